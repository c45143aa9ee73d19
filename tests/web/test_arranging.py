"""Things are put in order, and given their places: by dragging, by buttons and by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator
from tests.web.guests import PHONE, Guest, Guests, each, expect
from tests.web.played import sits_down
from tests.web.test_accessibility import faults

from kadath.games import game
from kadath.kernel.record import Record
from kadath.kernel.rng import Rng
from kadath.version import __version__

SEED = 4
"""A game in which somebody soon puts three cards back on the deck."""


def cards_to_put_back() -> Record:
    """A game that has come to the question in which order three cards are put back."""
    record = Record("final_hour", __version__, {"seats": 1}, SEED)
    state = game("final_hour").new(record.setup, SEED)
    rng = Rng(SEED)
    while state.decision is not None and state.decision.ask != "foresee-order":
        options = state.decision.options
        keeps = state.decision.ask == "foresee-discard"
        chosen = options[-1] if keeps else options[rng.below(len(options))]
        state.apply(chosen)
        record.add(chosen.key, state)
    return record


ROWS = ".tick button.option"


def rows(guest: Guest) -> Locator:
    return guest.page.locator(ROWS)


def order(guest: Guest) -> list[str]:
    return [str(one.get_attribute("data-key")) for one in each(rows(guest))]


def begins(guest: Guest) -> list[str]:
    """Somebody is asked for the order; the cards as they lie."""
    sits_down(guest, cards_to_put_back())
    return order(guest)


def test_cards_are_ordered_by_keys_buttons_and_presses(guests: Guests) -> None:
    ada = guests.come("Ada")
    first, second, third = begins(ada)
    page = ada.page
    expect(page.locator("[data-key=confirm]")).to_have_attribute("aria-disabled", "false")

    rows(ada).nth(2).focus()
    page.keyboard.press("Alt+ArrowUp")
    expect(rows(ada).nth(1)).to_have_attribute("data-key", third)
    expect(rows(ada).nth(1)).to_be_focused()

    page.get_by_role("button", name=re.compile("^Earlier:")).nth(1).click()
    expect(rows(ada).nth(0)).to_have_attribute("data-key", third)
    assert order(ada) == [third, first, second]

    page.locator(f'[data-key="{first}"]').click()
    expect(rows(ada).nth(2)).to_have_attribute("data-key", first)
    assert faults(ada) == []

    ada.is_weighed()
    before = ada.version
    page.locator("[data-key=confirm]").click()
    ada.goes_on(before)


def test_a_card_is_dragged_to_its_place(guests: Guests) -> None:
    ada = guests.come("Ada", size=PHONE)
    first, second, third = begins(ada)
    target, _, source = ada.every_box(ROWS, 3)
    mouse = ada.page.mouse
    mouse.move(source.x + 60, source.middle[1])
    mouse.down()
    mouse.move(target.x + 60, target.middle[1], steps=5)
    expect(ada.page.locator(".tick.aimed")).to_have_count(1)
    mouse.up()
    expect(rows(ada).nth(0)).to_have_attribute("data-key", third)
    assert order(ada) == [third, first, second]
    assert ada.fits()


def test_items_are_given_places_and_moved_to_others(guests: Guests) -> None:
    ada = guests.come("Ada")
    ada.found("machina", ["me"], {"party": 1})
    for _ in range(60):
        ada.waits_for_turn()
        if ada.page.get_by_role("radiogroup").count():
            break
        ada.choose()
    item = ada.page.get_by_role("radiogroup").first
    main = item.locator('[data-key^="main:"]')
    stow = item.locator('[data-key^="stow:"]')
    main.click()
    expect(main).to_have_attribute("aria-checked", "true")
    ada.is_weighed()
    stow.click()
    expect(stow).to_have_attribute("aria-checked", "true")
    expect(main).to_have_attribute("aria-checked", "false")
    assert faults(ada) == []
