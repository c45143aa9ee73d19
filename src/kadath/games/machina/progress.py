"""How far a game of Machina Arcana has come: its round, and which of the four phases."""

from __future__ import annotations

from kadath.kernel.game import Progress
from kadath.kernel.procedure import Procedure

from .rules.explorer_phase import ExplorerPhase
from .rules.monster_phase import MonsterPhase
from .rules.round import HorrorPhase
from .rules.spawning import SpawnPhase
from .state import MachinaState

PHASES: dict[type[Procedure], str] = {
    ExplorerPhase: "explorers",
    SpawnPhase: "spawn",
    HorrorPhase: "horror",
    MonsterPhase: "monsters",
}


def progress(s: MachinaState) -> Progress:
    """The round and its phase; before the first round there is none."""
    under_way = (PHASES[type(frame)] for frame in s.stack if type(frame) in PHASES)
    return Progress(s.round, None, tuple(PHASES.values()), next(under_way, None))
