"""axe-core finds nothing serious on any screen; what changes is said aloud."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.web.guests import PHONE_AND_DESK, Guest, Guests, each, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(guest: Guest, within: str = "body") -> list[str]:
    """What axe calls serious or worse."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    # What was just opened may still be on its way.
    guest.page.locator(within).first.wait_for()
    # Not as a script tag: the page's own policy would refuse it.
    if not guest.page.evaluate("() => 'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found = guest.page.evaluate(
        "async within => (await axe.run(within, { resultTypes: ['violations'] })).violations"
        " .filter(one => one.impact === 'serious' || one.impact === 'critical')"
        " .map(one => one.id + ': ' + one.nodes.slice(0, 4).map(n => n.html.slice(0, 160)"
        "   + ' ' + (n.any[0]?.message ?? '')).join(' | '))",
        within,
    )
    return [str(one) for one in found]


@PHONE_AND_DESK
def test_the_table_and_everything_on_it(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come(size=size)
    ada.new_table(["me", {"bot": "random"}, {"bot": "random"}], lead=0)
    for _ in range(4):
        ada.waits_for_turn()
        ada.choose()
    ada.waits_for_turn()
    for part in ("hand", "you", "place", "log"):
        ada.looks_at(part)
        assert faults(ada) == [], part
    for tab in each(ada.page.get_by_role("tab")):
        tab.click()
        assert faults(ada, ".tabs") == [], tab.inner_text()
    for key in "w?":
        ada.page.keyboard.press(key)
        assert faults(ada, "dialog[open]") == []
        ada.page.keyboard.press("Escape")
    ada.looks_at("place")
    ada.page.locator("#location-3").focus()
    ada.page.keyboard.press(" ")
    assert faults(ada, "dialog[open]") == []


def test_the_pages_around_the_table(guests: Guests) -> None:
    nobody = guests.come(name="")
    nobody.open("/")
    nobody.page.locator("#name").wait_for()
    assert faults(nobody) == []
    ada = guests.come()
    ada.new_table(["me", "open"])
    ada.page.locator(".ready-button").wait_for()
    assert faults(ada) == []
    ada.open("/")
    ada.page.locator(".door .main").first.wait_for()
    assert faults(ada) == []
    ada.opens_form()
    assert faults(ada, "dialog[open]") == []


def test_questions_and_news_are_said_aloud(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me"])
    ada.waits_for_turn()
    said = ada.page.locator("p[role=status][aria-live=polite]")
    expect(said).to_contain_text(f"Your decision: {ada.question}")
    ada.choose()
    expect(said).to_contain_text(ada.question)


def test_everything_on_the_board_has_a_name(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    nameless = ada.page.evaluate(
        "() => [...document.querySelectorAll('.board [role=button], .board [role=img]')]"
        " .filter(one => !one.ariaLabel).map(one => one.outerHTML.slice(0, 90))"
    )
    assert nameless == []
    label = ada.page.locator("#location-12").get_attribute("aria-label") or ""
    assert label.startswith("12 Humanities: ritual site")
    assert "4 free spaces" in label
