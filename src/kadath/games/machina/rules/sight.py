"""Line of sight, adjacency, range and obstacles (MA-R15)."""

from __future__ import annotations

from functools import lru_cache

from kadath.kernel.citations import cites

from ..area import MOST_AREAS, MOST_LINES, Area, Line, is_clear
from ..state import CLOSED, GONE, MachinaState
from ..tiles import CHASM, FLOOR, RUBBLE


def is_shut(s: MachinaState) -> bool:
    """Whether any door is closed."""
    return CLOSED in s.doors.values()


def closed_doors(s: MachinaState) -> list[int]:
    """The doors that are closed."""
    return [door for door, how in s.doors.items() if how == CLOSED]


def sign(s: MachinaState, space: int) -> str:
    """The current sign of a space."""
    if s.tokens.get(space) == GONE:
        return GONE
    return s.treated.get(space) or s.area.terrain[space]


def moved_rubble(s: MachinaState) -> dict[int, str]:
    """The treated spaces, if any of them is or becomes rubble: only that affects sight."""
    treated = s.treated
    if treated and (RUBBLE in treated.values() or RUBBLE in map(s.area.terrain.get, treated)):
        return treated
    return {}


@cites("MA-R15.1", "MA-R15.2", "MA-R10.1", "MA-R10.2", "MA-R10.3", "MA-R10.7")
def sees(s: MachinaState, start: int, end: int, through: tuple[str, ...] = ()) -> bool:
    """Whether the line from centre to centre is free of walls, rubble and closed doors.

    Things that can be seen `through` do not block it (MA-R15.8).
    """
    area = s.area
    line = area.line(start, end)
    walls = "wall" not in through
    moved = moved_rubble(s)
    if walls and not moved and not (line.doors and line.clear):
        return line.clear
    closed: tuple[int, ...] = ()
    if line.doors and "closed_door" not in through:
        closed = tuple([door for door in line.doors if s.doors.get(door) == CLOSED])
    if moved:
        return is_unblocked(area, line, closed, walls, _signs(area, frozenset(moved.items())))
    return (walls and not closed) or _unblocked_as_printed(area, start, end, closed, walls)


@lru_cache(MOST_AREAS)
def _signs(area: Area, treated: frozenset[tuple[int, str]]) -> dict[int, str]:
    """The sign of every space, with some treated as another."""
    return area.terrain | dict(treated)


@lru_cache(MOST_LINES)
def _unblocked_as_printed(
    area: Area, start: int, end: int, closed: tuple[int, ...], walls: bool
) -> bool:
    return is_unblocked(area, area.line(start, end), closed, walls, area.terrain)


def is_unblocked(
    area: Area, line: Line, closed: tuple[int, ...], walls: bool, signs: dict[int, str]
) -> bool:
    """Whether sight passes along a line with these doors closed; walls block it if `walls`."""
    touched = (*line.edges, *(e for corner in line.corners for _, pair in corner for e in pair))
    blocked = {
        edge
        for edge in touched
        if (walls and area.is_wall(edge)) or area.door_at.get(edge, -1) in closed
    }
    return -1 not in line.spaces and is_clear(line, blocked, signs)


@cites("MA-R15.4", "MA-R10.3")
def adjacent(s: MachinaState, one: int, other: int) -> bool:
    """Whether two spaces touch and see each other."""
    if other in neighbours(s, one):
        return True
    is_rubble = (s.treated.get(other) or s.area.terrain.get(other)) == RUBBLE
    return is_rubble and other in s.area.around(one) and sees(s, one, other)


def neighbours(s: MachinaState, space: int) -> tuple[int, ...]:
    """The spaces adjacent to a space that are not rubble."""
    area, moved = s.area, moved_rubble(s)
    if moved or (space in area.near_doors and is_shut(s)):
        return area.joined_now(space, closed_doors(s), moved)
    return area.joined(space)


def occupied(s: MachinaState, space: int) -> bool:
    """Whether a unit stands on a space."""
    return space in [unit.space for unit in s.units.values()]


@cites("MA-R15.3")
def is_obstacle(s: MachinaState, space: int) -> bool:
    """Whether a space blocks units without blocking sight."""
    return occupied(s, space) or _stands_in_the_way(s, space)


@cites("MA-R15.3")
def _stands_in_the_way(s: MachinaState, space: int) -> bool:
    """Whether the sign of a space, rather than a unit on it, is an obstacle."""
    here = sign(s, space)
    return here not in FLOOR and here not in (RUBBLE, CHASM)


@cites("MA-R9.3")
def is_free(s: MachinaState, space: int) -> bool:
    """Whether a unit may end up on a space, if only to fall into a chasm."""
    here = sign(s, space)
    return (here in FLOOR or here == CHASM) and not occupied(s, space)


@cites("MA-R15.8")
def spaces_within(s: MachinaState, start: int, most: int) -> dict[int, int]:
    """The distance to each space within range, ignoring obstacles."""
    return s.area.reach(start, most, frozenset(closed_doors(s)), frozenset(moved_rubble(s).items()))


@cites("MA-R15.8")
def obstacles_between(s: MachinaState, start: int, end: int) -> int:
    """How many obstacles stand on the line between two spaces."""
    between = s.area.line(start, end).spaces
    standing = {unit.space for unit in s.units.values()} if between else set()
    return sum([space in standing or _stands_in_the_way(s, space) for space in between])
