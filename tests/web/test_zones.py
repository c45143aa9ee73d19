"""The zones of a table stand still, and all of them are in sight."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.guests import DESK, Guest, Guests, expect
from tests.web.played import played, sits_down
from tests.web.test_accessibility import faults
from tests.web.test_card_game import at_the_card_game

from kadath.games import game
from kadath.kernel.views import ThingView

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect

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


NINE = """(fan) => {
  const one = fan.querySelector("li");
  while (fan.children.length < 9) fan.append(one.cloneNode(true));
  fan.style.setProperty("--cards", 9);
  [...fan.children].forEach((card, at) => card.style.setProperty("--at", at - 4));
}"""
"""A hand of nine."""
THREE = """(strip) => {
  strip.replaceChildren(...[0, 1, 2].map(() => {
    const asset = document.createElement("li");
    const card = document.createElement("div");
    card.style.width = "var(--asset, 5.75rem)";
    card.style.height = "4.6rem";
    asset.append(card);
    return asset;
  }));
}"""
"""As wide as three assets."""


@EACH_DESK
def test_a_hand_of_nine_covers_none_of_three_assets(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    at_the_card_game(ada)
    ada.page.locator(".fan").evaluate(NINE)
    assets = ada.page.locator(".you .strip")
    assets.evaluate(THREE)
    assert assets.evaluate("one => one.scrollWidth <= one.clientWidth")
    third = assets.locator("li").last.bounding_box()
    cards = [one.bounding_box() for one in ada.page.locator(".fan li").all()]
    assert third is not None
    assert len(cards) == 9
    assert min(one["x"] for one in cards if one) >= third["x"] + third["width"]
    assert max(one["x"] + one["width"] for one in cards if one) <= size[0] - 318


@EACH_DESK
def test_a_place_that_lies_alone_is_large(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    at_the_card_game(ada)
    board = ada.page.locator(".board").bounding_box()
    place = ada.page.locator("[id^=location-]").bounding_box()
    assert board is not None
    assert place is not None
    assert place["width"] > board["width"] / 2
    assert place["y"] + place["height"] < board["y"] + board["height"]


def are_many(s: Any) -> bool:
    """Whether somebody who acts is held by three enemies."""
    engaged = Counter(row.get("place") for _, row in game("lcg").things(s)(None) if is_foe(row))
    return s.decision.ask == "take-action" and max(engaged.values(), default=0) > 2


def is_foe(row: ThingView) -> bool:
    """Whether a thing can be fought."""
    return "fight" in row.get("numbers", {}) and str(row.get("place")).startswith("investigator:")


@EACH_DESK
def test_many_foes_cover_no_other_place(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    held = {"seats": 2, "scenario": "the-gathering", "difficulty": "easy"}
    sits_down(ada, played("lcg", are_many, range(2, 9), **held))
    foes = ada.page.locator(".foes .press").all()
    assert len(foes) > 2
    names = ada.page.locator(".place .ground :is(.name, .coin)").all()
    for foe in foes:
        for name in names:
            over, under = foe.bounding_box(), name.bounding_box()
            assert over is not None
            assert under is not None
            assert not overlap(over, under), name.inner_text()


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share more than an edge."""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@EACH_DESK
def test_your_own_side_is_in_sight_whole(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    at_the_card_game(ada)
    assets = ada.page.locator(".you .strip")
    assets.evaluate(THREE)
    assert shows_all(ada, ".you .strip")
    for part in (".you .bust", ".you .strip li"):
        box = ada.page.locator(part).last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]


@EACH_DESK
def test_the_ancient_one_is_seen_and_tells_of_its_omens(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come("Ada", size=size)
    ada.new_table(["me", {"bot": "random"}], ancient_one="shudde_mell")
    ada.waits_for_turn()
    sight = ada.page.locator(".board").get_by_role("button", name="Shudde M’ell")
    expect(sight).to_be_in_viewport(ratio=1)
    plate = ada.page.locator("#location-12").bounding_box()
    board = ada.page.locator(".board").bounding_box()
    assert plate is not None
    assert board is not None
    assert plate["height"] > board["height"] / 6.2, "the campus uses the height"
    sight.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("dialog[open]").get_by_text("Omens")).to_be_visible()
    assert faults(ada, "dialog[open]") == []


@EACH_DESK
def test_what_all_cards_would_do_is_said_once_and_the_advised_one_is_in_sight(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come("Ada", language="uk", size=size)
    made = ada.post("guided", game="final_hour")
    ada.open(f"/table/{made['table']}")
    ada.waits_for_turn()
    said = ada.page.locator(".options .said")
    expect(said).to_be_visible()
    for option in ada.options.all():
        # Whoever listens hears it with each of them.
        assert said.inner_text()[1:] in (option.text_content() or "")
    expect(ada.page.locator(".options .best")).to_be_in_viewport(ratio=0.9)


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
        # Whoever played a card of the round is seen on it.
        assert ada.page.locator(".play[title] .likeness").count() > 0
        card = ada.page.locator(".question").bounding_box()
        hand = ada.page.locator(".hands .fan").bounding_box()
        assert card is not None
        assert hand is not None
        assert card["x"] + card["width"] <= hand["x"]
        ada.page.keyboard.press("h")
        expect(ada.page.locator(".options :is(.best, .advised)")).to_be_in_viewport(ratio=0.9)
        ada.choose()
        ada.waits_for_turn()
