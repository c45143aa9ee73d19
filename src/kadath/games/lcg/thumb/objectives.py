"""What an act without a number of clues asks for, read once from its tree."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kadath.kernel.abilities.selectors import This
from kadath.kernel.effects import Effect, Number, Scope, count

from ..faces import FACES, EnemyFace
from ..state import LcgState
from ..vocabulary.abilities import Action
from ..vocabulary.amounts import Tokens
from ..vocabulary.clues import PayClues, PayCluesAsGroup
from ..vocabulary.conditions import AtLeast
from ..vocabulary.scenario_cards import AdvanceIf
from ..vocabulary.victory import UniqueInVictoryDisplay


class Trade(NamedTuple):
    """What an act gives for clues: the price, and how many it wants in total."""

    effect: Effect
    clues: Number
    all_in_all: Number | None


@cache
def trade_of(act: str) -> Trade | None:
    """An act's action that is paid for with clues."""
    wanted = None
    for one in FACES[act].placed:
        if isinstance(one.ability, AdvanceIf):
            condition = one.ability.condition
            if isinstance(condition, AtLeast) and isinstance(condition.amount, Tokens):
                is_clues = condition.amount.kind == "clues" and isinstance(
                    condition.amount.on, This
                )
                wanted = condition.least if is_clues else None
    for one in FACES[act].placed:
        if isinstance(one.ability, Action):
            for cost in one.ability.cost:
                if isinstance(cost, PayClues | PayCluesAsGroup):
                    return Trade(one.ability.effect, cost.clues, wanted)
    return None


@cache
def sought(act: str) -> tuple[str, int]:
    """The trait and number of unique enemies an act wants in the victory display."""
    for one in FACES[act].placed:
        if isinstance(one.ability, AdvanceIf):
            condition = one.ability.condition
            if isinstance(condition, UniqueInVictoryDisplay):
                return condition.trait, condition.number
    return "", 0


def found_already(state: LcgState, trait: str) -> list[int]:
    """The unique enemies with a trait in the victory display."""
    faces = {card: state.face(card) for card in state.pile("victory")}
    return [
        card
        for card, face in faces.items()
        if isinstance(face, EnemyFace) and face.unique and trait in face.traits
    ]


def clues_to_pay(state: LcgState) -> int:
    """How many clues the act's action costs, as long as it does anything."""
    trade = trade_of(state.cards[state.act].face) if state.act else None
    if trade is None:
        return 0
    scope = Scope(state.lead, state.act)
    if not trade.effect.could(state, scope):
        return 0
    if trade.all_in_all is None:
        return count(trade.clues, state, scope)
    return max(0, count(trade.all_in_all, state, scope) - state.cards[state.act].clues)
