"""What may not nest waits for the frame it must wait for, in a queue on that frame."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import Resolution
from kadath.kernel.procedure import Procedure

Waiting = tuple[tuple[Effect, Scope], ...]


class Awaited:
    """A mark for procedures that effects may wait for; their last step, `waiting`, runs them."""

    __slots__ = ()

    at: str
    waiting: Waiting


def run_next(frame: Awaited) -> Procedure | None:
    """The next effect that waited for this frame, whose step comes back until none is left."""
    if not frame.waiting:
        return None
    (effect, scope), *others = frame.waiting
    frame.waiting = tuple(others)
    frame.at = "waiting"
    return Resolution(effect, scope)
