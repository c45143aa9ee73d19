"""Games without a page of their own; and those with one as they would be without it."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.toys import found as found
from tests.web.guests import (
    EACH_SIZE_AND_LANGUAGE,
    PHONE_AND_DESK,
    Guests,
    expect,
    play,
)
from tests.web.test_accessibility import faults

from kadath.games import playable

PLAYED = sorted(playable())


@pytest.mark.usefixtures("found")
@EACH_SIZE_AND_LANGUAGE
def test_a_game_without_a_page_is_played_to_its_end(
    guests: Guests, size: tuple[int, int], language: str
) -> None:
    ada = guests.come(language=language, size=size)
    ada.found("toy", ["me", {"bot": "random"}], {})
    ada.waits_for_turn()
    assert ada.fits()
    # All that is asked about is on the table, by name, and can be chosen there.
    lying = ada.page.locator(".own .press.choosable")
    expect(lying).to_have_count(len(ada.keys()))
    before = ada.version
    lying.first.click()
    ada.goes_on(before)
    assert play([ada], Random(1)) > 1
    assert ada.is_over()


@pytest.mark.usefixtures("found")
def test_somebody_hears_the_table_and_plays_by_keyboard(guests: Guests) -> None:
    ada = guests.come()
    ada.found("toy", ["me", {"bot": "random"}], {})
    ada.waits_for_turn()
    assert faults(ada) == []
    spoken = ada.page.locator(".own .press").first.inner_text()
    assert re.match(r"Keeper 1, keeper, cards in hand 3", spoken)
    ada.page.keyboard.press("b")
    expect(ada.page.locator(".board .press").first).to_be_focused()
    ada.page.keyboard.press(" ")
    expect(ada.page.locator("dialog[open] h3")).to_have_text("Keeper 1")
    assert faults(ada, "dialog[open]") == []
    ada.page.keyboard.press("Escape")
    before = ada.version
    ada.page.keyboard.press("1")
    ada.goes_on(before)


@PHONE_AND_DESK
@pytest.mark.parametrize("game", PLAYED)
def test_things_tell_enough_of_every_game(guests: Guests, game: str, size: tuple[int, int]) -> None:
    ada = guests.come(size=size)
    table = ada.found(game, ["me", {"bot": "random"}], {})
    ada.open(f"/table/{table}?plain")
    rng = Random(2)
    for _ in range(6):
        ada.waits_for_turn()
        assert ada.fits()
        names = ada.page.locator(".board .name").all_inner_texts()
        assert len(names) > 10
        # A key in the place of a name would be a word that nobody wrote.
        assert not [name for name in names if re.fullmatch(r"[a-z_-]+|\d+", name)]
        offered = ada.keys()
        ada.choose(rng.choice([key for key in offered if key != "ready"]))
    assert faults(ada) == []
