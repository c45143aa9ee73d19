"""Which questions of Machina Arcana may be let pass."""

from __future__ import annotations

from kadath.kernel.decision import PASS
from kadath.kernel.game import Occasion

from .rules.turn import whose_turn
from .state import MachinaState

BETWEEN = "between"
OCCASIONS = {BETWEEN: False}
"""The moments between actions, in which one may use what costs no stamina."""


def occasion(s: MachinaState) -> Occasion | None:
    """What the question is to the seat that is asked."""
    decision = s.decision
    if decision is None or decision.ask != "between-actions":
        return None
    turn = whose_turn(s)
    own = turn in s.explorers and s.seat_of(turn) == decision.seat
    return Occasion(BETWEEN, PASS, is_own_turn=own, is_prelude=True)
