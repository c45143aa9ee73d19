"""Finished games: step, scrub, another seat's eyes, branch."""

from __future__ import annotations

from random import Random

from tests.web.guests import Guests, expect, play


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
    assert page.url.endswith(f"#{choices}"), "a link to it leads to this moment"
    page.get_by_label("Chapter").select_option(label="Round 2")
    expect(page.locator(".log li.heading", has_text="Round 2")).to_be_visible()
    second = int(page.url.partition("#")[2])
    assert 0 < second < choices
    page.locator(".made").click()
    page.keyboard.press("PageUp")
    expect(page.get_by_text(f"Choice 0 of {choices}")).to_be_visible()
    ada.open(f"/replay/{table}#{second}")
    expect(page.get_by_text(f"Choice {second} of {choices}")).to_be_visible()
    slider.fill(str(choices))
    page.get_by_label("View of").select_option("spectator")
    expect(page.get_by_text(f"Choice {choices} of {choices}")).to_be_visible()
    slider.fill("3")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    # A branch gathers its people first.
    page.locator(".ready-button, .board").first.wait_for()
