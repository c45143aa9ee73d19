"""The distances between spaces as an explorer walks, and which spaces are of interest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial

from ..area import MOST_AREAS, Area
from ..rules.sight import is_shut, neighbours, sign
from ..state import GONE, MachinaState
from ..tiles import CHASM, FLOOR, PLAIN, RUBBLE, TRAP

FAR = 99
"""More steps than there are between any two connected spaces."""
BARE = frozenset({PLAIN, TRAP, CHASM, RUBBLE})
"""The signs of spaces with nothing to do."""


def distances(s: MachinaState, starts: Iterable[int], walker: int = 0) -> dict[int, int]:
    """The distances from the nearest of some spaces to all others that can be walked to.

    Units other than the walker are in the way. It need not be possible to stand on the starting
    spaces.
    """
    taken = {row.space for unit, row in s.units.items() if unit != walker}
    taken.update([space for space, token in s.tokens.items() if token == GONE])
    if _is_as_printed(s):
        beside: Callable[[int], Iterable[int]] = _floor_beside(s.area).__getitem__
    else:
        beside = partial(_floor_beside_now, s)
    steps = dict.fromkeys(starts, 0)
    front = list(steps)
    for here in front:
        for there in beside(here):
            if there not in steps and there not in taken:
                steps[there] = steps[here] + 1
                front.append(there)
    return steps


def spots_next_to(s: MachinaState, spaces: Iterable[int]) -> list[int]:
    """The spaces next to some others where an explorer could stand."""
    near = {one for space in spaces for one in neighbours(s, space)}
    return [one for one in near if sign(s, one) in FLOOR]


def notable(s: MachinaState) -> tuple[int, ...]:
    """The spaces where there may be something to do, in the order of the area."""
    printed = _notable(s.area)
    if not s.treated:
        return printed
    among = {*printed, *s.treated}
    return tuple([one for one in s.area.spaces if one in among])


def _is_as_printed(s: MachinaState) -> bool:
    """Whether adjacency is as printed: neither doors nor treated spaces change it."""
    return not s.treated and not is_shut(s)


@lru_cache(MOST_AREAS)
def _floor_beside(area: Area) -> dict[int, tuple[int, ...]]:
    """By space, the adjacent spaces where an explorer could stand, as printed."""
    floor = {one for one in area.spaces if area.terrain[one] in FLOOR}
    return {
        here: tuple([there for there in area.joined(here) if there in floor])
        for here in area.spaces
    }


def _floor_beside_now(s: MachinaState, here: int) -> list[int]:
    return [there for there in neighbours(s, here) if sign(s, there) in FLOOR]


@lru_cache(MOST_AREAS)
def _notable(area: Area) -> tuple[int, ...]:
    return tuple([one for one in area.spaces if area.terrain[one] not in BARE])
