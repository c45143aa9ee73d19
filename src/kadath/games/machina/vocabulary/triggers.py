"""Triggers: the events that abilities respond to."""

from __future__ import annotations

from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.windows import WHEN, WOULD

from ..happenings import (
    ActivatedSpace,
    Attacked,
    Attacks,
    Destroyed,
    Explored,
    GainedItem,
    Hit,
    HorrorInvoked,
    LosesHealth,
    MarkerReturns,
    Missed,
    NewChapterBegins,
    StartsTurn,
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
    """An attack with one of these weapons has been resolved, hit or miss."""

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
    """A unit is destroyed, but still on its space."""

    KIND = Destroyed
    TIME = WHEN

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Destroyed) -> bool:
        return self.who.includes(state, scope, part.unit)


@node
class LosesLastHealth(Trigger[LosesHealth]):
    """A unit would lose the last of its health."""

    KIND = LosesHealth
    TIME = WOULD

    who: Selector

    @cites("MA-R16.15")
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
    """A unit attacks, and has not rolled yet."""

    KIND = Attacks
    TIME = WHEN

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Attacks) -> bool:
        return self.who.includes(state, scope, part.attacker)


@node
class IsAttacked(Trigger[Attacks]):
    """A unit is attacked, and the attacker has not rolled yet."""

    KIND = Attacks
    TIME = WHEN

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Attacks) -> bool:
        return self.who.includes(state, scope, part.blocker)


@node
class IsMissed(Trigger[Missed]):
    """An attack misses a unit; with `arcane`, only an arcane attack counts."""

    KIND = Missed

    who: Selector
    arcane: bool = False

    def matches(self, state: MachinaState, scope: Scope, part: Missed) -> bool:
        return part.arcane >= self.arcane and self.who.includes(state, scope, part.blocker)


@node
class HitsWith(Trigger[Hit]):
    """A weapon hits, before the effects on the blocker."""

    KIND = Hit
    TIME = WHEN

    weapon: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Hit) -> bool:
        return part.weapon != 0 and self.weapon.includes(state, scope, part.weapon)


@node
class KillsWith(Trigger[Destroyed]):
    """A unit is killed with a weapon."""

    KIND = Destroyed

    weapon: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Destroyed) -> bool:
        return part.weapon != 0 and self.weapon.includes(state, scope, part.weapon)


# --- What explorers and the story do --------------------------------------------------------------


@node
class TurnBegins(Trigger[StartsTurn]):
    """A unit's turn begins."""

    KIND = StartsTurn

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: StartsTurn) -> bool:
        return self.who.includes(state, scope, part.unit)


@node
class ChapterBegins(Trigger[NewChapterBegins]):
    """A new chapter begins."""

    KIND = NewChapterBegins

    def matches(self, state: MachinaState, scope: Scope, part: NewChapterBegins) -> bool:
        return True


@node
class Explores(Trigger[Explored]):
    """An explorer explores a tile."""

    KIND = Explored

    who: Selector

    def matches(self, state: MachinaState, scope: Scope, part: Explored) -> bool:
        return self.who.includes(state, scope, part.unit)


@node
class Activates(Trigger[ActivatedSpace]):
    """An explorer activates a space of a kind."""

    KIND = ActivatedSpace

    who: Selector
    space: str

    def matches(self, state: MachinaState, scope: Scope, part: ActivatedSpace) -> bool:
        return part.kind == self.space and self.who.includes(state, scope, part.unit)


@node
class GainsItem(Trigger[GainedItem]):
    """An explorer gains an item of a kind."""

    KIND = GainedItem

    who: Selector
    kind: str

    def matches(self, state: MachinaState, scope: Scope, part: GainedItem) -> bool:
        is_one = state.card(part.item).kind == self.kind
        return is_one and self.who.includes(state, scope, part.unit)
