"""What is worth walking to: spaces to activate, the way on, the next chapter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..cards import EXPLORER
from ..finals import BOSS_LOSES
from ..rules.actions import LEAVE
from ..rules.activating import LIT_STAMINA, STAMINA_COSTS, UNLIT_ESSENCE, UNLIT_STAMINA, may_advance
from ..rules.doors import OPEN_OR_CLOSE
from ..rules.essence import can_pay
from ..rules.exploring import EXPLORE, hindrance_to_explore
from ..rules.final_challenge import (
    LIGHT_STAMINA,
    PAIRS,
    can_pay_for_light,
    marks,
    may_be_lit,
)
from ..rules.sealing import SEAL_ESSENCE, SEAL_STAMINA
from ..rules.sight import is_shut, sign
from ..rules.spaces import is_lit, is_of_kind
from ..state import CLOSED, LIT, NO_TOKEN, MachinaState
from ..tiles import CHAPTER, CHEST, EVENT, LEVER, MIRROR, RECHARGE, SPAWN, TRAP, WORKBENCH
from ..values import ESSENCE, HEALTH, STAMINA, attribute
from ..vocabulary.abilities import Active
from ..vocabulary.conditions import AnyIs
from ..vocabulary.tests import NextTo
from ..vocabulary.timing import PutToken
from .prices import price
from .ways import FAR, distances, notable, spots_next_to

NOWHERE = -1
STORY = 9.0
"""The worth of advancing the story."""
LEAVING = 12.0
CHEST_WORTH = 4.2
ENOUGH = 6
"""The number of items that is enough for anybody."""
EVENT_WORTH = 2.6
BENCH_WORTH = 2.4
HEALING = 2.6
"""The worth of a recharge station per missing point of health."""
SEALING = 4.0
MEETING = 5.0
"""The worth of waiting at a chapter space for those who would help to pay."""
EXPLORING = 1.6
WAY_ON = 4.0
"""How much more exploring is worth if nothing is left on this side."""
NOT_YET = 2.0
"""How much less that is for each space that is left."""
WORTH_STAYING = frozenset({CHAPTER, CHEST, EVENT})
LIGHTING = 7.0
PULLING = 6.0
"""The worth of springing the trap that a boss is on."""
PAIRED = 4.0
"""How much more lighting a mirror is worth if another one breaks with it."""
PATIENCE = 0.72
"""The factor on the worth of what is one round away."""
LATER = 0.4
"""The additional rounds it seems away if it cannot be done this turn, since monsters come between.
"""


class Errand(NamedTuple):
    """Something to do on one of some spaces, its worth, and the stamina it takes there.

    `does` is the key of the option that does it, if there is just one.
    """

    spots: tuple[int, ...]
    worth: float
    stamina: int
    does: str = ""


class Legs(NamedTuple):
    """The stamina that an explorer has now, and gets each round."""

    stamina: int
    most: int


def legs_of(s: MachinaState, who: int) -> Legs:
    """How far an explorer can go."""
    return Legs(s.units[who].stamina, max(1, attribute(s, who, STAMINA)))


def best_errand(s: MachinaState, who: int, among: Iterable[Errand], legs: Legs) -> Errand | None:
    """The most promising errand for an explorer; a door may have to be opened first."""
    steps = distances(s, (s.units[who].space,), who)
    errands = [
        (errand, min((steps.get(spot, FAR) for spot in errand.spots), default=FAR))
        for errand in among
    ]
    found, most = _most_promising(errands, legs)
    beyond = max([errand.worth for errand, away in errands if away == FAR], default=0.0)
    if beyond * PATIENCE > most and is_shut(s):
        doors = [
            (errand, min(steps.get(spot, FAR) for spot in errand.spots))
            for errand in _of_doors(s, beyond)
        ]
        return _most_promising(doors, legs)[0] or found
    return found


def _most_promising(
    errands: Iterable[tuple[Errand, int]], legs: Legs
) -> tuple[Errand | None, float]:
    """The best of some errands with their distances, and what it is worth from here."""
    found: Errand | None = None
    most = 0.0
    for errand, away in errands:
        promise = worth_from(errand, away, legs) if away < FAR else 0.0
        if promise > most:
            found, most = errand, promise
    return found, most


def _of_doors(s: MachinaState, beyond: float) -> Iterator[Errand]:
    """Doors to open, because what is out of reach may be behind one."""
    for door, how in s.doors.items():
        if how == CLOSED:
            spots = s.area.door_sides(door)
            yield Errand(spots, beyond * PATIENCE, OPEN_OR_CLOSE, f"door:{door}")


def worth_from(errand: Errand, away: int, legs: Legs, spent: int = 0) -> float:
    """The worth of an errand so many steps away, if `spent` stamina goes to other things."""
    missing = away + errand.stamina - legs.stamina + spent
    rounds = LATER + missing / legs.most if missing > 0 else 0.0
    return errand.worth * float(PATIENCE**rounds) - 0.02 * away


def errands(s: MachinaState, who: int) -> Iterator[Errand]:
    """Everything an explorer could go and do."""
    if s.final:
        yield from _of_the_final(s, who)
    else:
        yield from _of_the_story(s, who)
        yield from _of_the_map(s, who)
    yield from _of_tiles(s, who)


def _of_the_final(s: MachinaState, who: int) -> Iterator[Errand]:
    for space in notable(s):
        if may_be_lit(s, space) and can_pay_for_light(s, who, space):
            spots = tuple(spots_next_to(s, (space,)))
            worth = LIGHTING + (PAIRED if _has_lit_partner(s, space) else 0.0)
            yield Errand(spots, worth, LIGHT_STAMINA[sign(s, space)], f"light:{space}")
    if s.boss in s.units and s.boss_lost < BOSS_LOSES:
        if s.area.terrain[s.units[s.boss].space] == TRAP:
            for space in s.area.printed_as(LEVER):
                if sign(s, space) == LEVER:
                    spots = tuple(spots_next_to(s, (space,)))
                    yield Errand(spots, PULLING, STAMINA_COSTS[LEVER], f"activate:{space}")
        yield Errand(tuple(spots_next_to(s, (s.units[s.boss].space,))), LIGHTING / 2, 2)


def _has_lit_partner(s: MachinaState, space: int) -> bool:
    """Whether a mirror would form a pair with a lit one."""
    if sign(s, space) != MIRROR:
        return False
    at = marks(s)
    pairs = [(at[one], at[other]) for one, other in PAIRS]
    return any(space in pair and LIT in map(s.tokens.get, pair) for pair in pairs)


def _of_the_story(s: MachinaState, who: int) -> Iterator[Errand]:
    if s.exit != NO_TOKEN:
        yield Errand(s.area.openings[s.exit].spaces, LEAVING, LEAVE, f"leave:{s.exit}")
    row = s.units[who]
    for ability in s.abilities(s.chapter) if s.chapter else ():
        if not isinstance(ability, Active) or not any(
            isinstance(cost, PutToken) for cost in ability.costs
        ):
            continue
        if who in s.taken_part.get(s.chapter, ()) or row.essence < price(ability, ESSENCE):
            continue
        match ability.condition:
            case AnyIs(test=NextTo(things=kinds)):
                spaces = [
                    one for one in notable(s) if any(is_of_kind(s, one, kind) for kind in kinds)
                ]
                stamina = price(ability, STAMINA)
                yield Errand(tuple(spots_next_to(s, spaces)), STORY, stamina)


def _of_the_map(s: MachinaState, who: int) -> Iterator[Errand]:
    if s.exit != NO_TOKEN:
        return
    # There may be anything beyond the edge; it is needed if nothing is left on this side.
    left = sum([sign(s, one) in WORTH_STAYING for one in notable(s)])
    onward = max(0.0, WAY_ON - NOT_YET * left)
    for opening in s.area.openings.values():
        if hindrance_to_explore(s, opening) is None:
            yield Errand(opening.spaces, EXPLORING + onward, EXPLORE, f"explore:{opening.id}")


def _of_tiles(s: MachinaState, who: int) -> Iterator[Errand]:
    row = s.units[who]
    owned = sum(item.owner == who for item in s.items.values())
    wounds = attribute(s, who, HEALTH) - row.health
    meeting = _meeting(s) if row.essence and may_advance(s) and not s.final else NOWHERE
    for space in notable(s):
        here = sign(s, space)
        worth = 0.0
        stamina = STAMINA_COSTS.get(here, SEAL_STAMINA)
        if here == CHAPTER and may_advance(s) and not s.final:
            if is_lit(s, space):
                worth, stamina = STORY, LIT_STAMINA
            elif can_pay(s, who, UNLIT_ESSENCE, space):
                worth, stamina = STORY - 1, UNLIT_STAMINA
            elif space == meeting:
                worth, stamina = MEETING, UNLIT_STAMINA
        elif here == CHEST:
            worth = CHEST_WORTH * max(0.3, 1 - owned / ENOUGH / 2)
        elif here == EVENT:
            worth = EVENT_WORTH + (0.6 if row.essence < UNLIT_ESSENCE else 0.0)
        elif here == WORKBENCH:
            worth = BENCH_WORTH if owned >= 2 else 0.0
        elif here == RECHARGE:
            worth = HEALING * min(2, wounds)
        elif here == SPAWN and can_pay(s, who, SEAL_ESSENCE, space):
            if may_advance(s) and not s.final and _is_dark(s, s.area.tile(space)):
                worth = STORY - 2
            elif row.essence > SEAL_ESSENCE:
                worth = SEALING
        if worth:
            does = f"{'seal' if here == SPAWN else 'activate'}:{space}"
            yield Errand(tuple(spots_next_to(s, (space,))), worth, stamina, does)


def _meeting(s: MachinaState) -> int:
    """The chapter space where explorers with enough essence between them can meet soonest."""
    payers = [one for one in s.units_of(EXPLORER) if s.units[one].essence]
    if len(payers) < 2 or sum(s.units[one].essence for one in payers) < UNLIT_ESSENCE:
        return NOWHERE
    ways = [distances(s, (s.units[one].space,), one) for one in payers]
    best, least = NOWHERE, FAR
    for space in notable(s):
        if sign(s, space) == CHAPTER:
            spots = spots_next_to(s, (space,))
            far = max(min((way.get(spot, FAR) for spot in spots), default=FAR) for way in ways)
            if far < least:
                best, least = space, far
    return best


def _is_dark(s: MachinaState, tile: int) -> bool:
    """Whether chapter spaces of a tile could be lit, and none of them is."""
    spaces = [one for one in notable(s) if s.area.tile(one) == tile and sign(s, one) == CHAPTER]
    return bool(spaces) and not any(is_lit(s, one) for one in spaces)
