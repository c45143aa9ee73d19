"""Forced moves: teleporting, swapping places, being pushed and pulled (MA-R8.5 to MA-R8.17)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..cards import EXPLORER
from ..state import MachinaState
from ..tiles import BARREL, FLOOR, LEVER
from ..values import IMMOBILE, has
from .movement import PULLED, PUSHED, TELEPORTS, step_onto
from .sight import adjacent, is_free, sign
from .spaces import closest, spaces_of
from .traps import exploding, pulling_lever


@procedure
class Teleporting(Procedure):
    """A unit teleports to one of these spaces, whatever lies between (MA-R8.8)."""

    unit: int
    spaces: tuple[int, ...]

    @ask("where", "MA-R8.8", prompt="teleport")
    def choose(self, s: MachinaState) -> Decision | None:
        """Offer every space it may teleport to."""
        options = tuple(option("move", space) for space in self.spaces)
        return Teleporting.choose.offer(s.seat_of(self.unit), options) if options else None

    @choose.chosen
    def go(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Go there; a chasm still destroys (MA-R8.10)."""
        return step_onto(s, self.unit, chosen.ids[0], how=TELEPORTS)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"unit": self.unit}


@cites("MA-R8.8", "MA-R8.17")
def landings(s: MachinaState, unit: int, within: int) -> tuple[int, ...]:
    """The spaces within range that a unit may teleport to; none if it is immobile."""
    if has(s, unit, IMMOBILE):
        return ()
    here = s.units[unit].space
    area = s.area
    return tuple(
        space
        for space in area.spaces
        if area.steps_apart(here, space) <= within and is_free(s, space)
    )


@cites("MA-R8.9", "MA-R8.16", "MA-R8.17", "MA-R15.10")
def landings_at(s: MachinaState, unit: int, kind: str, any_one: bool) -> tuple[int, ...]:
    """Where a unit lands that teleports to a space of a kind: the closest one, or any.

    Nobody can stand on an action space, so it lands on the closest free space instead; the same if
    all spaces of the kind are occupied. An immobile unit stays where it is.
    """
    if has(s, unit, IMMOBILE):
        return ()
    here = s.units[unit].space
    found = tuple(one for one in spaces_of(s, kind, s.area.tile(here)) if one != here)
    free = tuple(one for one in found if sign(s, one) in FLOOR and is_free(s, one))
    if free:
        return free if any_one else closest(s, here, free)
    goals = found if any_one else closest(s, here, found)
    free = tuple(space for space in s.area.spaces if sign(s, space) in FLOOR and is_free(s, space))
    return tuple(dict.fromkeys(space for goal in goals for space in closest(s, goal, free)))


@cites("MA-R8.8", "MA-R8.17")
def beside_explorers(s: MachinaState, unit: int) -> tuple[int, ...]:
    """The free spaces next to other explorers, on any tile; none if the unit is immobile."""
    if has(s, unit, IMMOBILE):
        return ()
    others = [s.units[one].space for one in s.units_of(EXPLORER) if one != unit]
    return tuple(
        space
        for space in s.area.spaces
        if is_free(s, space) and any(adjacent(s, other, space) for other in others)
    )


@cites("MA-R8.5")
def swap_places(s: MachinaState, one: int, other: int) -> None:
    """Two units exchange their places."""
    here, there = s.units[one].space, s.units[other].space
    s.set_unit(one, space=there)
    s.set_unit(other, space=here)
    s.note("swap", unit=one, other=other)


# --- Push and pull --------------------------------------------------------------------------------


@procedure
class Shoving(Procedure):
    """Units are pushed away (`sign` -1) or pulled closer (1), one after another, step by step.

    The `origin` is the unit that does it, or for each unit the closest unit of a kind.
    """

    units: tuple[int, ...]
    origin: str
    sign: int
    spaces: int
    by: int
    moved: int = 0
    start: int = -1

    @ask("origin", "MA-R8.11", "MA-R15.9", "MA-R18.16", prompt="shoved-from")
    def choose_origin(self, s: MachinaState) -> Decision | None:
        """If several units are equally close, the players choose which one counts."""
        self.start = -1
        if not self.units:
            return None
        unit = self.units[0]
        origins = shoved_from(s, self.by, unit, self.origin)
        if origins:
            self.start = origins[0]
        if len({s.area.toward(s.units[unit].space, one, self.sign) for one in origins}) < 2:
            return None
        options = tuple(option("unit", u) for u, row in s.units.items() if row.space in origins)
        return Shoving.choose_origin.offer(s.seat_of(unit), options)

    @choose_origin.chosen
    def choose_start(self, s: MachinaState, chosen: Option) -> None:
        """It is shoved from where that one stands."""
        self.start = s.units[chosen.ids[0]].space

    @step("step", "MA-R8.11", "MA-R8.12", "MA-R8.13")
    def shove(self, s: MachinaState) -> Procedure | None:
        """Move the first unit one space on; a wall or an obstacle stops it."""
        if not self.units:
            return None
        unit = self.units[0]
        goes_on = self.start >= 0 and self.moved < self.spaces
        hit = shoved_onto(s, unit, self.start, self.sign) if goes_on else None
        there = next_shoved(s, unit, self.start, self.sign) if goes_on else None
        if hit is None and there is not None:
            self.moved += 1
            self.goto("step")
            return step_onto(s, unit, there, self.by, PULLED if self.sign > 0 else PUSHED)
        self.units, self.moved = self.units[1:], 0
        self.goto("origin")
        if hit is None:
            return None
        is_lever = sign(s, hit) == LEVER
        return pulling_lever(s, hit, self.by) if is_lever else exploding(s, hit, self.by)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.units[0]} if self.units else {}


@cites("MA-R8.11", "MA-R15.9")
def shoved_from(s: MachinaState, by: int, unit: int, origin: str) -> tuple[int, ...]:
    """The spaces that a unit may be pushed away from or pulled towards: the closest ones."""
    if unit not in s.units:
        return ()
    if not origin:
        return (s.units[by].space,) if by in s.units else ()
    here = s.units[unit].space
    tile = s.area.tile
    there = [s.units[one].space for one in s.units_of(origin) if one != unit]
    return closest(s, here, tuple(space for space in there if tile(space) == tile(here)))


@cites("MA-R8.13", "MA-R8.15")
def shoved_onto(s: MachinaState, unit: int, origin: int, direction: int) -> int | None:
    """The lever or the barrel that a unit is shoved against, without entering its space."""
    if unit not in s.units or has(s, unit, IMMOBILE):
        return None
    here = s.units[unit].space
    there = s.area.toward(here, origin, direction)
    if there is None or sign(s, there) not in (LEVER, BARREL):
        return None
    return there if adjacent(s, here, there) else None


@cites("MA-R8.12", "MA-R8.14", "MA-R8.15")
def next_shoved(s: MachinaState, unit: int, origin: int, sign: int) -> int | None:
    """Where a shoved unit goes next: straight along its row or column, otherwise diagonally."""
    if unit not in s.units or has(s, unit, IMMOBILE):
        return None
    here = s.units[unit].space
    there = s.area.toward(here, origin, sign)
    if there is None or there == here or not adjacent(s, here, there) or not is_free(s, there):
        return None
    return there
