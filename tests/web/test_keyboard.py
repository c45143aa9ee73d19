"""Everything by keyboard alone, with the focus always to be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.guests import Guest, Guests, expect

if TYPE_CHECKING:
    from playwright.sync_api import Page


def focused(page: Page) -> str:
    """What has the focus: the accessible name, or the text."""
    return str(
        page.evaluate(
            "() => { const it = document.activeElement;"
            " return it.getAttribute('aria-label') ?? it.id ?? it.textContent.trim(); }"
        )
    )


def tab_to(page: Page, name: str, most: int = 40) -> None:
    """Press Tab until something with that name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        text = page.evaluate(
            "() => (document.activeElement.getAttribute('aria-label') ?? '') + ' '"
            " + document.activeElement.textContent + ' ' + document.activeElement.id"
        )
        if name in text:
            return
    raise AssertionError(f"Tab never came to {name}")


def confirms_by_key(guest: Guest) -> None:
    """Confirm what was ticked, where several things are chosen; more is ticked where it must be."""
    confirm = guest.page.locator('[data-key="confirm"]')
    if not confirm.count():
        return
    guest.is_weighed()
    for digit in "123456789":
        if confirm.get_attribute("aria-disabled") != "true":
            break
        guest.page.keyboard.press(digit)
        guest.is_weighed()
    guest.page.keyboard.press("e")


def test_from_the_start_page_through_a_round(guests: Guests) -> None:
    ada = guests.come(name="")
    keyboard = ada.page.keyboard
    ada.open("/")
    ada.page.locator("#name").wait_for()
    tab_to(ada.page, "name")
    keyboard.type("Ada")
    keyboard.press("Enter")
    ada.page.get_by_role("button", name="Learn by playing").first.wait_for()
    tab_to(ada.page, "Learn by playing")
    keyboard.press("Enter")
    ada.sees_board()

    ada.waits_for_turn()
    keyboard.press("o")
    expect(ada.options.first).to_be_focused()
    keyboard.press("ArrowDown")
    expect(ada.options.nth(1)).to_be_focused()
    version = ada.version
    keyboard.press("Enter")
    confirms_by_key(ada)
    ada.goes_on(version)
    for _ in range(6):
        ada.waits_for_turn()
        version = ada.version
        keyboard.press("1")
        confirms_by_key(ada)
        ada.goes_on(version)


def test_the_focus_goes_with_the_question(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me"])
    ada.waits_for_turn()
    for _ in range(5):
        ada.page.keyboard.press("o")
        version = ada.version
        ada.page.keyboard.press("Enter")
        confirms_by_key(ada)
        ada.goes_on(version)
        ada.waits_for_turn()
        expect(ada.options.first).to_be_focused()


def test_the_arrows_walk_over_the_board(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    keyboard = ada.page.keyboard
    keyboard.press("b")
    assert focused(ada.page).startswith("1 Dorothy Upman Hall: ")
    keyboard.press("ArrowDown")
    assert focused(ada.page).startswith("6 Derby Hall: ")
    keyboard.press("ArrowLeft")
    assert focused(ada.page).startswith("7 Lecture Hall: ")
    keyboard.press(" ")
    expect(ada.page.locator("dialog[open]")).to_contain_text("7 Lecture Hall")
    keyboard.press("Escape")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    assert focused(ada.page).startswith("7 Lecture Hall: ")


def test_shortcuts_open_what_they_say_and_can_be_switched_off(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    page, keyboard = ada.page, ada.page.keyboard
    keyboard.press("w")
    expect(page.get_by_role("heading", name="Why this is asked")).to_be_visible()
    keyboard.press("Escape")
    keyboard.press("l")
    expect(page.locator("#log-search")).to_be_focused()
    # What is typed into a field is no shortcut.
    keyboard.type("w1")
    expect(page.locator("dialog[open]")).to_have_count(0)
    keyboard.press("Escape")
    keyboard.press("?")
    page.get_by_label("Keyboard shortcuts").uncheck()
    keyboard.press("Escape")
    version = ada.version
    keyboard.press("1")
    keyboard.press("w")
    page.wait_for_timeout(300)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert ada.version == version


def test_whatever_has_the_focus_shows_it(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    unmarked = set()
    for _ in range(45):
        ada.page.keyboard.press("Tab")
        shown = ada.page.evaluate(
            "() => { const it = document.activeElement, style = getComputedStyle(it);"
            " if (it === document.body) return null;"
            " const halo = (it.closest('.piece') ?? it).querySelector('.halo');"
            " const isMarked = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 1"
            "   || halo && getComputedStyle(halo).stroke === 'rgb(127, 212, 255)';"
            " return isMarked ? null : it.outerHTML.slice(0, 90); }"
        )
        if shown:
            unmarked.add(shown)
    assert unmarked == set()


@pytest.mark.parametrize(
    ("game", "caps"),
    [
        ("machina", ["Home", "PgUp", "End", "PgDn", "[", "]", "T", "M", "S", "I", "+", "-"]),
        ("arkham", ["Home", "G", "M", "P", "A", "O", "N", "I", "+", "-"]),
        ("final_hour", ["M"]),
    ],
)
def test_help_lists_the_keys_of_the_board(guests: Guests, game: str, caps: list[str]) -> None:
    ada = guests.come()
    ada.found(game, ["me"], {})
    ada.sees_board()
    ada.page.keyboard.press("?")
    heading = ada.page.get_by_role("heading", name="Keys on the board")
    listed = heading.locator("xpath=following-sibling::dl[1]")
    expect(listed.locator("kbd")).to_have_text(caps)
    said = listed.locator("dd").all_inner_texts()
    assert all(said)
    assert not any("-key-" in one for one in said), "every one is in words"
