"""Cancelling an event before any forced ability triggers (LCG-501)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option
from kadath.kernel.events import Event
from kadath.kernel.legality import Attempt
from kadath.kernel.procedure import ask, procedure
from kadath.kernel.windows import WHEN, Moment, Timed, Window

from ..faces import FACES
from ..state import LcgState
from ..vocabulary.abilities import PlayFast, Reaction


@procedure
class Cancelling(Window):
    """A window that offers only responses that cancel the pending event."""

    @ask("forced", "LCG-501", prompt="order-forced")
    def forced(self, state: Timed) -> Decision | None:
        """Forced abilities wait until this window is over."""
        return None

    def answers(self, state: Timed, moment: Moment) -> Mapping[int, Sequence[Option]]:
        found = {}
        for seat, offered in state.reactions(moment).items():
            if cancelling := [one for one in offered if _cancels(state, one)]:
                found[seat] = cancelling
        return found

    def attempts(self, state: Timed) -> Iterable[Attempt]:
        tried = Window.attempts(self, state)
        return (one for one in tried if _cancels(state, one.option))


@cites("LCG-501")
def cancelling(state: LcgState, event: Event[Any]) -> Cancelling | None:
    """The window for cancelling the event on top; None if it would trigger no forced ability."""
    depth = len(state.stack) - 1
    is_forced = state.forced(Moment(WHEN, event.pending(), depth))
    return Cancelling(WHEN, event=depth) if is_forced else None


def _cancels(state: Any, answer: Option) -> bool:
    row = state.cards.get(answer.ids[0])
    return row is not None and _may_cancel(row.face)


@cache
def _may_cancel(face: str) -> bool:
    """Whether a card has a response that cancels what it responds to."""
    return any(
        isinstance(one, PlayFast | Reaction) and isinstance(one.effect, Cancel)
        for one in FACES[face].abilities
    )
