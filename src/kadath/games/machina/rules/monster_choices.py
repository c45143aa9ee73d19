"""Which explorers mindless monsters pursue, and by which route (MA-R18.5 to MA-R18.16)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from kadath.kernel.citations import cites

from ..cards import EXPLORER
from ..state import MachinaState
from ..tiles import FLOOR
from ..values import ETHEREAL, IMMOBILE, SEES_ETHEREAL, has, having
from .monster_ways import OUT_OF_REACH, Spread, Ways, door_ahead, ways_of
from .passing import may_cross
from .sight import obstacles_between, sees, sign

OUT_OF_SIGHT = 99


@cites("MA-R18.6", "MA-R18.8", "MA-R8.3")
def preferred(
    s: MachinaState, monster: int, explorers: tuple[int, ...], ways: Ways | None = None
) -> tuple[int, ...]:
    """The closest of several explorers; if several are equally close, those with the least health.

    A caller that already has the monster's `ways` passes them.
    """
    if len(explorers) < 2:
        return explorers
    here, ways = s.units[monster].space, ways or ways_of(s, monster)
    known = [ways.board.spread(s.units[one].space, ways.closed) for one in explorers]
    # Stop at the closest one: how far away the others are does not matter.
    steps = 0
    while not any(one.far.get(here, OUT_OF_REACH) <= steps for one in known):
        steps += 1
        if not any(one.front or one.steps >= steps for one in known):
            break
        for one in known:
            if one.front and one.steps < steps:
                one.go_on(s)
    ranks = [
        (spread.far.get(here, OUT_OF_REACH), s.units[one].health)
        for one, spread in zip(explorers, known, strict=True)
    ]
    best = min(ranks)
    return tuple([one for one, rank in zip(explorers, ranks, strict=True) if rank == best])


@cites("MA-R18.5", "MA-R18.13", "MA-R8.3")
def quarry(s: MachinaState, monster: int, ways: Ways) -> tuple[int, ...]:
    """The explorers a monster moves towards; if there are several, the players choose."""
    explorers = s.units_of(EXPLORER)
    if not has(s, monster, SEES_ETHEREAL):
        hidden = having(s, ETHEREAL, explorers)
        explorers = tuple([one for one in explorers if one not in hidden])
    return preferred(s, monster, explorers, ways)


class Walk(NamedTuple):
    """A space that a walk may reach: its length, its first steps, and whether it may end there."""

    length: int
    first: frozenset[int]
    ends: bool


@cites("MA-R18.9", "MA-R9.4")
def walks(
    s: MachinaState, monster: int, spread: Spread, reach: int, straight: bool = False
) -> dict[int, Walk]:
    """Where a monster can get in `reach` steps, never farther from the explorer than now.

    A walk cannot end on a space that may only be passed through; a monster already on one must get
    off it. With `straight`, every step brings it closer.
    """
    here, far, board = s.units[monster].space, spread.far, spread.board
    standing = {row.space for unit, row in s.units.items() if unit != monster}
    stays = _is_open(s, here, standing)
    most = far[here] if stays else OUT_OF_REACH
    found = {here: Walk(0, frozenset(), stays)}
    front = [here]
    for length in range(1, reach + 1):
        if straight:
            most -= 1
        firsts: dict[int, frozenset[int]] = {}
        ends: dict[int, bool] = {}
        for place in front:
            own = found[place].first
            near, _ = board.exits(s, place)
            for there in near:
                if there in firsts:
                    firsts[there] |= own
                    continue
                if there in ends or there in found or there in spread.closed:
                    continue
                if far.get(there, OUT_OF_REACH) > most:
                    continue
                ends[there] = _is_open(s, there, standing)
                if ends[there] or may_cross(s, monster, there, board.passed):
                    firsts[there] = own or frozenset((there,))
        for there, first in firsts.items():
            found[there] = Walk(length, first, ends[there])
        front = list(firsts)
    return found


def _may_stay(s: MachinaState, monster: int) -> bool:
    """Whether a monster is not passing through something."""
    others = {row.space for unit, row in s.units.items() if unit != monster}
    return _is_open(s, s.units[monster].space, others)


def _is_open(s: MachinaState, space: int, standing: set[int]) -> bool:
    return space not in standing and sign(s, space) in FLOOR


@cites("MA-R18.9", "MA-R18.10", "MA-R18.12", "MA-R18.14")
def next_steps(s: MachinaState, monster: int, reach: int) -> tuple[int, ...]:
    """The spaces a monster with `reach` steps left may step to now.

    If there are several, the explorers decide (MA-R18.16).
    """
    steps: dict[int, None] = {}
    if not has(s, monster, IMMOBILE):
        ways = ways_of(s, monster)
        for explorer in quarry(s, monster, ways):
            steps.update(dict.fromkeys(_steps_towards(s, monster, explorer, reach, ways)))
    return tuple(steps)


def _steps_towards(
    s: MachinaState, monster: int, explorer: int, reach: int, ways: Ways
) -> list[int]:
    here, goal = s.units[monster].space, s.units[explorer].space
    stays = _may_stay(s, monster)
    spread = ways.to(s, goal, here)
    far = spread.far
    if here not in far:
        return []
    if stays and (far[here] <= 1 or door_ahead(s, here, spread) is not None):
        return []
    reached = _walks_to_the_closest(s, monster, spread, reach)
    ends = [end for end, walk in reached.items() if walk.ends and end != here]
    if stays:
        closer = [end for end in ends if far[end] < far[here]]
        ends = closer or [end for end in ends if door_ahead(s, end, spread) is not None]
    else:
        for space in reached:
            spread.reach(s, space)

    def in_sight(end: int) -> int:
        return obstacles_between(s, end, goal) if sees(s, end, goal) else OUT_OF_SIGHT

    measures: tuple[Measure, ...] = (
        lambda end: far[end],
        lambda end: reached[end].length,
        lambda end: spread.in_the_way(s, end),
        in_sight,
        lambda end: not s.area.straight(end, goal),
    )
    firsts = {first for end in _best(ends, measures) for first in reached[end].first}
    return sorted(_best(firsts, measures))


def _walks_to_the_closest(
    s: MachinaState, monster: int, spread: Spread, reach: int
) -> dict[int, Walk]:
    """The walks that include those leading closest to the explorer.

    Walking straight gets a monster closest and soonest. Other walks matter only if something is in
    its way, or if it goes through walls and might pass through the explorer's space.
    """
    far, here = spread.far, s.units[monster].space
    if not spread.board.goes_through_walls() and _may_stay(s, monster):
        straight = walks(s, monster, spread, reach, straight=True)
        closest = max(1, far[here] - reach)
        if any(walk.ends and far[end] == closest for end, walk in straight.items()):
            return straight
    return walks(s, monster, spread, reach)


Measure = Callable[[int], int]


def _best(spaces: Collection[int], measures: Iterable[Measure]) -> Collection[int]:
    """The spaces that rank best: the first measure counts most.

    Later measures are more expensive, and are only taken to break ties.
    """
    for measure in measures:
        if len(spaces) < 2:
            break
        found = {space: measure(space) for space in spaces}
        least = min(found.values())
        spaces = [space for space, own in found.items() if own == least]
    return spaces
