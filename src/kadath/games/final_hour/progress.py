"""How far a game has progressed: its round of eight, and the step of five."""

from __future__ import annotations

from kadath.kernel.game import Progress
from kadath.kernel.procedure import Procedure

from .rules.action_phase import ItemsAfterPriority, PlayingPriorityCards, ResolvingActionCards
from .rules.ancient_one_phase import Gate, Reckoning
from .rules.ritual import ProposingRitual, ReversingRitual
from .rules.solo import LayingTheRow, ResolvingBesideTheRow
from .state import FinalHourState

ROUNDS = 8
"""After this many rounds, all gate tokens are on the board."""
STEPS = ("1", "2", "3", "4", "5")
STEP_OF: dict[type[Procedure], str] = {
    PlayingPriorityCards: "1",
    LayingTheRow: "1",
    ItemsAfterPriority: "1",
    ResolvingActionCards: "2",
    ResolvingBesideTheRow: "2",
    Reckoning: "3",
    Gate: "4",
    ProposingRitual: "5",
    ReversingRitual: "5",
}
"""The step of the round for each procedure."""


def progress(s: FinalHourState) -> Progress:
    """The round and its step; between two steps there is none."""
    under_way = (STEP_OF[type(frame)] for frame in s.stack if type(frame) in STEP_OF)
    return Progress(s.round, ROUNDS, STEPS, next(under_way, None))
