"""Monsters that come and go."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ...rules.combat import defeat
from ...rules.fight import fight_of
from ...state import ArkhamState


@node
class DefeatAllHere(Effect):
    """Defeat all monsters in your place; a fight with one of them is over."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for monster in state.monsters_at(state.investigators[scope.who].space):
            defeat(state, scope.who, monster)
        fight = fight_of(state, scope.who)
        if fight is not None:
            fight.goto("over")
            state.unwind(fight)
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.monsters_at(state.investigators[scope.who].space))
