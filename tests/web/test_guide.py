"""Learning a game by playing it: the guide on the page."""

from __future__ import annotations

import pytest
from tests.web.guests import (
    EACH_LANGUAGE,
    LAPTOP,
    PHONE,
    TABLET,
    Guest,
    Guests,
    each,
    expect,
    in_sizes,
)
from tests.web.test_accessibility import faults


def learns(ada: Guest, title: str) -> None:
    """Begin a first game from its poster."""
    ada.open("/")
    ada.door(title).locator(".main").click()
    ada.waits_for_turn()


def follows(ada: Guest) -> None:
    """Choose what the guide would."""
    best = ada.page.locator(".options .best:not([data-key=confirm])")
    keys = best.evaluate_all("all => all.map(one => one.dataset.key)")
    ticked = [key for key in keys if ada.page.locator(f'[role=checkbox][data-key="{key}"]').count()]
    if ticked or not keys:
        before = ada.version
        ada.ticks_and_confirms(*ticked)
        ada.goes_on(before)
    else:
        ada.choose(keys[0])


def test_somebody_learns_the_card_game_and_goes_on_without_the_guide(guests: Guests) -> None:
    ada = guests.come()
    learns(ada, "The Card Game")
    guide = ada.page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Welcome to Arkham")
    expect(guide).to_contain_text("My advice: select the 3 that are marked.")
    follows(ada)
    expect(guide).to_contain_text("Your turn: three actions")
    # What is advised is marked among the options and on the table, and in sight.
    best = ada.page.locator(".options .best")
    expect(best).to_have_count(1)
    expect(best).to_be_in_viewport(ratio=0.9)
    expect(ada.page.locator(".press.advised")).to_have_count(1)
    assert faults(ada, ".guided") == []

    # A lesson that was read makes room, and can be read again.
    guide.get_by_role("button", name="Got it").click()
    expect(guide).not_to_contain_text("A round is played in phases")
    guide.get_by_role("button", name="Again: Your turn: three actions").click()
    expect(guide).to_contain_text("A round is played in phases")

    # Somebody who chooses otherwise is taught all the same.
    ada.choose("resource")
    expect(guide).to_contain_text("What you are here for")
    ada.choose("investigate")
    expect(guide).to_contain_text("Your first test")
    follows(ada)

    version = ada.version
    guide.get_by_role("button", name="Play on without the guide").click()
    expect(guide).to_have_count(0)
    expect(ada.page.locator(".best, .advised")).to_have_count(0)
    assert ada.version == version
    ada.choose()


@in_sizes("phone", "laptop", "desktop")
def test_the_lesson_and_the_advice_fit_on_the_screen(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come(language="pl", size=size)
    learns(ada, "Gra karciana")
    for title in ("Witaj w Arkham", "Twoja tura: trzy akcje"):
        heading = ada.page.get_by_role("heading", name=title)
        expect(heading).to_be_in_viewport()
        if size == PHONE:
            ada.page.locator(".guide .button").click()
        expect(ada.page.locator(".guide .why")).to_be_in_viewport()
        expect(ada.page.locator(".options .best").first).to_be_in_viewport()
        follows(ada)


@EACH_LANGUAGE
def test_a_lesson_leaves_a_phone_most_of_its_campus(guests: Guests, language: str) -> None:
    ada = guests.come(language=language, size=PHONE)
    ada.learns("final_hour")
    expect(ada.page.locator(".guide .lesson")).to_be_visible()
    expect(ada.page.locator(".options .best")).to_be_in_viewport()
    figure, guide, board, frame = ada.boxes(".pawn.own", ".guide", ".board", ".scrolls")
    assert figure.bottom < guide.y
    assert frame.height > board.height * 0.7
    (way_out,) = ada.boxes(".guide .leave")
    assert way_out.right <= guide.right
    lesson = ada.page.locator(".guide")
    assert lesson.evaluate("one => one.scrollHeight <= one.clientHeight")


@EACH_LANGUAGE
def test_a_laptop_shows_the_card_that_is_played_whole_beside_a_lesson(
    guests: Guests, language: str
) -> None:
    ada = guests.come(language=language, size=LAPTOP)
    ada.learns("final_hour")
    expect(ada.page.locator(".guide .lesson")).to_be_visible()
    card = ada.page.locator(".cards .question")
    expect(card).to_be_visible()
    assert card.evaluate("one => one.scrollHeight <= one.clientHeight + 1")


@EACH_LANGUAGE
def test_a_tablet_has_the_lesson_beside_the_question_and_the_whole_campus(
    guests: Guests, language: str
) -> None:
    ada = guests.come(language=language, size=TABLET)
    ada.learns("final_hour")
    expect(ada.page.locator(".guide .lesson")).to_be_visible()
    guide, question, board, frame = ada.boxes(".guide", ".ask", ".board", ".scrolls")
    assert guide.right <= question.x
    assert frame.height > board.height * 0.85
    assert ada.fits()


def test_no_card_lies_on_the_lesson(guests: Guests) -> None:
    ada = guests.come(size=TABLET)
    learns(ada, "The Card Game")
    ada.page.locator(".guide .why").wait_for()
    covered = ada.page.locator(".guide p").evaluate_all(UNDER)
    assert covered == []


UNDER = """all => all.filter(one => {
    const box = one.getBoundingClientRect();
    const over = document.elementFromPoint(box.right - 40, box.top + 8);
    return !over?.closest(".guide");
}).map(one => one.innerText)"""
"""Those that something else lies on, near the end of their first line."""


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("arkham", "uk"),
        pytest.param("final_hour", "pl", marks=pytest.mark.thorough),
        pytest.param("machina", "uk", marks=pytest.mark.thorough),
        pytest.param("lcg", "pl", marks=pytest.mark.thorough),
    ],
)
def test_a_laptop_shows_a_lesson_whole_and_the_log_at_a_press(
    guests: Guests, game: str, language: str
) -> None:
    ada = guests.come(language=language, size=LAPTOP)
    ada.learns(game)
    for part in (".guide .why", ".guide .row .button", ".guide .leave"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=1)
    ada.settles()
    lesson = ada.page.locator(".guide")
    assert lesson.evaluate("one => one.scrollHeight <= one.clientHeight")
    # What is advised is in sight, however much room the lesson takes; of several things that are
    # advised not all may be, so their number is said.
    advised = ada.page.locator(".options .best")
    expect(advised.first).to_be_in_viewport(ratio=0.9)
    if advised.count() > 1:
        expect(ada.page.locator(".guide .advice")).to_be_in_viewport(ratio=1)

    ada.page.get_by_role("tab").first.click()
    expect(ada.page.locator(".guide .lesson")).to_have_count(0)
    (log,) = ada.boxes(".log ol")
    assert log.height > 40


def test_what_somebody_has_beside_a_lesson_lies_on_no_tab_of_a_tablet(guests: Guests) -> None:
    ada = guests.come(language="uk", size=TABLET)
    ada.learns("arkham")
    expect(ada.page.locator(".guide .lesson")).to_be_visible()
    for tab in each(ada.page.locator(".views button").filter(visible=True), 2):
        assert tab.evaluate(LIES_ON_TOP), tab.inner_text()


LIES_ON_TOP = """one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [0.3, 0.5, 0.7].every((down) =>
        one.contains(document.elementFromPoint((left + right) / 2, top + down * (bottom - top))));
}"""
"""Whether nothing lies on the middle of something."""


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_an_upright_tablet_shows_a_lesson_beside_a_map_whole(guests: Guests, language: str) -> None:
    ada = guests.come(language=language, size=TABLET)
    ada.learns("machina")
    for part in (".guide .why", ".guide .row .button", ".board", "main .you"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=0.99)
    ada.settles()
    lesson = ada.page.locator(".guide")
    assert lesson.evaluate("one => one.scrollHeight <= one.clientHeight")
