"""Controlling monsters (MA-R8.6)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..state import MachinaState


@cites("MA-R8.6")
def take_control(s: MachinaState, who: int, monster: int) -> None:
    """An explorer takes control of a monster for its next turn."""
    s.controlled[monster] = who
    s.note("controlled", monster=monster, who=who)
