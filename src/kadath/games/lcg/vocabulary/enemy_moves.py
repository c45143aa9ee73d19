"""Verbs that move enemies."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.enemy_phase import MoveTowards as MovingTowards
from ..state import LcgState


@node
class MoveTowards(Effect):
    """Each of some enemies moves one location toward another."""

    enemies: Selector
    location: Selector

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for goal in self.location.ids(state, scope):
            return MovingTowards(goal, self._movers(state, scope, goal))
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        goals = self.location.ids(state, scope)
        return any(self._movers(state, scope, goal) for goal in goals)

    def _movers(self, state: LcgState, scope: Scope, goal: int) -> tuple[int, ...]:
        found = self.enemies.ids(state, scope)
        return tuple(one for one in found if state.location_of(one) != goal)
