"""Fighting, evading, and investigating: the attempts of actions and cards, by a skill test."""

# ruff: noqa: PERF401 (hot paths use plain loops)

from __future__ import annotations

from dataclasses import replace

from kadath.kernel.abilities.kinds import forbidding
from kadath.kernel.abilities.selectors import Named
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.legality import Hindrance
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..frames import test_now
from ..happenings import Investigated
from ..rules.choosing import Choosing
from ..rules.clues import discovery
from ..rules.damage import deal
from ..rules.engagement import evade
from ..rules.forbidden import forbidden
from ..rules.skill_test import SkillTest, begin_test
from ..state import LcgState
from ..values import engaged_enemies, explained, has_keyword, is_engaged
from .choices import Then

THE_ENEMY = Named("enemy")
CANNOT_INVESTIGATE = forbidding(Investigated)
ALOOF = Hindrance("LCG-243", "aloof")


@node
class AttackHits(Effect):
    """The damage of a successful attack, 1 unless modified."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        test = test_now(state)
        if test is None or not state.is_in_play(test.against):
            return None
        return _attack_damage(state, test, test.against, scope)


@node
class AttackMisses(Effect):
    """A failed attack hits the other investigator engaged with the enemy."""

    @cites("LCG-162", "LCG-258")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        test = test_now(state)
        if test is None:
            return None
        other = state.engaged_with(test.against)
        if not other or other == test.who:
            return None
        return _attack_damage(state, test, other, scope)


def _attack_damage(state: LcgState, test: SkillTest, hurt: int, scope: Scope) -> Procedure | None:
    damage = explained(state, test.who, "attack damage", 1).floored()
    return deal(state, (hurt,), damage, 0, source=scope.this, by=test.who)


@node
class EvasionSucceeds(Effect):
    """The enemy is evaded, if it is still engaged with the investigator."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        test = test_now(state)
        if test is None or not self.could(state, scope):
            return None
        return evade(test.who, (test.against,))

    @cites("LCG-166", "LCG-167")
    def could(self, state: LcgState, scope: Scope) -> bool:
        test = test_now(state)
        return test is not None and is_engaged(state, test.against, test.who)


@node
class InvestigationSucceeds(Effect):
    """Discover a clue at the investigated location, or more if something adds to it."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        test = test_now(state)
        if test is None:
            return None
        clues = explained(state, test.who, "clues discovered", 1).floored()
        return discovery(state, test.who, test.against, clues)


@node
class Fight(Effect):
    """Attack an enemy at your location; `gets` applies to this attack only."""

    gets: tuple[Ability, ...] = ()
    skill: str = "combat"
    enemy: Selector | None = None

    @cites("LCG-159", "LCG-160", "LCG-161", "LCG-162", "LCG-173", "LCG-185")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        if self.enemy is None:
            among = attackable(state, scope.who)
            return Choosing("enemy", among, replace(self, enemy=THE_ENEMY), scope)
        (enemy,) = self.enemy.ids(state, scope)
        test = SkillTest(
            scope.who,
            self.skill,
            0,
            scope,
            success=AttackHits(),
            failure=AttackMisses(),
            kind="fight",
            against=enemy,
            gets=self.gets,
        )
        return begin_test(state, test, self, scope)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(attackable(state, scope.who))


@node
class TryToEvade(Effect):
    """Try to evade an enemy engaged with you; `gets` applies to this attempt only.

    `also` is what else success does to the evaded enemy.
    """

    gets: tuple[Ability, ...] = ()
    skill: str = "agility"
    enemy: Selector | None = None
    also: Effect | None = None

    @cites("LCG-166", "LCG-167", "LCG-173", "LCG-187")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        if self.enemy is None:
            among = evadable(state, scope.who)
            return Choosing("enemy", among, replace(self, enemy=THE_ENEMY), scope)
        (enemy,) = self.enemy.ids(state, scope)
        test = SkillTest(
            scope.who,
            self.skill,
            0,
            scope,
            success=Then(EvasionSucceeds(), self.also) if self.also else EvasionSucceeds(),
            kind="evade",
            against=enemy,
            gets=self.gets,
        )
        return begin_test(state, test, self, scope)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(evadable(state, scope.who))


@node
class Investigate(Effect):
    """Investigate your location; `gets` applies to this investigation only.

    `instead` is what success does instead of discovering clues.
    """

    gets: tuple[Ability, ...] = ()
    skill: str = "intellect"
    instead: Effect | None = None

    @cites("LCG-146", "LCG-147", "LCG-149", "LCG-173", "LCG-186")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        test = SkillTest(
            scope.who,
            self.skill,
            0,
            scope,
            success=self.instead or InvestigationSucceeds(),
            kind="investigate",
            against=state.location_of(scope.who),
            gets=self.gets,
        )
        return begin_test(state, test, self, scope)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return hindrance_to_investigate(state, scope.who) is None


@cites("LCG-004")
def hindrance_to_investigate(state: LcgState, who: int) -> Hindrance | None:
    """What prevents an investigator from investigating their location, if anything."""
    if CANNOT_INVESTIGATE not in state.listeners.hooks:
        return None
    return forbidden(state, Investigated(who, state.location_of(who)))


def attackable(state: LcgState, who: int) -> tuple[int, ...]:
    """The enemies an investigator may attack."""
    found = []
    for enemy in state.enemies_at(state.location_of(who)):
        if hindrance_to_attack(state, enemy) is None:
            found.append(enemy)
    return tuple(found)


def evadable(state: LcgState, who: int) -> tuple[int, ...]:
    """The enemies an investigator may try to evade."""
    return engaged_enemies(state, who)


@cites("LCG-243")
def hindrance_to_attack(state: LcgState, enemy: int) -> Hindrance | None:
    """An aloof enemy cannot be attacked while nobody is engaged with it."""
    if state.engaged_with(enemy) or not has_keyword(state, enemy, "aloof"):
        return None
    return ALOOF
