"""Winning a scenario (MA-R1.3, MA-R1.4)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.outcome import Outcome

from ..state import MachinaState

LAST_SCENARIO = 3


@cites("MA-R1.3", "MA-R1.4", "MA-R19.5")
def triumph(s: MachinaState, reason: str, rule: str) -> None:
    """Win the scenario, and with it the game unless the campaign has another one."""
    if not s.variants.campaign or s.scenario == LAST_SCENARIO:
        s.finish(Outcome(True, reason, rule))
        return
    s.note("scenario-won", card=s.scenario_card)
    root = s.stack[0]
    s.unwind(root)
    root.goto("campaign")
