"""What the map of Machina Arcana tells when it is pointed at, and what says how to go on."""

from __future__ import annotations

from tests.web.guests import (
    BROKEN_WORDS,
    LAPTOP,
    LAPTOP_AND_DESK,
    PHONE,
    TABLET,
    Guest,
    Guests,
    each,
    expect,
    in_sizes,
)
from tests.web.played import played, sits_down
from tests.web.test_machina_layers import beside_monsters, in_the_facility, shot
from tests.web.test_zones import shows_all

from kadath.games.machina.goals import tokens_awaited
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.state import NO_TOKEN, UPGRADE

CUT_BELOW = """all => all.filter(one => one.scrollHeight > one.clientHeight + 1)
    .map(one => one.textContent)"""
"""The texts that go on below what is seen of them."""


def with_an_exit(s: MachinaPlay) -> bool:
    """Whether there is a way out."""
    return s.exit != NO_TOKEN


def on_two_tiles(s: MachinaPlay) -> bool:
    """Whether there is more of the map than a phone shows."""
    return len(s.laid) > 1


def test_the_small_map_of_a_phone_covers_no_more_of_the_large_one_than_the_layers(
    guests: Guests,
) -> None:
    ada = guests.come(size=PHONE)
    sits_down(ada, in_the_facility(on_two_tiles))
    layers, small = ada.boxes(".layers", ".mini button")
    assert small.bottom <= layers.bottom + 2
    assert small.x >= layers.right
    assert min(small.width, small.height) >= 24, "a thumb finds it"
    # What leads off the map at its upper edge can be pressed: they lie above it.
    (map,) = ada.boxes(".board .port")
    assert map.y >= layers.bottom


@LAPTOP_AND_DESK
def test_a_wide_screen_gives_the_map_its_height(guests: Guests, size: tuple[int, int]) -> None:
    """What the explorer is and has stands beside it, and what is weighed covers little of it."""
    ada = guests.come(size=size)
    sits_down(ada, in_the_facility(beside_monsters))
    page = ada.page
    board, card = ada.boxes(".board", ".held .plate")
    assert board.height > 0.8 * size[1]
    assert card.x > board.right
    for part in (".prompt", "main .you", "main .held", ".partners", ".side"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert shows_all(ada, ".chapter .text"), "what the chapter asks for is not cut"
    expect(page.locator(".rail .beast").nth(2)).to_be_in_viewport(ratio=0.99)
    shot(ada).click()
    page.locator('[data-key^="target:"]').first.hover()
    (aim,) = ada.boxes("section.aim")
    assert aim.height < board.height / 5


def test_an_upright_tablet_gives_the_map_most_of_its_height(guests: Guests) -> None:
    """The question has the explorer and the cards at its side, and all is in sight."""
    ada = guests.come(size=TABLET, language="uk")
    sits_down(ada, in_the_facility(beside_monsters))
    board, prompt, sheet, card = ada.boxes(".board", ".prompt", "main .you", ".held .plate")
    assert board.height > 0.45 * TABLET[1]
    assert sheet.x > prompt.right
    assert card.x > prompt.right
    for part in (".prompt", "main .you", "main .held", ".partners", ".chapter .goal", ".tracks"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=0.99)
    ada.looks_at("log")
    expect(ada.page.locator(".side")).to_be_in_viewport(ratio=0.99)
    expect(ada.page.locator("main .you")).to_be_hidden()


@in_sizes("phone", "tablet", "laptop")
def test_each_item_tells_all_that_it_does(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come(size=size, language="uk")
    sits_down(ada, in_the_facility(beside_monsters))
    ada.looks_at("hand")
    each(ada.page.locator(".held .plate .text"), 3)
    assert ada.page.locator(".held .plate .text").evaluate_all(CUT_BELOW) == []
    assert ada.page.locator(".held .plate b").evaluate_all(BROKEN_WORDS) == []
    labels = ada.every_box(".held .plate .label", 3)
    names = ada.every_box(".held .plate b", 3)
    assert not [one for one in labels if any(one.overlaps(name) for name in names)]


def test_a_laptop_leaves_the_log_what_an_empty_inventory_does_not_need(guests: Guests) -> None:
    ada = guests.come(size=LAPTOP, language="pl")
    ada.found("machina", ["me"], {"party": 3})
    while not ada.page.locator(".map .plate").count():
        ada.choose()
        ada.waits_for_turn()
    (panel, question) = ada.boxes(".side", ".prompt")
    assert panel.height > 120
    assert question.bottom <= panel.y


def test_a_phone_on_its_side_has_the_map_beside_the_question(guests: Guests) -> None:
    """All else is a view of its own, the question beside it."""
    width, height = PHONE[1], PHONE[0]
    ada = guests.come(size=(width, height), language="uk")
    sits_down(ada, in_the_facility(beside_monsters))
    board, prompt = ada.boxes(".board", ".prompt")
    assert board.height > 0.65 * height
    assert board.width > 0.55 * width
    assert prompt.x > board.right
    expect(ada.page.locator(".prompt [data-key]").first).to_be_in_viewport()
    views = {"hand": ".held .plate", "you": "main .you", "team": ".chapter .goal", "log": ".side"}
    for view, part in views.items():
        ada.looks_at(view)
        expect(ada.page.locator(part).first).to_be_in_viewport(ratio=0.9)
        expect(ada.page.locator(".board")).to_be_hidden()
        assert ada.boxes(".prompt") == [prompt], "the question stays where it is"


def test_a_phone_tells_whole_what_ends_the_chapter(guests: Guests) -> None:
    ada = guests.come(size=PHONE, language="uk")
    sits_down(ada, in_the_facility(beside_monsters))
    expect(ada.page.locator(".chapter .goal")).to_be_in_viewport(ratio=0.99)
    assert shows_all(ada, ".chapter .goal")


def about_to_count(s: MachinaPlay) -> bool:
    """Whether the chapter counts tokens and has none yet."""
    return tokens_awaited(s, s.card(s.chapter).key) > 0 and not s.countdowns.get(s.chapter)


def test_a_chapter_tells_what_it_counts_before_the_first_token(guests: Guests) -> None:
    ada = guests.come(language="pl")
    sits_down(ada, in_the_facility(about_to_count))
    expect(ada.page.locator(".chapter .count")).to_contain_text("Żetony odliczania 0/")


def challenged(s: MachinaPlay) -> bool:
    """Whether the final challenge is on."""
    return bool(s.final)


def test_a_final_challenge_leaves_the_tracks_in_sight(guests: Guests) -> None:
    """The chapter before it is over and keeps only its name."""
    ada = guests.come()
    sits_down(ada, played("machina", challenged, (1,), seats=2))
    expect(ada.page.locator(".chapter")).to_have_count(2)
    expect(ada.page.locator(".chapter .picture")).to_have_count(1)
    expect(ada.page.locator(".rail .tracks")).to_be_in_viewport(ratio=0.99)


def test_a_final_challenge_is_read_whole_once_it_is_pressed(guests: Guests) -> None:
    """The rail may cut it short."""
    ada = guests.come(size=PHONE, language="uk")
    sits_down(ada, played("machina", challenged, (1,), seats=2))
    card = ada.page.locator(".chapter", has=ada.page.locator(".picture"))
    expect(card.locator(".text")).not_to_be_empty()
    told = card.locator(".text").text_content() or ""
    card.click()
    close_up = ada.page.locator("dialog[open]")
    for line in told.splitlines():
        expect(close_up).to_contain_text(line)
    last = close_up.locator("p.text").last
    last.scroll_into_view_if_needed()
    assert shows_all(ada, "dialog[open] p.text")


def with_an_upgrade(s: MachinaPlay) -> bool:
    """Whether somebody who acts wears something that is upgraded."""
    who = s.stack[-1].who  # type: ignore[attr-defined]
    return any(row.owner == who and row.place == UPGRADE for row in s.items.values())


def test_an_upgrade_is_locked_by_the_sign_that_it_has_while_arranged(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, in_the_facility(with_an_upgrade))
    upgrade = ada.page.locator(
        ".held .chain > .chain", has=ada.page.get_by_text("Upgrade", exact=True)
    )
    expect(upgrade.locator("xpath=preceding-sibling::i[1]")).to_have_text("▲")


@LAPTOP_AND_DESK
def test_no_button_lies_on_a_space_of_the_map(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come(size=size)
    sits_down(ada, in_the_facility(on_two_tiles))
    tiles = ada.every_box("#location-map .tile", 2)
    for button in ada.every_box(".layers button, .camera button"):
        assert not any(button.overlaps(one) for one in tiles)
    # Their words come with the focus.
    first = ada.page.locator(".layers button").first
    first.focus()
    expect(first.locator("span")).to_be_in_viewport(ratio=0.99)


def points_at(ada: Guest, what: str) -> None:
    """Let the pointer rest on something that is drawn on the map."""
    (box,) = ada.boxes(what)
    ada.page.mouse.move(*box.middle)


def test_the_way_out_is_drawn_and_told(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, in_the_facility(with_an_exit))
    page = ada.page
    expect(page.locator(".gate.exit")).to_have_count(1)
    expect(page.locator(".chapter .goal")).to_have_text("To go on: all leave by the exit.")
    points_at(ada, ".gate.exit circle")
    expect(page.locator(".zoom")).to_contain_text("may leave for 2 stamina")


def test_what_is_pointed_at_on_the_map_is_told(guests: Guests) -> None:
    """A monster with what it can do, and where it stands as the numbers along the map have it."""
    ada = guests.come()
    sits_down(ada, in_the_facility(beside_monsters))
    page = ada.page
    points_at(ada, ".figure:has(.badge.foe)")
    zoom = page.locator(".zoom")
    expect(zoom).to_contain_text("Monster")
    expect(zoom).to_contain_text("column")
    columns = page.locator(".ruler text").all_text_contents()
    assert columns[:3] == ["1", "2", "3"]


def test_an_option_shows_what_its_own_card_reaches(guests: Guests) -> None:
    """Whoever uses it could do other things, too: those are not what is pointed at."""
    ada = guests.come()
    sits_down(ada, in_the_facility(beside_monsters))
    page = ada.page
    ada.unfolds()
    uses = page.locator('button.option[data-key^="use:"]').filter(visible=True)
    shown = 0
    for use in each(uses):
        use.hover()
        ada.settles()
        title = page.locator("section.aim h2")
        if title.count():
            shown += 1
            _, who, card, *_ = str(use.get_attribute("data-key")).split(":")
            its = page.locator(".you h2") if card == who else use.locator(".text")
            expect(title).to_have_text(its.inner_text().split(":")[0])
    assert shown


def test_the_end_of_the_log_stays_in_sight_when_it_has_less_room(guests: Guests) -> None:
    """As under a question with many options."""
    ada = guests.come()
    sits_down(ada, in_the_facility(beside_monsters))
    page = ada.page
    last = page.locator(".log [aria-label=Log] > li").last
    expect(last).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 1440, "height": 820})
    expect(last).to_be_in_viewport(ratio=0.9)
