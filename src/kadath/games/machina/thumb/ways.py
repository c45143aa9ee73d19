"""How many steps lie between spaces, as an explorer walks, and which spaces are worth a look."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial

from ..area import MOST_AREAS, Area
from ..rules.sight import is_shut, neighbours, sign
from ..state import GONE, MachinaState
from ..tiles import CHASM, FLOOR, PLAIN, RUBBLE, TRAP

FAR = 99
"""More steps than any map has between two spaces that are joined."""
BARE = frozenset({PLAIN, TRAP, CHASM, RUBBLE})
"""Where there is nothing to do."""


def steps_from(s: MachinaState, starts: Iterable[int], walker: int = 0) -> dict[int, int]:
    """The steps from the nearest of some spaces to every other that can be walked to.

    Other units are in the way; the one that walks is not. The spaces to start from need not be such
    that anybody could stand there.
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
    """The spaces next to some others on which somebody could stand."""
    near = {one for space in spaces for one in neighbours(s, space)}
    return [one for one in near if sign(s, one) in FLOOR]


def notable(s: MachinaState) -> tuple[int, ...]:
    """The spaces at which there may be something to do, in the order of the area."""
    printed = _notable(s.area)
    if not s.treated:
        return printed
    among = {*printed, *s.treated}
    return tuple([one for one in s.area.spaces if one in among])


def _is_as_printed(s: MachinaState) -> bool:
    """Whether neither doors nor what spaces are treated as change who is next to whom."""
    return not s.treated and not is_shut(s)


@lru_cache(MOST_AREAS)
def _floor_beside(area: Area) -> dict[int, tuple[int, ...]]:
    """The spaces next to each on which somebody could stand, as printed."""
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
