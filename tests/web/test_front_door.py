"""The front door: the games in their order, each with its poster, light enough to open at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.guests import (
    EACH_LANGUAGE,
    EACH_SIZE_AND_LANGUAGE,
    LAPTOP,
    PHONE,
    Guests,
    each,
    expect,
    in_sizes,
)
from tests.web.test_accessibility import faults

from kadath.games import playable

if TYPE_CHECKING:
    from playwright.sync_api import Request, Route

NOTES_WHEN_ASKED = """
    new MutationObserver((_, watching) => {
      if (!document.querySelector("button.option")) return;
      window.asked = Date.now();
      watching.disconnect();
    }).observe(document, { childList: true, subtree: true });
"""
"""Keeps the moment of the first question: what comes a little later is not waited for."""


@EACH_SIZE_AND_LANGUAGE
def test_every_game_has_a_door_with_its_poster(
    guests: Guests, size: tuple[int, int], language: str
) -> None:
    ada = guests.come(language=language, size=size)
    ada.open("/")
    books = ada.page.locator(".door .book")
    expect(books).to_have_count(len(playable()))
    hrefs = books.evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert hrefs == [f"/rules/{game}" for game in playable()]
    posters = ada.page.locator(".door img.poster")
    expect(posters).to_have_count(len(playable()))
    for poster in each(posters):
        poster.scroll_into_view_if_needed()
        ada.page.wait_for_function(
            "one => one.complete && one.naturalWidth > 0", arg=poster.element_handle()
        )
    assert ada.fits()
    assert faults(ada) == []
    # Four doors beside each other have room for the words of every button in one line.
    ada.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    ada.settles()
    assert ada.page.locator(".door .button").evaluate_all(BROKEN) == []


BROKEN = """all => all.filter(one => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return new Set([...words.getClientRects()].map(line => line.top)).size > 1;
}).map(one => one.innerText)"""
"""Those whose words stand in more than one line."""


def test_the_form_begins_with_what_is_recommended(guests: Guests) -> None:
    ada = guests.come()
    ada.open("/")
    for door in each(ada.page.locator(".door .more"), len(playable())):
        door.click()
        form = ada.page.locator("form")
        form.locator(".button.main").wait_for()
        for group in each(form.get_by_role("radiogroup")):
            if "★" in group.inner_text():
                expect(group.locator("label:has(:checked)")).to_contain_text("★")
        ada.page.keyboard.press("Escape")


def test_the_games_to_begin_with_come_first() -> None:
    assert playable() == ("final_hour", "lcg", "machina", "arkham")


def test_the_door_is_light_and_draws_nothing(guests: Guests) -> None:
    ada = guests.come(drawn=True)
    finished: list[Request] = []
    ada.page.on("requestfinished", lambda request: finished.append(request))
    ada.open("/")
    ada.page.locator(".door img.poster").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    sizes = {
        one.url: one.sizes()["responseBodySize"]
        for one in finished
        if not one.url.endswith(".woff2")
    }
    posters = sum(size for url, size in sizes.items() if "/poster-" in url)
    whole = sum(sizes.values())
    print(f"front door: {whole / 1000:.0f} KB without fonts, {posters / 1000:.0f} of it posters")
    assert posters > 0
    assert whole < 200_000
    assert [url for url in sizes if "/worker-" in url] == []


@pytest.mark.parametrize("game", playable())
def test_a_table_is_light_until_its_first_question(guests: Guests, game: str) -> None:
    ada = guests.come(drawn=True)
    finished: list[Request] = []
    ada.page.on("requestfinished", lambda request: finished.append(request))
    ada.page.add_init_script(NOTES_WHEN_ASKED)
    ada.found(game, ["me"], {})
    ada.waits_for_turn()
    asked: float = ada.page.evaluate("asked")
    sizes = [
        one.sizes()["responseBodySize"]
        for one in list(finished)
        if not one.url.endswith(".woff2")
        and "/worker-" not in one.url
        and one.timing["startTime"] + one.timing["responseEnd"] <= asked
    ]
    print(f"{game}: {sum(sizes) / 1000:.0f} KB without fonts in {len(sizes)} files")
    assert 50_000 < sum(sizes) < 200_000


def test_whoever_just_gave_a_name_is_not_let_in_as_somebody_else(guests: Guests) -> None:
    ada = guests.come(name="")
    page = ada.page
    held: list[Route] = []
    page.route(
        "**/api/me",
        lambda one: held.append(one) if one.request.method == "POST" else one.continue_(),
    )
    ada.open("/")
    page.locator("#name").fill("Ada")
    page.locator("#name").press("Enter")
    page.wait_for_function("() => document.querySelector('#name ~ .button')?.disabled ?? true")
    ada.door("Final Hour").get_by_role("button", name="Play alone").click()
    page.wait_for_timeout(400)
    assert len(held) == 1
    held[0].continue_()
    ada.waits_for_turn()
    assert ada.get("me")["person"]["name"] == "Ada"


def test_a_newcomer_plays_with_one_click_and_says_later_who_they_are(guests: Guests) -> None:
    somebody = guests.come(name="")
    somebody.open("/")
    somebody.page.get_by_role("button", name="Play alone").first.click()
    somebody.waits_for_turn()
    somebody.open("/")
    somebody.page.get_by_role("button", name="You are Guest").click()
    somebody.page.get_by_role("textbox", name="Your name").fill("Ada")
    somebody.page.get_by_role("button", name="Change").click()
    expect(somebody.page.get_by_role("button", name="You are Ada")).to_be_visible()


def test_my_tables_show_the_moment_who_plays_and_whose_turn_it_is(guests: Guests) -> None:
    ada = guests.come(drawn=True)
    ada.found("lcg", ["me", {"bot": "random"}], {})
    ada.waits_for_turn()
    ada.choose()
    ada.waits_for_turn()
    ada.open("/")
    mine = ada.page.locator(".mine li")
    expect(mine.locator(".picture img")).to_be_visible()
    expect(mine.locator(".faces img")).to_have_count(2)
    expect(mine).to_contain_text("Round 1 · your move")
    assert faults(ada, ".mine") == []


def test_a_friend_with_a_link_is_at_the_table_with_one_click(guests: Guests) -> None:
    ada, ben = guests.come(), guests.come(name="")
    table = ada.new_table(["me", "open"])
    ben.open(ada.get(f"tables/{table}")["links"]["play"])
    # Whoever does not know the game reads what it is.
    expect(ben.page.locator("main")).to_contain_text("The ritual has begun")
    expect(ben.page.locator("main")).to_contain_text("about 30 minutes")
    ben.page.get_by_role("button", name="Join the table").click()
    expect(ben.page.locator(".seats")).to_be_visible()
    assert faults(ben) == []


@EACH_LANGUAGE
def test_which_game_it_is_is_read_whole_in_my_tables_on_a_phone(
    guests: Guests, language: str
) -> None:
    ada = guests.come(size=PHONE, language=language)
    for game in playable():
        ada.found(game, ["me"], {})
        ada.waits_for_turn()
    ada.open("/")
    names = ada.page.locator(".mine li .game")
    expect(names).to_have_count(len(playable()))
    assert names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth)") == []


@in_sizes("tablet", "phone", "laptop")
def test_whoever_has_tables_sees_them_without_scrolling(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come(size=size)
    ada.open("/")
    # As long as there is none, nothing stands before the games.
    (none, door) = ada.boxes(".mine", ".door")
    assert none.y > door.y
    ada.new_table(["me"])
    ada.waits_for_turn()
    ada.open("/")
    (mine,) = ada.boxes(".mine li")
    assert mine.bottom <= size[1]


def test_the_button_that_creates_a_table_is_in_sight_however_long_the_form(guests: Guests) -> None:
    ada = guests.come(size=PHONE)
    ada.opens_form()
    (window, button) = ada.boxes("dialog[open]", "form .create .button")
    assert ada.page.locator("dialog[open]").evaluate("one => one.scrollHeight > one.clientHeight")
    assert button.bottom < window.bottom
