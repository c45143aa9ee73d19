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


# The slots that are assigned below are those of the marked procedures.


def wait_for(frame: Awaited, effect: Effect, scope: Scope) -> None:
    """Let an effect wait until this frame's other steps are over."""
    frame.waiting = (*frame.waiting, (effect, scope))  # type: ignore[misc]


def run_next(frame: Awaited) -> Procedure | None:
    """The next effect that waited for this frame, whose step comes back until none is left."""
    if not frame.waiting:
        return None
    (effect, scope), *others = frame.waiting
    frame.waiting = tuple(others)  # type: ignore[misc]
    frame.at = "waiting"  # type: ignore[misc]
    return Resolution(effect, scope)
