"""Which half a priority card will give, as far as the known cards tell."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from kadath.kernel.citations import cites

from .components.priority_cards import NUMBERS
from .rules.action_phase import CARDS_A_ROUND, TOPS_A_ROUND
from .state import BOTTOM, TOP


class Outlook(NamedTuple):
    """The half a card would give as things stand; `is_sure` if no further card can change it."""

    half: str
    is_sure: bool


@cites("FH-078")
def outlook(card: int, others: Collection[int]) -> Outlook:
    """The half a card gives next to the round's other known cards, when more may follow.

    The two lowest give the top effect. No number occurs twice, so there may be too few lower or
    higher ones left for the cards to come.
    """
    lower = sum(other < card for other in others)
    to_come = CARDS_A_ROUND - 1 - len(others)
    lower_left = card - NUMBERS[0] - lower
    higher_left = NUMBERS[-1] - card - (len(others) - lower)
    if lower + min(to_come, lower_left) < TOPS_A_ROUND:
        return Outlook(TOP, True)
    if lower + max(0, to_come - higher_left) >= TOPS_A_ROUND:
        return Outlook(BOTTOM, True)
    return Outlook(TOP, False)
