"""The mythos phase: 1.1 to 1.5 (LCG-112 to LCG-118)."""

from __future__ import annotations

from kadath.kernel.events import Period, announced
from kadath.kernel.procedure import Procedure, procedure, step

from ..happenings import PhaseBegan, PhaseEnded
from ..state import LcgState
from .advancing import advance_agenda, place_doom
from .encounter import DrawEncounterCard
from .lasting import expired
from .player_window import player_window

BEGAN = PhaseBegan("mythos")
ENDED = PhaseEnded("mythos")


@procedure
class MythosPhase(Period):
    """Doom is placed, the agenda may advance, and each investigator draws an encounter card."""

    drew: tuple[int, ...] = ()

    PERIOD = "phase"

    @step("1.1", "LCG-111", "LCG-112")
    def begin(self, state: LcgState) -> Procedure | None:
        """The phase begins."""
        return announced(state, BEGAN)

    @step("1.2", "LCG-113")
    def place_doom(self, state: LcgState) -> None:
        """Place 1 doom on the current agenda."""
        if state.agenda:
            place_doom(state, state.agenda, 1)

    @step("1.3", "LCG-114", "LCG-115", "LCG-116")
    def check_doom(self, state: LcgState) -> Procedure | None:
        """Advance the agenda if there is enough doom in play."""
        return advance_agenda(state)

    @step("1.4", "LCG-117")
    def draw(self, state: LcgState) -> Procedure | None:
        """In player order, each investigator draws an encounter card and resolves it completely."""
        left = state.left_in_order(self.drew)
        if not left:
            return None
        self.drew = (*self.drew, left[0])
        self.goto("1.4")
        return DrawEncounterCard(left[0])

    @step("1.4 window", "LCG-110")
    def window(self, state: LcgState) -> Procedure | None:
        """A player window follows."""
        return player_window(state)

    @step("1.5 expire", "LCG-328")
    def expire_lasting(self, state: LcgState) -> Procedure | None:
        """Effects that last until the end of the phase expire first."""
        return expired(state, self)

    @step("1.5", "LCG-111", "LCG-118")
    def finish_phase(self, state: LcgState) -> Procedure | None:
        """The phase ends."""
        return announced(state, ENDED)
