"""Verbs about enemies that spawn."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import is_pending, pending_event
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from .state import LcgState


@node
class SpawnHere(Effect):
    """The enemy whose spawning this ability interrupts spawns at this location instead."""

    SPEAKS_OF_IT: ClassVar[bool] = True

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        if is_pending(scope):
            event, place = pending_event(state, scope)
            event.change(place, event.what[place]._replace(who=0, location=int(scope.source)))
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return is_pending(scope)
