"""Player windows: free abilities and fast cards (LCG-109, LCG-307)."""

from __future__ import annotations

from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Window

from ..faces import FREE_TOPIC
from ..state import LcgState
from .advancing import may_spend_clues


def player_window(state: LcgState) -> Procedure | None:
    """A window in which whoever has something free to do may do it."""
    if state.listeners.on(*FREE_TOPIC) or may_spend_clues(state):
        return Window(FREE)
    return None
