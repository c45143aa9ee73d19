"""What hangs on an attack: what a hit brings, and what a miss means."""

from __future__ import annotations

from kadath.kernel.game import Stakes
from kadath.text.fluent import messages

from .rules.attack import Attacking
from .state import MachinaState


def stakes(s: MachinaState, language: str) -> Stakes | None:
    """What hangs on the attack that somebody may raise now; None where nobody is asked that."""
    if s.decision is None or not isinstance(s.stack[-1], Attacking):
        return None
    say = messages(language).format
    return Stakes((say("machina-stakes-hit"),), (say("machina-stakes-miss"),))
