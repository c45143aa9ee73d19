"""A rough guess of how near the investigators are to winning, for cutting roll-outs short.

It looks only at what decides the game: room in the ritual site, the weakest investigator, and how
well the cards in hand match what may still be hidden.
"""

from __future__ import annotations

from .components.board import SPACES
from .components.priority_cards import SYMBOL, SYMBOLS
from .rules.ritual import CARDS_LAID, matches_needed
from .state import FinalHourState


def estimate(s: FinalHourState) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.outcome is not None:
        return 1.0 if s.outcome.won else 0.0
    room = s.free_spaces(s.ritual_site) / SPACES[s.ritual_site]
    weakest = min(s.health) / s.max_health
    survival = min(1.0, 0.25 + 0.75 * room) * min(1.0, 0.4 + 0.6 * weakest)
    return 0.9 * survival * expected_ritual(s)


def expected_ritual(s: FinalHourState) -> float:
    """About how likely the ritual succeeds with the cards that could be laid now."""
    left = [2 - s.found_clues.count(symbol) for symbol in range(len(SYMBOLS))]
    pairs = total = 0.0
    needed = matches_needed(s)
    for first in range(len(SYMBOLS)):
        for second in range(first, len(SYMBOLS)):
            if first == second:
                weight = left[first] * (left[first] - 1) / 2
            else:
                weight = left[first] * left[second]
            if weight <= 0:
                continue
            total += weight
            pairs += weight * min(1.0, _matches_of(s, first, second) / needed) ** 2
    return pairs / total if total else 0.0


def _matches_of(s: FinalHourState, first: int, second: int) -> int:
    wanted = (first, second)
    if s.is_solo:
        found = sum(SYMBOL[card] in wanted for card in s.set_aside)
    else:
        found = sum(
            min(CARDS_LAID, sum(SYMBOL[card] in wanted for card in hand)) for hand in s.hands
        )
    return found * 2 if first == second else found
