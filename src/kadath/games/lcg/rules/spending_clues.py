"""Spending clues as a group: whoever proposes it, those who pay agree (LCG-353, LCG-422)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..happenings import CluesSpent
from ..state import LcgState


@procedure
class SpendAsGroup(Procedure):
    """So many clues are gathered from some investigators; with all of them `then` follows.

    Nothing is spent before everyone has said how many clues they give.
    """

    clues: int
    left: tuple[int, ...]
    then: Effect
    scope: Scope
    given: tuple[tuple[int, int], ...] = ()

    @ask("contribute", "LCG-353", "LCG-422", prompt="contribute-clues")
    def contribute(self, state: LcgState) -> Decision | None:
        """In player order each gives clues of theirs; somebody else than who asks may refuse."""
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
        """Note it down; a refusal ends it without anything spent."""
        if chosen.verb == "refuse":
            self.finish()
            return
        who, clues = chosen.args
        self.given = (*self.given, (int(who), int(clues)))
        self.left = self.left[1:]
        self.goto("contribute")

    @step("spend", "LCG-420", "LCG-422")
    def spend(self, state: LcgState) -> None:
        """All of the clues are spent at once."""
        for who, clues in self.given:
            if clues:
                state.set_investigator(who, clues=state.investigators[who].clues - clues)
                state.note("spent-clues", who=who, clues=clues)

    @step("then", "LCG-420")
    def follow(self, state: LcgState) -> Procedure | None:
        """What they were spent for."""
        return self.then.run(state, self.scope)


def clues_of(state: LcgState, group: tuple[int, ...]) -> int:
    """The clues that a group can spend together."""
    return sum(spendable(state, who) for who in group)


@cites("LCG-004")
def spendable(state: LcgState, who: int) -> int:
    """The clues that an investigator can spend."""
    clues = state.investigators[who].clues
    return clues if clues and not state.forbids(CluesSpent(who)) else 0


def spend_as_group(
    state: LcgState, clues: int, group: tuple[int, ...], then: Effect, scope: Scope
) -> SpendAsGroup:
    """Begin to gather clues, from whoever proposed it first."""
    payers = [who for who in group if spendable(state, who)]
    payers.sort(key=lambda who: who != scope.who)
    return SpendAsGroup(clues, tuple(payers), then, scope)
