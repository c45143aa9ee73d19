"""The page in each of its languages."""

from __future__ import annotations

import re

import pytest
from tests.web.guests import Guests, each, expect

YOURS = {"en": "Your decision", "pl": "Twoja decyzja", "uk": "Ваше рішення"}
LOG = {"en": "Log", "pl": "Dziennik", "uk": "Журнал"}
NOT_SAID = re.compile(r"\[\w+-|undefined|\{ ?\$")


@pytest.mark.parametrize("language", YOURS)
def test_every_page_speaks_the_language_of_the_browser(guests: Guests, language: str) -> None:
    ada = guests.come(language=language)
    page = ada.page
    ada.opens_form()
    assert page.locator("html").get_attribute("lang") == language
    assert not NOT_SAID.search(page.locator("body").inner_text())
    ada.new_table(["me", "open"])
    page.locator(".ready-button").wait_for()
    assert not NOT_SAID.search(page.locator("body").inner_text())
    ada.new_table(["me", {"bot": "random"}], lead=0)
    for _ in range(3):
        ada.waits_for_turn()
        ada.choose()
    ada.waits_for_turn()
    expect(page.locator(".prompt .who")).to_have_text(YOURS[language])
    for tab in each(page.get_by_role("tab")):
        tab.click()
        assert not NOT_SAID.search(page.locator("body").inner_text()), tab.inner_text()
    for key in "w?":
        page.keyboard.press(key)
        assert not NOT_SAID.search(page.locator("dialog[open]").inner_text())
        page.keyboard.press("Escape")
    labels = page.evaluate(
        "() => [...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel).join(' ')"
    )
    assert not NOT_SAID.search(labels)


def test_the_language_can_be_changed_in_the_middle_of_a_game(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    ada.choose()
    ada.waits_for_turn()
    version = ada.version
    for language in ("pl", "uk", "en"):
        ada.page.keyboard.press("?")
        ada.page.locator("dialog[open]").get_by_role("button", name=NAMES[language]).click()
        expect(ada.page.locator(".prompt .who")).to_have_text(YOURS[language])
        expect(ada.page.get_by_role("tab").first).to_have_text(LOG[language])
        ada.page.keyboard.press("Escape")
        # What the server words comes a moment after what the page words.
        for place in (ada.options.first, ada.page.locator(".log ol li").last):
            expect(place).to_have_text(WORDS[language])
    assert ada.version == version


def test_an_invitation_follows_the_language_that_a_newcomer_chooses(guests: Guests) -> None:
    ada, ben = guests.come(), guests.come(name="")
    table = ada.found("lcg", ["me", "open"], {})
    ben.open(ada.get(f"tables/{table}")["links"]["play"])
    expect(ben.page.locator("main")).to_contain_text("Arkham Horror: The Card Game")
    ben.page.get_by_role("button", name=NAMES["pl"]).click()
    expect(ben.page.locator("main")).to_contain_text("Horror w Arkham: Gra karciana")


WORDS = {
    "en": re.compile(r"^[^а-яґєіїąćęłńóśźż]+$"),
    "pl": re.compile(r"^[^а-яґєії]+$"),
    "uk": re.compile(r"[а-яґєії]"),
}
"""By which letters the languages are known."""
NAMES = {"en": "English", "pl": "Polski", "uk": "Українська"}
