"""A thing that offers nothing says why, with its rule: at a hover, a tap or a key."""

from __future__ import annotations

import re

import pytest
from tests.web.guests import PHONE, Guest, Guests, expect
from tests.web.test_accessibility import faults

from kadath.games import playable


def at_the_table(ada: Guest, game: str) -> None:
    """Begin a game for one that is dealt as every first game is."""
    ada.learns(game)
    ada.waits_for_turn()


def test_a_card_that_cannot_be_played_says_why_at_a_hover_and_by_key(guests: Guests) -> None:
    ada = guests.come()
    at_the_table(ada, "lcg")
    ada.choose("done")
    held = ada.page.locator(".held .press", has_text="Manual Dexterity")
    held.hover()
    reason = ada.page.locator(".zoom .reasons")
    expect(reason).to_contain_text("LCG-211")
    text = reason.locator("p").inner_text()
    ada.page.mouse.move(5, 5)
    held.focus()
    ada.page.keyboard.press(" ")
    note = ada.page.get_by_role("note", name="Why not?")
    expect(note).to_contain_text(text.split("LCG-211")[0].strip())
    note.locator("summary").first.click()
    expect(note).to_contain_text("Skills are never played")
    assert faults(ada, "dialog") == []


def test_a_place_says_why_nobody_goes_there_at_a_tap(guests: Guests) -> None:
    ada = guests.come(language="pl", size=PHONE, has_touch=True, is_mobile=True)
    ada.new_table(["me"], ancient_one="cthulhu")
    ada.waits_for_turn()
    ada.taps(ada.page.locator("[id^=location-]:not(.choosable)").first)
    note = ada.page.get_by_role("note", name="Dlaczego nie?")
    expect(note).to_be_visible()
    expect(note.locator("summary").first).to_contain_text("FH-")


def test_a_monster_says_why_it_is_spared_at_a_hover(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me"], ancient_one="cthulhu")
    ada.waits_for_turn()
    ada.page.locator(".piece .hit[role=img]").first.hover()
    expect(ada.page.locator(".zoom .reasons")).to_contain_text("FH-")


def test_a_monster_says_it_by_keys_alone(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me"], ancient_one="cthulhu")
    ada.waits_for_turn()
    ada.page.keyboard.press("b")
    ada.page.keyboard.press("m")
    expect(ada.page.locator(".monsters .hit").first).to_be_focused()
    ada.page.keyboard.press("m")
    expect(ada.page.locator(".monsters .hit").nth(1)).to_be_focused()
    ada.page.keyboard.press(" ")
    note = ada.page.get_by_role("note", name="Why not?")
    expect(note.locator("summary").first).to_contain_text("FH-")


@pytest.mark.parametrize("game", sorted(playable()))
def test_the_default_page_says_it_too(guests: Guests, game: str) -> None:
    ada = guests.come()
    made = ada.post("guided", game=game)
    ada.open(f"/table/{made['table']}?plain")
    ada.waits_for_turn()
    ada.page.locator(".board .press:not(.choosable)").first.click()
    note = ada.page.get_by_role("note", name="Why not?")
    expect(note.locator("summary").first).to_contain_text(re.compile(r"^[A-Z]{2,3}-"))
