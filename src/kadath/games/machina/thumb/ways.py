"""How many steps lie between spaces, as an explorer walks."""

from __future__ import annotations

from collections.abc import Iterable

from ..area import FLOOR
from ..rules.sight import neighbours, sign
from ..state import MachinaState

FAR = 99
"""More steps than any map has between two spaces that are joined."""


def steps_from(s: MachinaState, starts: Iterable[int], walker: int = 0) -> dict[int, int]:
    """The steps from the nearest of some spaces to every other that can be walked to.

    Other units are in the way; the one that walks is not. The spaces to start from need not be such
    that anybody could stand there.
    """
    taken = {row.space for unit, row in s.units.items() if unit != walker}
    steps = dict.fromkeys(starts, 0)
    front = list(steps)
    for here in front:
        for there in neighbours(s, here):
            if there not in steps and there not in taken and sign(s, there) in FLOOR:
                steps[there] = steps[here] + 1
                front.append(there)
    return steps


def spots_next_to(s: MachinaState, spaces: Iterable[int]) -> list[int]:
    """The spaces next to some others on which somebody could stand."""
    near = {one for space in spaces for one in neighbours(s, space)}
    return [one for one in near if sign(s, one) in FLOOR]
