"""Where a line of sight is blocked, and what a shot along it hits first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kadath.kernel.citations import cites

from .rules.sight import is_obstacle, sees
from .rules.spaces import sign_of_print
from .state import CLOSED, MachinaState
from .tiles import RUBBLE

WALL, CLOSED_DOOR, RUBBLES, OBSTACLE = "wall", "closed_door", "rubble", "obstacle"
At = tuple[int, int]


class Break(NamedTuple):
    """What blocks a line first, and where in the plan; the first space's center is 0.5, 0.5."""

    by: str
    column: float
    row: float


@cites("MA-R15.1", "MA-R15.2", "MA-R15.8")
def met_on_line(s: MachinaState, start: int, end: int) -> Break | None:
    """What blocks the line of sight to a space, or else the first obstacle to a shot there."""
    if not sees(s, start, end):
        return next(_breaks(s, s.area.where(start), s.area.where(end)))
    for space in _in_order(s, start, end):
        if is_obstacle(s, space):
            column, row = s.area.where(space)
            return Break(OBSTACLE, column + 0.5, row + 0.5)
    return None


def _in_order(s: MachinaState, start: int, end: int) -> list[int]:
    between = s.area.line(start, end).spaces
    return sorted(between, key=lambda space: s.area.steps_apart(start, space))


def _breaks(s: MachinaState, start: At, end: At) -> Iterator[Break]:
    """Everything that blocks the line of sight from center to center, nearest first."""
    across, down = end[0] - start[0], end[1] - start[1]
    right, below = (across > 0) - (across < 0), (down > 0) - (down < 0)
    # Where the line crosses each grid line, as whole numbers, so that corners are exact.
    whole = 2 * max(1, abs(across)) * max(1, abs(down))
    columns = {(2 * n + 1) * max(1, abs(down)) for n in range(abs(across))}
    rows = {(2 * n + 1) * max(1, abs(across)) for n in range(abs(down))}
    here = start
    for far in sorted(columns | rows):
        there = (here[0] + right * (far in columns), here[1] + below * (far in rows))
        if far in columns and far in rows:
            by = _at_corner(s, here, there) or _on(s, there, end)
        else:
            by = _between(s, here, there) or _on(s, there, end)
        if by:
            share = far / whole
            yield Break(by, start[0] + 0.5 + share * across, start[1] + 0.5 + share * down)
        here = there


def _between(s: MachinaState, here: At, there: At) -> str:
    """What is on the edge between two adjacent spaces."""
    one, other = s.area.space(*here), s.area.space(*there)
    if one < 0 or other < 0:
        return WALL
    edge = s.area.line(one, other).edges[0]
    if s.area.is_wall(edge):
        return WALL
    return CLOSED_DOOR if s.doors.get(s.area.door_at.get(edge, -1)) == CLOSED else ""


def _on(s: MachinaState, there: At, end: At) -> str:
    return RUBBLES if there != end and _is_rubble(s, there) else ""


def _is_rubble(s: MachinaState, there: At) -> bool:
    space = s.area.space(*there)
    return space >= 0 and sign_of_print(s, space) == RUBBLE


def _at_corner(s: MachinaState, here: At, there: At) -> str:
    """What blocks a corner: the line passes if either side of it is free."""
    found = ""
    for side in ((there[0], here[1]), (here[0], there[1])):
        by = _between(s, here, side) or _between(s, side, there)
        by = by or (RUBBLES if _is_rubble(s, side) else "")
        if not by:
            return ""
        found = found or by
    return found
