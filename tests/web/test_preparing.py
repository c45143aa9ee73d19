"""Preparing an answer on the page while somebody else is asked."""

from __future__ import annotations

from tests.web.guests import LAPTOP, PHONE_AND_DESK, Guest, Guests, each, expect
from tests.web.test_accessibility import faults


def two_at_their_mulligans(guests: Guests, size: tuple[int, int]) -> tuple[Guest, Guest]:
    """Ada, who is asked, and Ben, who waits for her."""
    ada, ben = (guests.come(name, size=size) for name in ("Ada", "Ben"))
    people = ["roland-banks", "wendy-adams"]
    table = ada.found("lcg", ["me", "open"], {"investigators": people, "lead": 0})
    link = ada.get(f"tables/{table}")["links"]["play"]
    ben.post("join", token=link.removeprefix("/join/"))
    ben.open(f"/table/{table}")
    ben.page.get_by_role("button", name="I am ready").click()
    ada.page.get_by_role("button", name="I am ready").click()
    for one in (ada, ben):
        one.sees_board()
    ada.waits_for_turn()
    return ada, ben


@PHONE_AND_DESK
def test_a_mulligan_is_prepared_withdrawn_and_given_in_turn(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada, ben = two_at_their_mulligans(guests, size)
    prepare = ben.page.get_by_role("region", name="Prepare your answer")
    expect(ada.page.get_by_role("region", name="Prepare your answer")).to_have_count(0)
    cards = prepare.get_by_role("checkbox")
    confirm = prepare.locator("[data-key='confirm']")
    last = len(each(cards, 2)) - 1
    for at in (last, 0):
        cards.nth(at).click()
        expect(cards.nth(at)).to_have_attribute("aria-checked", "true")
        ben.is_weighed()
    expect(confirm).to_contain_text("Replace:")
    confirm.click()
    expect(prepare.get_by_text("Your answer is given as soon as you are asked")).to_be_visible()
    each(prepare.get_by_role("listitem"), 2)
    prepare.get_by_role("button", name="Withdraw").click()
    expect(cards).to_have_count(last + 1)
    expect(confirm).to_contain_text("Keep this hand")
    confirm.click()
    expect(prepare.get_by_text("Your answer is given as soon as you are asked")).to_be_visible()
    assert ben.fits()
    assert faults(ben) == []
    version = ada.version
    ada.choose("done")
    ben.catches_up(version + 2)
    expect(prepare).to_have_count(0)


def test_what_ends_a_prepared_answer_is_in_sight_and_its_words_keep_from_the_edge(
    guests: Guests,
) -> None:
    _, ben = two_at_their_mulligans(guests, LAPTOP)
    prepare, title, question, confirm = ben.boxes(
        ".prepare", ".prepare h3", ".prepare p", ".prepare .confirm"
    )
    assert confirm.bottom <= prepare.bottom
    assert min(title.x, question.x) >= prepare.x + 8
