"""Phone, tablet and desktop: everything fits, nothing scrolls sideways."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.guests import (
    EACH_LANGUAGE,
    EACH_SIZE_AND_LANGUAGE,
    LAPTOP,
    PHONE,
    TABLET,
    Guests,
    each,
    expect,
)
from tests.web.test_accessibility import faults
from tests.web.test_card_game import at_the_card_game

from kadath.games import playable

if TYPE_CHECKING:
    from playwright.sync_api import Request


@EACH_SIZE_AND_LANGUAGE
def test_nothing_sticks_out_at_the_side(
    guests: Guests, size: tuple[int, int], language: str
) -> None:
    ada = guests.come(language=language, size=size)
    ada.opens_form()
    assert ada.fits()
    ada.new_table(["me", "open", "open"])
    ada.page.locator(".ready-button").wait_for()
    assert ada.fits()
    ada.new_table(["me", {"bot": "random"}, {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    for part in ("hand", "you", "log"):
        ada.looks_at(part)
        assert ada.fits(), part
    for tab in each(ada.page.get_by_role("tab")):
        tab.click()
        assert ada.fits(), tab.inner_text()


def test_a_phone_plays_by_touch(guests: Guests) -> None:
    ada = guests.come(size=PHONE, has_touch=True, is_mobile=True)
    ada.new_table(["me", {"bot": "random"}], lead=0)
    for _ in range(6):
        ada.waits_for_turn()
        version = ada.version
        ada.unfolds()
        ada.taps(ada.options.first)
        ada.confirms_if_ticking()
        ada.goes_on(version)
    ada.waits_for_turn()
    (before,) = ada.boxes(".prompt")
    assert before.height < 0.2 * PHONE[1]
    ada.taps(ada.page.get_by_role("button", name="Options ("))
    expect(ada.options.last).to_be_visible()
    assert ada.boxes(".prompt") == [before], "the list lies over the map and moves nothing"
    ada.taps(ada.page.get_by_role("button", name="Hide options"))
    expect(ada.page.locator(".options.unfolded")).to_have_count(0)


def test_a_tap_reads_a_card_that_peeks_out_and_a_second_one_plays_it(guests: Guests) -> None:
    ada = guests.come(size=PHONE, has_touch=True, is_mobile=True)
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    version = ada.version
    card = ada.page.locator(".hands .card.choosable").first
    ada.taps(card, 20, 20)
    expect(ada.page.locator(".offer .reads")).to_be_visible()
    assert ada.version == version
    ada.taps(card, 20, 20)
    ada.goes_on(version)


def test_a_phone_shows_the_hand_of_whoever_is_asked_and_all_four_on_request(
    guests: Guests,
) -> None:
    ada = guests.come(size=PHONE)
    ada.new_table(["me"] * 4)
    ada.waits_for_turn()
    hands = ada.page.locator(".hands .one").filter(visible=True)
    for _ in range(2):
        expect(hands).to_have_count(1)
        cards = ada.every_box(".hands .front .card.choosable")
        assert all(card.height > 100 for card in cards)
        assert all(card.x >= 0 and card.right <= PHONE[0] for card in cards)
        ada.choose()
        ada.waits_for_turn()
    ada.looks_at("hand")
    expect(hands).to_have_count(4)
    assert all(card.height > 80 for card in ada.every_box(".hands .card"))


def test_a_phone_shows_the_place_large_and_those_around_it_small(guests: Guests) -> None:
    ada = guests.come(size=PHONE, has_touch=True, is_mobile=True)
    at_the_card_game(ada, 2, scenario="the-midnight-masks")
    here = ada.page.locator(".large [id^=location-]")
    (box,) = ada.boxes(".large [id^=location-]")
    assert box.width > 0.85 * PHONE[0]
    around = ada.page.locator(".thumb")
    places = len(each(around, 4)) + 1
    ada.taps(around.first)
    expect(ada.page.locator(".offer")).to_be_visible()
    ada.taps(ada.page.get_by_role("button", name="Whole map"))
    expect(ada.page.locator(".cell")).to_have_count(places)
    # A foe in the picture of a small place leaves its name, however long that is.
    named = ada.page.locator(".place:has(.foes) .ground .name").first
    named.evaluate("one => one.textContent = 'St. Mary’s Hospital'")
    (foe, name) = ada.boxes(".foes .press", ".place:has(.foes) .ground .name")
    assert not foe.overlaps(name)
    ada.taps(ada.page.get_by_role("button", name="To the place"))
    expect(here).to_be_visible()


def test_what_can_be_touched_is_large_enough(guests: Guests) -> None:
    ada = guests.come(size=PHONE, has_touch=True, is_mobile=True)
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    small = ada.page.evaluate(
        "() => [...document.querySelectorAll('button, a, [id^=location-]')]"
        " .filter(one => one.getClientRects().length && !one.closest('.unseen'))"
        " .filter(one => { const box = one.getBoundingClientRect();"
        "   return box.width < 24 || box.height < 20; })"
        " .map(one => one.outerHTML.slice(0, 90))"
    )
    assert small == []


def test_a_long_press_looks_closely_and_does_not_choose(guests: Guests) -> None:
    ada = guests.come(size=TABLET)
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    version = ada.version
    card = ada.page.locator(".hands .card").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(ada.page.locator(".zoom")).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    card.dispatch_event("click", {"bubbles": True})
    ada.page.wait_for_timeout(200)
    assert ada.version == version


@pytest.mark.parametrize("game", playable())
def test_the_first_load_is_small(guests: Guests, game: str) -> None:
    ada = guests.come()
    finished: list[Request] = []
    ada.page.on("requestfinished", lambda request: finished.append(request))
    ada.found(game, ["me"], {})
    ada.waits_for_turn()
    ada.page.wait_for_load_state("networkidle")
    loaded = sum(
        one.sizes()["responseBodySize"] for one in finished if not one.url.endswith(".woff2")
    )
    print(f"first load of a table of {game}: {loaded / 1000:.0f} KB without fonts")
    assert 20_000 < loaded < 250_000


def test_who_has_no_keys_is_told_of_none(guests: Guests) -> None:
    ada = guests.come(size=PHONE, has_touch=True, is_mobile=True)
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    ada.opens_settings()
    window = ada.page.locator("dialog[open]")
    expect(window.get_by_label("Confirm every choice")).to_be_visible()
    expect(window.get_by_text("choose by number")).to_be_hidden()
    expect(window.get_by_label("Keyboard shortcuts")).to_be_hidden()


def test_the_step_of_the_round_is_read_whole_on_a_phone(guests: Guests) -> None:
    ada = guests.come(size=PHONE)
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    expect(ada.page.locator(".silence")).to_be_visible()
    step = ada.page.locator(".track [aria-current] .label")
    expect(step).to_have_text("Priority")
    assert step.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_head_of_a_page_is_one_line_on_a_phone(guests: Guests) -> None:
    ada = guests.come(size=PHONE)
    ada.open("/")
    ada.page.locator("header .as-link").wait_for()
    tops = (
        ada.page.locator("header > *")
        .filter(visible=True)
        .evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(one => one.y + one.height / 2)"
        )
    )
    assert max(tops) - min(tops) < 10


def test_what_can_be_done_with_a_seat_stands_in_one_row_on_a_phone(guests: Guests) -> None:
    ada = guests.come(size=PHONE)
    ada.found("lcg", ["me", "open"], {})
    ada.page.locator(".ready-button").wait_for()
    # Both at one moment: news of the lobby may come in between and move the whole row.
    row = ada.page.locator(".seats li").nth(1).locator(":is(button, select)")
    (sit, who) = row.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.y, box.height])"
    )
    assert sit == who
    assert sit[1] >= 44
    # One's own seat needs no row for it.
    (own, name, stand) = ada.boxes(".seats .mine", ".mine b", ".mine .acts .button")
    assert own.height < 125
    assert stand.y < name.bottom


def test_the_question_stands_beside_the_face_on_a_phone(guests: Guests) -> None:
    ada = guests.come(size=PHONE)
    at_the_card_game(ada)
    (face, question) = ada.boxes(".prompt .face", ".prompt h2")
    assert abs(face.y + face.height / 2 - question.y - question.height / 2) < 3


@EACH_LANGUAGE
def test_the_names_of_act_and_agenda_are_read_whole_on_a_phone(
    guests: Guests, language: str
) -> None:
    ada = guests.come(size=PHONE, language=language)
    at_the_card_game(ada, 2, scenario="the-midnight-masks")
    names = ada.page.locator(".rail strong")
    expect(names).to_have_count(2)
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
    assert names.evaluate_all(cut) == []


@EACH_LANGUAGE
def test_the_rule_that_a_question_follows_is_named_whole(guests: Guests, language: str) -> None:
    ada = guests.come(size=LAPTOP, language=language)
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    why = ada.page.locator(".prompt .why .as-link")
    expect(why).to_contain_text("FH-070")
    assert why.evaluate("one => one.scrollWidth <= one.clientWidth")
    # The key that shows it never stands in a line by itself.
    assert why.evaluate("one => one.lastElementChild.textContent.trim().split(/\\s/).length") == 2
    assert why.evaluate("one => one.lastElementChild.getClientRects().length") == 1


@EACH_LANGUAGE
def test_the_tale_of_an_agenda_is_read_whole_on_a_desk(guests: Guests, language: str) -> None:
    ada = guests.come(language=language)
    at_the_card_game(ada, 2)
    ada.settles()
    tale = ada.page.locator(".agenda .tale")
    assert tale.evaluate("one => one.scrollHeight <= one.clientHeight"), tale.inner_text()


@pytest.mark.parametrize(("size", "seats"), [(PHONE, 3), (PHONE, 4), (LAPTOP, 4)])
def test_the_button_of_the_lobby_is_in_sight_however_many_seats_there_are(
    guests: Guests, size: tuple[int, int], seats: int
) -> None:
    ada = guests.come(size=size)
    ada.is_in_a_network()
    ada.found("lcg", ["me", *[{"bot": "random"}] * (seats - 2), "open"], {})
    ready = ada.page.locator(".ready-button")
    expect(ready).to_be_in_viewport(ratio=1)
    # It lies on nothing that has to be pressed once the reader has gone to the end.
    ada.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    leave = ada.page.get_by_role("button", name="Leave the table for good")
    expect(leave).to_be_in_viewport(ratio=1)
    foot, last = ada.boxes(".foot", "section > p .quiet")
    assert not foot.overlaps(last)
    assert faults(ada) == []


def test_a_phone_has_the_link_for_friends_on_the_first_screen_of_the_lobby(guests: Guests) -> None:
    ada = guests.come(size=PHONE)
    ada.is_in_a_network()
    ada.found("lcg", ["me", "open", "open", "open"], {})
    expect(ada.page.locator(".invite img")).to_be_visible()
    (invite, seat) = ada.boxes(".invite", ".seats .mine")
    assert invite.bottom < seat.y
    assert seat.bottom < PHONE[1]
    (talk, people) = ada.boxes(".chat", ".people")
    assert talk.bottom <= people.y
    assert ada.fits()
