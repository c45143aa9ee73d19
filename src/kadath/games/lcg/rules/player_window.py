"""Player windows: free abilities and fast cards (LCG-109, LCG-307)."""

from __future__ import annotations

from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Window

from ..frames import test_now, turn_now
from ..state import LcgState
from ..vocabulary.topics import FREE_IN_TEST, FREE_IN_TURN, FREE_TOPIC
from .advancing import hindrance_to_spend_clues

OPENED = Window(FREE, at="reactions")
"""An open window to clone: nothing happened, so nothing can be forced."""


def player_window(state: LcgState) -> Procedure | None:
    """A window for free abilities and fast cards; None if nobody could use any."""
    hooks = state.listeners.hooks
    if (
        FREE_TOPIC in hooks
        or (FREE_IN_TURN in hooks and turn_now(state) is not None)
        or (FREE_IN_TEST in hooks and test_now(state) is not None)
        or hindrance_to_spend_clues(state) is None
    ):
        return OPENED.clone()
    return None
