"""What comes to an explorer's mind at any decision: everything they may do in their turn.

The steps of the rules offer what is possible; this module says what prevents the rest.
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
    """The actions open to the explorers of the deciding seat, each with what prevents it.

    What an action lacks is reported before its bad timing. Nothing before the first round.
    """
    decision = s.decision
    if decision is None or next(enclosing(s, Round), None) is None:
        return
    for who in s.explorers:
        if who in s.units and s.seat_of(who) == decision.seat:
            for option, hindrance in attempts(s, who):
                yield Attempt(option, hindrance or TO_ACT)
