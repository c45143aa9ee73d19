"""What explorers may think of doing whatever is asked: all that they may do in their turn.

What is offered comes from the steps that offer it; here is what keeps the rest from being done.
"""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.events import enclosing
from kadath.kernel.legality import Attempt, Hindrance

from ..state import MachinaState
from .actions import attempts
from .round import Round

TO_ACT = Hindrance("MA-R3.4", "to-act")


def usual_attempts(s: MachinaState) -> Iterator[Attempt]:
    """What the explorers of the seat that is asked may think of, each with its hindrance.

    What a thing lacks goes before its time. Before the first round nobody thinks of any of it.
    """
    decision = s.decision
    if decision is None or next(enclosing(s, Round), None) is None:
        return
    for who in s.explorers:
        if who in s.units and s.seat_of(who) == decision.seat:
            for option, hindrance in attempts(s, who):
                yield Attempt(option, hindrance or TO_ACT)
