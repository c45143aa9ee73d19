"""Traps, their levers, and exploding barrels (MA-R10.14, MA-R10.15, MA-R10.23 to MA-R10.26)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.procedure import Procedure

from ..area import BARREL, CHEST, TRAP
from ..state import GONE, UNIT, MachinaState
from ..values import CHESTS_EXPLODE, has
from .attack import Attacking
from .sight import adjacent, sign

HAZARD_DICE = 3
"""The high dice of traps and barrels; the rulebook's text does not tell their colour."""


@cites("MA-R10.9", "MA-R10.15", "MA-R7.9")
def springing_traps(s: MachinaState, tile: int | None, by: int) -> Procedure | None:
    """Attack every unit on the trap spaces of a tile, or of all tiles, with one roll."""
    caught = tuple(
        unit
        for unit in s.units_of(UNIT)
        for space in (s.units[unit].space,)
        if sign(s, space) == TRAP and tile in (None, s.area.tile(space))
    )
    s.note("traps", by=by)
    return Attacking(by, caught, HAZARD_DICE, hazard=True) if caught else None


@cites("MA-R10.14", "MA-R10.26")
def pulling_lever(s: MachinaState, space: int, by: int) -> Procedure | None:
    """Activate a trap lever, which is destroyed; the unit that did it is the attacker."""
    s.tokens[space] = GONE
    return springing_traps(s, s.area.tile(space), by)


@cites("MA-R10.24", "MA-R10.25", "MA-R7.9")
def exploding(s: MachinaState, space: int, by: int) -> Procedure | None:
    """A barrel was hit: it is destroyed, and attacks all units and barrels adjacent to it."""
    s.tokens[space] = GONE
    s.note("explodes", space=space, by=by)
    near = [one for one in s.area.around(space) if adjacent(s, space, one)]
    units = [unit for unit in s.units_of(UNIT) if s.units[unit].space in near]
    blockers = (*units, *(-one for one in near if is_barrel(s, one)))
    return Attacking(by, blockers, HAZARD_DICE, hazard=True) if blockers else None


@cites("MA-R10.23", "MA-R10.13")
def is_barrel(s: MachinaState, space: int, by: int = 0) -> bool:
    """Whether a space is a barrel, or counts as one for whoever attacks."""
    here = sign(s, space)
    return here == BARREL or (here == CHEST and by != 0 and has(s, by, CHESTS_EXPLODE))
