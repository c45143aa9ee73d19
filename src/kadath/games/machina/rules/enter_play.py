"""Enters-play effects (MA-R14.8)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Doing, Scope
from kadath.kernel.procedure import Procedure

from ..state import MachinaState
from ..vocabulary.abilities import EntersPlay


@cites("MA-R14.8")
def entering_play(s: MachinaState, card: int, scope: Scope) -> Procedure | None:
    """Resolve the enters-play abilities of a card that has just entered play."""
    effects = tuple(one.effect for one in s.abilities(card) if isinstance(one, EntersPlay))
    return Doing(effects, scope) if effects else None
