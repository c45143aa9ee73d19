"""The rulebook to read without a table or a name: chapters, search, links, print."""

from __future__ import annotations

import pytest
from tests.web.guests import DESK, EACH_SIZE_AND_LANGUAGE, Guests, expect
from tests.web.test_accessibility import faults

from kadath import rulebook
from kadath.games import playable


@EACH_SIZE_AND_LANGUAGE
def test_a_rulebook_is_read_by_chapters(
    guests: Guests, size: tuple[int, int], language: str
) -> None:
    somebody = guests.come(name="", language=language, size=size)
    somebody.open("/rules/final_hour")
    rules = rulebook.load("final_hour").rules
    expect(somebody.page.locator("article")).to_have_count(len(rules))
    expect(somebody.page.locator("#FH-002 h3")).to_contain_text(rules[1].title[language])
    titles = list(dict.fromkeys(rule.topic.title[language] for rule in rules if rule.topic))
    expect(somebody.page.locator("section h2")).to_have_text(titles)
    if size != DESK:
        # Wherever somebody reads, the chapters are one press away, each as large as a finger.
        somebody.page.locator("#FH-100").scroll_into_view_if_needed()
        somebody.page.locator(".listing").click()
        boxes = somebody.every_box("dialog li a")
        assert min(box.height for box in boxes) >= 44
        assert somebody.fits()
        assert faults(somebody) == []
    somebody.page.locator("nav li a").filter(visible=True).nth(3).click()
    expect(somebody.page.locator("dialog")).to_have_count(0)
    expect(somebody.page.locator("#chapter-4")).to_be_in_viewport()
    assert somebody.fits()
    assert faults(somebody) == []


@pytest.mark.parametrize("game", playable())
def test_every_chapter_has_its_picture_drawn_when_it_comes_near(guests: Guests, game: str) -> None:
    ada = guests.come(drawn=True)
    ada.open(f"/rules/{game}")
    heads = ada.page.locator("section .head")
    expect(heads.first.locator("img")).to_be_visible()
    last = heads.count() - 1
    expect(heads.nth(last).locator("img")).to_have_count(0)
    # Whoever follows the list to the end sees the last picture, and where they are.
    ada.page.locator(".contents a").nth(last).click()
    expect(heads.nth(last).locator("img")).to_be_visible()
    here = ada.page.locator(".contents [aria-current=location]")
    expect(here).to_have_count(1)
    number = int(here.locator(".at").inner_text())
    # The last chapters may be too short to come up to where one reads.
    assert number > last // 2


@pytest.mark.parametrize("game", playable())
def test_every_game_has_its_rulebook(guests: Guests, game: str) -> None:
    ada = guests.come()
    ada.open("/")
    ada.page.locator(f'.book[href="/rules/{game}"]').click()
    rules = rulebook.load(game).rules
    expect(ada.page.locator("article")).to_have_count(len(rules))
    expect(ada.page.locator(".games [aria-current]")).to_have_attribute("href", f"/rules/{game}")


def test_words_are_searched_for_and_rules_lead_to_each_other(guests: Guests) -> None:
    ada = guests.come()
    page = ada.page
    ada.open("/rules/lcg#LCG-004")
    marked = page.locator(".marked")
    expect(marked).to_have_id("LCG-004")
    expect(marked).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("attack of opportunity")
    expect(page.get_by_role("status").filter(has_text="rules found")).to_be_visible()
    expect(page.locator("section h2")).to_have_count(0)
    first = page.locator("article").first
    expect(first).to_contain_text("opportunity")
    link = page.locator(".see a").first
    other = link.inner_text()
    link.click()
    # Following it leads back into the whole book.
    expect(marked).to_have_id(other)
    expect(marked).to_be_in_viewport()
    expect(page.get_by_label("Search the rules")).to_have_value("")
    page.get_by_label("Search the rules").fill("xylophone")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


def test_a_rule_says_where_it_stands_and_which_cards_it_speaks_of(guests: Guests) -> None:
    ada = guests.come()
    ada.open("/rules/lcg#LCG-249")
    hunter = ada.page.locator("#LCG-249")
    expect(hunter.locator(".cards")).to_contain_text("Cards it mentions: Young Deep One")
    expect(hunter.locator(".cards")).to_contain_text("more")
    expect(hunter.locator(".see a").first).to_be_visible()
    expect(ada.page.locator("#LCG-191 .place")).to_contain_text("ST.2")


def test_on_paper_there_are_only_the_rules(guests: Guests) -> None:
    ada = guests.come()
    ada.open("/rules/final_hour")
    ada.page.locator("article").first.wait_for()
    ada.page.emulate_media(media="print")
    expect(ada.page.locator("header")).to_be_hidden()
    expect(ada.page.locator(".contents")).to_be_hidden()
    expect(ada.page.locator(".listing")).to_be_hidden()
    expect(ada.page.locator("section h2").first).to_have_css("color", "rgb(0, 0, 0)")
    expect(ada.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(ada.page.locator("article").first).to_be_visible()
    assert ada.page.evaluate("() => getComputedStyle(document.body).backgroundColor") == (
        "rgb(255, 255, 255)"
    )


def test_no_number_of_a_heading_reads_as_a_letter(guests: Guests) -> None:
    ada = guests.come()
    ada.open("/rules/final_hour")
    for part in ("article h3", "section h2", ".contents .at"):
        expect(ada.page.locator(part).first).to_have_css("font-variant-numeric", "lining-nums")


def test_a_table_has_the_way_to_its_rulebook(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me"])
    ada.waits_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    link = ada.page.get_by_role("link", name="Read the rulebook")
    expect(link).to_have_attribute("href", "/rules/final_hour")
    expect(link).to_have_attribute("target", "_blank")


def test_a_rulebook_that_is_not_there_is_told(guests: Guests) -> None:
    ada = guests.come()
    ada.open("/rules/chess")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    guests.complaints.clear()
