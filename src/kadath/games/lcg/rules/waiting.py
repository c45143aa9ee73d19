"""Effects that may not nest wait in a queue on the frame that has to finish first."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import Resolution
from kadath.kernel.procedure import Procedure

Waiting = tuple[tuple[Effect, Scope], ...]


class Awaited:
    """Marks procedures that effects may wait for; their last step, `waiting`, runs those."""

    __slots__ = ()

    at: str
    waiting: Waiting


# The slots assigned below are those of the marked procedures.


def wait_for(frame: Awaited, effect: Effect, scope: Scope) -> None:
    """Queue an effect until this frame's other steps are done."""
    frame.waiting = (*frame.waiting, (effect, scope))  # type: ignore[misc]


def run_next(frame: Awaited) -> Procedure | None:
    """The next effect queued on this frame; the step repeats until none are left."""
    if not frame.waiting:
        return None
    (effect, scope), *others = frame.waiting
    frame.waiting = tuple(others)  # type: ignore[misc]
    frame.at = "waiting"  # type: ignore[misc]
    return Resolution(effect, scope)
