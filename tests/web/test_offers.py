"""The table itself offers what may be done: a card, a place or an enemy has its own actions."""

from __future__ import annotations

from tests.web.guests import PHONE, Guests, expect
from tests.web.test_accessibility import faults
from tests.web.test_card_game import at_the_card_game


def test_a_tap_reads_and_the_second_plays(guests: Guests) -> None:
    ada = guests.come(size=PHONE, has_touch=True, is_mobile=True)
    at_the_card_game(ada)
    version = ada.version
    place = ada.page.locator("[id^=location-].choosable").first
    ada.taps(place)
    offer = ada.page.locator(".offer")
    expect(offer).to_be_visible()
    expect(offer).to_contain_text("Study")
    expect(offer.locator("button.option")).to_contain_text("Investigate")
    assert faults(ada, ".offer") == []
    assert ada.version == version
    ada.page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    ada.taps(place)
    expect(offer).to_be_visible()
    ada.taps(offer.locator("button.option"))
    ada.goes_on(version)
    expect(offer).to_have_count(0)


def test_whoever_wants_to_be_asked_twice_is_asked_beside_the_thing(guests: Guests) -> None:
    ada = guests.come()
    at_the_card_game(ada)
    ada.opens_settings()
    ada.page.get_by_label("Confirm every choice").check()
    ada.page.keyboard.press("Escape")
    version = ada.version
    ada.page.locator("[id^=location-].choosable").first.click()
    expect(ada.page.locator(".offer button.option")).to_be_focused()
    assert ada.version == version
    ada.page.keyboard.press("Enter")
    ada.goes_on(version)
