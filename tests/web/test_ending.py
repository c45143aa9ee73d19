"""The ending: told once, numbers for everybody, moments to play on from, and what comes next."""

from __future__ import annotations

import re

import pytest
from tests.web.guests import EACH_SIZE_AND_LANGUAGE, Guest, Guests, each, expect
from tests.web.played import brings, finished
from tests.web.test_accessibility import faults

SETUPS: dict[str, dict[str, str | int]] = {
    "final_hour": {"seats": 3},
    "lcg": {"seats": 2, "scenario": "the-gathering"},
    "machina": {"seats": 2},
    "arkham": {"seats": 2},
}


def comes_to_the_end(guest: Guest, game: str) -> str:
    """A game that is over is opened, with its ending before the reader."""
    table = brings(guest, finished(game, 5, **SETUPS[game]))
    guest.open(f"/table/{table}")
    opens_ending(guest)
    return table


def opens_ending(guest: Guest) -> None:
    """Ask how a game ended that was over before one came."""
    guest.page.locator(".prompt .button.main").click()
    guest.page.locator("dialog[open] .reason").wait_for()


@EACH_SIZE_AND_LANGUAGE
@pytest.mark.parametrize("game", SETUPS)
def test_the_ending_counts_what_everybody_did(
    guests: Guests, size: tuple[int, int], language: str, game: str
) -> None:
    ada = guests.come(language=language, size=size)
    comes_to_the_end(ada, game)
    ending = ada.page.locator("dialog[open]")
    expect(ending.locator("li strong")).to_have_count(int(SETUPS[game]["seats"]))
    each(ending.locator("dd"), 4)
    reason = ending.locator(".reason").inner_text()
    assert ending.inner_text().count(reason) == 1
    assert ending.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert faults(ada, "dialog[open]") == []


@pytest.mark.parametrize("game", SETUPS)
def test_the_ending_draws_how_the_game_went(guests: Guests, game: str) -> None:
    ada = guests.come()
    comes_to_the_end(ada, game)
    course = ada.page.locator("dialog[open] figure")
    expect(course.locator("path.line").first).to_be_visible()
    assert course.locator("path.line").count() == course.locator("li").count() > 1
    # One of a thing is no plural: the number stands behind what was counted.
    for name in course.locator("text.name").all_text_contents():
        assert re.fullmatch(r"\D+: \d+", name)


def test_the_ending_alone_tells_the_story_of_a_resolution(guests: Guests) -> None:
    ada = guests.come()
    comes_to_the_end(ada, "lcg")
    told = ada.page.locator("dialog[open] .reason").inner_text()
    assert len(told) > 80
    ada.page.keyboard.press("Escape")
    prompt = ada.page.locator(".prompt")
    expect(prompt.locator("h2")).to_have_text("Lost")
    expect(prompt).not_to_contain_text(told)


def test_the_doom_of_the_graph_is_that_of_the_log(guests: Guests) -> None:
    ada = guests.come()
    comes_to_the_end(ada, "arkham")
    told = ada.page.locator("dialog[open] figure li", has_text="doom:").inner_text()
    # The graph has all the width there is.
    graph, room = ada.boxes("dialog[open] figure svg", "dialog[open] figure")
    assert graph.width > room.width - 2
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.locator("#log-search").fill("Doom: ")
    last = ada.page.locator(".log li", has_text="Doom: ").last.inner_text()
    assert told.rpartition(": ")[2] == last.partition("Doom: ")[2].split()[0]


def test_the_ending_says_what_a_campaign_carries_on(guests: Guests) -> None:
    ada = guests.come()
    comes_to_the_end(ada, "lcg")
    ending = ada.page.locator("dialog[open]")
    expect(ending.get_by_role("heading", name="Campaign log")).to_be_visible()
    written = ending.locator("li", has_text="the Ghoul Priest is").or_(
        ending.locator("li", has_text="your house")
    )
    expect(written.first).to_be_attached()


def test_numbers_are_those_of_the_log(guests: Guests) -> None:
    ada = guests.come()
    comes_to_the_end(ada, "lcg")
    found = ada.page.locator("dialog[open] dl > div", has_text="clues discovered").locator("dd")
    found.first.wait_for()
    told = sum(int(one) for one in found.all_inner_texts())
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.locator("#log-search").fill(" discovers ")
    lines = ada.page.locator(".log li", has_text="discovers").all_inner_texts()
    assert told == sum(int(line.split(" discovers ")[1].split()[0]) for line in lines)


def test_from_a_key_moment_somebody_plays_on(guests: Guests) -> None:
    ada = guests.come()
    table = comes_to_the_end(ada, "final_hour")
    moment = ada.page.locator("dialog[open] ol li").last
    at = int((moment.get_by_role("link").get_attribute("href") or "").partition("#")[2])
    text = moment.get_by_role("link").inner_text()
    moment.get_by_role("button", name="What if…?").click()
    ada.waits_for_turn()
    assert ada.version == at - 1
    assert table not in ada.page.url
    ada.open(f"/replay/{table}#{at}")
    expect(ada.page.get_by_text(f"Choice {at} of")).to_be_visible()
    expect(ada.page.locator(".log").get_by_text(text).last).to_be_visible()


def test_one_click_plays_again_and_one_shares(guests: Guests) -> None:
    ada = guests.come(permissions=["clipboard-read", "clipboard-write"])
    table = comes_to_the_end(ada, "final_hour")
    ada.page.get_by_role("button", name="Copy a link to share").click()
    link = str(ada.page.evaluate("() => navigator.clipboard.readText()"))
    eve = guests.come("Eve")
    eve.open(link[link.index("/join/") :])
    eve.page.get_by_role("button", name="Watch").click()
    opens_ending(eve)
    # Whoever only looks on plays on from nowhere.
    expect(eve.page.get_by_role("button", name="What if…?")).to_have_count(0)
    ada.page.get_by_role("button", name="Play again").click()
    ada.waits_for_turn()
    assert table not in ada.page.url
