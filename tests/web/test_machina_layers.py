"""What the map of Machina Arcana tells before anybody chooses, and how it is played out."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from tests.web.guests import (
    DESK,
    LAPTOP,
    PHONE,
    TABLET,
    Guest,
    Guests,
    each,
    expect,
    in_sizes,
)
from tests.web.played import played, sits_down
from tests.web.test_accessibility import faults
from tests.web.test_director import log_lines, seen, watches

from kadath.games import game
from kadath.games.machina.cards import CARDS, WEAPON
from kadath.games.machina.odds import odds
from kadath.games.machina.prospects import prospects
from kadath.games.machina.rules.explorer_phase import ExplorerTurn
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.state import MAIN, UNEQUIPPED, UPGRADE
from kadath.kernel.decision import Option
from kadath.kernel.record import Record
from kadath.version import __version__

if TYPE_CHECKING:
    from playwright.sync_api import Locator


WORN, STOWED = (f'.rack[data-rack="{where}"]' for where in ("main", "stow"))
COINS = ".ways g:has(.coin)"


def in_the_facility(until: Callable[[MachinaPlay], bool]) -> Record:
    """A game of three explorers at such a question of somebody's turn."""
    return played("machina", _acting(until), range(11, 60), seats=1, party=3)


@cache
def _acting(until: Callable[[MachinaPlay], bool]) -> Callable[[MachinaPlay], bool]:
    return lambda s: isinstance(s.stack[-1], ExplorerTurn) and until(s)


def beside_monsters(s: MachinaPlay) -> bool:
    """Whether somebody may shoot at one monster or another, and has three to fear."""
    assert s.decision is not None
    if len(s.track) < 3 or s.round < 3:
        return False
    uses = [prospects(s, one) for one in s.decision.options if one.verb == "use"]
    return any(sum(one.target in s.track and bool(one.throw) for one in to) > 1 for to in uses)


def beside_one_foe(s: MachinaPlay) -> bool:
    """Whether an ability of somebody could be aimed at one foe only."""
    assert s.decision is not None
    return odds(s, s.decision.seat) is not None


def shot(ada: Guest) -> Locator:
    """What attacks and has to be aimed."""
    uses = ada.page.locator('[data-key^="use:"]', has_text=re.compile("attack (on )?the target"))
    return uses.filter(has_not_text="Only target").first


def with_items(s: MachinaPlay) -> bool:
    """Whether somebody who acts has several items on."""
    assert s.decision is not None
    who = s.stack[-1].who  # type: ignore[attr-defined]
    own = [row for row in s.items.values() if row.owner == who and row.place != UNEQUIPPED]
    return len(own) >= 3 and any(one.verb == "inventory" for one in s.decision.options)


def joined(s: MachinaPlay) -> bool:
    """Whether somebody who acts and may use the inventory has an item joined to another."""
    assert s.decision is not None
    who = s.stack[-1].who  # type: ignore[attr-defined]
    own = [row for row in s.items.values() if row.owner == who]
    keys = [one.key for one in s.decision.options]
    return any(row.place == UPGRADE for row in own) and f"inventory:{who}" in keys


def with_a_rival(s: MachinaPlay) -> bool:
    """Whether somebody who acts could wear something in place of another thing of its kind."""
    assert s.decision is not None
    who = s.stack[-1].who  # type: ignore[attr-defined]
    own = [row for row in s.items.values() if row.owner == who]
    kinds = {CARDS[row.card].kind for row in own if row.place == MAIN} - {WEAPON}
    bag = [CARDS[row.card] for row in own if row.place == UNEQUIPPED]
    rivals = any(one.kind in kinds and not one.is_augmentation for one in bag)
    return rivals and f"inventory:{who}" in [one.key for one in s.decision.options]


def inventories(ada: Guest) -> list[str]:
    """The keys of what opens an inventory; one's own comes last."""
    offered = ada.keys()
    return [key for key in offered if key.startswith("inventory:")]


def test_intents_sight_and_reach_are_drawn_and_said(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, in_the_facility(beside_monsters))
    page = ada.page
    monsters = len(each(page.locator(".rail .beast"), 3))
    expect(page.locator(".intents .label")).to_have_count(monsters)
    said = page.locator(".board > .unseen li")
    expect(said.filter(has_text="strikes").first).to_be_attached()
    expect(said.filter(has_text="in sight").first).to_be_attached()
    expect(said.filter(has_text="as if attacks missed").first).to_be_attached()

    # Ways and sight exclude each other; the keys of the map turn them on.
    expect(page.locator(".ways .coin").first).to_be_attached()
    page.keyboard.press("b")
    page.keyboard.press("s")
    expect(page.locator(".sight .hatched")).to_be_attached()
    expect(page.locator(".ways")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator(".sight")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(".intents .label")).to_have_count(0)
    assert faults(ada) == []

    # What an ability reaches is seen before it is chosen; while it is aimed, each chance.
    use = shot(ada)
    use.hover()
    expect(page.locator(".reach .border").first).to_be_attached()
    acting = page.locator(".dock .you [data-thing^=explorer-]").first.get_attribute("data-thing")
    own = f'.fate[data-unit="{str(acting).partition("-")[2]}"]'
    expect(page.locator(".fate").first).to_be_attached()
    expect(page.locator(own)).to_have_count(0)
    use.click()
    targets = page.locator('[data-key^="target:"]')
    targets.filter(has_text="yourself").hover()
    expect(page.locator(own)).to_have_count(1)
    expect(page.locator(".told", has_text="%").first).to_be_attached()


def test_an_attack_is_weighed_beside_the_map_before_it_is_rolled(guests: Guests) -> None:
    """The dice, the armor or will they have to reach, the cost, the chances to hit and to kill."""
    ada = guests.come()
    sits_down(ada, in_the_facility(beside_monsters))
    page = ada.page
    aim = page.locator("section.aim")
    expect(aim).to_have_count(0)
    shot(ada).click()
    foes = page.locator('[data-key^="target:"]', has=page.locator(".chance"))
    foes.first.wait_for()
    expect(aim.locator(".price")).to_contain_text("2 stamina")
    expect(aim.locator(".dice .high")).to_have_count(1)
    expect(aim.locator(".block")).to_contain_text(re.compile("armor|will"))
    expect(aim.locator("dt")).to_have_text(["Hit", "Kill"])

    # What is pointed at is what is weighed.
    for foe in each(foes.filter(visible=True)):
        foe.hover()
        name = re.split(r": | \(|\n", foe.locator(".text").inner_text())[0]
        expect(aim.locator(".foe b")).to_have_text(name)
        chance = foe.locator(".chance").inner_text().split()[-1]
        expect(aim.locator("dd").first).to_have_text(chance)
    for size in (DESK, TABLET, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(aim).to_be_in_viewport(ratio=0.98)
        assert ada.fits(), size
        assert faults(ada) == [], size


def test_ratings_threat_and_level_stay_in_sight_as_tracks(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, in_the_facility(beside_monsters))
    for size in (DESK, LAPTOP, TABLET, PHONE):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        for what in ("spawn", "horror", "threat", "level"):
            expect(ada.page.locator(f".tracks .{what}")).to_be_in_viewport(ratio=0.98)
    tracks = ada.page.locator(".tracks")
    expect(tracks.locator(".threat .now")).to_have_count(1)
    expect(tracks.get_by_role("img", name="spawn rating: a roll of")).to_be_visible()


def test_what_a_hint_advises_is_marked_on_the_map(guests: Guests) -> None:
    ada = guests.come()
    ada.found("machina", ["me"], {"party": 2})
    ada.waits_for_turn()
    mark = ada.page.locator("#location-map .advised")
    expect(mark).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(mark).to_have_count(1)
    expect(ada.page.locator(".option.best")).to_have_count(1)


def whole_log(ada: Guest) -> list[str]:
    """What the log tells once somebody is asked, also what it has cut off at its beginning."""
    ada.waits_for_turn()
    earlier = ada.page.get_by_role("button", name="Earlier lines")
    if earlier.count():
        earlier.click()
        expect(earlier).to_have_count(0)
    return log_lines(ada)


def test_dice_fall_on_the_stage_and_monsters_act_one_after_the_other(guests: Guests) -> None:
    ada = guests.come(pace="fast", moves=True)
    sits_down(ada, in_the_facility(beside_monsters))
    page = ada.page
    shot(ada).click()
    page.locator('[data-key^="target:"]').first.click()
    expect(page.locator(".attempt")).to_be_visible()
    expect(page.locator(".attempt .token b").first).to_be_attached()
    page.keyboard.press("Escape")

    wanted = ("done", "pass", "essence:0", "refuse")
    for _ in range(30):
        before = whole_log(ada)
        watches(ada)
        keys = ada.keys()
        ada.choose(next((key for key in wanted if key in keys), keys[0]))
        new = whole_log(ada)[len(before) :]
        assert seen(ada) == new
        if len(new) >= 6:
            return
    raise AssertionError("no monster phase came")


def test_an_inventory_is_arranged_by_dragging_and_by_keys(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, in_the_facility(with_items))
    page = ada.page
    ada.choose(inventories(ada)[0])
    worn, bag = page.locator(WORN), page.locator(STOWED)
    expect(worn.locator(".card").first).to_be_visible()
    expect(page.locator("[data-key=confirm]")).to_have_attribute("aria-disabled", "false")
    card = worn.locator(".chain:not(:has(.link)) > .card").first
    item = card.get_attribute("data-item")
    source, target = ada.boxes(f'{WORN} [data-item="{item}"]', STOWED)
    page.mouse.move(source.x + 20, source.y + 60)
    page.mouse.down()
    page.mouse.move(target.x + 30, target.y + 60, steps=6)
    page.mouse.up()
    moved = bag.locator(f'[data-item="{item}"]')
    expect(moved).to_be_visible()
    ada.is_weighed()
    assert faults(ada) == []
    # Enter puts it to each of its places in turn, and the focus goes with it.
    moved.focus()
    back = worn.locator(f'[data-item="{item}"]')
    for _ in range(5):
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-item="{item}"]')).to_be_focused()
        ada.is_weighed()
        if back.count():
            break
    expect(back).to_be_visible()
    ada.is_weighed()
    before = ada.version
    page.locator("[data-key=confirm]").click()
    ada.goes_on(before)


def test_what_is_worn_gives_way_to_what_is_dropped_there(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, in_the_facility(with_a_rival))
    page = ada.page
    ada.choose(inventories(ada)[-1])
    worn, bag = page.locator(WORN), page.locator(STOWED)
    bag.locator("[data-item]").first.wait_for()
    before = worn.locator("[data-item]").count()
    said = page.locator(".arranging .told")
    for at in range(bag.locator("[data-item]").count()):
        card = bag.locator("[data-item]").nth(at)
        item = card.get_attribute("data-item")
        source, target = ada.boxes(f'{STOWED} [data-item="{item}"]', WORN)
        page.mouse.move(source.x + 20, source.y + 60)
        page.mouse.down()
        page.mouse.move(source.x + 28, source.y + 64)
        # The heading of the rack is no card.
        page.mouse.move(target.x + 12, target.y + 10, steps=6)
        page.mouse.up()
        expect(said).not_to_be_empty()
        if "in exchange" in said.inner_text():
            expect(worn.locator(f'[data-item="{item}"]')).to_be_visible()
            assert worn.locator("[data-item]").count() <= before
            ada.is_weighed()
            expect(page.locator("[data-key=confirm]")).to_have_attribute("aria-disabled", "false")
            assert faults(ada) == []
            return
    raise AssertionError(f"nothing gave way: {said.inner_text()}")


def stamina(ada: Guest) -> int:
    """What the explorer in front has left, as the sheet says."""
    told = re.search(r"Stamina\s+(\d+)/", ada.page.locator(".dock .you").inner_text())
    assert told is not None
    return int(told[1])


def test_a_coin_says_what_a_step_costs(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, in_the_facility(beside_monsters))
    coins = ada.page.locator(COINS)
    prices = [str(one.text_content()).strip() for one in each(coins, 2)]
    before = stamina(ada)
    cheapest = min(prices, key=int)
    coin = ada.every_box(COINS, len(prices))[prices.index(cheapest)]
    ada.page.mouse.click(*coin.middle)
    # A way of several steps is walked step by step.
    left = before - int(cheapest)
    expect(ada.page.locator(".dock .you")).to_contain_text(re.compile(rf"Stamina\s+{left}/"))


HIDDEN_WORDS = """([covers, words]) => {
  const boxes = [...document.querySelectorAll(covers)].map((one) => one.getBoundingClientRect());
  const found = [];
  for (const one of document.querySelectorAll(words)) {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest(".unseen")) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects())
        if (boxes.some((box) => box.width && line.left < box.right && box.left < line.right
            && line.top + 2 < box.bottom && box.top < line.bottom - 2))
          found.push(texts.currentNode.textContent);
    }
  }
  return found;
}"""
"""The words that something lies over."""


@in_sizes("laptop", "phone")
def test_what_an_attack_comes_to_is_told_beside_its_stage_not_over_it(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come(pace="slow", moves=True, size=size)
    sits_down(ada, in_the_facility(beside_monsters))
    ada.choose(shot(ada).get_attribute("data-key"))
    ada.waits_for_turn()
    targets = ada.page.locator('[data-key^="target:"]')
    ada.choose(targets.first.get_attribute("data-key"))
    caption, told = ada.page.locator(".caption .beat-text"), ada.page.locator(".prompt .told")
    ada.page.wait_for_function(
        "() => document.querySelector('.attempt') && document.querySelector('.caption')"
    )
    expect(caption).to_be_hidden()
    expect(told).to_be_visible()
    assert told.inner_text().strip()


def test_a_chance_stands_beside_the_words_of_an_ability(guests: Guests) -> None:
    ada = guests.come(size=LAPTOP)
    sits_down(ada, in_the_facility(beside_one_foe))
    ada.page.locator(".option.long .chance").first.wait_for()
    assert ada.page.evaluate(HIDDEN_WORDS, [".long .chance, .long .chance i", ".long .text"]) == []
    # What is heard of a card that can be chosen ends with one full stop.
    heard = [one.text_content() or "" for one in each(ada.page.locator(".press > .unseen"))]
    assert [one for one in heard if one.endswith("Can be chosen.")]
    assert [one for one in heard if ".." in one] == []


def test_options_out_of_sight_are_told_of_below_those_in_sight(guests: Guests) -> None:
    ada = guests.come(size=LAPTOP)
    ada.found("machina", ["me"], {"party": 2})
    more = ada.page.locator(".prompt .options > .rest")
    for _ in range(4):
        ada.waits_for_turn()
        ada.settles()
        if more.count():
            break
        ada.choose()
    button, options = ada.boxes(".prompt .options > .rest", ".prompt .options")
    assert button.bottom <= options.bottom + 1


def test_what_joins_two_items_hides_nothing_of_what_they_say(guests: Guests) -> None:
    ada = guests.come(size=LAPTOP)
    sits_down(ada, in_the_facility(joined))
    own = ada.page.locator('[data-key^="inventory:"]', has_text="your own inventory")
    ada.choose(own.get_attribute("data-key"))
    each(ada.page.locator(".chain > i"))
    assert ada.page.evaluate(HIDDEN_WORDS, [".chain > i", ".chain .card"]) == []


def warps(s: MachinaPlay) -> Option:
    """What somebody chooses who looks for a Proximity Warper, puts it on, and uses it."""
    assert s.decision is not None
    options = s.decision.options
    worn = [item for item, row in s.items.items() if row.card == "proximity_warper"]
    wanted = [f"{verb}:{item}" for verb in ("keep", "main") for item in worn]
    wanted += [one.key for one in options if one.verb == "use" and one.ids[1:2] == tuple(worn)]
    for start in (*wanted, "draw:apparel:apparel", "done"):
        for one in options:
            if one.key.startswith(start):
                return one
    return next((one for one in options if one.key.endswith(":destroy")), options[0])


def about_to_teleport() -> Record:
    """A game at the question where somebody teleports to."""
    its = game("machina")
    for seed in range(1, 30):
        record = Record("machina", __version__, {"seats": 1}, seed)
        state = its.new(record.setup, seed)
        for _ in range(20):
            assert state.decision is not None
            if state.decision.ask == "teleport":
                return record
            choice = warps(state)
            state.apply(choice)
            record.add(choice.key, state)
    raise AssertionError("nobody finds a Proximity Warper")


def test_where_somebody_may_teleport_to_is_marked_on_the_map(guests: Guests) -> None:
    ada = guests.come()
    sits_down(ada, about_to_teleport())
    expect(ada.page.locator("#location-map rect.mark")).to_have_count(len(ada.keys()))
