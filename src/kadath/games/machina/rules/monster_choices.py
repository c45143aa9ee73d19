"""Whom mindless monsters go for, and which way (MA-R18.5 to MA-R18.16)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from kadath.kernel.citations import cites

from ..area import FLOOR
from ..cards import EXPLORER
from ..state import CLOSED, MachinaState
from ..values import ETHEREAL, IMMOBILE, has
from .sight import is_free, neighbours, obstacles_between, sees, sign

OUT_OF_SIGHT = 99


class Way(NamedTuple):
    """How far a space is from an explorer, and how much is in the way."""

    steps: int
    in_the_way: int


@cites("MA-R18.8", "MA-R18.11", "MA-R18.15")
def ways_to(s: MachinaState, goal: int) -> dict[int, Way]:
    """The shortest way to a space from everywhere; of several, the one with the least on it.

    Closed doors and units do not lengthen it, but count as in the way; immobile units are rubble.
    """
    area = s.area
    standing = {row.space: unit for unit, row in s.units.items()}
    stuck = {space for space, unit in standing.items() if has(s, unit, IMMOBILE)}
    ways: dict[int, Way] = {}
    front = [(0, 0, goal)]
    while front:
        steps, in_the_way, here = heappop(front)
        if here in ways:
            continue
        ways[here] = Way(steps, in_the_way)
        open_now = neighbours(s, here) if s.doors else area.joined(here)
        passed = in_the_way + (here in standing and here != goal)
        for there in area.joined(here):
            if there not in ways and sign(s, there) in FLOOR and there not in stuck:
                heappush(front, (steps + 1, passed + (there not in open_now), there))
    return ways


@cites("MA-R18.6", "MA-R18.8", "MA-R8.3")
def preferred(s: MachinaState, monster: int, explorers: tuple[int, ...]) -> tuple[int, ...]:
    """The closest of several explorers; of equally close ones those with the least health."""
    here = s.units[monster].space
    far = {one: ways_to(s, s.units[one].space).get(here, Way(OUT_OF_SIGHT, 0)) for one in explorers}

    def rank(one: int) -> tuple[int, int]:
        return far[one].steps, s.units[one].health

    best = min(map(rank, explorers), default=None)
    return tuple(one for one in explorers if rank(one) == best)


@cites("MA-R18.5", "MA-R18.13", "MA-R8.3")
def quarry(s: MachinaState, monster: int) -> tuple[int, ...]:
    """The explorers a monster walks towards; several where the players may choose."""
    seen = tuple(one for one in s.units_of(EXPLORER) if not has(s, one, ETHEREAL))
    return preferred(s, monster, seen)


class Walk(NamedTuple):
    """Where a walk may end: how long it is, and the first steps of the shortest ways there."""

    length: int
    first: frozenset[int]


@cites("MA-R18.9")
def walks(s: MachinaState, monster: int, ways: dict[int, Way], reach: int) -> dict[int, Walk]:
    """Wherever a monster can get in so many steps, never farther from the explorer than now."""
    row = s.units[monster]
    start = ways[row.space]
    found = {row.space: Walk(0, frozenset())}
    front = [row.space]
    for length in range(1, reach + 1):
        firsts: dict[int, frozenset[int]] = {}
        for here in front:
            for there in neighbours(s, here):
                way = ways.get(there)
                if there in found or way is None or way.steps > start.steps:
                    continue
                if sign(s, there) in FLOOR and is_free(s, there):
                    own = found[here].first or frozenset((there,))
                    firsts[there] = firsts.get(there, frozenset()) | own
        for there, first in firsts.items():
            found[there] = Walk(length, first)
        front = list(firsts)
    return found


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
    ways = ways_to(s, goal)
    if here not in ways or ways[here].steps <= 1 or door_ahead(s, here, ways) is not None:
        return []
    reached = walks(s, monster, ways, reach)
    ends = [end for end in reached if ways[end].steps < ways[here].steps]
    ends = ends or [end for end in reached if door_ahead(s, end, ways) is not None]

    def rank(end: int) -> tuple[int, ...]:
        in_sight = obstacles_between(s, end, goal) if sees(s, end, goal) else OUT_OF_SIGHT
        aslant = not s.area.straight(end, goal)
        return (ways[end].steps, reached[end].length, ways[end].in_the_way, in_sight, aslant)

    best = min(map(rank, ends), default=None)
    firsts = {first for end in ends if rank(end) == best for first in reached[end].first}
    nearest = min(map(rank, firsts), default=None)
    return sorted(first for first in firsts if rank(first) == nearest)


@cites("MA-R18.14")
def door_ahead(s: MachinaState, here: int, ways: dict[int, Way]) -> int | None:
    """The closed door on an edge of a space that the way leads through, if there is one."""
    return next(
        (
            edge
            for edge, beyond in s.area.doors_of.get(here, ())
            if s.doors.get(edge) == CLOSED
            and beyond in ways
            and ways[beyond].steps < ways[here].steps
        ),
        None,
    )
