"""Triggers about enemies: what they do, and what is done to them."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node

from ..happenings import Attacked, Defeated, Engaged, Evaded, Moved, Spawned
from ..state import LcgState
from ..values import has_trait
from .triggers import is_one


@node
class EnemyAttacks(Trigger[Attacked]):
    """An enemy attacks an investigator."""

    enemy: Selector | None = None
    whom: Selector | None = None

    KIND = Attacked

    def matches(self, state: LcgState, scope: Scope, part: Attacked) -> bool:
        return is_one(self.enemy, state, scope, part.enemy) and is_one(
            self.whom, state, scope, part.who
        )


@node
class EnemyDefeated(Trigger[Defeated]):
    """An enemy is defeated, by anyone or by a particular investigator."""

    enemy: Selector | None = None
    by: Selector | None = None

    KIND = Defeated

    def matches(self, state: LcgState, scope: Scope, part: Defeated) -> bool:
        if part.card in state.investigators or state.face(part.card).TYPE != "enemy":
            return False
        return is_one(self.enemy, state, scope, part.card) and is_one(
            self.by, state, scope, part.who
        )


@node
class EnemyEngages(Trigger[Engaged]):
    """An enemy engages an investigator."""

    enemy: Selector | None = None
    whom: Selector = YOU

    KIND = Engaged

    def matches(self, state: LcgState, scope: Scope, part: Engaged) -> bool:
        return is_one(self.enemy, state, scope, part.enemy) and is_one(
            self.whom, state, scope, part.who
        )


@node
class EnemySpawns(Trigger[Spawned]):
    """An enemy spawns at a location, optionally excluding a trait."""

    at: Selector
    but_not: str = ""

    KIND = Spawned

    def matches(self, state: LcgState, scope: Scope, part: Spawned) -> bool:
        if self.but_not and has_trait(state, part.enemy, self.but_not):
            return False
        return self.at.includes(state, scope, part.location)


@node
class Spawns(Trigger[Spawned]):
    """A particular enemy spawns, anywhere."""

    enemy: Selector

    KIND = Spawned

    def matches(self, state: LcgState, scope: Scope, part: Spawned) -> bool:
        return self.enemy.includes(state, scope, part.enemy)


@node
class EnemyEvaded(Trigger[Evaded]):
    """An enemy is evaded."""

    enemy: Selector | None = None
    by: Selector | None = None

    KIND = Evaded

    def matches(self, state: LcgState, scope: Scope, part: Evaded) -> bool:
        return is_one(self.enemy, state, scope, part.enemy) and is_one(
            self.by, state, scope, part.who
        )


@node
class EnemyMoves(Trigger[Moved]):
    """An enemy moves into a location."""

    enemy: Selector
    into: Selector

    KIND = Moved

    def matches(self, state: LcgState, scope: Scope, part: Moved) -> bool:
        return is_one(self.enemy, state, scope, part.mover) and is_one(
            self.into, state, scope, part.destination
        )
