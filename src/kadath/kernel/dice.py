"""Dice: rolling them, and the exact distribution of what they show.

A die is the tuple of its faces, so a die that counts successes has the faces 0 and 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

from .rng import below
from .state import State

Die = tuple[int, ...]

Distribution = Mapping[int, Fraction]
"""Every possible result, in ascending order, with its probability."""


@cache
def sided(sides: int) -> Die:
    """A die with the faces 1 to `sides`."""
    return tuple(range(1, sides + 1))


def roll(state: State, dice: Sequence[Die], note: str = "", **about: Any) -> tuple[int, ...]:
    """Roll dice one after the other, and log the result if there is a note."""
    rolled = tuple([die[below(state, len(die))] for die in dice])
    if note:
        state.note(note, dice=rolled, **about)
    return rolled


def sums(dice: Sequence[Die]) -> Distribution:
    """The exact distribution of the sum of some dice."""
    return _sums(tuple(sorted(dice)))


@cache
def pool(die: Die, dice: int, rerolls: int = 0) -> Distribution:
    """The exact distribution of the sum of equal dice; up to `rerolls` zeros are rerolled once."""
    faces = Counter(die)
    found: Counter[int] = Counter()
    # Split by how many dice show 0, since only those are rerolled.
    blanks = faces.pop(0, 0)
    others = tuple(faces.elements())
    for empty in range(dice + 1):
        ways = comb(dice, empty) * blanks**empty
        again = min(empty, rerolls)
        # Scale up to the same number of rolls in every case, so that the cases can be added up.
        ways *= len(die) ** (min(dice, rerolls) - again)
        shown = _counted((others,) * (dice - empty) + (die,) * again)
        for total, times in shown.items():
            found[total] += ways * times
    return _shares(found)


def chance(distribution: Distribution, least: int, tries: int = 1) -> Fraction:
    """The chance of at least `least` in one of several tries."""
    once = sum((share for total, share in distribution.items() if total >= least), Fraction(0))
    return 1 - (1 - once) ** tries


@cache
def _sums(dice: tuple[Die, ...]) -> Distribution:
    return _shares(_counted(dice))


def _counted(dice: tuple[Die, ...]) -> Counter[int]:
    """The number of ways to roll each sum."""
    found = Counter({0: 1})
    for die in dice:
        following: Counter[int] = Counter()
        for total, ways in found.items():
            for face in die:
                following[total + face] += ways
        found = following
    return found


def _shares(found: Counter[int]) -> Distribution:
    ways = found.total()
    return {total: Fraction(found[total], ways) for total in sorted(found) if found[total]}
