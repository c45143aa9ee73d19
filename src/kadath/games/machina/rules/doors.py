"""Doors (MA-R10.2 to MA-R10.6)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..state import CLOSED, DESTROYED, MachinaState

OPEN_OR_CLOSE = 2
"""What an explorer pays in stamina."""
DESTROY_DOOR = 4

OPEN = "open"
CLOSE = "close"
TOGGLE = "toggle"
DESTROY = "destroy"
REPAIR = "repair"


@cites("MA-R10.4")
def open_or_close(s: MachinaState, door: int) -> None:
    """Close the door if it is open, and open it otherwise."""
    if s.doors.pop(door, None) is None:
        s.doors[door] = CLOSED
        s.note("door-closed", door=door)
    else:
        s.note("door-opened", door=door)


@cites("MA-R10.5")
def destroy_door(s: MachinaState, door: int) -> None:
    """Destroy a door, which leaves it open for good."""
    s.doors[door] = DESTROYED
    s.note("door-destroyed", door=door)


@cites("MA-R10.2", "MA-R10.4", "MA-R10.5")
def may_change_door(s: MachinaState, door: int, how: str) -> bool:
    """Whether an effect could open, close, destroy or repair a door in its current state."""
    standing = s.doors.get(door)
    if how == REPAIR:
        return standing == DESTROYED
    if how == OPEN:
        return standing == CLOSED
    if how == CLOSE:
        return standing is None
    return standing != DESTROYED


@cites("MA-R10.4", "MA-R10.5")
def change_door(s: MachinaState, door: int, how: str) -> None:
    """Open, close, destroy or repair a door by an effect."""
    if how == DESTROY:
        destroy_door(s, door)
    elif how == REPAIR:
        del s.doors[door]
        s.note("door-repaired", door=door)
    else:
        open_or_close(s, door)


@cites("MA-R15.12")
def doors_on_tile(s: MachinaState, who: int) -> tuple[int, ...]:
    """The doors of a unit's tile."""
    here = s.area.tile(s.units[who].space)
    return tuple(sorted(door for door in s.area.doors if s.area.tile(door // 2) == here))
