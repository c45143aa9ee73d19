"""What the cards of Machina Arcana answer."""

from __future__ import annotations

from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.windows import WHEN, WOULD

from ..happenings import (
    Attacked,
    Attacks,
    Destroyed,
    Hit,
    HorrorInvoked,
    LosesHealth,
    MarkerReturns,
    Missed,
)
from ..state import MachinaState


@node
class Hits(Trigger[Hit]):
    """A unit hits."""

    KIND = Hit

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Hit) -> bool:
        return self.who.includes(state, scope, part.attacker)


@node
class IsHit(Trigger[Hit]):
    """A unit is hit."""

    KIND = Hit

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Hit) -> bool:
        return self.who.includes(state, scope, part.blocker)


@node
class AttacksWith(Trigger[Attacked]):
    """An attack with certain weapons is resolved, hit or miss."""

    KIND = Attacked

    weapons: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Attacked) -> bool:
        return self.weapons.includes(state, scope, part.weapon)


@node
class Kills(Trigger[Destroyed]):
    """A unit kills another."""

    KIND = Destroyed

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Destroyed) -> bool:
        return self.who.includes(state, scope, part.attacker)


@node
class IsDestroyed(Trigger[Destroyed]):
    """A unit is destroyed; it is still where it was."""

    KIND = Destroyed
    TIME = WHEN

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Destroyed) -> bool:
        return self.who.includes(state, scope, part.unit)


@node
class LosesLastHealth(Trigger[LosesHealth]):
    """A unit would lose the last health it has."""

    KIND = LosesHealth
    TIME = WOULD

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: LosesHealth) -> bool:
        if not self.who.includes(state, scope, part.unit):
            return False
        return 0 < state.units[part.unit].health <= part.health


@node
class MarkerLeaves(Trigger[MarkerReturns]):
    """A marker is removed from this card."""

    KIND = MarkerReturns

    def matches(self, state: MachinaState, scope: Scope, part: MarkerReturns) -> bool:
        return part.card == scope.source


@node
class HorrorEventPlayed(Trigger[HorrorInvoked]):
    """A horror event is played."""

    KIND = HorrorInvoked

    def matches(self, state: MachinaState, scope: Scope, part: HorrorInvoked) -> bool:
        return True


@node
class IsAboutToAttack(Trigger[Attacks]):
    """A unit attacks; nothing is rolled yet."""

    KIND = Attacks
    TIME = WHEN

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Attacks) -> bool:
        return self.who.includes(state, scope, part.attacker)


@node
class IsAttacked(Trigger[Attacks]):
    """A unit is attacked; nothing is rolled yet."""

    KIND = Attacks
    TIME = WHEN

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Attacks) -> bool:
        return self.who.includes(state, scope, part.blocker)


@node
class IsMissed(Trigger[Missed]):
    """An attack, or only an arcane one, misses a unit."""

    KIND = Missed

    who: Selector
    arcane: bool = False

    def matches(self, state: MachinaState, scope: Scope, part: Missed) -> bool:
        return part.arcane >= self.arcane and self.who.includes(state, scope, part.blocker)


@node
class HitsWithThis(Trigger[Hit]):
    """This weapon hits; what it does to the blocker is still to come."""

    KIND = Hit
    TIME = WHEN

    def matches(self, state: MachinaState, scope: Scope, part: Hit) -> bool:
        return part.weapon == scope.source
