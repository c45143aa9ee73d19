"""Verbs about checks and dice."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost, Paying, unpayable
from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Effect, Number, Scope, count
from kadath.kernel.events import part_at_hand
from kadath.kernel.nodes import Node, node
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ...rules.checks import RerollingDie, SkillCheck, Staking, check_of, result_of_check
from ...rules.rolling import roll_dice
from ...state import ArkhamState
from ...values import success_on
from ..amounts import LessEachSuccess, Successes


@node
class Check(Effect):
    """Make a check; resolve one effect if it passes, another if it fails.

    You may pay `sure` to pass it without a roll.
    """

    skill: str
    modifier: int = 0
    difficulty: int = 1
    passed: Effect | None = None
    failed: Effect | None = None
    sure: Cost | None = None

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Checking(self, scope)


@procedure
class Checking(Staking):
    """An investigator makes a check for a card."""

    check: Check
    scope: Scope
    is_sure: bool = False

    @ask("sure", "AH-4.4", prompt="pass-check")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer to pay for passing it without a roll, if the card allows that."""
        sure = self.check.sure
        if sure is None or unpayable((sure,), s, self.scope) is not None:
            return None
        seat = s.seat_of(self.scope.who)
        return Checking.choose.offer(seat, (option("pass-check"), PASS))

    @choose.chosen
    def buy(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Pay for that."""
        if chosen == PASS or self.check.sure is None:
            return None
        self.is_sure = True
        return Paying((self.check.sure,), self.scope)

    @step("check", "AH-4.2")
    def make(self, s: ArkhamState) -> Procedure | None:
        """Make it."""
        if self.is_sure:
            return None
        check = self.check
        counts = any(counts_successes(one) for one in (check.passed, check.failed))
        return SkillCheck(
            self.scope.who, check.skill, check.modifier, check.difficulty, counts=counts
        )

    def is_at_stake(self, s: ArkhamState) -> bool:
        """Whether passing or failing could change anything."""
        ends = (self.check.passed, self.check.failed)
        scope = self.scope.bind("successes", 0)
        return any(one is not None and one.could(s, scope) for one in ends)

    @step("result", "AH-4.4")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Resolve the effect for the result, with the number of successes."""
        passed, successes = (True, 1) if self.is_sure else result_of_check(s)
        branch = self.check.passed if passed else self.check.failed
        scope = self.scope.bind("successes", successes)
        return branch.run(s, scope) if branch is not None else None


@cites("AH-4.3")
def counts_successes(effect: Node | None) -> bool:
    """Whether the effect of a check depends on the number of its successes."""
    if effect is None or isinstance(effect, RollDice):
        # Dice that are rolled afterwards have successes of their own.
        return False
    if isinstance(effect, Successes | LessEachSuccess):
        return True
    return any(counts_successes(part) for part in effect.children())


@node
class PassCheck(Effect):
    """Pass the check that is about to be made."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).is_sure = True
        return None


@node
class SucceedWith(Effect):
    """The check that is about to be made has this many successes, and no dice are rolled for it."""

    successes: int

    @cites("AH-4.4")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).given = self.successes
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        check = check_of(state, scope.who)
        return check.counts or check.difficulty <= self.successes


@node
class RerollCheck(Effect):
    """Reroll all dice of the check."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).reroll(state)
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(check_of(state, scope.who).dice)


@node
class RerollDie(Effect):
    """Reroll one die of the check."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return RerollingDie(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(check_of(state, scope.who).dice)


@node
class RerollFailures(Effect):
    """Reroll all dice of the current check that are not successes."""

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
    """Roll a die; resolve one effect on a success, another on a failure."""

    success: Effect | None = None
    failure: Effect | None = None

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        branch = self.success if roll_dice(state, scope.who).successes else self.failure
        return branch.run(state, scope) if branch is not None else None


@node
class OnDie(Effect):
    """Roll a die; resolve the effect if it shows `most` or less."""

    most: int
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        rolled = roll_dice(state, scope.who).total
        bound = scope.bind("rolled", rolled)
        return self.effect.run(state, bound) if rolled <= self.most else None


@node
class Result(Node):
    """The effect of a check with `least` successes, with `least` to `most`, or with more."""

    least: int
    effect: Effect
    most: int = 0
    or_more: bool = False

    def fits(self, successes: int) -> bool:
        """Whether it applies to this number of successes."""
        if self.or_more:
            return successes >= self.least
        return self.least <= successes <= (self.most or self.least)


@node
class CheckTable(Effect):
    """Make a check, and resolve the effect for its number of successes."""

    skill: str
    modifier: int
    results: tuple[Result, ...]

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return CheckingTable(self, scope)


@procedure
class CheckingTable(Procedure):
    """An investigator makes a check whose successes are counted."""

    table: CheckTable
    scope: Scope

    @step("check", "AH-4.2")
    def make(self, s: ArkhamState) -> Procedure | None:
        """Make it."""
        most = max(result.least for result in self.table.results)
        return SkillCheck(
            self.scope.who, self.table.skill, self.table.modifier, counts=True, most=most
        )

    @step("result", "AH-4.4")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Resolve the row for the number of successes."""
        successes = result_of_check(s).successes
        for result in self.table.results:
            if result.fits(successes):
                return result.effect.run(s, self.scope.bind("successes", successes))
        return None


@node
class RollDice(Effect):
    """Roll dice, and resolve an effect that may use their sum, successes and failures."""

    dice: Number
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        total, successes, failures = roll_dice(state, scope.who, count(self.dice, state, scope))
        bound = scope.bind("rolled", total).bind("successes", successes)
        return self.effect.run(state, bound.bind("failures", failures))
