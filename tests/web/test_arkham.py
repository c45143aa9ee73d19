"""The drawn towns of Arkham Horror: what is pressed there is chosen, and what is there is said."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.web.guests import (
    BROKEN_WORDS,
    DESK,
    EACH_LANGUAGE,
    EACH_SIZE_AND_LANGUAGE,
    LAPTOP,
    PHONE,
    TABLET,
    Guest,
    Guests,
    each,
    expect,
)
from tests.web.played import finished, played, sits_down
from tests.web.test_accessibility import faults
from tests.web.test_director import seen, watches

from kadath.games import game
from kadath.games.arkham.battle import battle
from kadath.games.arkham.board import CELL
from kadath.games.arkham.rules.final_battle import BattleAttack
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.values import doom_track
from kadath.kernel.record import Record

WIDE_LAPTOP = (1366, 768)
WITHIN = """all => all.length && all.every(one =>
    one.getBoundingClientRect().right <= one.closest("li").getBoundingClientRect().right)"""
"""Whether no number sticks out of the row it stands in."""
CUT = """all => all.filter(one => one.scrollWidth > one.clientWidth + 1
    || one.scrollHeight > one.clientHeight + 2).map(one => one.textContent)"""
"""What has more to say than is seen of it."""
COVERED = """() => {
    const box = one => one.getBoundingClientRect();
    const town = box(document.querySelector("#location-map svg"));
    const plates = [...document.querySelectorAll("#location-map .plate")]
        .map(one => [one.textContent.trim(), box(one.querySelector("rect:not(.halo)"))]);
    const names = [...document.querySelectorAll("#location-map text.name")]
        .map(one => [one.textContent.trim(), box(one)]);
    const out = plates.filter(([, one]) => one.left < town.left - 1 || one.right > town.right + 1);
    const over = names.filter(([, a]) => plates.some(([, b]) =>
        a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top));
    // Lines of one name stand right below each other.
    const beside = names.filter(([, a]) => names.some(([, b]) =>
        a.left < b.left && a.right > b.left - 1 && Math.abs(a.top - b.top) < a.height / 2
        && Math.abs(a.left + a.right - b.left - b.right) > 4));
    return [...out, ...over, ...beside].map(([name]) => name);
}"""
"""The streets that stick out of a town, and the places whose names touch one or each other."""
LYING_TABLET = (1180, 820)


def offered(ada: Guest) -> list[str]:
    """The keys of all that may be chosen."""
    return list(ada.keys())


def moves(ada: Guest) -> list[str]:
    """The steps that are offered."""
    return [key for key in offered(ada) if key.startswith("move:")]


def until(ada: Guest, wanted: str) -> str:
    """Play on, fighting what can be fought, until something is offered; its key."""
    for turn in range(80):
        ada.waits_for_turn()
        keys = offered(ada)
        for key in keys:
            if key.split(":")[0] == wanted:
                return key
        fights = [key for key in keys if key.startswith("fight")]
        steps = moves(ada)
        ada.choose(fights[0] if fights else steps[turn % len(steps)] if steps else None)
    raise AssertionError(f"{wanted} was never offered")


def presses(ada: Guest, space: str) -> None:
    """Press a street or a place on the map."""
    ada.page.locator(f'[data-site="{space}"]').first.click(force=True)


def test_somebody_sees_the_town_and_walks_in_it(guests: Guests) -> None:
    ada = guests.come(drawn=True)
    ada.found("arkham", ["me"], {"board": "innsmouth", "investigators": ["joe_diamond"]})
    until(ada, "move")
    page = ada.page
    expect(page.locator("#location-map image").first).to_be_attached()

    # A step is pressed on the map, and so is a place two steps away.
    way = moves(ada)[0].removeprefix("move:")
    before = ada.version
    presses(ada, way)
    ada.goes_on(before)
    assert not any(key == f"move:{way}" for key in offered(ada))

    # The other board is one press away, with its tracks; how far they are is told here, too.
    expect(page.locator(".rail .counts")).to_contain_text("0/6 rising")
    expect(page.locator(".rail .counts")).to_contain_text("0/6 raid")
    page.get_by_role("button", name="Innsmouth").click()
    expect(page.locator(".tracks")).to_be_visible()
    expect(page.locator(".tracks")).to_contain_text("Full: the Ancient One awakens")
    expect(page.locator(".tracks")).to_contain_text("Martial law from doom")
    expect(page.locator('[data-site="devil_reef"]')).to_be_attached()
    page.get_by_role("button", name="Innsmouth").click()
    expect(page.locator(".tracks")).to_have_count(0)

    # Layers: the arrows of both colors.
    expect(page.locator(".arrows")).to_have_count(0)
    page.get_by_role("button", name="Monster arrows").click()
    expect(page.locator(".arrows path[marker-end]").first).to_be_attached()

    for size in (PHONE, TABLET, LAPTOP, DESK):
        width, height = size
        page.set_viewport_size({"width": width, "height": height})
        for part in ("hand", "you", "log", "place"):
            ada.looks_at(part)
            assert ada.fits(), (size, part)
        assert faults(ada) == [], size


def test_a_place_that_was_pressed_keeps_neither_the_focus_nor_its_card(guests: Guests) -> None:
    ada = guests.come()
    ada.found("arkham", ["me"], {"investigators": ["joe_diamond"]})
    until(ada, "move")
    page = ada.page
    way = "velmas_diner"
    before = ada.version
    presses(ada, way)
    ada.goes_on(before)
    assert page.evaluate("() => document.activeElement.closest('[data-site]')") is None

    # What comes under a pointer that rests is not looked at; what the pointer moves to is.
    (place,) = ada.boxes(f'[data-site="{way}"]')
    page.mouse.move(1, 1)
    x, y = place.middle
    page.mouse.move(x, y)
    zoom = page.locator(".zoom")
    expect(zoom).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(zoom).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_timeout(800)
    expect(zoom).to_have_count(0)
    page.mouse.move(x + 3, y)
    expect(zoom).to_be_visible()


def test_the_town_is_one_stop_for_the_keyboard_and_says_what_is_there(guests: Guests) -> None:
    ada = guests.come()
    ada.found("arkham", ["me"], {"investigators": ["joe_diamond"]})
    until(ada, "move")
    ada.page.keyboard.press("b")
    expect(ada.page.locator("#location-map")).to_be_focused()
    line = ada.page.locator("#map-line")
    expect(line).to_contain_text("Joe Diamond")
    here = line.inner_text()
    ada.page.keyboard.press("ArrowLeft")
    expect(line).not_to_have_text(here)
    ada.page.keyboard.press("g")
    expect(line).to_contain_text("gate to")
    ada.page.keyboard.press("Home")
    expect(line).to_have_text(here)

    # Where a step leads, Enter takes it.
    street = moves(ada)[0]
    before = ada.version
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        ada.page.keyboard.press("Home")
        ada.page.keyboard.press(key)
        if "1 step away" in line.inner_text():
            break
    ada.page.keyboard.press("Enter")
    ada.goes_on(before)
    assert street not in offered(ada)


def may_flee(s: ArkhamPlay) -> bool:
    """Whether somebody fights who might flee instead."""
    assert s.decision is not None
    return any(one.verb == "flee" for one in s.decision.options)


def is_in_trouble(s: ArkhamPlay) -> bool:
    """Whether somebody is about to walk through a town with open gates and many monsters."""
    asked = s.decision is not None and s.decision.ask == "movement"
    return asked and len(s.gates) >= 3 and len(s.monsters) >= 5


def in_trouble(board: str) -> Record:
    """A game of two in which much has gone wrong."""
    return played("arkham", is_in_trouble, range(1, 20), seats=2, board=board)


def may_cast_or_flee(s: ArkhamPlay) -> bool:
    """Whether somebody may fight, flee, or use something first."""
    return may_flee(s) and s.decision is not None and len(s.decision.options) >= 3


def a_fight() -> Record:
    """A game that comes to a fight, with something to use in it."""
    return played("arkham", may_cast_or_flee, range(1, 20), seats=1)


def test_a_fight_comes_to_the_stage_with_its_chances(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, a_fight())
    stage = ada.page.locator(".attempt")
    expect(stage.get_by_role("heading", level=2)).to_contain_text("Combat")
    expect(stage.locator(".chances dt").first).to_have_text("You win")
    expect(stage.locator(".stakes .win")).to_contain_text("You defeat")
    # A spell is named there; what it does stands with the question.
    assert all(box.height < 56 and box.width < 400 for box in ada.every_box(".offers .button", 3))
    assert faults(ada) == []

    # What may be chosen is on the stage, too, with what it promises.
    before = ada.version
    stage.get_by_role("button", name="Flee").click()
    ada.goes_on(before)


def test_eight_investigators_fit_on_one_screen(guests: Guests) -> None:
    ada = guests.come(size=LAPTOP)
    ada.found("arkham", ["me"] * 8, {})
    ada.waits_for_turn()
    others = ada.every_box(".mates li", 7)
    assert len(others) == 7
    for box in others:
        assert box.right <= LAPTOP[0]
        assert box.bottom <= LAPTOP[1]
        assert box.width > 70
    assert ada.fits()
    expect(ada.page.locator(".figure")).to_have_count(8)
    # They have no Outskirts, which is nothing to worry about.
    outskirts = ada.page.locator(".counts li", has_text="0/0")
    expect(outskirts).to_be_visible()
    expect(outskirts).not_to_have_class(re.compile("full"))
    # Their names and numbers are read whole.
    assert ada.page.locator(".mates :is(b, .numbers)").evaluate_all(CUT) == []


@EACH_LANGUAGE
def test_the_streets_of_innsmouth_cover_no_name_on_a_laptop(guests: Guests, language: str) -> None:
    ada = guests.come(language=language, size=LAPTOP)
    ada.found("arkham", ["me"], {"board": "innsmouth"})
    ada.waits_for_turn()
    ada.page.locator(".tools .wide").click()
    expect(ada.page.locator('[data-site="devil_reef"]')).to_be_attached()
    uncovered(ada)
    # A low window squeezes no level of terror under the numbers of the second town.
    ada.page.set_viewport_size({"width": LAPTOP[0], "height": 640})
    ada.settles()
    assert min(box.height for box in ada.every_box(".terror .told")) > 13


@EACH_LANGUAGE
def test_an_upright_tablet_breaks_no_name_of_a_skill(guests: Guests, language: str) -> None:
    ada = guests.come(language=language, size=TABLET)
    ada.found("arkham", ["me"], {})
    ada.waits_for_turn()
    assert max(box.height for box in ada.every_box(".sliders .skill", 6)) < 24


@EACH_LANGUAGE
def test_the_streets_of_arkham_cover_no_name(guests: Guests, language: str) -> None:
    ada = guests.come(language=language, size=WIDE_LAPTOP)
    ada.found("arkham", ["me"], {})
    ada.waits_for_turn()
    uncovered(ada)
    ada.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    (town,) = ada.boxes("#location-map svg")
    assert town.width > 600
    uncovered(ada)
    # Both rows of what somebody has are whole.
    assert max(box.bottom for box in ada.every_box(".hand li")) < LAPTOP[1] - 4
    # So is what closes as the terror grows, and what the log may be narrowed to.
    assert ada.page.locator(".terror em").evaluate_all(CUT) == []
    expect(ada.page.locator(".log select")).to_be_in_viewport(ratio=1)
    # A tablet on its side has two columns of what somebody has.
    ada.page.set_viewport_size({"width": LYING_TABLET[0], "height": LYING_TABLET[1]})
    (row,) = ada.boxes(".hand")
    second = sorted({box.right for box in ada.every_box(".hand li", 3)})[1]
    assert second <= row.right
    ada.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    # The town has most of an upright tablet, and the question and the sheet share the rest.
    ada.page.wait_for_function(
        "() => document.querySelector('#location-map svg').getBoundingClientRect().height > 470"
    )
    uncovered(ada)
    question, sheet = ada.boxes(".ask", ".you")
    assert question.right <= sheet.x
    assert ada.fits()


def uncovered(ada: Guest) -> None:
    """Wait until no street covers the name of a place, whatever else is still being laid."""
    ada.page.wait_for_function(f"() => ({COVERED})().length === 0")


def is_jailed(s: ArkhamPlay) -> bool:
    """Whether somebody sits in the cell of Innsmouth while another is about to move."""
    asked = s.decision is not None and s.decision.ask == "movement"
    return asked and any(row.space == CELL for row in s.investigators.values())


def jailed() -> Record:
    """A game of two, one of whom the law of Innsmouth has caught."""
    for seed in range(26, 60):
        record = finished("arkham", seed, seats=2, board="innsmouth")
        state = game("arkham").new(record.setup, record.seed)
        for at, key in enumerate(record.choices):
            if is_jailed(state):
                return record.branch(at)
            state.apply(key)
    raise AssertionError("nobody was caught")


def test_whoever_sits_in_the_cell_of_innsmouth_is_seen_behind_bars(guests: Guests) -> None:
    ada = guests.come(size=WIDE_LAPTOP)
    sits_down(ada, jailed())
    ada.page.locator(".tools .wide").click()
    expect(ada.page.locator('[data-site="innsmouth_jail"]')).to_be_attached()
    expect(ada.page.locator(".figure:has(.bars)")).to_have_count(1)


def test_the_town_has_the_room_and_the_sheet_is_read_whole(guests: Guests) -> None:
    ada = guests.come(language="pl")
    ada.found("arkham", ["me"], {"investigators": ["joe_diamond"]})
    ada.waits_for_turn()
    (town,) = ada.boxes("#location-map svg")
    assert town.width > 820
    # No name of a skill is broken, and all that somebody begins with is in sight.
    skills = ada.page.locator(".sliders .skill")
    assert max(skills.evaluate_all("all => all.map(one => one.offsetHeight)")) < 22
    for card in each(ada.page.locator(".hand li .press")):
        expect(card).to_be_in_viewport(ratio=0.98)


def test_three_possessions_stand_side_by_side_and_none_has_a_broken_name(guests: Guests) -> None:
    ada = guests.come(language="pl")
    sits_down(ada, a_fight())
    names = ada.page.locator(".hand .plate b")
    each(names, 6)
    ada.settles()
    (across, room) = ada.page.locator(".hand ul").evaluate(
        "one => [one.scrollWidth, one.clientWidth]"
    )
    assert across <= room
    for width, height in (DESK, LAPTOP, TABLET):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.settles()
        assert names.evaluate_all(BROKEN_WORDS) == [], width


CARDS_IN_PART = """list => {
    const edge = list.getBoundingClientRect().right;
    return [...list.querySelectorAll("li")].filter(one => {
        const { left, right } = one.getBoundingClientRect();
        return left < edge - 1 && right > edge + 1;
    }).map(one => one.textContent);
}"""


@EACH_LANGUAGE
def test_no_part_of_a_third_possession_peeks_out_on_a_laptop(guests: Guests, language: str) -> None:
    ada = guests.come(language=language, size=LAPTOP)
    sits_down(ada, a_fight())
    each(ada.page.locator(".hand li"), 6)
    ada.settles()
    assert ada.page.locator(".hand ul").evaluate(CARDS_IN_PART) == []


@EACH_SIZE_AND_LANGUAGE
def test_the_table_fits_in_every_size_and_language(
    guests: Guests, size: tuple[int, int], language: str
) -> None:
    ada = guests.come(language=language, size=size)
    ada.found("arkham", ["me", "me"], {"board": "innsmouth"})
    ada.waits_for_turn()
    for part in ("hand", "you", "team", "log", "place"):
        ada.looks_at(part)
        assert ada.fits(), part
    assert "[" not in ada.page.locator(".board").inner_text()


def in_the_final_battle(s: ArkhamPlay) -> bool:
    """Whether somebody attacks the Ancient One."""
    return any(isinstance(one, BattleAttack) for one in s.stack)


def takes_arms(s: ArkhamPlay) -> bool:
    """Whether somebody chooses what to hold against the Ancient One."""
    holds = s.decision is not None and any(one.verb == "wield" for one in s.decision.options)
    return holds and in_the_final_battle(s)


def may_win(s: ArkhamPlay) -> bool:
    """Whether the Ancient One can be beaten soon by somebody who chooses what to hold."""
    told = battle(s) if takes_arms(s) else None
    return told is not None and told.within[-1] > 0


def has_no_hope(s: ArkhamPlay) -> bool:
    """Whether nobody can beat the Ancient One soon, whatever they hold."""
    told = battle(s) if takes_arms(s) else None
    return told is not None and not told.within[-1]


def awakened(seats: int, until: Callable[[ArkhamPlay], bool] = in_the_final_battle) -> Record:
    """A game that comes to the final battle."""
    return played("arkham", until, range(2, 40), seats=seats)


def test_the_final_battle_is_drawn_and_weighed(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, awakened(2, may_win))
    page = ada.page
    stage = page.locator(".attempt")
    expect(stage.get_by_role("heading", level=2)).to_contain_text("The final battle")
    expect(stage.locator(".stakes .win")).to_contain_text("remove a doom token")
    expect(stage.locator(".chances dt").first).to_contain_text("Beaten by round")
    page.get_by_role("button", name="See the table").click()
    board = page.locator(".battle")
    expect(board.locator(".doom .on").first).to_be_visible()
    expect(board.locator(".text p").first).to_contain_text("Attack:")
    expect(board.locator("li").first).to_contain_text("At least 1 success")
    expect(page.locator(".rail .chances dt").first).to_contain_text("Beaten by round")
    expect(board.locator(".hits")).to_contain_text("successes remove one")
    # Where the battle is, and what each step of it means.
    expect(page.locator(".track strong")).to_have_text("Battle, round 1")
    expect(page.locator(".track [aria-current]")).to_contain_text("Your attack")
    expect(page.locator(".rail [aria-current]")).to_contain_text("the successes add up")
    expect(page.locator(".rail .terror")).to_have_count(0)
    for size in (PHONE, TABLET, LAPTOP, DESK):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ada.fits(), size
        assert board.locator("li dd").evaluate_all(WITHIN), size
        assert faults(ada) == [], size


def test_the_whole_board_of_the_final_battle_is_used(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, awakened(2, may_win))
    page = ada.page
    page.get_by_role("button", name="See the table").click()
    # Whose turn it is, and what they hold as it is ticked.
    attacker = page.locator(".battle li.acting")
    expect(attacker).to_have_count(1)
    expect(attacker).to_contain_text("attacks now")
    held = attacker.locator(".arm")
    ticked = page.locator('.prompt [data-key^="wield:"][aria-checked=true]')
    expect(ticked.first).to_be_visible()
    expect(held).to_have_count(ticked.count())
    name = ticked.first.inner_text().splitlines()[-1].removeprefix("Hold ")
    expect(held.first).to_contain_text(name)
    ticked.first.click()
    expect(held).to_have_count(ticked.count())
    # The Ancient One is as tall as the board, and the fighters fill the rest of it.
    board, likeness, *_ = ada.boxes(".battle", ".likeness")
    fighters = ada.every_box(".battle li", 2)
    assert likeness.height > 0.95 * board.height
    assert max(box.bottom for box in fighters) > board.bottom - 30
    assert all(box.x >= likeness.right - 1 for box in fighters)
    # On a phone they stand below it.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    likeness, fighter = ada.boxes(".likeness", ".battle li")
    assert fighter.y >= likeness.bottom


@EACH_LANGUAGE
def test_eight_fighters_are_in_sight_at_once(guests: Guests, language: str) -> None:
    ada = guests.come(language=language)
    sits_down(ada, awakened(8, takes_arms))
    ada.page.locator(".attempt button").first.click()
    (board,) = ada.boxes(".battle")
    fighters = ada.every_box(".battle li", 8)
    assert max(box.bottom for box in fighters) <= board.bottom
    assert ada.fits()


def test_a_battle_without_hope_says_so_once(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, awakened(2, has_no_hope))
    chances = ada.page.locator(".attempt .chances")
    expect(chances).to_contain_text("cannot be beaten within 6 rounds")
    expect(chances.locator("dt")).to_have_count(0)


def test_the_button_of_a_stage_stays_in_sight_on_a_phone(guests: Guests) -> None:
    ada = guests.come(size=PHONE, language="pl")
    sits_down(ada, awakened(1, takes_arms))
    button = ada.page.locator('.attempt [data-key="confirm"]')
    expect(button).to_be_in_viewport(ratio=0.98)
    button.click(trial=True)


def test_no_tool_lies_on_the_lowest_streets_on_a_phone(guests: Guests) -> None:
    ada = guests.come(size=PHONE)
    sits_down(ada, in_trouble("arkham"))
    ada.page.locator(".port").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    tools, *streets = [*ada.every_box(".tools"), *ada.every_box("#location-map .plate")]
    assert not [one for one in streets if one.overlaps(tools)]


def test_what_a_hint_advises_is_marked_in_the_town(guests: Guests) -> None:
    ada = guests.come()
    ada.found("arkham", ["me"], {"investigators": ["joe_diamond"]})
    mark = ada.page.locator("#location-map .advised")
    best = ada.page.locator(".option.best")
    for _ in range(12):
        until(ada, "move")
        expect(mark).to_have_count(0)
        ada.page.keyboard.press("h")
        expect(best).to_have_count(1)
        advised = str(best.get_attribute("data-key"))
        if advised.startswith("move:"):
            expect(mark).to_have_count(1)
            return
        ada.choose(advised)
    raise AssertionError("no hint was a step")


def test_a_fight_says_how_many_successes_are_needed(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, a_fight())
    score = ada.page.locator(".attempt .score > span").last
    expect(score.locator("b")).to_have_text(re.compile(r"^[1-9]$"))
    expect(score.locator("small")).to_have_text("needed")


def test_two_fingers_zoom_the_map_and_a_small_map_leads_around_it(guests: Guests) -> None:
    ada = guests.come(size=PHONE, has_touch=True, is_mobile=True)
    ada.found("arkham", ["me"], {"investigators": ["joe_diamond"]})
    ada.waits_for_turn()
    (before,) = ada.boxes("#location-map")
    fingers = ada.page.context.new_cdp_session(ada.page)
    for kind, apart in (("touchStart", 30), ("touchMove", 50), ("touchMove", 70), ("touchEnd", 0)):
        points = [{"x": 190 + side * apart, "y": 300, "id": side + 1} for side in (-1, 1) if apart]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    ada.page.wait_for_function(
        "width => document.querySelector('#location-map').offsetWidth > width * 2",
        arg=before.width,
    )
    # What is seen of the town is framed on the small map, and a press there goes there.
    small = ada.page.get_by_role("button", name="The whole map in miniature")
    for corner, side in ((0.05, "< 120"), (0.95, "> 400")):
        (box,) = ada.boxes(".mini button")
        ada.taps(small, box.width * corner, box.height / 2)
        ada.page.wait_for_function(f"() => document.querySelector('.port').scrollLeft {side}")


def at_a_shop(s: ArkhamPlay) -> bool:
    """Whether somebody chooses what to buy."""
    return s.decision is not None and s.decision.ask == "buy"


def test_a_phone_shows_the_cards_for_sale_where_the_question_is(guests: Guests) -> None:
    ada = guests.come(size=PHONE)
    sits_down(ada, played("arkham", at_a_shop, range(1, 20), seats=1))
    ada.waits_for_turn()
    cards = ada.page.locator(".counter .press")
    expect(cards.first).to_contain_text("$")
    for card in each(cards):
        expect(card).to_be_in_viewport(ratio=0.3)
    assert ada.fits()
    assert faults(ada) == []
    # A tap reads, and what it offers buys.
    cards.first.click()
    ada.waits_for_turn()
    ada.choose(ada.keys()[0])


def in_a_trade(s: ArkhamPlay) -> bool:
    """Whether somebody proposes a trade with money in it."""
    if s.decision is None or s.decision.ask != "trade":
        return False
    return any(one.verb == "pay" and one.ids[0] >= 3 for one in s.decision.options)


def test_money_in_a_trade_is_one_number(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, played("arkham", in_a_trade, range(1, 60), seats=2))
    page = ada.page
    ada.waits_for_turn()
    # With many possessions the money is folded away.
    if (more := page.locator(".prompt .rest button")).count():
        more.click()
    row = page.locator(".prompt .tick", has=page.get_by_role("spinbutton")).first
    sums = page.locator('.prompt [data-key^="pay:"]')
    assert sums.count() <= 2, "a row for each direction, not for each dollar"
    expect(row.get_by_role("checkbox")).not_to_be_checked()
    row.get_by_role("spinbutton").fill("3")
    row.get_by_role("spinbutton").press("Enter")
    expect(row.get_by_role("checkbox")).to_be_checked()
    expect(row.get_by_role("checkbox")).to_contain_text("$3")
    row.get_by_role("button", name="One less").click()
    expect(row.get_by_role("checkbox")).to_contain_text("$2")
    confirm = page.locator('[data-key="confirm"]')
    expect(confirm).to_contain_text("$2")
    assert faults(ada) == []
    before = ada.version
    confirm.click()
    ada.goes_on(before)


def about_to_surge(s: ArkhamPlay) -> bool:
    """Whether six monsters appear in a row with the last thing that may be chosen."""
    if s.decision is None or s.several is not None or s.turn < 4:
        return False
    after = s.clone()
    after.log = []
    after.apply(s.decision.options[-1])
    kinds = [entry.kind for entry in after.log]
    return any(kinds[first : first + 6] == ["appears"] * 6 for first in range(len(kinds)))


def test_a_surge_is_seen_at_once_and_told_whole(guests: Guests) -> None:
    record = played("arkham", about_to_surge, range(1, 20), seats=6)
    ada = guests.come(pace="fast", moves=True)
    sits_down(ada, record)
    watches(ada)
    ada.choose(ada.keys()[-1])
    ada.waits_for_turn()
    # Some of them may go to the Outskirts.
    surge = max(seen(ada), key=lambda text: text.count("A monster"))
    assert surge.count("A monster") >= 6
    log = ada.page.locator(".log ol")
    for line in surge.split(".")[:-1]:
        expect(log).to_contain_text(line)


def awakens_with(s: ArkhamPlay) -> str | None:
    """The single choice with which the Ancient One awakens, if there is one now."""
    if s.decision is None or s.awake or s.several is not None or s.doom < doom_track(s) - 2:
        return None
    for option in s.decision.options:
        after = s.clone()
        after.apply(option)
        if after.awake and after.decision is not None:
            return option.key
    return None


def about_to_awaken(s: ArkhamPlay) -> bool:
    """Whether it is one choice away."""
    return awakens_with(s) is not None


def test_the_town_stays_until_the_ancient_one_is_seen_to_awaken(guests: Guests) -> None:
    record = played("arkham", about_to_awaken, range(2, 40), seats=1)
    s = game("arkham").new(dict(record.setup), record.seed)
    for choice in record.choices:
        s.apply(s.decision.option(choice))
    key = awakens_with(s)
    ada = guests.come(pace="slow", moves=True)
    sits_down(ada, record)
    ada.choose(key)
    expect(ada.page.locator(".prompt .who")).to_have_text("This is happening")
    expect(ada.page.locator("#location-map")).to_be_attached()
    expect(ada.page.locator(".track strong")).to_contain_text("Turn")
    ada.page.keyboard.press("Escape")
    ada.waits_for_turn()
    expect(ada.page.locator(".battle")).to_be_visible()
    expect(ada.page.locator(".track strong")).to_contain_text("Battle, round 1")
