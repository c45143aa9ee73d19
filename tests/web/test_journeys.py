"""Every game in the browser, with the page it has: played a while, in all sizes and languages."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.web.guests import EACH_SIZE_AND_LANGUAGE, Guest, Guests, each, expect

from kadath.games import manifest, playable

EACH_GAME = pytest.mark.parametrize("game", playable())
CHOICES = 12
NOT_SAID = re.compile(r"\[\w+-|undefined|\{ ?\$")
"""What a page shows in the place of a message that is missing or not filled in."""


def at_a_table(guest: Guest, game: str) -> None:
    """Alone at a new table, so that nobody waits for a bot."""
    guest.found(game, ["me"], {})
    guest.waits_for_turn()


@EACH_GAME
def test_somebody_plays_looks_around_and_comes_back(guests: Guests, game: str) -> None:
    ada = guests.come()
    at_a_table(ada, game)
    rng = Random(3)
    for _ in range(CHOICES):
        if ada.is_over():
            break
        ada.waits_for_turn()
        offered = ada.keys()
        ada.choose(rng.choice([key for key in offered if key not in manifest(game).rush]))
    ada.waits_for_turn()
    each(ada.page.locator(".log ol li"), 4)

    # Why the game asks this, by the rule itself.
    ada.page.keyboard.press("w")
    expect(ada.page.locator("dialog[open] article").first).to_be_visible()
    ada.page.keyboard.press("Escape")

    # The same question after the page was closed and opened again.
    asked, keys = ada.question, ada.keys()
    ada.page.reload()
    ada.waits_for_turn()
    assert (ada.question, ada.keys()) == (asked, keys)


@EACH_GAME
@EACH_SIZE_AND_LANGUAGE
def test_the_table_fits_and_everything_is_worded(
    guests: Guests, game: str, size: tuple[int, int], language: str
) -> None:
    ada = guests.come(language=language, size=size)
    at_a_table(ada, game)
    for part in ("hand", "you", "place", "log"):
        ada.looks_at(part)
        assert ada.fits(), part
    for tab in each(ada.page.get_by_role("tab")):
        tab.click()
        assert ada.fits(), tab.inner_text()
    shown = ada.page.locator("body").inner_text()
    labels = ada.page.evaluate(
        "() => [...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel).join(' ')"
    )
    assert not NOT_SAID.search(f"{shown} {labels}")
