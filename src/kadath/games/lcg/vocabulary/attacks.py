"""Interrupts of enemy attacks."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import is_pending, pending_event
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..state import LcgState


@node
class StrengthenAttack(Effect):
    """The attack that this ability interrupts deals more damage and horror."""

    damage: int = 0
    horror: int = 0

    SPEAKS_OF_IT: ClassVar[bool] = True

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        if is_pending(scope):
            event, place = pending_event(state, scope)
            part = event.what[place]
            event.change(
                place,
                part._replace(damage=part.damage + self.damage, horror=part.horror + self.horror),
            )
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return is_pending(scope)
