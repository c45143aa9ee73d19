"""Several things are ticked in any order, by mouse and keyboard, and confirmed with one button."""

from __future__ import annotations

from playwright.sync_api import expect

from .guests import Guest, Guests


def at_the_mulligan(guest: Guest) -> list[str]:
    """Somebody comes to the first question of the card game; the cards of their hand."""
    guest.found("lcg", ["me"], {"investigators": ["roland-banks"]})
    guest.waits_for_turn()
    offered = guest.keys()
    return [key for key in offered if key.startswith("mulligan")]


def test_the_last_card_may_be_ticked_first(guests: Guests) -> None:
    ada = guests.come("Ada")
    cards = at_the_mulligan(ada)
    page = ada.page
    confirm = page.locator('[data-key="confirm"]')
    expect(confirm).to_contain_text("Keep this hand")
    for key in (cards[-1], cards[0]):
        page.locator(f'[data-key="{key}"]').click()
        expect(page.locator(f'[data-key="{key}"]')).to_have_attribute("aria-checked", "true")
        ada.is_weighed()
    expect(confirm).to_contain_text("Replace:")
    expect(page.locator(".enough [role=status]")).to_contain_text("Replace:")
    assert ada.version == 0, "ticks are no choices"
    confirm.click()
    ada.goes_on(0)
    assert ada.version >= 2, "both cards were replaced"


def test_a_tick_is_taken_back_and_the_keyboard_confirms(guests: Guests) -> None:
    ada = guests.come("Ada")
    cards = at_the_mulligan(ada)
    page = ada.page
    first = page.locator(f'[data-key="{cards[0]}"]')
    page.keyboard.press("1")
    expect(first).to_have_attribute("aria-checked", "true")
    ada.is_weighed()
    page.keyboard.press("1")
    expect(first).to_have_attribute("aria-checked", "false")
    expect(page.locator('[data-key="confirm"]')).to_contain_text("Keep this hand")
    page.keyboard.press("e")
    ada.goes_on(0)
