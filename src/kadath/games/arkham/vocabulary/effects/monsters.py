"""Monsters that come and go."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ...rules.combat import defeat_of
from ...rules.defeating import Defeating
from ...rules.fight import fight_of
from ...state import ArkhamState

CUP = "cup"
BOX = "box"


@node
class DefeatAllHere(Effect):
    """Defeat all monsters in your place; a fight with one of them is over."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        here = state.monsters_at(state.investigators[scope.who].space)
        parts = tuple(defeat_of(state, scope.who, monster) for monster in here)
        fight = fight_of(state, scope.who)
        if fight is not None:
            fight.goto("over")
            state.unwind(fight)
        return Defeating(parts)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        fight = fight_of(state, scope.who)
        here = state.monsters_at(state.investigators[scope.who].space)
        return bool(here) and (fight is None or fight.monster in here)


@node
class ThisLeaves(Effect):
    """This monster goes back to the cup or to the box, and a fight with it is over."""

    to: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        monster = int(scope.source)
        if monster not in state.monsters:
            return None
        fight = fight_of(state, scope.who)
        if fight is not None and fight.monster == monster:
            fight.goto("over")
        kind = state.take_monster(monster).monster
        if self.to == CUP:
            state.cup = tuple(sorted((*state.cup, kind)))
        else:
            state.removed += (kind,)
        return None
