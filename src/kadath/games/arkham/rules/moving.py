"""The current movement, for the rules and cards that depend on it."""

from __future__ import annotations

from dataclasses import field

from kadath.kernel.events import enclosing
from kadath.kernel.procedure import Procedure, procedure

from ..state import ArkhamState


@procedure
class Moves(Procedure):
    """An investigator's movement: points left and spent, whether they walked, if it is over."""

    who: int
    points: int = field(default=0, kw_only=True)
    is_still: bool = field(default=False, kw_only=True)
    walked: bool = field(default=False, kw_only=True)
    spent: int = field(default=0, kw_only=True)


def moves_of(s: ArkhamState, who: int) -> Moves | None:
    """The movement an investigator is making."""
    return next((moves for moves in enclosing(s, Moves) if moves.who == who), None)


def stop_moving(s: ArkhamState, who: int) -> None:
    """End an investigator's movement: after a failed Evade check, a fight or a fall (AH-3.2)."""
    moves = moves_of(s, who)
    if moves is not None:
        moves.is_still = True
