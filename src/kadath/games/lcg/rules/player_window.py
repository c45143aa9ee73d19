"""Player windows: free abilities and fast cards (LCG-109, LCG-307)."""

from __future__ import annotations

from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Window

from ..frames import test_now, turn_now
from ..state import LcgState
from ..vocabulary.topics import FREE_IN_TEST, FREE_IN_TURN, FREE_TOPIC
from .advancing import hindrance_to_spend_clues

OPENED = Window(FREE, at="reactions")
"""A window as it opens, to be copied: nothing is forced where nothing happens."""


def player_window(state: LcgState) -> Procedure | None:
    """A window in which every seat with a free ability or a fast card may use it."""
    hooks = state.listeners.hooks
    if (
        FREE_TOPIC in hooks
        or (FREE_IN_TURN in hooks and turn_now(state) is not None)
        or (FREE_IN_TEST in hooks and test_now(state) is not None)
        or hindrance_to_spend_clues(state) is None
    ):
        return OPENED.clone()
    return None
