"""Conditions on cards."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.citations import cites
from kadath.kernel.effects import Amount, Condition, Number, Scope, Selector, count
from kadath.kernel.nodes import node

from ..faces import titled
from ..frames import test_now, turn_now
from ..rules.results import SUCCEEDED
from ..state import LcgState
from ..values import is_engaged, remaining


@node
class ThereIs(Condition):
    """A selector selects something."""

    things: Selector

    def holds(self, state: LcgState, scope: Scope) -> bool:
        return bool(self.things.ids(state, scope))


@node
class AtLeast(Condition):
    """An amount is at least this much."""

    amount: Amount
    least: Number

    def holds(self, state: LcgState, scope: Scope) -> bool:
        return self.amount.count(state, scope) >= count(self.least, state, scope)


@node
class AtMost(Condition):
    """An amount is at most this much."""

    amount: Amount
    most: int

    def holds(self, state: LcgState, scope: Scope) -> bool:
        return self.amount.count(state, scope) <= self.most


@node
class IsOnly(Condition):
    """The first selector selects exactly what the second does."""

    things: Selector
    others: Selector

    def holds(self, state: LcgState, scope: Scope) -> bool:
        return self.things.ids(state, scope) == self.others.ids(state, scope)


@node
class YouControl(Condition):
    """Someone controls this card, who is then the `you` of its text."""

    def holds(self, state: LcgState, scope: Scope) -> bool:
        row = state.cards.get(scope.this)
        return row is not None and bool(row.controller)


@node
class EngagedWithYou(Condition):
    """This enemy is engaged with you; with `sanity`, you have at most that much sanity left."""

    sanity: int | None = None

    def holds(self, state: LcgState, scope: Scope) -> bool:
        enemy = scope.this
        if not scope.who or not is_engaged(state, enemy, scope.who):
            return False
        return self.sanity is None or (remaining(state, scope.who, "sanity") or 0) <= self.sanity


@node
class Not(Condition):
    """A condition does not hold."""

    condition: Condition

    def holds(self, state: LcgState, scope: Scope) -> bool:
        return not self.condition.holds(state, scope)


@node
class InTest(Condition):
    """A skill test is in progress: an attack, an evasion attempt, an investigation, or any."""

    kind: str = ""
    by: Selector | None = None

    WITHIN: ClassVar[str] = "test"

    def holds(self, state: LcgState, scope: Scope) -> bool:
        test = test_now(state)
        if test is None or (self.kind and test.kind != self.kind):
            return False
        return self.by is None or test.who in self.by.ids(state, scope)


@node
class SuccessfulTest(Condition):
    """The current skill test succeeded as an attack, an evasion attempt, or an investigation."""

    kind: str

    def holds(self, state: LcgState, scope: Scope) -> bool:
        test = test_now(state)
        return test is not None and test.kind == self.kind and test.result == SUCCEEDED


@node
class SucceededBy(Condition):
    """The current skill test succeeded by this many points or more."""

    points: int

    def holds(self, state: LcgState, scope: Scope) -> bool:
        test = test_now(state)
        return test is not None and test.result == SUCCEEDED and test.by >= self.points


@node
class YourTurn(Condition):
    """It is your turn."""

    WITHIN: ClassVar[str] = "turn"

    def holds(self, state: LcgState, scope: Scope) -> bool:
        turn = turn_now(state)
        return turn is not None and turn.who == scope.who


@node
class InvestigatorsAtLeast(Condition):
    """At least this many investigators are still in the game."""

    number: int

    @cites("LCG-503")
    def holds(self, state: LcgState, scope: Scope) -> bool:
        return len(state.player_order()) >= self.number


@node
class YouControlCalled(Condition):
    """You control a card with a certain title."""

    face: str

    def holds(self, state: LcgState, scope: Scope) -> bool:
        faces = titled(self.face)
        return any(state.cards[one].face in faces for one in state.pile("play", scope.who))
