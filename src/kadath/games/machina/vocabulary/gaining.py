"""Verbs about gaining items."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU, These
from kadath.kernel.citations import cites
from kadath.kernel.effects import Doing, Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.gaining import Crafting, GainingItem, TakingDestroyed
from ..state import MachinaState
from .verbs import OneByOne


@node
class GainItem(OneByOne):
    """Gain this many items, one after the other (MA-R11.17)."""

    items: int = 1
    who: Selector = YOU

    @cites("MA-R11.19")
    def act_alone(self, state: MachinaState, scope: Scope, unit: int) -> Procedure | None:
        if self.items == 1:
            return GainingItem(unit)
        return Doing((GainItem(1, These((unit,))),) * self.items, scope)


@node
class TakeDestroyedItem(Effect):
    """Take the top item of the pile of destroyed items."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return TakingDestroyed(scope.who)


@node
class UseWorkbench(Effect):
    """Use a workbench for free, without needing one on the map (MA-R11.20)."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return Crafting(scope.who)
