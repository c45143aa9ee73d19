"""The drawn map of Machina Arcana: what is pressed on it is chosen, and what is there is said."""

from __future__ import annotations

from tests.web.guests import DESK, PHONE, PHONE_AND_DESK, TABLET, Guest, Guests, expect
from tests.web.played import played, sits_down
from tests.web.test_accessibility import faults

from kadath.games.machina.state import MachinaState

SPACE = 40
"""Units of the drawing for a space."""


def stows(ada: Guest) -> None:
    """Equip nothing, one item after the other."""
    before = ada.version
    confirm = ada.page.locator('[data-key="confirm"]')
    free = ada.page.locator('[data-key^="stow:"][aria-checked=false][aria-disabled=false]')
    while confirm.get_attribute("aria-disabled") == "true":
        left = free.count()
        free.first.click(timeout=8000)
        expect(free).not_to_have_count(left)
        ada.is_weighed()
    confirm.click()
    ada.goes_on(before)


def opens_the_game(ada: Guest) -> None:
    """Draw and keep items, until somebody may move."""
    for _ in range(60):
        ada.waits_for_turn()
        offered = ada.keys()
        if any(key.startswith("move:") for key in offered):
            return
        if any(key.startswith("stow:") for key in offered):
            stows(ada)
        else:
            ada.choose()
    raise AssertionError("nobody may move")


def presses(ada: Guest, column: float, row: float) -> None:
    """Press the map at a place, given in spaces."""
    where = ada.page.evaluate(
        """([column, row, space]) => {
            const svg = document.querySelector("#location-map > svg");
            const point = new DOMPoint(column * space, row * space);
            const { x, y } = point.matrixTransform(svg.getScreenCTM());
            return [x, y];
        }""",
        [column, row, SPACE],
    )
    ada.page.mouse.click(*where)


def entry(ada: Guest, measure: str) -> str | None:
    """A measure of the first space that an option is about."""
    return ada.page.locator("rect.mark").first.get_attribute(measure)


def priced(ada: Guest, cost: str) -> tuple[float, float]:
    """The place of a space that it costs so much to walk to."""
    found = ada.page.locator(".ways g:has(> .coin)", has_text=cost).first
    shift = str(found.get_attribute("transform"))
    x, y = shift.removeprefix("translate(").removesuffix(")").split()
    return float(x) / SPACE, float(y) / SPACE


@PHONE_AND_DESK
def test_what_was_drawn_is_read_whole_before_it_is_kept(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come(size=size)
    ada.found("machina", ["me"], {"investigators": ["kim_richards"]})
    ada.choose()
    ada.choose("draw:weapon:weapon")
    cards = ada.page.locator(".cover .press")
    expect(cards).to_have_count(2)
    expect(cards.last.locator(".text")).not_to_be_empty()
    ada.settles()
    # A line is 15 pixels high, and heights are rounded.
    cut = "all => all.some((one) => one.scrollHeight > one.clientHeight + 4)"
    assert not cards.locator(".text").evaluate_all(cut)
    (camera,) = ada.boxes(".camera")
    assert not any(one.overlaps(camera) for one in ada.every_box(".cover .press", 2))


def test_somebody_sees_the_map_and_plays_on_it(guests: Guests) -> None:
    ada = guests.come(drawn=True)
    ada.found("machina", ["me"], {"party": 2, "investigators": ["kim_richards", "hank_horden"]})
    ada.waits_for_turn()
    expect(ada.page.locator("#location-map image").first).to_be_attached()

    # Where somebody may come in is pressed on the map.
    before = ada.version
    x, y, side = (float(str(entry(ada, name))) for name in ("x", "y", "width"))
    presses(ada, (x + side / 2) / SPACE, (y + side / 2) / SPACE)
    ada.goes_on(before)
    opens_the_game(ada)
    expect(ada.page.locator(".figure")).to_have_count(2)

    for size in (PHONE, TABLET, DESK):
        width, height = size
        ada.page.set_viewport_size({"width": width, "height": height})
        for part in ("hand", "you", "log", "place"):
            ada.looks_at(part)
            assert ada.fits(), (size, part)

    # A space two steps away: both steps are taken, each a choice of its own.
    spent = ada.page.locator(".me .stamina .off")
    expect(spent).to_have_count(0)
    presses(ada, *priced(ada, "2"))
    expect(spent).to_have_count(2)

    # The cursor goes from figure to figure and from space to space, and a line says what is there.
    ada.page.keyboard.press("b")
    expect(ada.page.locator("#location-map")).to_be_focused()
    line = ada.page.locator("#map-line")
    expect(line).to_contain_text("health")
    first = line.inner_text()
    ada.page.keyboard.press("]")
    expect(line).not_to_have_text(first)

    # Larger, and whole again.
    wide = "() => document.querySelector('#location-map').clientWidth"
    whole = ada.page.evaluate(wide)
    ada.page.get_by_role("button", name="Closer").click()
    assert ada.page.evaluate(wide) > whole
    ada.page.get_by_role("button", name="The whole map", exact=True).click()
    assert abs(ada.page.evaluate(wide) - whole) < 2


def test_the_card_of_the_scenario_is_read_from_the_rail(guests: Guests) -> None:
    ada = guests.come()
    ada.found("machina", ["me"], {"scenario": "ice", "investigators": ["kim_richards"]})
    ada.waits_for_turn()
    card = ada.page.locator(".rail .scenario")
    expect(card.locator(".opening")).to_contain_text("Camp Borealis")
    opens_the_game(ada)
    expect(card).to_contain_text("Horror in the Ice")
    expect(card.locator(".opening")).to_have_count(0)

    # Everywhere a press shows the whole of it: how it begins and what it does, not how it ends.
    for width, height in (DESK, PHONE):
        ada.page.set_viewport_size({"width": width, "height": height})
        card.click()
        closer = ada.page.locator("dialog[open]")
        expect(closer).to_contain_text("Camp Borealis")
        expect(closer).to_contain_text("+1 to armor")
        expect(closer).not_to_contain_text("something turns over in its sleep")
        assert faults(ada, "dialog") == []
        ada.page.keyboard.press("Escape")


def test_a_phone_keeps_the_names_of_scenario_and_chapter_apart(guests: Guests) -> None:
    for language in ("en", "uk"):
        ada = guests.come(size=PHONE, language=language)
        ada.found("machina", ["me"], {})
        ada.waits_for_turn()
        scenario, chapter = ada.boxes(".stories .title", ".stories .chapter .name")
        assert not scenario.overlaps(chapter)
        for box in ada.every_box(".stories .chapter .told > span:not(.text)", 2):
            (frame,) = ada.boxes(".stories .chapter")
            assert frame.y <= box.y
            assert box.bottom <= frame.bottom


def has_no_tiles(state: MachinaState) -> bool:
    """Whether one scenario of a campaign is over, and the next has not begun."""
    return not state.laid


def test_between_two_scenarios_a_picture_stands_where_the_map_was(guests: Guests) -> None:
    ada = guests.come("Ada", drawn=True)
    setup = {"seats": 2, "mode": "campaign", "difficulty": "very_easy", "length": "short"}
    sits_down(ada, played("machina", has_no_tiles, range(2, 9), **setup))
    expect(ada.page.locator(".board .between img")).to_be_visible()
    expect(ada.page.locator(".board .layers, .board .camera")).to_have_count(0)
