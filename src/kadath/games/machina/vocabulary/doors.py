"""Verbs about doors."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.choices import ChoosingDoor
from ..rules.doors import change_door, doors_on_tile, may_change_door
from ..state import MachinaState

THE_TARGET = "the_target"
ANY_ON_TILE = "any_on_tile"
ALL_ON_TILE = "all_on_tile"
ALL = "all"


@node
class ChangeDoor(Effect):
    """Open, close, destroy or repair a door, or all doors (MA-R10.4, MA-R10.5)."""

    how: str
    which: str

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        doors = self.doors(state, scope)
        if self.which == ANY_ON_TILE:
            return ChoosingDoor(scope.who, self.how, doors) if doors else None
        for door in doors:
            change_door(state, door, self.how)
        return None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return bool(self.doors(state, scope))

    def doors(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        """The doors that it changes, or from which one is chosen."""
        if self.which == THE_TARGET:
            found: tuple[int, ...] = scope.named("targets")[:1]
        elif self.which == ALL:
            found = tuple(sorted(state.area.doors))
        else:
            found = doors_on_tile(state, scope.who)
        return tuple(door for door in found if may_change_door(state, door, self.how))
