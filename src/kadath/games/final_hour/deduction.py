"""What the found clues reveal about the hidden ones, and how good cards are given that."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement

from .components.priority_cards import NUMBERS, SYMBOLS
from .rules.ritual import CARDS_LAID

CLUES_OF_A_SYMBOL = 2
CARDS_OF_A_SYMBOL = len(NUMBERS) // len(SYMBOLS)
REMEMBERED = 50_000
"""The size of the cache of chances; a long search meets millions of hands."""

Left = tuple[int, ...]
"""For each symbol, how many of its clues have not been found."""
Hand = tuple[int, ...]
"""The symbols on cards, sorted."""


def clues_left(found: tuple[int, ...]) -> Left:
    """For each symbol, how many of its clues may still be hidden."""
    return tuple([CLUES_OF_A_SYMBOL - found.count(symbol) for symbol in range(len(SYMBOLS))])


@cache
def hidden_pairs(left: Left) -> tuple[tuple[int, int, float], ...]:
    """Every pair of symbols that may be hidden, with its probability."""
    weights = {
        (first, second): left[first] * (left[first] - 1) / 2
        if first == second
        else left[first] * left[second]
        for first, second in combinations_with_replacement(range(len(SYMBOLS)), 2)
    }
    total = sum(weights.values())
    return tuple((*pair, weight / total) for pair, weight in weights.items() if weight)


@lru_cache(REMEMBERED)
def chances(
    left: Left, laid: Hand, hands: tuple[Hand, ...], needed: int, *, twice: bool = True
) -> tuple[float, float]:
    """The chance of enough matches if these cards are laid and each hand lays its best three.

    `twice`: a card counts twice if both clues are the same. The second number is how close they
    come on average, where half the matches are a quarter of the way.
    """
    counts = [laid.count(symbol) for symbol in range(len(SYMBOLS))]
    for hand in hands:
        # The more clues a symbol has left, the likelier it is; break ties by what is already laid.
        by_use = sorted(hand, key=lambda symbol: (-left[symbol], -counts[symbol]))
        for symbol in by_use[:CARDS_LAID]:
            counts[symbol] += 1
    enough = near = 0.0
    for matching, likelihood in _matching(left, counts, twice):
        enough += likelihood * (matching >= needed)
        near += likelihood * min(1.0, matching / needed) ** 2
    return enough, near


@cache
def best_chance(left: Left, cards: int, needed: int, *, twice: bool = True) -> float:
    """The chance of enough matches with the best possible cards, this many in total."""
    best = 0.0
    for symbols in combinations_with_replacement(range(len(SYMBOLS)), cards):
        counts = [symbols.count(symbol) for symbol in range(len(SYMBOLS))]
        if max(counts) <= CARDS_OF_A_SYMBOL:
            matching = _matching(left, counts, twice)
            best = max(best, sum(likely for matches, likely in matching if matches >= needed))
    return best


def _matching(left: Left, counts: list[int], twice: bool) -> Iterator[tuple[int, float]]:
    """For each pair that may be hidden: how many symbols match it, and its probability."""
    if_alike = 2 if twice else 1
    for first, second, likelihood in hidden_pairs(left):
        matching = if_alike * counts[first] if first == second else counts[first] + counts[second]
        yield matching, likelihood
