"""Whom mindless monsters go for, and which way (MA-R18.5 to MA-R18.16)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from kadath.kernel.citations import cites

from ..area import FLOOR, MOST_AREAS, Area
from ..cards import EXPLORER
from ..state import CLOSED, GONE, MachinaState
from ..values import ETHEREAL, IMMOBILE, SEES_ETHEREAL, has
from .passing import CLOSED_DOORS, OBSTACLE, WALLS, may_cross, next_to, passed_by
from .sight import closed_doors, neighbours, obstacles_between, occupied, sees, sign

OUT_OF_SIGHT = 99
EVERYWHERE = -1
MOST_GOALS = 100
"""How many spaces the distances to which are remembered of each board."""


class Way(NamedTuple):
    """How far a space is from an explorer, and how much is in the way."""

    steps: int
    in_the_way: int


@cites("MA-R18.8", "MA-R18.11", "MA-R18.15")
def ways_to(
    s: MachinaState,
    goal: int,
    passed: tuple[str, ...] = (),
    upto: int = EVERYWHERE,
    closed: frozenset[int] | None = None,
) -> dict[int, Way]:
    """The shortest way to a space from everywhere; of several, the one with the least on it.

    Closed doors and units do not lengthen it, but count as in the way; immobile units are rubble. A
    closed door is passed through its own edge only. A monster that passes through some kinds of
    thing goes through those as well. What is farther than the space `upto` is not looked at.
    Whoever knows the closed spaces brings them.
    """
    standing = {row.space for row in s.units.values()} - {goal}
    if closed is None:
        closed = closed_spaces(s, passed)
    known = board_now(s, passed).exits
    ways = {goal: Way(0, 0)}
    front = {goal: 0}
    steps = 0
    while front and upto not in ways:
        steps += 1
        found: dict[int, int] = {}
        for here, in_the_way in front.items():
            passing = in_the_way + (here in standing)
            near, beyond = known.get(here) or _exits_of(s, known, here, passed)
            if here == goal:
                near, beyond = _sides_of(s, goal, passed) or (near, beyond)
            for there in near + beyond if beyond else near:
                if there in ways or there in closed:
                    continue
                cost = passing + 1 if there in beyond else passing
                if cost < found.get(there, OUT_OF_SIGHT):
                    found[there] = cost
        for there, cost in found.items():
            # Not by the class's own `__new__`, an interpreted function: there are many spaces.
            ways[there] = tuple.__new__(Way, (steps, cost))
        front = found
    return ways


class Spread:
    """How many steps it takes to a space from those around it, as far as somebody has asked."""

    __slots__ = ("far", "front", "steps")

    def __init__(self, goal: int) -> None:
        self.far = {goal: 0}
        self.front = [goal]
        self.steps = 0


@cites("MA-R18.8", "MA-R18.15")
def spread_of(
    s: MachinaState, goal: int, passed: tuple[str, ...], closed: frozenset[int]
) -> Spread:
    """What is known about the distances to a space, whatever is in the way."""
    board = board_now(s, passed)
    found = board.spreads.get((goal, closed))
    if found is None:
        if len(board.spreads) >= MOST_GOALS:
            board.spreads.clear()
        found = board.spreads[goal, closed] = Spread(goal)
    return found


def _spread_on(
    s: MachinaState, known: Spread, passed: tuple[str, ...], closed: frozenset[int]
) -> None:
    """Find out what is one step farther than what is known."""
    far, exits = known.far, board_now(s, passed).exits
    known.steps += 1
    reached = []
    for here in known.front:
        near, beyond = exits.get(here) or _exits_of(s, exits, here, passed)
        if known.steps == 1:
            near, beyond = _sides_of(s, here, passed) or (near, beyond)
        for there in near + beyond if beyond else near:
            if there not in far and there not in closed:
                far[there] = known.steps
                reached.append(there)
    known.front = reached


@cites("MA-R18.11")
def closed_spaces(s: MachinaState, passed: tuple[str, ...]) -> frozenset[int]:
    """The spaces that no way leads through: those with a token, and those of immobile units.

    They are obstacles, so whoever passes through those passes through them as well.
    """
    if OBSTACLE in passed:
        return frozenset()
    stuck = [row.space for unit, row in s.units.items() if has(s, unit, IMMOBILE)]
    return frozenset([*s.tokens, *stuck])


Exits = dict[int, tuple[tuple[int, ...], tuple[int, ...]]]
"""Where one gets from a space: to others beside it, and through closed doors."""


class Board:
    """What was found out so far about a board, whoever stands where: it changes less often."""

    __slots__ = ("exits", "spreads")

    def __init__(self) -> None:
        self.exits: Exits = {}
        self.spreads: dict[tuple[int, frozenset[int]], Spread] = {}


def board_now(s: MachinaState, passed: tuple[str, ...]) -> Board:
    """What is known of the board as it is, for a monster that passes through some things."""
    shut = frozenset(closed_doors(s))
    gone = frozenset([space for space, token in s.tokens.items() if token == GONE])
    return _board(s.area, shut, gone, frozenset(s.treated.items()), passed)


@lru_cache(MOST_AREAS)
def _board(
    area: Area,
    shut: frozenset[int],
    gone: frozenset[int],
    treated: frozenset[tuple[int, str]],
    passed: tuple[str, ...],
) -> Board:
    """A board of these tiles and doors, of which nothing is known yet."""
    return Board()


def _exits_of(
    s: MachinaState, known: Exits, here: int, passed: tuple[str, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Find out where one gets from a space, and remember it."""
    beside = _passable(s, next_to(s, here, passed), passed)
    found = known[here] = (beside, _passable(s, _through_doors(s, here, passed), passed))
    return found


@cites("MA-R18.3", "MA-R18.8")
def _sides_of(
    s: MachinaState, goal: int, passed: tuple[str, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Where a monster that passes through walls or doors is next to an explorer.

    One that stops behind a wall is not adjacent, and goes on. For other monsters it is the same as
    where they get from there: None.
    """
    if WALLS not in passed and CLOSED_DOORS not in passed:
        return None
    beside = _passable(s, neighbours(s, goal), passed)
    return beside, _passable(s, _through_doors(s, goal, passed), passed)


def _passable(s: MachinaState, spaces: tuple[int, ...], passed: tuple[str, ...]) -> tuple[int, ...]:
    """The spaces that are floor, or that a monster passes through."""
    return tuple([one for one in spaces if sign(s, one) in FLOOR or may_cross(s, 0, one, passed)])


def _through_doors(s: MachinaState, here: int, passed: tuple[str, ...]) -> tuple[int, ...]:
    """The spaces beyond the closed doors of a space that have to be broken."""
    if CLOSED_DOORS in passed:
        return ()
    near = s.area.doors_of.get(here, ())
    return tuple([beyond for door, beyond in near if s.doors.get(door) == CLOSED])


@cites("MA-R18.6", "MA-R18.8", "MA-R8.3")
def preferred(s: MachinaState, monster: int, explorers: tuple[int, ...]) -> tuple[int, ...]:
    """The closest of several explorers; of equally close ones those with the least health."""
    if len(explorers) < 2:
        return explorers
    here, passed = s.units[monster].space, passed_by(s, monster)
    closed = closed_spaces(s, passed)
    known = [spread_of(s, s.units[one].space, passed, closed) for one in explorers]
    # Whoever is farther than the closest one is not looked for.
    steps = 0
    while not any(one.far.get(here, OUT_OF_SIGHT) <= steps for one in known):
        steps += 1
        if not any(one.front or one.steps >= steps for one in known):
            break
        for one in known:
            if one.front and one.steps < steps:
                _spread_on(s, one, passed, closed)
    ranks = [
        (far.far.get(here, OUT_OF_SIGHT), s.units[one].health)
        for one, far in zip(explorers, known, strict=True)
    ]
    best = min(ranks)
    return tuple([one for one, rank in zip(explorers, ranks, strict=True) if rank == best])


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
    known = board_now(s, passed).exits
    for length in range(1, reach + 1):
        firsts: dict[int, frozenset[int]] = {}
        ends: dict[int, bool] = {}
        for place in front:
            own = found[place].first
            near, _ = known.get(place) or _exits_of(s, known, place, passed)
            for there in near:
                way = ways.get(there)
                if there in found or way is None or way.steps > most:
                    continue
                if there in firsts:
                    firsts[there] |= own
                    continue
                ends[there] = _is_open(s, there, standing)
                if ends[there] or may_cross(s, monster, there, passed):
                    firsts[there] = own or frozenset((there,))
        for there, first in firsts.items():
            found[there] = Walk(length, first, ends[there])
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
    closed = closed_spaces(s, passed)
    known = spread_of(s, goal, passed, closed)
    while known.front and here not in known.far:
        _spread_on(s, known, passed, closed)
    if here not in known.far:
        return []
    ways = ways_to(s, goal, passed, here if _may_stay(s, monster) else EVERYWHERE, closed)
    reached = walks(s, monster, ways, reach, passed)
    is_there = ways[here].steps <= 1 or door_ahead(s, here, ways, passed) is not None
    if reached[here].ends and is_there:
        return []
    ends = [end for end, walk in reached.items() if walk.ends and end != here]
    if reached[here].ends:
        closer = [end for end in ends if ways[end].steps < ways[here].steps]
        ends = closer or [end for end in ends if door_ahead(s, end, ways, passed) is not None]

    def rank(end: int) -> tuple[int, ...]:
        in_sight = obstacles_between(s, end, goal) if sees(s, end, goal) else OUT_OF_SIGHT
        aslant = not s.area.straight(end, goal)
        return (ways[end].steps, reached[end].length, ways[end].in_the_way, in_sight, aslant)

    # Most ends are worse in the first two already; only the rest is looked at closely.
    least = min(((ways[end].steps, reached[end].length) for end in ends), default=None)
    ends = [end for end in ends if (ways[end].steps, reached[end].length) == least]
    firsts = {first for end in _best(ends, rank) for first in reached[end].first}
    return sorted(_best(firsts, rank))


def _best(spaces: Iterable[int], rank: Callable[[int], tuple[int, ...]]) -> list[int]:
    """The spaces that no other one goes before."""
    ranks = {space: rank(space) for space in spaces}
    best = min(ranks.values(), default=None)
    return [space for space, own in ranks.items() if own == best]


@cites("MA-R18.11", "MA-R18.14")
def door_ahead(
    s: MachinaState, here: int, ways: dict[int, Way], passed: tuple[str, ...]
) -> int | None:
    """The closed door on an edge of a space that the way leads through, if there is one.

    Where another way is as short and has less on it, the way leads there.
    """
    if CLOSED_DOORS in passed:
        return None
    steps, in_the_way = ways[here]
    for door, beyond in s.area.doors_of.get(here, ()):
        way = ways.get(beyond)
        if s.doors.get(door) != CLOSED or way is None or way.steps >= steps:
            continue
        somebody = way.steps > 0 and occupied(s, beyond)
        if way.in_the_way + somebody + 1 == in_the_way:
            return door
    return None
