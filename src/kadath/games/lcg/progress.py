"""How far a game has progressed: its round and phase."""

from __future__ import annotations

from kadath.kernel.events import enclosing
from kadath.kernel.game import Progress

from .rules.campaign import PlayCampaign
from .rules.round import Round
from .rules.scenario import PlayScenario
from .state import LcgState

PHASES = {"I": "mythos", "II": "investigation", "III": "enemy", "IV": "upkeep"}
"""The phases by the steps of a round."""
INTERLUDE = "interlude"
"""The step between two scenarios of a campaign."""


def progress(state: LcgState) -> Progress:
    """The round and phase; between scenarios there is no round."""
    for frame in enclosing(state, Round):
        return Progress(frame.number, None, tuple(PHASES.values()), PHASES.get(frame.doing))
    if any(enclosing(state, PlayCampaign)) and not any(enclosing(state, PlayScenario)):
        return Progress(step=INTERLUDE)
    return Progress(state.round, None, tuple(PHASES.values()))
