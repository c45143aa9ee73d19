"""Whom mindless monsters go for, and which way (MA-R18.5 to MA-R18.16)."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.citations import cites

from ..area import FLOOR
from ..cards import EXPLORER
from ..state import CLOSED, MachinaState
from ..values import ETHEREAL, IMMOBILE, SEES_ETHEREAL, has
from .passing import OBSTACLE, may_cross, next_to, passed_by
from .sight import obstacles_between, sees, sign

OUT_OF_SIGHT = 99
EVERYWHERE = -1


class Way(NamedTuple):
    """How far a space is from an explorer, and how much is in the way."""

    steps: int
    in_the_way: int


@cites("MA-R18.8", "MA-R18.11", "MA-R18.15")
def ways_to(
    s: MachinaState, goal: int, passed: tuple[str, ...] = (), upto: int = EVERYWHERE
) -> dict[int, Way]:
    """The shortest way to a space from everywhere; of several, the one with the least on it.

    Closed doors and units do not lengthen it, but count as in the way; immobile units are rubble. A
    closed door is passed through its own edge only. A monster that passes through some kinds of
    thing goes through those as well. What is farther than the space `upto` is not looked at.
    """
    area = s.area
    standing = {row.space for row in s.units.values()}
    stuck = {row.space for unit, row in s.units.items() if has(s, unit, IMMOBILE)}
    if OBSTACLE in passed:
        stuck.clear()
    shut = CLOSED in s.doors.values()
    plain = not passed and not s.treated
    tokens = s.tokens
    ways = {goal: Way(0, 0)}
    front = {goal: 0}
    steps = 0
    while front and upto not in ways:
        steps += 1
        found: dict[int, int] = {}
        for here, in_the_way in front.items():
            passing = in_the_way + (here in standing and here != goal)
            beyond = _through_doors(s, here) if shut else ()
            if plain and not shut:
                near = area.floor_near(here)
            else:
                near = (*next_to(s, here, passed), *beyond)
            for there in near:
                if there in ways or there in stuck or there in tokens:
                    continue
                if not plain and sign(s, there) not in FLOOR and not may_cross(s, 0, there, passed):
                    continue
                if plain and shut and area.terrain[there] not in FLOOR:
                    continue
                cost = passing + (there in beyond)
                if cost < found.get(there, OUT_OF_SIGHT):
                    found[there] = cost
        ways.update({there: Way(steps, cost) for there, cost in found.items()})
        front = found
    return ways


def _through_doors(s: MachinaState, here: int) -> tuple[int, ...]:
    """The spaces beyond the closed doors of a space."""
    near = s.area.doors_of.get(here, ())
    return tuple([beyond for door, beyond in near if s.doors.get(door) == CLOSED])


@cites("MA-R18.6", "MA-R18.8", "MA-R8.3")
def preferred(s: MachinaState, monster: int, explorers: tuple[int, ...]) -> tuple[int, ...]:
    """The closest of several explorers; of equally close ones those with the least health."""
    if len(explorers) < 2:
        return explorers
    here = s.units[monster].space
    passed = passed_by(s, monster)
    nowhere = Way(OUT_OF_SIGHT, 0)
    far = {
        one: ways_to(s, s.units[one].space, passed, here).get(here, nowhere) for one in explorers
    }

    def rank(one: int) -> tuple[int, int]:
        return far[one].steps, s.units[one].health

    best = min(map(rank, explorers))
    return tuple(one for one in explorers if rank(one) == best)


@cites("MA-R18.5", "MA-R18.13", "MA-R8.3")
def quarry(s: MachinaState, monster: int) -> tuple[int, ...]:
    """The explorers a monster walks towards; several where the players may choose."""
    explorers = s.units_of(EXPLORER)
    if has(s, monster, SEES_ETHEREAL):
        return preferred(s, monster, explorers)
    return preferred(s, monster, tuple(one for one in explorers if not has(s, one, ETHEREAL)))


class Walk(NamedTuple):
    """Where a walk may lead: how long it is, its first steps, and whether it may end there."""

    length: int
    first: frozenset[int]
    ends: bool


@cites("MA-R18.9", "MA-R9.4")
def walks(
    s: MachinaState, monster: int, ways: dict[int, Way], reach: int, passed: tuple[str, ...] = ()
) -> dict[int, Walk]:
    """Wherever a monster can get in so many steps, never farther from the explorer than now.

    What it may only pass through is no end of a walk; whoever is there already must get off it.
    """
    here = s.units[monster].space
    standing = {row.space for unit, row in s.units.items() if unit != monster}
    stays = _is_open(s, here, standing)
    most = ways[here].steps if stays else OUT_OF_SIGHT
    found = {here: Walk(0, frozenset(), stays)}
    front = [here]
    for length in range(1, reach + 1):
        firsts: dict[int, frozenset[int]] = {}
        for place in front:
            for there in next_to(s, place, passed):
                way = ways.get(there)
                if there in found or way is None or way.steps > most:
                    continue
                if _is_open(s, there, standing) or may_cross(s, monster, there, passed):
                    own = found[place].first or frozenset((there,))
                    firsts[there] = firsts.get(there, frozenset()) | own
        for there, first in firsts.items():
            found[there] = Walk(length, first, _is_open(s, there, standing))
        front = list(firsts)
    return found


def _may_stay(s: MachinaState, monster: int) -> bool:
    """Whether a monster is not on its way through something."""
    others = {row.space for unit, row in s.units.items() if unit != monster}
    return _is_open(s, s.units[monster].space, others)


def _is_open(s: MachinaState, space: int, standing: set[int]) -> bool:
    return space not in standing and sign(s, space) in FLOOR


@cites("MA-R18.9", "MA-R18.10", "MA-R18.12", "MA-R18.14")
def next_steps(s: MachinaState, monster: int, reach: int) -> tuple[int, ...]:
    """The spaces a monster with so many steps left may step to now.

    There are several where the explorers decide (MA-R18.16).
    """
    steps: dict[int, None] = {}
    if not has(s, monster, IMMOBILE):
        for explorer in quarry(s, monster):
            steps.update(dict.fromkeys(_steps_towards(s, monster, explorer, reach)))
    return tuple(steps)


def _steps_towards(s: MachinaState, monster: int, explorer: int, reach: int) -> list[int]:
    here, goal = s.units[monster].space, s.units[explorer].space
    passed = passed_by(s, monster)
    ways = ways_to(s, goal, passed, here if _may_stay(s, monster) else EVERYWHERE)
    if here not in ways:
        return []
    reached = walks(s, monster, ways, reach, passed)
    if reached[here].ends and (ways[here].steps <= 1 or door_ahead(s, here, ways) is not None):
        return []
    ends = [end for end, walk in reached.items() if walk.ends and end != here]
    if reached[here].ends:
        closer = [end for end in ends if ways[end].steps < ways[here].steps]
        ends = closer or [end for end in ends if door_ahead(s, end, ways) is not None]

    def rank(end: int) -> tuple[int, ...]:
        in_sight = obstacles_between(s, end, goal) if sees(s, end, goal) else OUT_OF_SIGHT
        aslant = not s.area.straight(end, goal)
        return (ways[end].steps, reached[end].length, ways[end].in_the_way, in_sight, aslant)

    # Most ends are worse in the first two already; only the rest is looked at closely.
    least = min(((ways[end].steps, reached[end].length) for end in ends), default=None)
    ends = [end for end in ends if (ways[end].steps, reached[end].length) == least]
    best = min(map(rank, ends), default=None)
    firsts = {first for end in ends if rank(end) == best for first in reached[end].first}
    nearest = min(map(rank, firsts), default=None)
    return sorted(first for first in firsts if rank(first) == nearest)


@cites("MA-R18.14")
def door_ahead(s: MachinaState, here: int, ways: dict[int, Way]) -> int | None:
    """The closed door on an edge of a space that the way leads through, if there is one."""
    return next(
        (
            door
            for door, beyond in s.area.doors_of.get(here, ())
            if s.doors.get(door) == CLOSED
            and beyond in ways
            and ways[beyond].steps < ways[here].steps
        ),
        None,
    )
