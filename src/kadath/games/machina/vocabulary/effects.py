"""Verbs about attacks, attributes and death."""

from __future__ import annotations

from functools import cache

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Number, Scope, Selector, count
from kadath.kernel.events import enclosing, part_at_hand
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..cards import MONSTER, WEAPON
from ..happenings import Destroyed, LosesHealth
from ..rules.attack import Attacking, barrels_now
from ..rules.control import take_control
from ..rules.converting import Converting, most_converted
from ..rules.death import Destroying, banish
from ..rules.essence import losing_essence
from ..rules.health import restore, spend
from ..rules.reordering import ReorderingTrack
from ..rules.sight import adjacent
from ..rules.wounding import LosingHealth
from ..state import UNIT, MachinaState
from ..values import ESSENCE, HEALTH, UNYIELDING, attribute, has
from .selectors import Adjacent
from .targets import Target
from .verbs import ForUnits


def is_answer(scope: Scope) -> bool:
    """Whether an effect is a response to an event."""
    return any(name in ("it", "event") for name, _ in scope.names)


@cache
def attacks(effect: Effect) -> bool:
    """Whether an effect includes an attack."""
    return any(isinstance(part, Attack) for part in effect.walk())


@cache
def attacks_target(effect: Effect) -> bool:
    """Whether an effect attacks its target, which may then be a barrel."""
    return any(isinstance(part, Attack) and isinstance(part.who, Target) for part in effect.walk())


@node
class Attack(ForUnits):
    """Attack with this many high and low dice; one roll is compared with every blocker.

    Ethereal units are safe only from target icons: the closest monster, or a unit chosen while
    the attack is resolved, may be ethereal (MA-R8.1).
    """

    high: int
    low: int = 0
    who: Selector = YOU
    arcane: bool = False

    def units(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        # A barrel (a negative id) may be attacked, but is not a unit to other verbs (MA-R10.23).
        if isinstance(self.who, Target):
            aimed: int = scope.named("targets")[self.who.number - 1]
            if aimed < 0:
                return (aimed,)
        return (*self.who.ids(state, scope), *self._barrels(state, scope))

    @cites("MA-R10.23", "MA-R15.14")
    def _barrels(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        """The barrels that an attack on all adjacent units also hits."""
        if not isinstance(self.who, Adjacent) or self.who.kind != UNIT:
            return ()
        row = state.units.get(scope.who)
        if row is None:
            return ()
        near = barrels_now(state, scope.who)
        return tuple([-one for one in near if adjacent(state, row.space, one)])

    @cites("MA-R7.8", "MA-R7.11")
    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        item = state.items.get(scope.this)
        weapon = scope.this if item and state.card(scope.this).kind == WEAPON else 0
        answers = is_answer(scope)
        return Attacking(scope.who, units, self.high, self.low, self.arcane, weapon, answers)


@node
class Restore(ForUnits):
    """Restore health, stamina or essence."""

    amount: Number
    what: str
    who: Selector = YOU

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        now: int = getattr(state.units[unit], self.what)
        return now < attribute(state, unit, self.what)

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        for unit in units:
            restore(state, unit, self.what, count(self.amount, state, scope))
        return None


@node
class Lose(ForUnits):
    """Lose up to this much health, stamina or essence."""

    amount: int
    what: str
    who: Selector = YOU

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return bool(getattr(state.units[unit], self.what))

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        if self.what == HEALTH:
            return LosingHealth(tuple(LosesHealth(unit, self.amount, scope.who) for unit in units))
        losses = [(one, min(self.amount, getattr(state.units[one], self.what))) for one in units]
        return take_losses(state, self.what, losses)


@node
class LoseAll(ForUnits):
    """Lose all stamina or essence."""

    what: str
    who: Selector = YOU

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return bool(getattr(state.units[unit], self.what))

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        return take_losses(
            state, self.what, [(one, getattr(state.units[one], self.what)) for one in units]
        )


def take_losses(state: MachinaState, what: str, losses: list[tuple[int, int]]) -> Procedure | None:
    """Take stamina or essence from units that have it; others may help with essence."""
    if what == ESSENCE:
        return losing_essence(state, losses)
    for unit, amount in losses:
        spend(state, unit, what, amount)
    return None


@node
class TurnHealthIntoEssence(Effect):
    """Lose any amount of health, and restore as much essence."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return Converting(scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        lost = LosesHealth(scope.who, 1)
        return most_converted(state, scope.who) > 0 and not state.forbids(lost)


@node
class Destroy(ForUnits):
    """Destroy units; whoever resolves this counts as having killed them."""

    who: Selector

    @cites("MA-R17.1")
    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        return Destroying(tuple(Destroyed(unit, scope.who) for unit in units))


@node
class Banish(ForUnits):
    """Banish monsters of this level or lower (MA-R6.10)."""

    level: int
    who: Selector

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        card = state.card(unit)
        return (
            card.kind == MONSTER and card.level <= self.level and not has(state, unit, UNYIELDING)
        )

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        for unit in units:
            if self.works_on(state, scope, unit):
                banish(state, unit)
        return None


@node
class TakeControl(ForUnits):
    """Control monsters on their next turn (MA-R8.6)."""

    who: Selector

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return state.card(unit).kind == MONSTER and not has(state, unit, UNYIELDING)

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        for unit in units:
            if self.works_on(state, scope, unit):
                take_control(state, scope.who, unit)
        return None


@node
class ReorderTrack(Effect):
    """Rearrange the monsters on the track in any order."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return ReorderingTrack(scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return len(state.track) > 1


# --- Blocking -------------------------------------------------------------------------------------


@node
class BlockAsAttacker(Effect):
    """The current blocker blocks with the attacker's armor and will."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        attack = next(enclosing(state, Attacking))
        attack.as_attacker += (part_at_hand(state, scope).blocker,)
        return None


@node
class BlockWithLower(Effect):
    """The current blocker blocks with its armor or its will, whichever is lower."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        attack = next(enclosing(state, Attacking))
        attack.with_lower += (part_at_hand(state, scope).blocker,)
        return None
