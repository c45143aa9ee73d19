"""Moving, teleporting, pushing and pulling (MA-R8.8 to MA-R8.15, MA-R9.3, MA-R9.4)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..area import CHASM, FLOOR
from ..happenings import Destroyed
from ..state import MachinaState
from ..values import IMMOBILE, PASSES_OBSTACLES, has
from .death import Destroying
from .sight import adjacent, is_free, neighbours, occupied, sign


@cites("MA-R9.3", "MA-R9.4")
def steps_from(s: MachinaState, unit: int, reach: int) -> tuple[int, ...]:
    """Where a unit that can take `reach` more steps may step to now.

    A unit that passes through obstacles must be able to get off them again.
    """
    if reach <= 0 or has(s, unit, IMMOBILE):
        return ()
    passes = has(s, unit, PASSES_OBSTACLES)
    return tuple(
        there
        for there in neighbours(s, s.units[unit].space)
        if is_free(s, there) or (passes and _gets_off(s, there, reach - 1))
    )


@cites("MA-R9.4")
def is_in_transit(s: MachinaState, unit: int) -> bool:
    """Whether a unit is on its way through an obstacle, where it may not stay."""
    here = s.units[unit].space
    if sign(s, here) not in FLOOR:
        return True
    return sum([row.space == here for row in s.units.values()]) > 1


def _gets_off(s: MachinaState, space: int, reach: int) -> bool:
    front, seen = {space}, {space}
    for _ in range(reach):
        front = {there for here in front for there in neighbours(s, here)} - seen
        if any(sign(s, there) in FLOOR and not occupied(s, there) for there in front):
            return True
        seen |= front
    return False


@cites("MA-R9.3", "MA-R10.8")
def step_onto(s: MachinaState, unit: int, space: int, by: int = 0) -> Procedure | None:
    """Put a unit on a space; in a chasm it is destroyed, by whoever brought it there."""
    s.set_unit(unit, space=space)
    s.note("move", unit=unit, space=space)
    return Destroying((Destroyed(unit, by),)) if sign(s, space) == CHASM else None


@procedure
class Moving(Procedure):
    """A unit moves up to so many spaces by an effect, without paying."""

    unit: int
    left: int

    @ask("step", "MA-R15.17", "MA-R9.3", prompt="move")
    def choose(self, s: MachinaState) -> Decision | None:
        """Offer every step, and to stop."""
        if self.unit not in s.units:
            return None
        options = [option("move", there) for there in steps_from(s, self.unit, self.left)]
        if not options:
            return None
        if not is_in_transit(s, self.unit):
            options.append(DONE)
        return Moving.choose.offer(s.seat_of(self.unit), tuple(options))

    @choose.chosen
    def go(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Take the step, and ask for the next."""
        if not chosen.args:
            return None
        self.left -= 1
        self.goto("step")
        return step_onto(s, self.unit, chosen.ids[0])

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"unit": self.unit, "left": self.left}


@procedure
class Teleporting(Procedure):
    """A unit teleports to a free space nearby, whatever is between (MA-R8.8)."""

    unit: int
    within: int

    @ask("where", "MA-R8.8", prompt="teleport")
    def choose(self, s: MachinaState) -> Decision | None:
        """Offer every free accessible space."""
        options = tuple(option("move", space) for space in landings(s, self.unit, self.within))
        return Teleporting.choose.offer(s.seat_of(self.unit), options) if options else None

    @choose.chosen
    def go(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Go there; a chasm still destroys (MA-R8.10)."""
        return step_onto(s, self.unit, chosen.ids[0])


@cites("MA-R8.8")
def landings(s: MachinaState, unit: int, within: int) -> tuple[int, ...]:
    """Where a unit may teleport to."""
    here = s.units[unit].space
    area = s.area
    return tuple(
        space
        for space in area.spaces
        if area.steps_apart(here, space) <= within and is_free(s, space)
    )


@procedure
class Shoving(Procedure):
    """Units are pushed away from a space (`sign` -1) or pulled towards it (1), step by step."""

    units: tuple[int, ...]
    origin: int
    sign: int
    spaces: int
    by: int
    moved: int = 0

    @step("step", "MA-R8.11", "MA-R8.12", "MA-R8.13")
    def shove(self, s: MachinaState) -> Procedure | None:
        """Move the first unit one space on; a wall or an obstacle stops it."""
        if not self.units:
            return None
        self.goto("step")
        unit = self.units[0]
        there = next_shoved(s, unit, self.origin, self.sign) if self.moved < self.spaces else None
        if there is None:
            self.units = self.units[1:]
            self.moved = 0
            return None
        self.moved += 1
        return step_onto(s, unit, there, self.by)


@cites("MA-R8.12", "MA-R8.14", "MA-R8.15")
def next_shoved(s: MachinaState, unit: int, origin: int, sign: int) -> int | None:
    """Where a unit goes next when it is shoved: straight in its row or column, else aslant."""
    if unit not in s.units or has(s, unit, IMMOBILE):
        return None
    here = s.units[unit].space
    there = s.area.toward(here, origin, sign)
    if there is None or there == here or not adjacent(s, here, there) or not is_free(s, there):
        return None
    return there
