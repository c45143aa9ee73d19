"""Martial law in Innsmouth (IH-4)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.procedure import Procedure, procedure, step

from ..board import ALERTNESS
from ..state import ArkhamState
from ..town_rules import NO_WATCH, is_ruled
from .checks import EVADE, SkillCheck, result_of_check
from .status import ARRESTED, become

MARTIAL_LAW = "martial_law"
"""The purpose of a check to get past the watch."""


@cites("IH-4.8", "IH-4.9")
def is_watched(s: ArkhamState, space: str) -> bool:
    """Whether an investigator who ends movement in a space must get past the watch."""
    if not s.martial_law or space not in ALERTNESS or space in s.gates:
        return False
    return not is_ruled(s, NO_WATCH)


@procedure
class PassingTheWatch(Procedure):
    """An investigator has ended movement in Innsmouth under martial law."""

    who: int

    @step("check", "IH-4.8")
    def check(self, s: ArkhamState) -> Procedure | None:
        """An Evade check with the modifier of the space."""
        alertness = ALERTNESS[s.investigators[self.who].space]
        return SkillCheck(self.who, EVADE, alertness, purpose=MARTIAL_LAW)

    @step("result", "IH-4.8")
    def result(self, s: ArkhamState) -> Procedure | None:
        """On a failure the investigator is arrested."""
        return None if result_of_check(s).passed else become(s, self.who, ARRESTED)
