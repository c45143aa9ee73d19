"""A test is a stage: what hangs on it, where numbers come from, and one button that draws."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.web.guests import (
    EACH_LANGUAGE,
    EACH_SIZE_AND_LANGUAGE,
    LAPTOP,
    LAPTOP_AND_DESK,
    PHONE,
    Guest,
    Guests,
    each,
    expect,
)
from tests.web.played import played, sits_down
from tests.web.test_accessibility import faults
from tests.web.test_card_game import at_the_card_game
from tests.web.test_director import prefers, seen, watches

from kadath.games import game


def at_a_test(guest: Guest) -> None:
    """Somebody investigates, and may commit cards."""
    at_the_card_game(guest, 2)
    guest.choose("investigate")
    guest.waits_for_turn()
    while not guest.page.locator(".attempt .main").count():
        guest.choose(guest.keys()[-1])
        guest.waits_for_turn()


def may_end_the_ritual(s: Any) -> bool:
    """Whether somebody may reverse the ritual."""
    return "ready" in [one.key for one in s.decision.options]


def at_a_ritual(guest: Guest) -> None:
    """Somebody alone in Final Hour may reverse the ritual."""
    sits_down(guest, played("final_hour", may_end_the_ritual, range(1, 20), seats=1))


@EACH_SIZE_AND_LANGUAGE
def test_all_is_in_sight_before_anything_is_committed(
    guests: Guests, size: tuple[int, int], language: str
) -> None:
    ada = guests.come(size=size, language=language)
    at_a_test(ada)
    stage = ada.page.locator(".attempt")
    for part in (".score", ".win", ".lose", ".draws", ".main"):
        expect(stage.locator(part)).to_be_visible()
    assert ada.fits()
    assert faults(ada, ".attempt") == []


@EACH_LANGUAGE
def test_whoever_is_asked_for_cards_reads_the_whole_question_on_a_phone(
    guests: Guests, language: str
) -> None:
    ada = guests.come(size=PHONE, language=language)
    at_a_test(ada)
    question = ada.page.locator(".prompt h2")
    # One line says that a partner may help, and below it is the bar of the chance.
    (button,) = ada.boxes(".attempt .main")
    assert button.height < 56
    for _ in range(2):
        ada.settles()
        assert question.evaluate("one => one.scrollHeight < one.clientHeight + 8"), ada.question
        # The partner is asked next, for a test that is not her own.
        ada.choose("done")
        ada.waits_for_turn()


def test_the_odds_move_while_cards_are_toggled_in_any_order(guests: Guests) -> None:
    ada = guests.come()
    at_a_test(ada)
    stage = ada.page.locator(".attempt")
    button = stage.locator(".main")
    # The button says what comes next: a partner who is here may be asked for cards.
    expect(button).to_contain_text(re.compile(r"Go on: Wendy Adams may help \(\d+%\)"))
    before = button.inner_text()
    total = stage.locator(".score .ours").inner_text()
    ticks = ada.page.locator('[role=checkbox][data-key^="commit"]')
    cards = ada.page.locator(".fan .press.choosable")
    for _ in range(2):
        cards.last.click()
        ada.is_weighed()
    expect(stage.locator(".score .ours")).to_have_text(total)
    expect(button).to_have_text(before)
    ticks.first.click()
    ada.is_weighed()
    expect(stage.locator(".score .ours")).not_to_have_text(total)
    expect(stage.locator(".ticked")).to_have_count(1)


def test_the_token_is_seen_and_summed_up_before_the_next_question(guests: Guests) -> None:
    ada = guests.come(moves=True)
    at_a_test(ada)
    prefers(ada, "normal")
    watches(ada)
    token = ada.page.locator(".attempt .well .token")
    for _ in range(40):
        if token.count():
            break
        if ada.is_asked():
            # The others may commit cards, too.
            draw = ada.page.locator(".attempt .main")
            (draw if draw.count() else ada.options.last).click()
        ada.page.wait_for_timeout(200)
    expect(token).to_be_visible()
    expect(ada.page.locator(".attempt .verdict")).to_contain_text(re.compile("Success|Failure"))
    ada.waits_for_turn()
    told = seen(ada)
    assert [line for line in told if "chaos token" in line]
    assert told.index(next(one for one in told if "chaos token" in one)) < told.index(
        next(one for one in told if one.startswith("The test"))
    )


@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_a_phone_gives_the_test_the_screen(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come(size=size, has_touch=True, is_mobile=True)
    at_a_test(ada)
    (box,) = ada.boxes(".attempt")
    assert box.width == size[0]
    assert box.height > size[1] * 0.4


def test_a_phone_on_its_side_has_the_button_of_a_test_in_sight(guests: Guests) -> None:
    ada = guests.come(size=(844, 390), language="uk")
    at_a_test(ada)
    expect(ada.page.locator('.attempt [data-key="confirm"]')).to_be_in_viewport(ratio=0.98)
    (title, who) = ada.boxes(".attempt h2", ".attempt header p")
    assert who.height < title.height, "who tests what is one line"


def test_the_table_below_can_be_looked_at(guests: Guests) -> None:
    ada = guests.come()
    at_a_test(ada)
    ada.page.get_by_role("button", name="See the table").click()
    expect(ada.page.locator(".attempt")).to_have_count(0)
    expect(ada.page.locator('.prompt [data-key="confirm"]')).to_be_visible()
    ada.page.locator(".unfold").click()
    expect(ada.page.locator('.attempt [data-key="confirm"]')).to_be_visible()


def test_the_ritual_of_final_hour_has_the_same_stage(guests: Guests) -> None:
    ada = guests.come()
    at_a_ritual(ada)
    stage = ada.page.locator(".attempt")
    expect(stage.locator("h2")).to_have_text("Reverse the ritual")
    expect(stage.locator("header p")).to_have_text(
        re.compile(r"^\d+ of your cards may match; together you need \d+ matches$")
    )
    expect(stage.locator(".score")).to_have_text(re.compile(r"your cards.*against.*matches needed"))
    expect(stage.locator(".win")).to_contain_text("everybody wins")
    expect(stage.locator(".lose")).to_contain_text("everybody loses")
    assert faults(ada, ".attempt") == []
    # Below all that, one lit button says what it does, and beside it stands the way back.
    expect(stage.locator(".go .main")).to_have_text("Ready to reverse the ritual")
    expect(stage.locator(".go .button:not(.main)")).to_have_text("Not yet")
    stage.locator(".go .main").click()
    expect(stage).to_have_count(0)


@EACH_LANGUAGE
def test_a_laptop_shows_the_buttons_of_a_ritual_whole(guests: Guests, language: str) -> None:
    ada = guests.come(size=LAPTOP, language=language)
    at_a_ritual(ada)
    for button in each(ada.page.locator(".offers .button"), 2):
        expect(button).to_be_in_viewport(ratio=1)


def test_whoever_looks_on_at_a_ritual_reads_who_is_asked_where_the_button_would_be(
    guests: Guests,
) -> None:
    ada, eve = guests.come("Ada"), guests.come("Eve")
    at_a_ritual(ada)
    table = ada.page.url.rpartition("/")[2]
    token = ada.get(f"tables/{table}")["links"]["watch"].removeprefix("/join/")
    eve.post("join", token=token)
    eve.open(f"/table/{table}")
    expect(eve.page.locator(".attempt h2")).to_have_text("Reverse the ritual")
    expect(eve.page.locator(".attempt .go")).to_have_text("Waiting for Ada")
    expect(ada.page.locator(".attempt .awaited")).to_have_count(0)


def test_no_number_of_a_test_reads_as_a_letter(guests: Guests) -> None:
    ada = guests.come()
    at_a_test(ada)
    for part in (".track strong", ".prompt h2", ".attempt h2", ".attempt .verdict", ".just li"):
        figures = "one => getComputedStyle(one).fontVariantNumeric"
        assert ada.page.locator(part).first.evaluate(figures) == "lining-nums", part
    # Whatever sets its font as a whole loses that, but not what the font itself says.
    lining = "() => [...document.fonts].map((one) => [one.family, one.featureSettings])"
    fonts = {family.strip('"'): features for family, features in ada.page.evaluate(lining)}
    assert fonts["Alegreya"] == '"lnum"'


@LAPTOP_AND_DESK
def test_no_committed_card_lies_on_the_button(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come(size=size)
    at_a_test(ada)
    ada.page.locator('[role=checkbox][data-key^="commit"]').first.click()
    ada.is_weighed()
    (button, card) = ada.boxes(".attempt .main", ".fan li:has(.ticked) .press")
    assert button.bottom <= card.y


def test_the_last_choice_is_read_whole_beside_undo(guests: Guests) -> None:
    ada = guests.come()
    at_a_ritual(ada)
    made = ada.page.locator(".tools .made")
    expect(made).to_contain_text("Seal the path")
    assert made.evaluate("one => one.scrollWidth <= one.clientWidth"), made.inner_text()


def assigns_harm_of_a_failure(s: Any) -> bool:
    """Whether somebody says what takes the harm of a failed test, and may choose."""
    test = game("lcg").view(s, None)["test"]
    several = s.several
    return bool(
        several is not None
        and s.decision.ask == "gather"
        and test is not None
        and test["result"] == "failed"
        and sum(part.least for part in several.parts) > 1
    )


def test_the_button_says_what_is_chosen_once_the_test_is_over(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, played("lcg", assigns_harm_of_a_failure, range(40), seats=2))
    button = ada.page.locator(".attempt .main")
    expect(button).to_contain_text("Choose")
    while button.get_attribute("aria-disabled") == "true":
        ada.page.locator("[role=checkbox]").first.click()
        ada.page.wait_for_timeout(300)
    expect(button).to_have_text(re.compile(r"^Assign – "))
