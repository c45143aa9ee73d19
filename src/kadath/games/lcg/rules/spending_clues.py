"""Spending clues as a group: one proposes it, and those who pay agree (LCG-353, LCG-422)."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import forbidding
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..happenings import CluesSpent
from ..state import LcgState

CANNOT_SPEND = forbidding(CluesSpent)

Given = tuple[tuple[int, int], ...]
"""How many clues each investigator gives."""


class Agreed:
    """Marks procedures with a cost that a group has agreed on: `given` is who pays what."""

    __slots__ = ()

    given: Given


@procedure
class SpendAsGroup(Procedure):
    """Clues are collected from several investigators; if there are enough, `then` follows.

    Nothing is spent until everyone has said how many clues they give. Without `then` it is a cost:
    who gives what is returned to the procedure that pays it when it is due.
    """

    clues: int
    left: tuple[int, ...]
    then: Effect | None
    scope: Scope
    given: Given = ()

    @ask("contribute", "LCG-353", "LCG-422", prompt="contribute-clues")
    def contribute(self, state: LcgState) -> Decision | None:
        """In player order, each gives some of their clues; everyone but the proposer may refuse."""
        due = self.clues - sum(clues for _, clues in self.given)
        if not self.left or due <= 0:
            return None
        who, *others = self.left
        elsewhere = sum(state.investigators[other].clues for other in others)
        least = max(0, due - elsewhere)
        most = min(due, state.investigators[who].clues)
        options = tuple(option("contribute", who, clues) for clues in range(least, most + 1))
        if least > 0 and state.seat_of(who) != state.seat_of(self.scope.who):
            options = (*options, option("refuse", who))
        return SpendAsGroup.contribute.offer(state.seat_of(who), options)

    @contribute.chosen
    def note(self, state: LcgState, chosen: Option) -> None:
        """Note the contribution; a refusal ends this with nothing spent."""
        if chosen.verb == "refuse":
            self.finish()
            return
        who, clues = chosen.ids
        self.given = (*self.given, (who, clues))
        self.left = self.left[1:]
        self.goto("contribute")

    @step("spend", "LCG-353", "LCG-420", "LCG-422")
    def spend(self, state: LcgState) -> None:
        """Spend all of the clues at once; a cost is paid later."""
        if self.then is not None:
            take_clues(state, self.given)
        else:
            self.finish(self.given)

    @step("then", "LCG-420")
    def follow(self, state: LcgState) -> Procedure | None:
        """Resolve what they were spent for."""
        return self.then.run(state, self.scope) if self.then is not None else None


def take_clues(state: LcgState, given: Given) -> None:
    """Investigators spend their shares at once."""
    for who, clues in given:
        if clues:
            state.set_investigator(who, clues=state.investigators[who].clues - clues)
            state.note("spent-clues", who=who, clues=clues)


def clues_of(state: LcgState, group: tuple[int, ...]) -> int:
    """The clues a group can spend together."""
    return sum([spendable(state, who) for who in group])


@cites("LCG-004")
def spendable(state: LcgState, who: int) -> int:
    """The clues an investigator can spend."""
    clues = state.investigators[who].clues
    if clues and CANNOT_SPEND in state.listeners.hooks and state.forbids(CluesSpent(who)):
        return 0
    return clues


def spend_as_group(
    state: LcgState, clues: int, group: tuple[int, ...], then: Effect | None, scope: Scope
) -> SpendAsGroup:
    """Start collecting clues, first from the proposer."""
    payers = [who for who in group if spendable(state, who)]
    payers.sort(key=lambda who: who != scope.who)
    return SpendAsGroup(clues, tuple(payers), then, scope)
