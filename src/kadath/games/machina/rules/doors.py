"""Doors (MA-R10.2 to MA-R10.6)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..state import CLOSED, DESTROYED, MachinaState

OPEN_OR_CLOSE = 2
"""What an explorer pays in stamina."""
DESTROY_DOOR = 4


@cites("MA-R10.4", "MA-R15.5")
def doors_at(s: MachinaState, space: int) -> tuple[int, ...]:
    """The doors on the edges of a space that are not destroyed."""
    near = s.area.doors_of.get(space, ())
    return tuple([door for door, _ in near if s.doors.get(door) != DESTROYED])


@cites("MA-R10.4")
def open_or_close(s: MachinaState, door: int) -> None:
    """Close an open door, open a closed one."""
    if s.doors.pop(door, None) is None:
        s.doors[door] = CLOSED


@cites("MA-R10.5")
def destroy_door(s: MachinaState, door: int) -> None:
    """A destroyed door is open for good."""
    s.doors[door] = DESTROYED
    s.note("door-destroyed", door=door)
