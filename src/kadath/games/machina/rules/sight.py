"""Line of sight, adjacency, range and obstacles (MA-R15)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..area import CHASM, FLOOR, OBSTACLES, is_clear
from ..state import CLOSED, MachinaState


def blocks(s: MachinaState, edge: int) -> bool:
    """Whether an edge is a wall or a closed door (MA-R10.1, MA-R10.3)."""
    return edge in s.area.walls or s.doors.get(edge) == CLOSED


@cites("MA-R15.1", "MA-R15.2")
def sees(s: MachinaState, start: int, end: int) -> bool:
    """Whether the line from centre to centre is free of walls, rubble and closed doors."""
    area = s.area
    return is_clear(area.line(start, end), lambda edge: blocks(s, edge), area.terrain)


@cites("MA-R15.4", "MA-R10.3")
def adjacent(s: MachinaState, one: int, other: int) -> bool:
    """Whether two spaces touch each other within sight."""
    return other in s.area.around(one) and sees(s, one, other)


def neighbours(s: MachinaState, space: int) -> tuple[int, ...]:
    """The spaces adjacent to a space that are not rubble."""
    joined = s.area.joined(space)
    return tuple(one for one in joined if sees(s, space, one)) if s.doors else joined


def occupied(s: MachinaState, space: int) -> bool:
    """Whether a unit stands on a space."""
    return any(unit.space == space for unit in s.units.values())


@cites("MA-R15.3")
def is_obstacle(s: MachinaState, space: int) -> bool:
    """Whether a space is in the way of units without being in the way of sight."""
    return s.area.terrain[space] in OBSTACLES or occupied(s, space)


@cites("MA-R9.3")
def is_free(s: MachinaState, space: int) -> bool:
    """Whether a unit may come to stand on a space, if only to fall into a chasm."""
    terrain = s.area.terrain[space]
    return (terrain in FLOOR or terrain == CHASM) and not occupied(s, space)


@cites("MA-R15.8")
def spaces_between(s: MachinaState, start: int, end: int, most: int) -> int | None:
    """How many spaces it takes to get there, obstacles or not; None if more than `most`."""
    reached = {start}
    front = {start}
    for steps in range(most + 1):
        if end in front:
            return steps
        front = {there for here in front for there in neighbours(s, here)} - reached
        reached |= front
    return None


@cites("MA-R15.8")
def obstacles_between(s: MachinaState, start: int, end: int) -> int:
    """How many obstacles stand on the line between two spaces."""
    return sum(is_obstacle(s, space) for space in s.area.line(start, end).spaces)
