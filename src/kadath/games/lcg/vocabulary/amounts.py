"""Amounts: numbers that cards count."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.citations import cites
from kadath.kernel.effects import Amount, Condition, Number, Scope, Selector, count
from kadath.kernel.events import part_at_hand
from kadath.kernel.nodes import node

from ..frames import test_now
from ..rules.advancing import doom_in_play
from ..rules.results import FAILED
from ..state import LcgState
from .tokens import tokens_on


@node
class Tokens(Amount):
    """The tokens of a kind on some things: clues, doom, damage, horror."""

    kind: str
    on: Selector

    def count(self, state: LcgState, scope: Scope) -> int:
        return sum([tokens_on(state, one, self.kind) for one in self.on.ids(state, scope)])


@node
class ThatMany(Amount):
    """The number in the event being responded to: `that many clues`."""

    what: str

    SPEAKS_OF_IT: ClassVar[bool] = True

    def count(self, state: LcgState, scope: Scope) -> int:
        number: int = getattr(part_at_hand(state, scope), self.what)
        return number


@node
class HowMany(Amount):
    """The number of things a selector selects."""

    things: Selector

    def count(self, state: LcgState, scope: Scope) -> int:
        return len(self.things.ids(state, scope))


@node
class Minus(Amount):
    """The negative of a number."""

    number: Number

    def count(self, state: LcgState, scope: Scope) -> int:
        return -count(self.number, state, scope)


@node
class AmountIf(Amount):
    """One number if a condition holds, another if not."""

    condition: Condition
    then: Number
    otherwise: Number = 0

    def count(self, state: LcgState, scope: Scope) -> int:
        holds = self.condition.holds(state, scope)
        return count(self.then if holds else self.otherwise, state, scope)


@node
class FailedBy(Amount):
    """The points by which the current skill test was failed."""

    def count(self, state: LcgState, scope: Scope) -> int:
        test = test_now(state)
        return test.by if test is not None and test.result == FAILED else 0


@node
class ResultBy(Amount):
    """The points by which the current skill test succeeded or failed, within bounds."""

    least: int
    most: int

    def count(self, state: LcgState, scope: Scope) -> int:
        test = test_now(state)
        points = test.by if test is not None else 0
        return max(self.least, min(self.most, points))


@node
class PerInvestigator(Amount):
    """A number for each investigator who began the game (LCG-026)."""

    number: int

    @cites("LCG-028")
    def count(self, state: LcgState, scope: Scope) -> int:
        return self.number * len(state.investigators)


@node
class MostTokens(Amount):
    """The highest number of tokens of a kind on one of some things."""

    kind: str
    on: Selector

    def count(self, state: LcgState, scope: Scope) -> int:
        found = self.on.ids(state, scope)
        return max((tokens_on(state, one, self.kind) for one in found), default=0)


@node
class DoomInPlay(Amount):
    """All doom in play."""

    def count(self, state: LcgState, scope: Scope) -> int:
        return doom_in_play(state)
