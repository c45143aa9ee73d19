"""Cards that left play, or the game, between an announcement and its impact."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.events import Event

from ..state import LcgState


@cites("LCG-286", "LCG-296")
def leave_out_gone(event: Event[Any], state: LcgState, field: str) -> None:
    """Cancel the parts of an event whose card an interrupt has removed from play."""
    for place, part in enumerate(event.pending()):
        if part is not None and not state.is_in_play(getattr(part, field)):
            event.cancel(place)
