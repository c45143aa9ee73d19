"""Moving step by step, and by effects (MA-R9.3 to MA-R9.5, MA-R15.17)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..happenings import Destroyed
from ..state import MachinaState
from ..tiles import CHASM, FLOOR, RUBBLE
from ..values import IMMOBILE, STAMINA, action_cost, has
from .death import Destroying
from .monster_choices import next_steps
from .passing import CHASMS, may_cross, next_to, passed_by
from .sight import adjacent, is_free, occupied, sign
from .spawning import free_near

STEP_ACROSS_CHASM = "step_across_chasm"
WALKS = "walks"
PUSHED = "pushed"
PULLED = "pulled"
TELEPORTS = "teleports"
"""How a unit gets to a space, as the log reports it."""


def come_to(s: MachinaState, unit: int, space: int, how: str = WALKS) -> None:
    """Move a unit to a space and log it."""
    start = s.units[unit].space
    s.set_unit(unit, space=space)
    s.note("move", unit=unit, space=space, start=start, how=how)


@cites("MA-R9.3", "MA-R9.4")
def steps_from(
    s: MachinaState, unit: int, reach: int, through: tuple[str, ...] = ()
) -> tuple[int, ...]:
    """Where a unit with `reach` steps left may step to now.

    A unit that passes through something must be able to get off it again.
    """
    if reach <= 0 or has(s, unit, IMMOBILE):
        return ()
    passed = passed_by(s, unit, through)
    return tuple(
        [
            there
            for there in next_to(s, s.units[unit].space, passed)
            if (is_free(s, there) and not (CHASMS in passed and sign(s, there) == CHASM))
            or (may_cross(s, unit, there, passed) and _gets_off(s, unit, there, reach, passed))
        ]
    )


def steps_offered(
    s: MachinaState, unit: int, reach: int, through: tuple[str, ...] = ()
) -> list[Option]:
    """The steps that nothing prevents."""
    return [option("move", there) for there in steps_from(s, unit, reach, through)]


def steps_tried(
    s: MachinaState, unit: int, reach: int, through: tuple[str, ...] = ()
) -> Iterator[Attempt]:
    """The steps that may come to mind, each with what prevents it."""
    here, free = s.units[unit].space, steps_from(s, unit, reach, through)
    for there in dict.fromkeys((*free, *s.area.around(here))):
        yield Attempt(option("move", there), hindrance_to_step(s, here, there, free))


@cites("MA-R9.3", "MA-R15.3", "MA-R10.1", "MA-R10.7")
def hindrance_to_step(
    s: MachinaState, here: int, there: int, free: Collection[int]
) -> Hindrance | None:
    """What prevents a unit from stepping onto a space, given the free ones."""
    if there in free:
        return None
    if sign(s, there) == RUBBLE:
        return Hindrance("MA-R9.3", "rubble")
    if not adjacent(s, here, there):
        return Hindrance("MA-R9.3", "wall-between")
    if occupied(s, there):
        return Hindrance("MA-R15.3", "occupied")
    return Hindrance("MA-R9.3", "way-blocked")


@cites("MA-R9.5")
def step_cost(s: MachinaState, unit: int, here: int, there: int) -> int:
    """What a step costs in stamina."""
    if sign(s, here) == CHASM == sign(s, there):
        return action_cost(s, unit, STEP_ACROSS_CHASM, STAMINA, 1)
    return 1


def _gets_off(s: MachinaState, unit: int, space: int, reach: int, passed: tuple[str, ...]) -> bool:
    """Whether a unit that has stepped onto a space can get from there to one where it may stay."""
    left = {space: reach - step_cost(s, unit, s.units[unit].space, space)}
    front = [space]
    while front:
        here = front.pop()
        for there in next_to(s, here, passed):
            rest = left[here] - step_cost(s, unit, here, there)
            if rest < 0 or rest <= left.get(there, -1):
                continue
            if sign(s, there) in FLOOR and not occupied(s, there):
                return True
            if may_cross(s, unit, there, passed):
                left[there] = rest
                front.append(there)
    return False


@cites("MA-R9.4")
def is_in_transit(s: MachinaState, unit: int) -> bool:
    """Whether a unit is passing through an obstacle, where it may not stay."""
    here = s.units[unit].space
    if sign(s, here) not in FLOOR:
        return True
    return [row.space for row in s.units.values()].count(here) > 1


@cites("MA-R9.3", "MA-R10.8", "MA-R8.10")
def step_onto(
    s: MachinaState, unit: int, space: int, by: int = 0, how: str = WALKS
) -> Procedure | None:
    """Put a unit on a space; in a chasm it is destroyed, by the unit that put it there."""
    come_to(s, unit, space, how)
    return Destroying((Destroyed(unit, by),)) if sign(s, space) == CHASM else None


@cites("MA-R9.3", "MA-R9.5")
def walk_onto(
    s: MachinaState, unit: int, space: int, through: tuple[str, ...] = ()
) -> Procedure | None:
    """Let a unit take a step of its own; a unit that passes over chasms does not fall."""
    if sign(s, space) == CHASM and CHASMS in passed_by(s, unit, through):
        come_to(s, unit, space)
        return None
    return step_onto(s, unit, space)


@cites("MA-R9.4")
def getting_off(s: MachinaState, unit: int) -> Procedure | None:
    """What happens to a unit whose move ends where it may not stay, if it was stopped midway."""
    return GettingOff(unit) if unit in s.units and is_in_transit(s, unit) else None


@procedure
class GettingOff(Procedure):
    """A unit that may not stay where it is goes to the closest free space."""

    unit: int

    @ask("where", "MA-R9.4", "MA-R15.10", prompt="get-off")
    def choose(self, s: MachinaState) -> Decision | None:
        """Offer the closest spaces."""
        options = tuple(option("space", one) for one in free_near(s, s.units[self.unit].space))
        return GettingOff.choose.offer(s.seat_of(self.unit), options) if options else None

    @choose.chosen
    def land(self, s: MachinaState, chosen: Option) -> None:
        """Put it there."""
        come_to(s, self.unit, chosen.ids[0])

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"unit": self.unit}


@cites("MA-R15.17")
def moving_by_effect(
    s: MachinaState, unit: int, spaces: int, through: tuple[str, ...] = ()
) -> Procedure:
    """A move by an effect: explorers go where they like, monsters where the rules send them."""
    return Moving(unit, spaces, through) if s.is_explorer(unit) else Advancing(unit, spaces)


@procedure
class Moving(Procedure):
    """A unit moves up to a number of spaces by an effect, without paying.

    Its player, or whoever steers it, chooses each step.
    """

    unit: int
    left: int
    through: tuple[str, ...] = ()
    by: int = 0

    @ask("step", "MA-R15.17", "MA-R9.3", prompt="move")
    def choose(self, s: MachinaState) -> Decision | None:
        """Offer every step, and the option to stop."""
        if self.unit not in s.units:
            return None
        options = steps_offered(s, self.unit, self.left, self.through)
        if not options:
            return None
        if not is_in_transit(s, self.unit):
            options.append(DONE)
        return Moving.choose.offer(s.seat_of(self.by or self.unit), tuple(options))

    def attempts(self, s: MachinaState) -> Iterator[Attempt]:
        return steps_tried(s, self.unit, self.left, self.through)

    @choose.chosen
    def go(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Take the step, and ask for the next."""
        if not chosen.args:
            return None
        there = chosen.ids[0]
        self.left -= step_cost(s, self.unit, s.units[self.unit].space, there)
        self.goto("step")
        return walk_onto(s, self.unit, there, self.through)

    @step("off", "MA-R9.4")
    def get_off(self, s: MachinaState) -> Procedure | None:
        """Nobody stays on an obstacle."""
        return getting_off(s, self.unit)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"unit": self.unit, "left": self.left}


@procedure
class Advancing(Procedure):
    """A monster moves up to a number of spaces by an effect, towards its closest explorer."""

    monster: int
    left: int

    @ask("step", "MA-R15.17", "MA-R18.16", prompt="monster-step")
    def choose(self, s: MachinaState) -> Decision | None:
        """It takes one step; the explorers choose if the rules leave it open."""
        if self.monster not in s.units or self.left <= 0:
            return None
        options = tuple(option("step", one) for one in next_steps(s, self.monster, self.left))
        return Advancing.choose.offer(s.seat_of(self.monster), options) if options else None

    @choose.chosen
    def go(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Take the step, and go on to the next."""
        self.left -= 1
        self.goto("step")
        return walk_onto(s, self.monster, chosen.ids[0])

    @step("off", "MA-R9.4")
    def get_off(self, s: MachinaState) -> Procedure | None:
        """Nobody stays on an obstacle."""
        return getting_off(s, self.monster)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"monster": self.monster, "left": self.left}
