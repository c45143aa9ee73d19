"""Setting up a table: stories, dangers and people chosen by cover and face, by hand and by key."""

from __future__ import annotations

import pytest
from tests.web.guests import PHONE, Guest, Guests, each, expect
from tests.web.test_accessibility import faults

from kadath.games import playable


def sets_up(guest: Guest, game: str) -> None:
    """Open the form behind the door to a game."""
    guest.open("/")
    book = guest.page.locator(f'a[href="/rules/{game}"]')
    guest.page.locator(".door", has=book).locator(".more").click()
    guest.page.locator("form .create .button").wait_for()


@pytest.mark.parametrize("game", playable())
def test_the_story_and_its_dangers_are_seen_before_they_are_chosen(
    guests: Guests, game: str
) -> None:
    ada = guests.come(drawn=True)
    sets_up(ada, game)
    choices = ada.page.locator("form :is(.covers, .signs) label")
    for choice in each(choices, 2):
        expect(choice.locator("img")).to_be_visible()
        expect(choice.locator("small")).not_to_be_empty()
    # Nobody has to be chosen: whoever is drawn comes first.
    ada.page.locator("form li .picker").first.click()
    people = ada.page.locator("dialog dialog label")
    expect(people.first).to_contain_text("drawn at random", ignore_case=True)
    expect(people.nth(1).locator("img")).to_be_visible()


def test_everything_is_chosen_by_key_and_enter_in_a_list_does_not_send_the_form(
    guests: Guests,
) -> None:
    ada = guests.come()
    keys = ada.page.keyboard
    sets_up(ada, "arkham")
    board = ada.page.get_by_role("radiogroup", name="Board").get_by_role("radio")
    board.first.focus()
    keys.press("ArrowRight")
    expect(board.nth(1)).to_be_checked()
    # Innsmouth has Heralds, too.
    expect(ada.page.get_by_role("radiogroup", name="Herald")).to_be_visible()
    keys.press("Tab")
    ancient = ada.page.get_by_role("button", name="Ancient One")
    expect(ancient).to_be_focused()
    keys.press("Enter")
    expect(ada.page.get_by_role("radio", name="drawn at random")).to_be_focused()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(ada.page.locator("dialog dialog")).to_have_count(0)
    expect(ancient).to_be_focused()
    expect(ancient).to_contain_text("Cthulhu")
    assert ada.page.url.endswith("/")


def test_nobody_is_played_twice(guests: Guests) -> None:
    ada = guests.come()
    sets_up(ada, "arkham")
    ada.page.get_by_role("radio", name="2", exact=True).check()
    ada.picks("Character 1", "Joe Diamond")
    ada.page.get_by_role("button", name="Character 2").click()
    taken = ada.page.get_by_role("radio", name="Joe Diamond")
    expect(taken).to_be_disabled()
    expect(ada.page.locator("label", has=taken)).to_contain_text("taken")


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_the_form_and_its_lists_fit_a_phone_and_can_be_read_by_all(
    guests: Guests, language: str
) -> None:
    ada = guests.come(language=language, size=PHONE)
    sets_up(ada, "arkham")
    ada.page.get_by_role("radio", name="8", exact=True).check()
    assert ada.fits()
    assert faults(ada) == []
    ada.page.locator(".picker").first.click()
    ada.page.locator("dialog dialog[open]").wait_for()
    close = ada.page.locator("dialog dialog header .button")
    expect(close).to_be_in_viewport(ratio=1)
    assert ada.fits()
    assert faults(ada) == []


def test_a_seat_of_a_lobby_shows_the_face_that_the_set_up_has_for_it(guests: Guests) -> None:
    ada = guests.come(drawn=True)
    named = ["jenny_barnes", "michael_mcglen"]
    ada.found("final_hour", ["me", "open"], {"investigators": named})
    expect(ada.page.locator(".seats .face img")).to_have_count(2)
