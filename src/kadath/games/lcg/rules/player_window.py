"""Player windows: free abilities and fast cards (LCG-109, LCG-307)."""

from __future__ import annotations

from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Window

from ..abilities import FREE_TOPIC
from ..state import LcgState


def player_window(state: LcgState) -> Procedure | None:
    """A window in which whoever has something free to do may do it."""
    return Window(FREE) if state.listeners.on(*FREE_TOPIC) else None
