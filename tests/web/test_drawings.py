"""The drawings of the games: whatever the page uses is defined once, as a symbol of that game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.guests import Guests

USED = """() => {
    const hrefs = new Set(Array.from(document.querySelectorAll("use"), (one) => one.href.baseVal));
    const named = (href) => Array.from(document.querySelectorAll(href));
    return Array.from(hrefs, (href) => [href, named(href).map((one) => one.constructor.name)]);
}"""


@pytest.mark.parametrize(
    ("game", "setup"),
    [("final_hour", {"seats": 2}), ("lcg", {"investigators": ["roland-banks", "wendy-adams"]})],
)
def test_every_drawing_on_the_page_is_a_symbol_of_its_game(
    guests: Guests, game: str, setup: dict[str, Any]
) -> None:
    ada = guests.come("Ada", drawn=True)
    ada.found(game, ["me", "me"], setup)
    ada.waits_for_turn()
    used = ada.page.evaluate(USED)
    assert len(used) > 5
    for href, found in used:
        assert href.startswith(f"#sign-{game}-"), href
        assert found == ["SVGSymbolElement"], href
