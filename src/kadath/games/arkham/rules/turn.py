"""A turn of the game, as far as it goes: Upkeep and Movement (AH-3.1, AH-3.2)."""

from __future__ import annotations

from kadath.kernel.events import Period, announced
from kadath.kernel.procedure import Procedure, procedure, step

from ..happenings import TakesUpkeep
from ..state import ArkhamState
from .movement_phase import MovementPhase


@procedure
class Turn(Period):
    """One turn; what may be done once a turn is counted in it."""

    PERIOD = "turn"

    kept: tuple[int, ...] = ()

    @step("upkeep", "AH-3.1")
    def upkeep(self, s: ArkhamState) -> Procedure | None:
        """Everyone's Upkeep, from the first player on."""
        who = next((one for one in s.player_order() if one not in self.kept), None)
        if who is None:
            return None
        self.kept += (who,)
        self.goto("upkeep")
        return announced(s, TakesUpkeep(who))

    @step("movement", "AH-3.2")
    def movement(self, s: ArkhamState) -> Procedure | None:
        """Everyone moves."""
        return MovementPhase()

    @step("over", "AH-3.1")
    def end(self, s: ArkhamState) -> None:
        """What lasted for the turn is over."""
        self.expire(s)
