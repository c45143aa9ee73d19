"""Traps and their levers (MA-R10.14, MA-R10.15, MA-R10.26); for barrels, see attacks."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.procedure import Procedure

from ..state import GONE, UNIT, MachinaState
from ..tiles import TRAP
from .attack import HAZARD_DICE, Attacking, exploding
from .sight import sign

__all__ = ["exploding", "pulling_lever", "springing_traps", "standing_on_traps"]


@cites("MA-R10.9", "MA-R10.15", "MA-R7.9")
def springing_traps(s: MachinaState, tile: int | None, by: int) -> Procedure | None:
    """Attack every unit on the trap spaces of a tile, or of all tiles, with one roll."""
    caught = standing_on_traps(s, tile)
    s.note("traps", by=by)
    return Attacking(by, caught, HAZARD_DICE, hazard=True, trap=True) if caught else None


def standing_on_traps(s: MachinaState, tile: int | None) -> tuple[int, ...]:
    """The units on the trap spaces of a tile, or of all tiles."""
    return tuple(
        unit
        for unit in s.units_of(UNIT)
        for space in (s.units[unit].space,)
        if sign(s, space) == TRAP and tile in (None, s.area.tile(space))
    )


@cites("MA-R10.14", "MA-R10.26")
def pulling_lever(s: MachinaState, space: int, by: int) -> Procedure | None:
    """Activate a trap lever, which is destroyed; the unit that pulled it is the attacker."""
    s.tokens[space] = GONE
    return springing_traps(s, s.area.tile(space), by)
