"""A whole game: setup, turn after turn, and the end (AH-3.0, AH-12, AH-14)."""

from __future__ import annotations

from kadath.kernel.events import Period
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, procedure, step

from ..happenings import Awakens
from ..state import ArkhamState
from .awakening import Awakening
from .final_battle import FinalBattle
from .setup import SettingUp
from .turn import Turn


@procedure
class WholeGame(Period):
    """A game from setup to its end."""

    PERIOD = "game"

    @step("set-up", "AH-2.1")
    def set_up(self, s: ArkhamState) -> Procedure | None:
        """Set the game up."""
        return SettingUp()

    @step("turn", "AH-2.15", "AH-3.0.2")
    def turn(self, s: ArkhamState) -> Procedure | None:
        """Turn after turn, until somebody wins or the Ancient One awakens."""
        self.goto("turn")
        return Turn()

    @step("awakening", "AH-12.1", "AH-12.2")
    def awakening(self, s: ArkhamState) -> Procedure | None:
        """The Ancient One awakens; for the battle its doom track is full."""
        return Awakening((Awakens(),))

    @step("battle", "AH-13.1", "AH-14.4")
    def battle(self, s: ArkhamState) -> Procedure | None:
        """The final battle; with no Ancient One to fight, the investigators have lost."""
        if not s.ancient_one:
            s.finish(Outcome(False, "awakened", "AH-14.4"))
            return None
        return FinalBattle()
