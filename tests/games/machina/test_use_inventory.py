"""Using the inventory: rulebook pages 19 and 20."""

from __future__ import annotations

from itertools import product

import pytest

from kadath.games.machina.cards import WEAPON, Card, Connectors
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.inventory import may_augment, may_be_main, may_upgrade
from kadath.games.machina.rules.use_inventory import UsingInventory, can_be_completed
from kadath.games.machina.state import AUGMENTATION, MAIN, UNEQUIPPED, UPGRADE, MachinaState
from kadath.kernel.rng import Rng
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room
from kadath.testkit.reaching import reached

Arrangement = tuple[tuple[int, str, int, int], ...]
"""For every item: its id, its place, what it is attached to, and its owner."""


def arrangement(s: MachinaState) -> Arrangement:
    return tuple((item, row.place, row.on, row.owner) for item, row in s.items.items())


def sample() -> tuple[Position, dict[str, int]]:
    """The rulebook's sample inventory, as far as we have its cards; nothing is equipped."""
    t = Position(room(3, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    t.explorer("hank_horden", (1, 0))
    keys = (
        "piercing_revolver",
        "precision_scope",
        "hobnailed_boots",
        "aerial_cloak",
        "proximity_warper",
    )
    return t, {key: t.item(key, lorrai, UNEQUIPPED) for key in keys}


@pytest.mark.rule("MA-R11.22", "MA-R11.9", "MA-R11.10", "MA-R11.11")
def test_a_whole_inventory_with_main_items_upgrades_and_an_augmentation() -> None:
    t, items = sample()
    boots, cloak, warper = (
        items[key] for key in ("hobnailed_boots", "aerial_cloak", "proximity_warper")
    )
    revolver, scope = items["piercing_revolver"], items["precision_scope"]
    t.begin(ExplorerPhase()).choose("turn:1", "inventory:1")
    assert t.s.units[1].stamina == 3
    assert t.asked().ask == "use-inventory"
    several = t.s.several
    assert several is not None
    assert len(several.parts) == len(items), "one choice, with a place for every item"
    assert f"main:{scope}" not in [one.key for part in several.parts for one in part.candidates]
    t.confirm(
        f"{UPGRADE}:{warper}:{cloak}",
        f"{UPGRADE}:{cloak}:{boots}",
        f"main:{boots}",
        f"main:{revolver}",
        f"{AUGMENTATION}:{scope}:{revolver}",
    )
    assert t.asked().ask == "explorer-action"
    assert {key: t.s.items[item].place for key, item in items.items()} == {
        "piercing_revolver": MAIN,
        "precision_scope": AUGMENTATION,
        "hobnailed_boots": MAIN,
        "aerial_cloak": UPGRADE,
        "proximity_warper": UPGRADE,
    }
    assert t.s.equipped(1) == tuple(items.values())


@pytest.mark.rule("MA-R11.12", "MA-R11.22", "MA-R11.26")
def test_everything_comes_off_first_and_may_be_given_away() -> None:
    t, items = sample()
    boots, cloak = items["hobnailed_boots"], items["aerial_cloak"]
    t.s.items[boots] = t.s.items[boots]._replace(place=MAIN)
    t.s.items[cloak] = t.s.items[cloak]._replace(place=UPGRADE, on=boots)
    t.begin(ExplorerPhase()).choose("turn:1", "inventory:1")
    rest = [item for item in items.values() if item != cloak]
    t.confirm(f"give:{cloak}:2", *(f"stow:{item}" for item in rest))
    assert t.s.equipped(1) == ()
    assert (t.s.items[cloak].owner, t.s.items[cloak].place) == (2, UNEQUIPPED)


@pytest.mark.rule("MA-R11.13")
def test_what_does_not_fit_is_not_offered() -> None:
    """Body on body, another type, another symbol: the rulebook's wrong combinations (p. 20)."""
    t = Position(room(3, 1))
    who = t.explorer("lorrai_gerrard", (0, 0))
    vest = t.item("displacement_vest", who)
    cloak = t.item("aerial_cloak", who, UNEQUIPPED)
    revolver = t.item("piercing_revolver", who)
    boots = t.item("hobnailed_boots", who, UNEQUIPPED)
    coating = t.item("magic_coating", who, UNEQUIPPED)
    scope = t.item("precision_scope", who, UNEQUIPPED)
    t.s.derive()
    assert not may_upgrade(t.s, cloak, vest)
    assert not may_upgrade(t.s, revolver, boots)
    assert not may_upgrade(t.s, boots, revolver)
    assert not may_augment(t.s, coating, revolver)
    assert may_augment(t.s, scope, revolver)
    assert not may_be_main(t.s, who, cloak)


@pytest.mark.rule("MA-R11.8")
def test_two_weapons_only_if_each_needs_one_hand() -> None:
    t = Position(room(3, 1))
    who = t.explorer("lorrai_gerrard", (0, 0))
    saw = t.item("circular_saw", who)
    revolver = t.item("piercing_revolver", who, UNEQUIPPED)
    rifle = t.item("vampiric_rifle", who, UNEQUIPPED)
    t.s.derive()
    assert may_be_main(t.s, who, revolver)
    assert not may_be_main(t.s, who, rifle)
    t.s.set_item(saw, place=UNEQUIPPED)
    assert may_be_main(t.s, who, rifle)


def legal(s: MachinaState, whose: int, near: tuple[int, ...]) -> set[Arrangement]:
    """Every arrangement that the rules allow, by exhaustive search without the procedure."""
    items = list(s.items)
    cards = {item: s.card(item) for item in items}
    places = [(UNEQUIPPED, 0, owner) for owner in (whose, *near)] + [(MAIN, 0, whose)]
    places += [(how, on, whose) for how in (UPGRADE, AUGMENTATION) for on in items]

    def holds_together(chosen: dict[int, tuple[str, int, int]]) -> bool:
        mains = [cards[item] for item in items if chosen[item][0] == MAIN]
        for kind in {card.kind for card in mains}:
            same = [card for card in mains if card.kind == kind]
            handy = kind == "weapon" and all(card.one_handed for card in same)
            if len(same) > (2 if handy else 1):
                return False
        for item, (how, on, _) in chosen.items():
            card = cards[item]
            if how == MAIN and card.connectors.left:
                return False
            if how in (UPGRADE, AUGMENTATION):
                base = cards[on]
                own, other = (
                    (card.connectors.bottom, base.connectors.top)
                    if how == UPGRADE
                    else (card.connectors.left, base.connectors.right)
                )
                if not own or own != other or card.kind != base.kind:
                    return False
                if sum(place == (how, on, whose) for place in chosen.values()) > 1:
                    return False
                stack = [card]
                below, steps = on, 0
                while chosen[below][0] != MAIN:
                    stack.append(cards[below])
                    steps += 1
                    if chosen[below][0] == UNEQUIPPED or steps > len(items):
                        return False
                    below = chosen[below][1]
                stack.append(cards[below])
                if sum(one.is_body for one in stack) > 1:
                    return False
        return True

    found = set()
    for combination in product(places, repeat=len(items)):
        chosen = dict(zip(items, combination, strict=True))
        if holds_together(chosen):
            found.add(tuple((item, *chosen[item]) for item in items))
    return found


def test_every_arrangement_the_rules_allow_is_reached_and_no_other() -> None:
    t = position("""
        |l h|
        l: lorrai_gerrard
        h: hank_horden
    """)
    who, near = t.id("l"), t.id("h")
    for key in ("piercing_revolver", "precision_scope", "hobnailed_boots", "aerial_cloak"):
        t.item(key, who, UNEQUIPPED)
    t.item("displacement_vest", who, UNEQUIPPED)
    t.begin(UsingInventory(who, who))
    allowed = legal(t.s, who, (near,))
    assert len(allowed) > 100
    assert reached(t.s, arrangement) == allowed


def test_it_ends_however_it_is_played() -> None:
    """Each item moves once, so there are never more choices than items and steps."""
    for seed in range(50):
        rng = Rng(seed)
        t, items = sample()
        t.begin(UsingInventory(1, 1))
        choices = 0
        while t.s.decision is not None:
            keys = [key for key in t.offered() if key != "done"] or t.offered()
            t.choose(keys[rng.below(len(keys))])
            choices += 1
            assert choices <= len(items) + 3


@pytest.mark.rule("MA-R11.24")
def test_another_explorers_inventory_may_be_used() -> None:
    t, items = sample()
    t.begin(ExplorerPhase()).choose("turn:2", "inventory:1")
    assert t.asked().seat == 1
    boots = items["hobnailed_boots"]
    t.confirm(f"main:{boots}", *(f"stow:{item}" for item in items.values() if item != boots))
    assert (t.s.items[boots].owner, t.s.items[boots].place) == (1, MAIN)


@pytest.mark.rule("MA-R11.25")
def test_an_upgrade_for_two_hands_leaves_no_hand_for_a_second_weapon() -> None:
    one = Card("one", WEAPON, connectors=Connectors(top="x"), one_handed=True)
    other = Card("other", WEAPON, one_handed=True)
    heavy = Card("heavy", WEAPON, connectors=Connectors(bottom="x"))
    cards = {1: one, 2: other, 3: heavy}
    both = {1: (MAIN, 0), 2: (MAIN, 0)}
    assert can_be_completed(both, cards)
    assert can_be_completed({1: (MAIN, 0), 3: (UPGRADE, 1)}, cards)
    assert not can_be_completed({**both, 3: (UPGRADE, 1)}, cards)
