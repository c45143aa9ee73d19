"""Which half a priority card will give, as far as the cards that are known can tell."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from kadath.kernel.citations import cites

from .components.priority_cards import NUMBERS
from .rules.action_phase import CARDS_A_ROUND, TOPS_A_ROUND
from .state import BOTTOM, TOP


class Outlook(NamedTuple):
    """The half that a card would give as things stand; `is_sure` if no card to come changes it."""

    half: str
    is_sure: bool


@cites("FH-078")
def outlook(card: int, others: Collection[int]) -> Outlook:
    """What a card gives beside other cards of the round, of which some are still to come.

    The two lowest give the top effect. No number comes twice, so there may not be enough lower or
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
