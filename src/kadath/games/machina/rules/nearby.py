"""What a unit is next to: walls, units, spaces of a kind (MA-R15.4, MA-R15.5)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..cards import UNITS
from ..state import CLOSED, MachinaState
from .sight import adjacent
from .spaces import is_destroyed as is_space_destroyed
from .spaces import is_of_kind

WALL = "wall"


@cites("MA-R10.3", "MA-R15.4", "MA-R15.5")
def is_next_to(s: MachinaState, unit: int, thing: str, destroyed: bool = False) -> bool:
    """Whether a unit is next to a wall, a unit or an intact or destroyed space of a kind.

    A closed door counts as a wall.
    """
    here = s.units[unit].space
    if thing == WALL:
        doors = s.area.doors_of.get(here, ())
        return here in s.area.walled or any(s.doors.get(door) == CLOSED for door, _ in doors)
    if thing in UNITS:
        others = (s.units[one].space for one in s.units_of(thing) if one != unit)
        return any(adjacent(s, here, there) for there in others)
    return any(
        is_of_kind(s, there, thing)
        and (destroyed or not is_space_destroyed(s, there))
        and adjacent(s, here, there)
        for there in s.area.around(here)
    )
