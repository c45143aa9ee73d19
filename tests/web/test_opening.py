"""What a browser fetches before a table can be used, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games import playable

from .guests import Guest, Guests

FETCHED = """() => performance.getEntriesByType("resource").map(
  (one) => [new URL(one.name).pathname, one.startTime])"""


def fetched(guest: Guest) -> dict[str, float]:
    """When each file was first asked for, in milliseconds since the page was."""
    found: list[Any] = guest.page.evaluate(FETCHED)
    return dict(reversed(found))


@pytest.mark.parametrize("game", playable())
def test_a_table_is_fetched_side_by_side(guests: Guests, game: str) -> None:
    ada = guests.come()
    ada.found(game, ["me"], {})
    ada.waits_for_turn()
    files = fetched(ada)
    who = files["/api/me"]
    for part in ("TablePage", game):
        named = [path for path in files if path.startswith(f"/assets/{part}-")]
        assert {path.rpartition(".")[2] for path in named} == {"js", "css"}
        assert all(files[path] < who for path in named), f"{part} waits for who reads it"


def test_a_table_that_is_not_ones_own_tells_nothing_of_its_game(guests: Guests) -> None:
    table = guests.come().new_table(["me"])
    stranger = guests.come("Bob")
    stranger.open(f"/table/{table}")
    stranger.page.locator("main a").wait_for()
    assert not stranger.page.locator("meta[name=game]").count()
    assert not any(path.startswith("/assets/final_hour-") for path in fetched(stranger))
