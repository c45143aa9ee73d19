"""A whole scenario: it is set up, then round follows round until it ends (LCG-023, LCG-106)."""

from __future__ import annotations

from kadath.kernel.events import Period
from kadath.kernel.procedure import Procedure, procedure, step

from ..state import LcgState
from .round import Round
from .setting_up import SetUp


@procedure
class PlayScenario(Period):
    """A game: one scenario."""

    scenario: str
    difficulty: str
    rounds: int = 0

    PERIOD = "game"

    @step("set-up", "LCG-102")
    def set_up(self, state: LcgState) -> Procedure | None:
        """Set it up."""
        return SetUp(self.scenario, self.difficulty)

    @step("round", "LCG-023", "LCG-106")
    def next_round(self, state: LcgState) -> Procedure | None:
        """Play a round, and another."""
        self.rounds += 1
        self.goto("round")
        state.note("round", number=self.rounds)
        return Round(self.rounds)
