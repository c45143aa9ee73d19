"""Objectives that are met as soon as a condition holds (LCG-423)."""

from __future__ import annotations

from functools import cache

from kadath.kernel.citations import cites
from kadath.kernel.effects import Condition, Scope
from kadath.kernel.procedure import Procedure

from ..faces import FACES
from ..state import LcgState
from ..vocabulary.scenario_cards import AdvanceIf
from ..vocabulary.topics import OBJECTIVE
from .advancing import AdvanceCard, may_advance


@cites("LCG-423", "LCG-425")
def achieved(state: LcgState) -> Procedure | None:
    """Advance the act or agenda whose objective is a condition that now holds."""
    for card in (state.act, state.agenda):
        if not card:
            continue
        row = state.cards[card]
        condition = _objective(row.face)
        if (
            condition is not None
            and may_advance(state, card)
            and condition.holds(state, Scope(state.lead, card))
        ):
            return AdvanceCard(card)
    return None


def has_objective(state: LcgState) -> bool:
    """Whether the act or agenda has a condition as its objective."""
    return OBJECTIVE in state.listeners.hooks


@cache
def _objective(card: str) -> Condition | None:
    for one in FACES[card].placed:
        if isinstance(one.ability, AdvanceIf):
            return one.ability.condition
    return None
