"""Showing cards of a hand to the others, and playing with an open hand."""

from __future__ import annotations

from typing import Any

from tests.web.guests import DESK, PHONE, PHONE_AND_DESK, Guest, Guests, each, expect, whose_turn
from tests.web.test_accessibility import faults

PEOPLE = ["roland-banks", "wendy-adams"]


def three_at_the_card_game(
    guests: Guests, size: tuple[int, int] = DESK, **more: Any
) -> tuple[Guest, Guest, Guest]:
    """Ada and Ben, who have kept their opening hands, and Eve, who looks on."""
    ada, ben, eve = (guests.come(name, size=size, **more) for name in ("Ada", "Ben", "Eve"))
    table = ada.found("lcg", ["me", "open"], {"investigators": PEOPLE, "lead": 0})
    links = ada.get(f"tables/{table}")["links"]
    for guest, link in ((ben, "play"), (eve, "watch")):
        guest.post("join", token=links[link].removeprefix("/join/"))
        guest.open(f"/table/{table}")
    ben.page.get_by_role("button", name="I am ready").click()
    ada.page.get_by_role("button", name="I am ready").click()
    for one in (ada, ben, eve):
        one.sees_board()
    while (asked := whose_turn([ada, ben])) is not None:
        keys = asked.keys()
        if "investigate" in keys:
            break
        asked.choose(next((key for key in ("done", "pass") if key in keys), keys[0]))
    for one in (ben, eve):
        one.catches_up(ada.version)
    return ada, ben, eve


@PHONE_AND_DESK
def test_a_card_is_shown_by_keyboard_and_seen_by_everybody(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada, ben, eve = three_at_the_card_game(guests, size)
    assert ben.page.locator(".shown-hand").count() == 0
    ada.page.keyboard.press("v")
    dialog = ada.page.get_by_role("dialog", name="Show cards from your hand")
    boxes = dialog.get_by_role("checkbox")
    expect(boxes.first).to_have_accessible_name(
        "Play with an open hand: everybody sees all my cards"
    )
    expect(boxes.nth(1)).to_be_enabled()
    boxes.nth(1).focus()
    ada.page.keyboard.press("Space")
    expect(boxes.nth(1)).to_be_checked()
    card = dialog.locator("label").nth(1).inner_text().strip()
    assert faults(ada, "dialog[open]") == []
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ada.page.locator(".fan .note")).to_have_text("shown to everybody")
    expect(ben.page.locator("p[aria-live=polite]:not([role])")).to_have_text(
        f"Ada shows a card: {card}."
    )
    for one in (ben, eve):
        expect(one.page.locator(".prompt .shown")).to_have_text(f"Ada shows: {card}")
        expect(one.page.locator(".partners .shown-hand .card")).to_have_count(1)
        expect(one.page.locator(".partners .shown-hand")).to_contain_text(card)
        assert one.fits()
        assert one.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert faults(one) == []
    ben.page.locator(".prompt .shown button").click()
    expect(ben.page.get_by_role("dialog", name="Look closer").locator("h3")).to_have_text(card)
    ben.page.keyboard.press("Escape")
    # Nobody sees it any longer when she chooses.
    ada.choose("resource")
    for one in (ben, eve):
        expect(one.page.locator(".shown-hand")).to_have_count(0)
        expect(one.page.locator(".prompt .shown")).to_have_count(0)


def test_a_hand_is_open_until_it_is_closed(guests: Guests) -> None:
    ada, ben, eve = three_at_the_card_game(guests)
    held = len(each(ada.page.locator(".fan .card")))
    partner, button = ada.boxes(".partners", ".hand .line")
    assert not button.overlaps(partner)
    ada.page.get_by_role("button", name="Show cards").click()
    switch = ada.page.get_by_role("checkbox", name="Play with an open hand")
    switch.check()
    expect(ada.page.get_by_role("checkbox", checked=True)).to_have_count(held + 1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".hand .open")).to_have_text("open to everybody")
    for one in (ben, eve):
        expect(one.page.locator(".partners .shown-hand .card")).to_have_count(held)
        expect(one.page.locator(".partners .shown-hand h3")).to_have_text("Open hand: Roland Banks")
        assert one.page.locator(".shown-hand .back").count() == 0
    ada.choose("draw")
    for one in (ben, eve):
        expect(one.page.locator(".partners .shown-hand .card")).to_have_count(held + 1)
    # Ben's own hand stays his.
    assert ada.page.locator(".shown-hand").count() == 0
    ben.page.get_by_role("tab", name="Team").click()
    expect(ben.page.locator(".team .shown-hand")).to_have_count(1)
    ada.page.get_by_role("button", name="Show cards").click()
    switch.uncheck()
    for one in (ben, eve):
        expect(one.page.locator(".shown-hand")).to_have_count(0)


def test_a_card_is_shown_from_a_closer_look(guests: Guests) -> None:
    ada, ben, _ = three_at_the_card_game(guests)
    card = ben.page.locator(".fan .press").first
    card.focus()
    ben.page.keyboard.press("Space")
    ben.page.get_by_role("button", name="Show it to everybody").click()
    expect(ada.page.locator(".prompt .shown")).to_contain_text("Ben shows: ")
    card.focus()
    ben.page.keyboard.press("Space")
    ben.page.get_by_role("button", name="Stop showing it").click()
    expect(ada.page.locator(".prompt .shown")).to_have_count(0)


def test_nobody_alone_is_offered_to_show_anything(guests: Guests) -> None:
    ada = guests.come("Ada")
    ada.found("lcg", ["me"], {"investigators": PEOPLE[:1]})
    ada.waits_for_turn()
    assert ada.page.get_by_role("button", name="Show cards").count() == 0
    ada.page.keyboard.press("v")
    # The next key is heard by the table: no window has come before it.
    ada.page.keyboard.press("?")
    expect(ada.page.locator("dialog[open]")).to_have_accessible_name("Help and settings")


def test_a_thing_is_pointed_out_where_somebody_else_sees_it(guests: Guests) -> None:
    """Whoever plays alone is not offered to."""
    ada, *_ = three_at_the_card_game(guests)
    eve = guests.come("Eve")
    eve.found("lcg", ["me"], {"investigators": PEOPLE[:1], "lead": 0})
    for one, others in ((ada, 1), (eve, 0)):
        one.sees_board()
        one.waits_for_turn()
        one.page.locator(".fan .press").first.focus()
        one.page.keyboard.press("Space")
        dialog = one.page.get_by_role("dialog", name="Look closer")
        expect(dialog.locator("h3")).not_to_be_empty()
        offered = dialog.get_by_role("button", name="Point it out to the others")
        expect(offered).to_have_count(others)


def test_pointing_out_is_explained_for_a_mouse_and_for_a_finger(guests: Guests) -> None:
    desk, phone = guests.come(), guests.come("Ben", size=PHONE, has_touch=True, is_mobile=True)
    for guest, told in ((desk, True), (phone, False)):
        guest.new_table(["me"])
        guest.waits_for_turn()
        guest.opens_settings()
        window = guest.page.locator("dialog[open]")
        expect(window.get_by_text("Hold Alt and click")).to_be_visible(visible=told)
        expect(window.get_by_text("You can tap everything")).to_be_visible(visible=not told)


def test_a_finger_points_out_what_can_be_chosen_too(guests: Guests) -> None:
    ada, ben, _ = three_at_the_card_game(guests, PHONE, has_touch=True, is_mobile=True)
    ada.taps(ada.page.locator("[id^=location-].choosable").first)
    offer = ada.page.locator(".offer")
    ada.taps(offer.get_by_role("button", name="Point it out to the others"))
    expect(offer).to_have_count(0)
    expect(ben.page.locator(".press .by")).to_have_text("☞ Ada")
