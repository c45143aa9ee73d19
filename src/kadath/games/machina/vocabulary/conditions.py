"""Conditions on cards."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Condition, Scope, Selector
from kadath.kernel.events import enclosing
from kadath.kernel.nodes import node

from ..cards import EXPLORER, WEAPON
from ..rules.attack import Attacking
from ..rules.turn import Turn
from ..state import MAIN, MachinaState
from ..values import is_wounded
from .tests import Test


@node
class AnyIs(Condition):
    """At least one of these units passes a test."""

    of: Selector
    test: Test

    @cites("MA-R16.1")
    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return any(self.test.passes(state, unit) for unit in self.of.ids(state, scope))


@node
class AgainstWounded(Condition):
    """The current attack is being compared with a wounded blocker."""

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        attack = next(enclosing(state, Attacking), None)
        return attack is not None and attack.facing != 0 and is_wounded(state, attack.facing)


@node
class FirstAttack(Condition):
    """It is the explorer's own turn, and no attack has been resolved in it yet."""

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        turn = next(enclosing(state, Turn), None)
        return turn is not None and turn.who == scope.who and not turn.attacks


@node
class OneExplorerLeft(Condition):
    """Only one explorer is still alive."""

    @cites("MA-R16.1")
    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return len(state.living()) == 1


@node
class ManyExplorersLeft(Condition):
    """At least this many explorers are still alive."""

    least: int

    @cites("MA-R16.1")
    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return len(state.living()) >= self.least


@node
class TwoWeapons(Condition):
    """The explorer has two main weapons equipped."""

    @cites("MA-R16.1")
    def holds(self, state: MachinaState, scope: Scope) -> bool:
        weapons = [item for item in state.equipped(scope.who) if state.card(item).kind == WEAPON]
        return sum(state.items[item].place == MAIN for item in weapons) > 1


@node
class EveryExplorerHasToken(Condition):
    """Every explorer in play has put a token on this card."""

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        explorers = set(state.units_of(EXPLORER))
        return bool(explorers) and explorers <= set(state.taken_part.get(scope.this, ()))
