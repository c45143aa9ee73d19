"""Whose turn it is, for the rules that ask."""

from __future__ import annotations

from kadath.kernel.events import enclosing
from kadath.kernel.procedure import Procedure, procedure

from ..state import MachinaState


@procedure
class Turn(Procedure):
    """The turn of a unit."""

    who: int


def whose_turn(s: MachinaState) -> int:
    """The unit whose turn it is, 0 between turns."""
    turn = next(enclosing(s, Turn), None)
    return turn.who if turn is not None else 0
