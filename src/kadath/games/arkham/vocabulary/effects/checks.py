"""Checks and dice."""

from __future__ import annotations

from kadath.kernel.dice import roll
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import part_at_hand
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, procedure, step

from ...rules.checks import DIE, RerollingDie, SkillCheck, check_of, result_of_check
from ...state import ArkhamState
from ...values import success_on


@node
class Check(Effect):
    """Make a check; one effect if it is passed, another if it is failed."""

    skill: str
    modifier: int = 0
    difficulty: int = 1
    passed: Effect | None = None
    failed: Effect | None = None

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Checking(self, scope)


@procedure
class Checking(Procedure):
    """A card's check under way."""

    check: Check
    scope: Scope

    @step("check", "AH-4")
    def make(self, s: ArkhamState) -> Procedure | None:
        """Make it."""
        check = self.check
        return SkillCheck(self.scope.who, check.skill, check.modifier, check.difficulty)

    @step("result", "AH-4")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Resolve what it leads to."""
        branch = self.check.passed if result_of_check(s).passed else self.check.failed
        return branch.run(s, self.scope) if branch is not None else None


@node
class PassCheck(Effect):
    """Pass the check that is about to be made."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).is_sure = True
        return None


@node
class RerollCheck(Effect):
    """Roll all dice of the check anew."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).reroll(state)
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(check_of(state, scope.who).dice)


@node
class RerollDie(Effect):
    """Roll one die of the check anew."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return RerollingDie(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(check_of(state, scope.who).dice)


@node
class RerollFailures(Effect):
    """All dice of the check at hand that are no successes are rolled again."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check = check_of(state, part_at_hand(state, scope).who)
        lowest = success_on(state, check.who)
        kept = tuple(die for die in check.dice if die >= lowest)
        failed = len(check.dice) - len(kept)
        check.dice = kept
        check.add_dice(state, failed)
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        check = check_of(state, part_at_hand(state, scope).who)
        lowest = success_on(state, check.who)
        return any(die < lowest for die in check.dice)


@node
class RollDie(Effect):
    """Roll a die; one effect if it is a success, another if it is not."""

    success: Effect | None = None
    failure: Effect | None = None

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        (rolled,) = roll(state, (DIE,))
        state.note("die", rolled=rolled)
        branch = self.success if rolled >= success_on(state, scope.who) else self.failure
        return branch.run(state, scope) if branch is not None else None


@node
class OnDie(Effect):
    """Roll a die; the effect is resolved if it shows so much or less."""

    most: int
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        (rolled,) = roll(state, (DIE,))
        state.note("die", rolled=rolled)
        return self.effect.run(state, scope) if rolled <= self.most else None
