"""The outcome of a skill test: success or failure (ST.6), and its results (ST.4, ST.7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from kadath.kernel.abilities.kinds import FORBID
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import Collector, Event, Resolution, report
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.windows import WHEN, WOULD

from ..frames import test_now
from ..happenings import Failed, Succeeded
from ..state import LcgState
from ..values import working
from ..vocabulary.abilities import RESULT_TOPIC, REVEALED_TOPIC, IfRevealed, IfSuccessful
from .chaos import symbol_abilities

if TYPE_CHECKING:
    from .skill_test import SkillTest

FAILED = "failed"
SUCCEEDED = "succeeded"

Result = tuple[Effect, Scope]

INTERRUPTING = {
    kind: tuple((time, kind.__name__) for time in (FORBID, WOULD, WHEN))
    for kind in (Failed, Succeeded)
}
"""The topics of everything that can interrupt or forbid a failure or success."""


@procedure
class Determine(Event[Failed | Succeeded]):
    """A test is about to fail or succeed; valid only while that is what would happen."""

    CHANGES = False

    def stands(self, state: LcgState) -> bool:
        test = test_now(state)
        if test is None:
            return False
        return test.fails(state) == isinstance(self.what[0], Failed)

    @step("impact", "LCG-203", "LCG-204")
    def take_place(self, state: LcgState) -> None:
        """The test fails or succeeds, if it still would."""
        test = test_now(state)
        margin = test.margin(state) if test is not None else 0
        failed = isinstance(self.what[0], Failed)
        if test is None or failed != test.fails(state, margin):
            self.finish()
            return
        _conclude(state, test, failed, margin)

    def happened(self, state: LcgState) -> tuple[object, ...]:
        """The actual outcome, which may have changed since it was announced."""
        test = test_now(state)
        return _answered(test) if test is not None else ()


@cites("LCG-500")
def determined(state: LcgState, test: SkillTest) -> Procedure | None:
    """A test fails or succeeds; responses to that come before its results (ST.7).

    If nothing can interrupt or change it, it happens immediately.
    """
    margin = test.margin(state)
    failed = test.fails(state, margin)
    kind = Failed if failed else Succeeded
    if not state.listeners.hooks.keys().isdisjoint(INTERRUPTING[kind]):
        return Determine((kind(test.who, abs(margin), test.kind, test.against),))
    _conclude(state, test, failed, margin)
    return report(state, _answered(test))


def _conclude(state: LcgState, test: SkillTest, failed: bool, margin: int) -> None:
    test.result = FAILED if failed else SUCCEEDED
    test.by = abs(margin)
    if state.log is not None:
        state.note("test-result", who=test.who, result=test.result, by=test.by)


def _answered(test: SkillTest) -> tuple[Failed | Succeeded]:
    kind = Failed if test.result == FAILED else Succeeded
    return (kind(test.who, test.by, test.kind, test.against),)


@procedure
class Results(Collector):
    """Results being applied, in a chosen order where it can matter."""

    left: tuple[Result, ...]

    @ask("order", "LCG-209", prompt="order-results")
    def order(self, state: LcgState) -> Decision | None:
        """Choose which result to apply next."""
        if not self.left:
            return None
        options = tuple([option("result", place) for place in range(len(self.left))])
        test = test_now(state)
        return Results.order.offer(state.seat_of(test.who if test else 0), options)

    @order.chosen
    def apply(self, state: LcgState, chosen: Option) -> Procedure | None:
        """Apply it, then choose the next one."""
        place = chosen.ids[0]
        effect, scope = self.left[place]
        self.left = self.left[:place] + self.left[place + 1 :]
        self.goto("order")
        return Resolution(effect, scope)

    @step("after", "LCG-325")
    def after(self, state: LcgState) -> Procedure | None:
        """One window for everything that happened in them."""
        return report(state, self.happened)


def results(found: Iterable[Result]) -> Results | None:
    """The procedure that applies results; None if there are none."""
    left = tuple(found)
    return Results(left) if left else None


def if_revealed(state: LcgState, test: SkillTest) -> Iterator[Result]:
    """Effects triggered, once per test, by revealing one of their symbols (ST.3)."""
    for hook in state.listeners.hooks.get(REVEALED_TOPIC, ()):
        for one in working(state, hook):
            ability = one.ability
            if not isinstance(ability, IfRevealed) or test.times_used(tuple(hook)):
                continue
            if _was_revealed(state, test, ability.symbols):
                test.use(tuple(hook))
                yield ability.effect, one.scope


def _was_revealed(state: LcgState, test: SkillTest, symbols: tuple[str, ...]) -> bool:
    return any(test.counts_as(state, token) in symbols for token in test.tokens)


def results_of(state: LcgState, test: SkillTest) -> Iterator[Result]:
    """The results of a test: its own, those of symbols, and those of committed cards (ST.7)."""
    failed = test.result == FAILED
    main = test.failure if failed else test.success
    if main is not None:
        yield main, test.scope
    for token in test.tokens:
        for ability, scope in symbol_abilities(state, test.who, token):
            added = ability.if_failed if failed else ability.if_successful
            if added is not None:
                yield added, scope
    if failed:
        return
    for hook in state.listeners.hooks.get(RESULT_TOPIC, ()):
        for one in working(state, hook):
            added_by = one.ability
            if isinstance(added_by, IfSuccessful) and (
                added_by.condition is None or added_by.condition.holds(state, one.scope)
            ):
                row = state.cards.get(one.bearer)
                yield added_by.effect, Scope((row and row.owner) or test.who, one.bearer)
