"""What the cards of Machina Arcana make depend on how things stand."""

from __future__ import annotations

from kadath.kernel.effects import Condition, Scope, Selector
from kadath.kernel.nodes import node

from ..state import MachinaState
from ..values import is_wounded


@node
class AnyWounded(Condition):
    """One of several units is wounded."""

    of: Selector

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return any(is_wounded(state, unit) for unit in self.of.ids(state, scope))


@node
class NextToWall(Condition):
    """There is a wall on an edge of the monster's own space (MA-R15.5)."""

    def holds(self, state: MachinaState, scope: Scope) -> bool:
        return state.units[scope.who].space in state.area.walled
