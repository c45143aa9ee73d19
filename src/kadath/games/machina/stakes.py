"""What success and failure of an attack mean."""

from __future__ import annotations

from kadath.kernel.game import Stakes
from kadath.text.fluent import messages

from .rules.attack import Attacking
from .state import MachinaState


def stakes(s: MachinaState, language: str) -> Stakes | None:
    """The stakes of an attack that can still be raised; None if that is not being asked."""
    if s.decision is None or not isinstance(s.stack[-1], Attacking):
        return None
    say = messages(language).format
    return Stakes((say("machina-stakes-hit"),), (say("machina-stakes-miss"),))
