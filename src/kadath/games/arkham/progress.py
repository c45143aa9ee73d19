"""How far a game of Arkham Horror is: its turn, and which of the five phases."""

from __future__ import annotations

from kadath.kernel.game import Progress

from .rules.mythos import MYTHOS_PHASE, MythosPhase
from .rules.phases import Phase
from .state import ArkhamState

STEPS = ("upkeep", "movement", "encounters", "other_worlds", MYTHOS_PHASE)
SET_UP = "set-up"
BATTLE = "battle"


def progress(s: ArkhamState) -> Progress:
    """The turn and its phase; before the first turn the set-up, at the last the battle."""
    if s.awake:
        return Progress(s.turn, None, STEPS, BATTLE)
    if not s.turn:
        return Progress(0, None, STEPS, SET_UP)
    for frame in s.stack:
        if isinstance(frame, Phase):
            return Progress(s.turn, None, STEPS, frame.PHASE)
        if isinstance(frame, MythosPhase):
            return Progress(s.turn, None, STEPS, MYTHOS_PHASE)
    return Progress(s.turn, None, STEPS, None)
