"""Every ability of every card, resolved once on a table that has a bit of everything."""

from __future__ import annotations

import pytest

from kadath.games.machina import tiles
from kadath.games.machina.cards import (
    BOSS,
    CARDS,
    EXPLORER,
    EXPLORER_EVENT,
    HORROR_EVENT,
    ITEMS,
    MONSTER,
    WEAPON,
    Card,
)
from kadath.games.machina.happenings import (
    ActivatedSpace,
    Attacked,
    Destroyed,
    Explored,
    GainedItem,
    Hit,
    HorrorInvoked,
    MarkerReturns,
    Missed,
    NewChapterBegins,
    StartsTurn,
)
from kadath.games.machina.rules.abilities import Aiming, hindrance
from kadath.games.machina.rules.decks import add_items, add_monsters, new_cards, shuffle_in
from kadath.games.machina.rules.ratings import refresh_rating
from kadath.games.machina.rules.setting_up import stack_chapters
from kadath.games.machina.rules.turn import Turn
from kadath.games.machina.state import AUGMENTATION, CLOSED, DESTROYED, GONE, MAIN, UNEQUIPPED
from kadath.games.machina.values import ARMOR, ETHEREAL, STAMINA, attribute, has
from kadath.games.machina.vocabulary.abilities import Active, EntersPlay
from kadath.games.machina.vocabulary.costs import RemoveMarker
from kadath.games.machina.vocabulary.effects import BlockAsAttacker, BlockWithLower
from kadath.games.machina.vocabulary.story import BeginRound
from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import AsSoonAs, Forced, Passive
from kadath.kernel.effects import Doing, Scope, do
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.knowledge import hide, lay_open
from kadath.testkit.machina.position import Position
from kadath.text.speaker import flat

HALL = f"""
+-+-+-+-+=+=+-+-+-+-+
|. . . . . . . . . .|
+ + + + + + + + + + +
|. {tiles.CHEST} {tiles.EVENT} {tiles.CHAPTER} . . . . . .|
+ + + + + + + + + + +
|. {tiles.SPAWN} . . . . . . . .|
+ + +D+ + + + + + + +
|. . # . . . . . . .|
+ +D+-+D+ + + + + + +
=. . . . . . {tiles.LEVER} {tiles.WORKBENCH} . .=
+ + + + + + + + + + +
=. . . . . . . {tiles.RECHARGE} . .=
+ + + + + + + + + + +
|. . . . . . {tiles.BARREL} . . .|
+ + + + + + + + + + +
|. . ^ . . . . . . .|
+ + + + + + + + + + +
|. . ^ . . . O . . {tiles.CHEST}|
+ + + + + + + + + + +
|. . . . . . . . . {tiles.SPAWN}|
+-+-+-+-+*+=+-+-+-+-+
"""
SPOTS = (
    ((2, 2), (3, 2), (3, 3), (6, 3)),
    ((6, 5), (5, 5), (5, 6), (8, 7)),
    ((3, 3), (4, 3), (4, 2), (6, 3)),
    ((4, 7), (5, 7), (2, 8), (3, 7)),
)
"""Where to put the explorer, a monster next to them, a friend, and a monster farther away.

In the last two the explorer has something to restore and something to equip; one is next to rubble,
the other next to a monster that can be pushed, with a friend on a trap.
"""
MONSTERS = (12, 13)
"""The monster next to the explorer, which never moves, and the other one."""


def hall(spot: int) -> Position:
    """A table with all decks, a chapter, events, and a bit of everything nearby."""
    t = Position(HALL)
    s = t.s
    here, beside, friend, off = SPOTS[spot]
    lacking = spot > 1
    t.explorer("tomas_haldane", here, essence=1 if lacking else 3, health=4)
    if lacking:
        t.item("vampiric_rifle", 1)
        for loose in ("steam_musket", "magic_coating"):
            t.item(loose, 1, UNEQUIPPED)
    t.explorer("lorrai_gerrard", friend, essence=2, health=3, stamina=2)
    t.monster("kthun", beside)
    t.monster("sarall", off, health=1)
    hide(s, MONSTERS, 1999)
    for monster in MONSTERS:
        lay_open(s, monster)
    s.serial = 2000
    s.scenario = 1
    stack_chapters(s)
    s.chapter, s.chapters = s.chapters[0], s.chapters[1:]
    refresh_rating(s, "spawn")
    refresh_rating(s, "horror")
    s.spawn, s.horror = s.spawn - 1, s.horror - 1
    add_items(s, (1,))
    add_monsters(s, 1)
    shuffle_in(s, "tile", new_cards(s, map(str, range(1, 11))))
    for kind in (EXPLORER_EVENT, HORROR_EVENT):
        faces = [card.key for card in CARDS.values() if card.kind == kind and not card.attached]
        shuffle_in(s, kind, new_cards(s, faces[:6]))
        s.spent[kind] = new_cards(s, faces[6:7])
    s.spent["item"] = new_cards(s, ["crowbar"])
    s.spent[MONSTER] = new_cards(s, ["mi_go"])
    s.tokens[t.space((1, 1))] = GONE
    closed, destroyed, *_ = sorted(s.area.doors)
    s.doors.update({closed: CLOSED, destroyed: DESTROYED})
    s.threat = 3
    return t


def bear(t: Position, card: Card, monster: int) -> tuple[int, int]:
    """Put a card into play; returns its id, and who has its abilities."""
    s = t.s
    if card.kind in ITEMS:
        if card.is_augmentation:
            base = t.item("steam_musket" if card.kind == WEAPON else "brass_cuirass", 1)
            return t.item(card.key, 1, AUGMENTATION, base), 1
        item = t.item(card.key, 1, UNEQUIPPED if card.kind == "consumable" else MAIN)
        if card.kind == WEAPON:
            t.item("precision_scope", 1, AUGMENTATION, item)
        return item, 1
    if card.kind == EXPLORER:
        s.units[1] = s.units[1]._replace(card=card.key)
        return 1, 1
    if card.kind in (MONSTER, BOSS):
        s.units[monster] = s.units[monster]._replace(card=card.key, health=card.health)
        return monster, monster
    (number,) = new_cards(s, [card.key])
    if card.attached:
        s.attached[number] = 1
        return number, 1
    if card.kind in (EXPLORER_EVENT, HORROR_EVENT):
        s.spent[card.kind] = (number, *s.spent[card.kind])
        return number, 1 if card.kind == EXPLORER_EVENT else monster
    s.chapter = number
    return number, 1


def play_on(t: Position, seed: int) -> None:
    """Answer questions at random until there are none."""
    rng = Rng(seed, "answers")
    for _ in range(300):
        decision = t.s.decision
        if decision is None:
            return
        t.s.apply(decision.options[rng.below(len(decision.options))])
    pytest.fail("there is no end to it")


def parts(t: Position, bearer: int, card: int) -> list[tuple[object, ...]]:
    """One of each event that an ability may respond to, for its owner and for others."""
    foe = MONSTERS[0] if bearer == 1 else 1
    row = t.s.items.get(card)
    weapons = {0, card, row.on if row is not None else 0}
    return [
        *(Hit(bearer, foe, weapon) for weapon in weapons),
        Hit(foe, bearer),
        *(Attacked(bearer, foe, weapon) for weapon in weapons),
        *(Destroyed(foe, bearer, weapon) for weapon in weapons),
        Destroyed(bearer, foe),
        *(Missed(foe, bearer, arcane) for arcane in (True, False)),
        *(StartsTurn(unit) for unit in (1, *MONSTERS)),
        NewChapterBegins(t.s.chapter),
        Explored(1),
        *(ActivatedSpace(1, kind) for kind in ("chest", "event_space", "recharge_station")),
        HorrorInvoked(0),
        MarkerReturns(0, card),
        GainedItem(1, t.item("crowbar", 1, UNEQUIPPED)),
    ]


INTERRUPTING = (Instead, BlockAsAttacker, BlockWithLower)
"""Nodes that change an attack or a loss in progress; `test_hard_cards` plays them."""

ABILITIES = [
    pytest.param(card, number, id=f"{card.key}-{number}")
    for card in CARDS.values()
    for number in range(len(card.abilities))
]


@pytest.mark.parametrize(("card", "number"), ABILITIES)
def test_every_ability_can_be_resolved(card: Card, number: int) -> None:
    tables = ((hall(spot), monster) for spot in range(len(SPOTS)) for monster in MONSTERS)
    assert any(resolves(table, monster, card, number) for table, monster in tables)


def answers(t: Position, ability: Forced, scope: Scope, part: tuple[object, ...]) -> bool:
    """Whether a triggered ability responds to such an event."""
    return isinstance(part, ability.to.KIND) and ability.to.matches(t.s, scope, part)


def resolves(t: Position, monster: int, card: Card, number: int) -> bool:
    """Whether an ability can be used or triggers on this table; it is fully resolved."""
    s = t.s
    thing, bearer = bear(t, card, monster)
    if any(isinstance(part, RemoveMarker) for part in card.abilities[number].walk()):
        s.set_marker(511, thing)
    s.derive()
    ability = card.abilities[number]
    scope = Scope(bearer, thing)
    if isinstance(ability, Active):
        s.stack.append(Turn(bearer))
        # Nobody is offered to pay for stamina beyond the maximum.
        s.set_unit(bearer, stamina=attribute(s, bearer, STAMINA) - 1 if bearer == 1 else 9)
        if hindrance(s, bearer, thing, number) is not None:
            return False
        t.begin(Aiming(bearer, thing, number))
    elif isinstance(ability, EntersPlay):
        # This table has no round in progress, so none can be restarted.
        effects = [one for one in flat(do(ability.effect)) if not isinstance(one, BeginRound)]
        t.begin(Doing(tuple(effects), scope))
    elif isinstance(ability, AsSoonAs):
        s.taken_part[thing] = s.explorers
        assert ability.condition.holds(s, scope)
        t.begin(Doing((ability.effect,), scope))
    elif isinstance(ability, Forced):
        if any(isinstance(part, INTERRUPTING) for part in ability.walk()):
            return True
        heard = [part for part in parts(t, bearer, thing) if answers(t, ability, scope, part)]
        if not heard:
            return False
        t.begin(Doing((ability.effect,), scope.bind("it", heard[0])))
    else:
        assert isinstance(ability, Passive)
        for unit in s.units:
            assert attribute(s, unit, ARMOR) >= 0
            assert attribute(s, unit, STAMINA) >= 0
            assert has(s, unit, ETHEREAL) in (True, False)
        return True
    play_on(t, number)
    return True
