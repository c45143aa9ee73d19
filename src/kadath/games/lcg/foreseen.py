"""Questions a seat can answer ahead of time: its mulligan, and its purchases between scenarios."""

from __future__ import annotations

from kadath.kernel.foresight import foreseen_in_turn
from kadath.kernel.rng import Rng

from .rules.interlude import SpendExperience
from .rules.setting_up import SetUp
from .state import LcgState
from .views.redealing import determinize

IN_TURN = (SetUp.mulligan, SpendExperience.choose_card, SpendExperience.choose_place)
"""Questions asked of one investigator after another that concern nobody else."""


def foreseen(state: LcgState, seat: int) -> LcgState | None:
    """A state in which the seat is asked, determinized for it; others keep hands and experience."""
    if state.decision is None or state.decision.step not in IN_TURN:
        return None
    return foreseen_in_turn(determinize(state, seat, Rng(0, "foreseen")), seat, IN_TURN)
