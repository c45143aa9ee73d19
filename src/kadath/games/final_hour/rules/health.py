"""Losing and recovering health."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..state import FinalHourState
from .ending import investigator_fallen


@cites("FH-140")
def lose_health(s: FinalHourState, figure: int, amount: int, token: int | None = None) -> None:
    """Turn health tokens to their grey side; losing an investigator's last one loses the game.

    `token` is the monster that strikes, if one does.
    """
    lost = min(amount, s.health[figure])
    s.health[figure] -= lost
    if token is None:
        s.note("lost-health", figure=figure, amount=lost)
    else:
        s.note("struck", figure=figure, amount=lost, token=token)
    if s.health[figure] == 0:
        investigator_fallen(s, figure)


@cites("FH-141", "FH-142")
def recover_health(s: FinalHourState, figure: int, amount: int) -> None:
    """Turn up to that many grey health tokens back to their red side."""
    regained = min(amount, s.max_health - s.health[figure])
    s.health[figure] += regained
    if regained:
        s.note("recovered", figure=figure, amount=regained)
