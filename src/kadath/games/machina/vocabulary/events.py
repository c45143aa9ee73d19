"""Verbs about explorer events and horror events."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..cards import EXPLORER_EVENT
from ..rules.events import InvokingEvent, reinvoking
from ..state import MachinaState
from .abilities import EntersPlay
from .verbs import OneByOne


@node
class InvokeExplorerEvent(OneByOne):
    """Invoke an explorer event."""

    who: Selector = YOU

    def act_alone(self, state: MachinaState, scope: Scope, unit: int) -> Procedure | None:
        return InvokingEvent.explorer(unit)


@node
class ReinvokeExplorerEvent(Effect):
    """Resolve the "enters play" ability of the current explorer event again (MA-R13.9)."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return reinvoking(state, EXPLORER_EVENT, scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return any(
            isinstance(ability, EntersPlay) and ability.effect.could(state, scope)
            for event in state.current(EXPLORER_EVENT)
            for ability in state.abilities(event)
        )


@node
class InvokeHorrorEvent(Effect):
    """Invoke a horror event."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return InvokingEvent.horror()
