"""Finished games: step, scrub, another seat's eyes, branch."""

from __future__ import annotations

import re
from random import Random
from urllib.parse import parse_qs, urlsplit

from tests.web.guests import Guests, each, expect, in_sizes, play
from tests.web.played import brings, finished
from tests.web.test_accessibility import faults

from kadath.kernel.record import Record


def a_game() -> Record:
    """A game of several rounds."""
    return finished("final_hour", 4, seats=4)


def test_a_finished_game_can_be_looked_at_and_played_on(guests: Guests) -> None:
    ada = guests.come()
    table = ada.new_table(["me"])
    ada.sees_board()
    play([ada], Random(1), ready_from=0)
    expect(ada.page.locator("dialog[open] .story")).to_be_visible()
    ada.page.get_by_role("link", name="Watch the game again").click()
    page = ada.page
    slider = page.get_by_role("slider")
    slider.wait_for()
    choices = int(slider.get_attribute("max") or 0)
    assert choices > 5
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text(f"Choice 1 of {choices}")).to_be_visible()
    page.locator(".made").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Choice 2 of {choices}")).to_be_visible()
    slider.fill(str(choices))
    expect(page.locator(".next")).not_to_be_empty()
    page.wait_for_url(f"**#{choices}")
    page.get_by_label("View of").select_option("spectator")
    expect(page.get_by_text(f"Choice {choices} of {choices}")).to_be_visible()
    slider.fill("3")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    # A branch gathers its people first.
    page.locator(".ready-button, .board").first.wait_for()


def test_a_replay_jumps_by_chapters_and_a_link_leads_to_the_moment(guests: Guests) -> None:
    record = a_game()
    choices = len(record.choices)
    ada = guests.come()
    page = ada.page
    table = brings(ada, record)
    ada.open(f"/replay/{table}#{choices}")
    expect(page.get_by_text(f"Choice {choices} of {choices}")).to_be_visible()
    page.wait_for_load_state("networkidle")
    # Of the log only what is near was loaded; the rest is there for the asking.
    page.get_by_role("button", name="Show the log from the beginning").click()
    expect(page.locator(".log li.heading", has_text="Round 2")).to_be_visible()
    page.get_by_role("button", name="Round 2").click()
    page.wait_for_url(lambda url: not url.endswith(f"#{choices}"))
    second = int(page.url.partition("#")[2])
    assert 0 < second < choices
    page.locator(".made").click()
    page.keyboard.press("PageDown")
    expect(page.locator(".log li.heading", has_text="Round 3")).to_be_visible()
    ada.open(f"/replay/{table}#{second}")
    expect(page.get_by_text(f"Choice {second} of {choices}")).to_be_visible()


@in_sizes("phone", "laptop", "desktop")
def test_a_replay_is_steered_from_a_bar_that_nothing_covers(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come(size=size)
    page = ada.page
    ada.open(f"/replay/{brings(ada, a_game())}")
    bar = page.get_by_role("region", name="Replay")
    bar.wait_for()
    assert page.locator(".sheet :is(select, input)").count() == 0, "paper is for what is read"
    (box,) = ada.boxes("[role=region][aria-label=Replay], section[aria-label=Replay]")
    assert box.width == size[0]
    for control in each(bar.locator("button:enabled, input[type=range], label")):
        # What lay on a control would be hit in its place.
        control.click(trial=True)
    bar.get_by_text("4×").click()
    bar.get_by_role("button", name="Play").click()
    page.wait_for_url("**#3")
    bar.get_by_role("button", name="Pause").click()
    assert faults(ada) == []


def test_a_replay_is_steered_by_keys_and_says_where_it_is(guests: Guests) -> None:
    ada = guests.come()
    page = ada.page
    ada.open(f"/replay/{brings(ada, a_game())}#1")
    slider = page.get_by_role("slider", name="Place in the game")
    slider.focus()
    page.keyboard.press("PageDown")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Round 2. Choice .* of "))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(page.get_by_text("Choice 0 of")).to_be_visible()
    # Space presses the button that has the focus, and plays from anywhere else.
    page.get_by_role("button", name="Next").focus()
    page.keyboard.press(" ")
    expect(page.get_by_text("Choice 1 of")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_whoever_leaps_waits_for_one_moment_only(guests: Guests) -> None:
    record = a_game()
    choices = len(record.choices)
    ada = guests.come()
    page = ada.page
    table = brings(ada, record)
    ada.open(f"/replay/{table}")
    expect(page.get_by_text(f"Choice 0 of {choices}")).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/replay?" in one.url else None)
    page.get_by_role("slider").fill(str(choices))
    expect(page.get_by_text(f"Choice {choices} of {choices}")).to_be_visible()
    page.wait_for_load_state("networkidle")
    parts = [parse_qs(urlsplit(url).query) for url in asked]
    assert [(part["from"], part["count"]) for part in parts][:1] == [([str(choices)], ["1"])]
    assert len({part["from"][0] for part in parts}) == len(parts), "nothing is loaded twice"
