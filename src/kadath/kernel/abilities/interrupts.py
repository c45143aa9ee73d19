"""Interrupts: verbs that act on a pending event of any kind."""

from __future__ import annotations

from typing import Any, ClassVar

from ..effects import Effect, Scope
from ..events import is_pending, pending_event
from ..nodes import node
from ..procedure import Procedure


@node
class Cancel(Effect):
    """Cancel what this ability interrupts; it still counts as initiated.

    If the ability was delayed until the event is over, there is nothing left to cancel.
    """

    SPEAKS_OF_IT: ClassVar[bool] = True

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        if is_pending(scope):
            event, place = pending_event(state, scope)
            event.cancel(place)
        return None

    def could(self, state: Any, scope: Scope) -> bool:
        return is_pending(scope)


@node
class Instead(Effect):
    """Replace what this ability interrupts with another effect."""

    effect: Effect

    SPEAKS_OF_IT: ClassVar[bool] = True

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        event, place = pending_event(state, scope)
        event.cancel(place)
        return self.effect.run(state, scope)

    def could(self, state: Any, scope: Scope) -> bool:
        return is_pending(scope) and self.effect.could(state, scope)
