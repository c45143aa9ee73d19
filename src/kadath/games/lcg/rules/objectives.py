"""Objectives that are met as soon as something is so (LCG-423)."""

from __future__ import annotations

from functools import cache

from kadath.kernel.citations import cites
from kadath.kernel.effects import Condition, Scope
from kadath.kernel.procedure import Procedure

from ..faces import FACES, AdvanceIf
from ..state import LcgState
from .advancing import AdvanceCard


@cites("LCG-423", "LCG-425")
def achieved(state: LcgState) -> Procedure | None:
    """Advance the act if its objective is that something is so, and it is."""
    act = state.act
    if not act:
        return None
    row = state.cards[act]
    condition = _objective(row.face)
    if condition is None or row.zone != "story":
        return None
    return AdvanceCard(act) if condition.holds(state, Scope(state.lead, act)) else None


@cache
def _objective(act: str) -> Condition | None:
    for one in FACES[act].placed:
        if isinstance(one.ability, AdvanceIf):
            return one.ability.condition
    return None
