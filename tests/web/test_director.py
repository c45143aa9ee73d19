"""What happened is shown beat by beat, in order, with none missing; the question waits for it."""

from __future__ import annotations

from random import Random

import pytest
from tests.web.guests import PHONE, Guest, Guests, expect
from tests.web.test_accessibility import faults
from tests.web.test_card_game import at_the_card_game

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const text = document.querySelector('.beat-text')?.textContent ?? '';
    const number = document.querySelector('.meanwhile span')?.textContent ?? '1';
    const now = text && text + parseInt(number);
    if (text && now !== window.last) seen.push(text);
    window.last = now;
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, characterData: true });
  look();
}"""
"""Every beat may be gone before one looks for it."""


def watches(guest: Guest) -> None:
    """Write down all that is shown from now on."""
    guest.page.evaluate(WATCH)


def seen(guest: Guest) -> list[str]:
    """What was shown, in order."""
    return [str(text) for text in guest.page.evaluate("() => seen")]


def log_lines(guest: Guest) -> list[str]:
    """What the log tells."""
    lines = guest.page.locator(".log ol li:not(.none)").all_inner_texts()
    return [line.strip() for line in lines]


def test_a_long_monster_phase_is_shown_in_order_with_none_missing(guests: Guests) -> None:
    ada = guests.come(moves=True, pace="fast")
    ada.new_table(["me", {"bot": "random"}, {"bot": "random"}], lead=0)
    rng = Random(7)
    longest = 0
    for _ in range(40):
        ada.waits_for_turn()
        before = log_lines(ada)
        watches(ada)
        version = ada.version
        keys = ada.keys()
        ada.choose(rng.choice([key for key in keys if key != "ready"]))
        assert ada.version > version
        ada.waits_for_turn()
        lines = log_lines(ada)
        new = lines[len(before) :]
        assert seen(ada) == new
        longest = max(longest, len(new))
        if longest >= 15:
            return
    raise AssertionError(f"nothing long happened: {longest} lines at most")


def prefers(guest: Guest, pace: str) -> None:
    """Somebody says how fast things are to happen, and opens the page again."""
    guest.opens_settings()
    guest.page.get_by_label("How fast things happen").select_option(pace)
    guest.page.reload()
    guest.waits_for_turn()


def test_the_question_waits_and_space_or_escape_bring_it(guests: Guests) -> None:
    ada = guests.come(moves=True)
    at_the_card_game(ada)
    prefers(ada, "slow")
    ada.page.locator('[data-key="resource"]').click()
    # Looked at in one go: what is played goes on meanwhile.
    choosable = ada.page.wait_for_function(
        "() => document.querySelector('.meanwhile')"
        " && { now: document.querySelectorAll('button.option, .press.choosable').length }"
    )
    assert choosable.json_value() == {"now": 0}
    ada.page.keyboard.press("Escape")
    ada.waits_for_turn()
    expect(ada.page.locator(".meanwhile")).to_have_count(0)
    ada.page.get_by_role("button", name="Watch again").click()
    expect(ada.page.locator(".meanwhile")).to_be_visible()
    while ada.page.locator(".meanwhile").count():
        ada.page.keyboard.press("Space")
        ada.page.wait_for_timeout(30)
    ada.waits_for_turn()


def test_at_once_nothing_is_played_and_all_is_told(guests: Guests) -> None:
    ada = guests.come(moves=True)
    at_the_card_game(ada)
    watches(ada)
    ada.choose("resource")
    ada.waits_for_turn()
    assert seen(ada) == []
    expect(ada.page.locator(".just")).to_contain_text("gains")


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_a_drawn_card_comes_to_the_middle_with_its_text(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come(size=size)
    at_the_card_game(ada)
    prefers(ada, "normal")
    # Without motion a picture waits for a press.
    staged = ada.page.locator(".director .staged-card .words")
    for _ in range(12):
        if ada.page.locator(".director").count():
            if staged.count():
                break
            ada.page.locator(".director").click()
        elif ada.is_asked():
            keys = ada.keys()
            ada.choose("done" if "done" in keys else "pass" if "pass" in keys else keys[0])
        ada.page.wait_for_timeout(900)
    expect(staged).to_be_visible()
    assert len(staged.inner_text()) > 20
    hint = ada.page.locator(".director .pips").inner_text()
    assert ("Esc" in hint, "tap" in hint) == (size != PHONE, size == PHONE)
    assert faults(ada) == []
    # A single beat has no button of its own for all.
    everything = ada.page.locator(".director").get_by_role("button", name="Skip all", exact=True)
    (everything if everything.count() else ada.page.locator(".director .beat")).click()
    expect(ada.page.locator(".director")).to_have_count(0)


def test_the_focus_waits_for_the_question_too(guests: Guests) -> None:
    ada = guests.come(moves=True)
    at_the_card_game(ada)
    prefers(ada, "slow")
    ada.page.keyboard.press("o")
    ada.page.locator('[data-key="resource"]').focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator(".meanwhile").wait_for()
    ada.page.keyboard.press("Escape")
    expect(ada.options.first).to_be_focused()


COVERED = """() => {
  const line = document.querySelector(".caption")?.getBoundingClientRect();
  if (!line?.width) return null;
  const lying = document.querySelectorAll(".ancient-one, .board .track, .plate .edge");
  return [...lying].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < line.right && line.left < right && top < line.bottom && line.top < bottom;
  }).length;
}"""
"""How much of the campus the line lies on that tells what happens; null: there is none."""


def test_the_line_that_tells_what_happens_lies_on_nothing_of_the_campus(guests: Guests) -> None:
    ada = guests.come(moves=True, pace="slow")
    ada.new_table(["me", {"bot": "random"}, {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    ada.page.locator(".prompt .option").first.click()
    told = ada.page.wait_for_function(
        f"() => {{ const on = ({COVERED})(); return on !== null && {{ on }}; }}"
    )
    assert told.json_value() == {"on": 0}


def test_a_phone_tells_it_where_the_question_will_be(guests: Guests) -> None:
    ada = guests.come(moves=True, pace="slow", size=PHONE)
    ada.new_table(["me", {"bot": "random"}, {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    ada.choose(ada.keys()[0])
    expect(ada.page.locator(".prompt .told")).to_be_visible()
    expect(ada.page.locator(".caption")).to_be_hidden()
