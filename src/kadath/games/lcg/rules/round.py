"""The round: four phases in order (LCG-106, LCG-107, LCG-139)."""

from __future__ import annotations

from kadath.kernel.events import Period, announced
from kadath.kernel.procedure import Procedure, procedure, step

from ..happenings import RoundEnded
from ..state import LcgState
from .enemy_phase import EnemyPhase
from .investigation_phase import InvestigationPhase
from .lasting import expired
from .mythos_phase import MythosPhase
from .upkeep_phase import UpkeepPhase


@procedure
class Round(Period):
    """A round; the first round of a game skips the mythos phase."""

    number: int = 1

    PERIOD = "round"

    @step("I", "LCG-106", "LCG-107", "LCG-108")
    def mythos(self, state: LcgState) -> Procedure | None:
        """The mythos phase."""
        state.round = self.number
        return MythosPhase() if self.number > 1 else None

    @step("II", "LCG-106", "LCG-108")
    def investigation(self, state: LcgState) -> Procedure | None:
        """The investigation phase."""
        return InvestigationPhase()

    @step("III", "LCG-106", "LCG-108")
    def enemy(self, state: LcgState) -> Procedure | None:
        """The enemy phase."""
        return EnemyPhase()

    @step("IV", "LCG-106", "LCG-108")
    def upkeep(self, state: LcgState) -> Procedure | None:
        """The upkeep phase."""
        return UpkeepPhase()

    @step("expire", "LCG-328")
    def expire_lasting(self, state: LcgState) -> Procedure | None:
        """Effects that last until the end of the round expire first."""
        return expired(state, self)

    @step("ends", "LCG-139")
    def ends(self, state: LcgState) -> Procedure | None:
        """The round ends."""
        return announced(state, RoundEnded())
