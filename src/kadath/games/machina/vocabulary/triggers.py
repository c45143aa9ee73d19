"""What the cards of Machina Arcana answer."""

from __future__ import annotations

from kadath.kernel.effects import Scope, Selector
from kadath.kernel.events import part_at_hand
from kadath.kernel.nodes import node
from kadath.kernel.windows import AFTER, WHEN, WOULD

from ..state import MachinaState
from .abilities import Trigger


@node
class Hits(Trigger):
    """A unit hits."""

    HEARD = (AFTER, "Hit")

    who: Selector

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return self.who.includes(state, scope, part_at_hand(state, scope).attacker)


@node
class IsHit(Trigger):
    """A unit is hit."""

    HEARD = (AFTER, "Hit")

    who: Selector

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return self.who.includes(state, scope, part_at_hand(state, scope).blocker)


@node
class AttacksWith(Trigger):
    """An attack with certain weapons is resolved, hit or miss."""

    HEARD = (AFTER, "Attacked")

    weapons: Selector

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return self.weapons.includes(state, scope, part_at_hand(state, scope).weapon)


@node
class Kills(Trigger):
    """A unit kills another."""

    HEARD = (AFTER, "Destroyed")

    who: Selector

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return self.who.includes(state, scope, part_at_hand(state, scope).attacker)


@node
class IsDestroyed(Trigger):
    """A unit is destroyed; it is still where it was."""

    HEARD = (WHEN, "Destroyed")

    who: Selector

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return self.who.includes(state, scope, part_at_hand(state, scope).unit)


@node
class LosesLastHealth(Trigger):
    """A unit would lose the last health it has."""

    HEARD = (WOULD, "LosesHealth")

    who: Selector

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        part = part_at_hand(state, scope)
        if not self.who.includes(state, scope, part.unit):
            return False
        return bool(0 < state.units[part.unit].health <= part.health)


@node
class MarkerLeaves(Trigger):
    """A marker is removed from this card."""

    HEARD = (AFTER, "MarkerReturns")

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return bool(part_at_hand(state, scope).card == scope.source)


@node
class HorrorEventPlayed(Trigger):
    """A horror event is played."""

    HEARD = (AFTER, "HorrorInvoked")

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return True
