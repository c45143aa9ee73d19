"""The zones of a table stand still, and all of them are in sight."""

from __future__ import annotations

import pytest
from tests.web.guests import DESK, Guest, Guests, expect
from tests.web.test_card_game import at_the_card_game

LAPTOP = (1280, 720)
EACH_DESK = pytest.mark.parametrize("size", [DESK, LAPTOP], ids=["desktop", "laptop"])
ZONES = (".rail", ".map", ".partners", ".dock", ".column")


def zones(guest: Guest) -> list[object]:
    """Where each zone is."""
    return [guest.page.locator(zone).bounding_box() for zone in ZONES]


@EACH_DESK
def test_nothing_moves_when_a_test_begins_and_ends(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    at_the_card_game(ada, 2)
    before = zones(ada)
    place = ada.page.locator("[id^=location-]").first
    spot = place.bounding_box()
    ada.choose("investigate")
    ada.waits_for_turn()
    assert ada.page.locator(".attempt").count() == 1
    assert zones(ada) == before
    while ada.page.locator(".attempt").count():
        offered = ada.keys()
        ada.choose("done" if "done" in offered else "pass")
        ada.waits_for_turn()
    assert zones(ada) == before
    assert place.bounding_box() == spot


@EACH_DESK
def test_the_hand_is_never_below_the_fold(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    at_the_card_game(ada, 2)
    assert ada.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    cards = ada.page.locator(".fan .press")
    assert cards.count() >= 5
    for card in cards.all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + 100 < size[1]
    cards.first.focus()
    risen = cards.first.bounding_box()
    assert risen is not None
    assert risen["y"] + risen["height"] <= size[1]
    assert shows_all(ada, ".rail .act .words"), "what the act asks for is not cut"


def shows_all(guest: Guest, part: str) -> bool:
    """Whether nothing of a part is cut off below."""
    return bool(
        guest.page.locator(part).evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    )


@EACH_DESK
def test_the_card_that_is_played_and_a_hint_are_seen_whole(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come("Ada", language="pl", size=size)
    # Of all cards this one says most.
    ada.new_table(["me", {"bot": "random"}], lead=0, investigators=["ashcan_pete", "rita_young"])
    ada.waits_for_turn()
    for _ in range(5):
        assert shows_all(ada, ".question")
        card = ada.page.locator(".question").bounding_box()
        hand = ada.page.locator(".hands .fan").bounding_box()
        assert card is not None
        assert hand is not None
        assert card["x"] + card["width"] <= hand["x"]
        ada.page.keyboard.press("h")
        expect(ada.page.locator(".options :is(.best, .advised)")).to_be_in_viewport(ratio=0.9)
        ada.choose()
        ada.waits_for_turn()
