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
        sides = state.area.sides(state.units[scope.who].space)
        return len(sides) < 4 or any(
            edge in state.area.walls or beyond < 0 for edge, beyond in sides
        )
