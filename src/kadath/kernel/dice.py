"""Dice: rolling them, and the exact chances of what they will show.

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
"""Everything that may come out, in rising order, with its chance."""


@cache
def sided(sides: int) -> Die:
    """A die with faces from 1 up."""
    return tuple(range(1, sides + 1))


@cache
def succeeding(die: Die, lowest: int) -> Die:
    """A die that shows 1 for a success (a face of at least that much) and 0 otherwise."""
    return tuple([int(face >= lowest) for face in die])


def roll(state: State, dice: Sequence[Die], note: str = "", **about: Any) -> tuple[int, ...]:
    """Roll dice, one after the other; the log gets them with all that the note is about."""
    rolled = tuple([die[below(state, len(die))] for die in dice])
    if note:
        state.note(note, dice=rolled, **about)
    return rolled


def sums(dice: Sequence[Die]) -> Distribution:
    """The exact distribution of the sum of some dice."""
    return _sums(tuple(sorted(dice)))


@cache
def pool(die: Die, dice: int, rerolls: int = 0) -> Distribution:
    """The exact distribution of the sum of equal dice, some of which are rolled again.

    So many dice that show 0, or as many as there are, are rolled once more.
    """
    faces = Counter(die)
    found: Counter[int] = Counter()
    # By how many of the dice show 0, since only those are rolled again.
    blanks = faces.pop(0, 0)
    others = tuple(faces.elements())
    for empty in range(dice + 1):
        ways = comb(dice, empty) * blanks**empty
        again = min(empty, rerolls)
        # As if all dice that could have been rolled again had been, to count in equal parts.
        ways *= len(die) ** (min(dice, rerolls) - again)
        shown = _counted((others,) * (dice - empty) + (die,) * again)
        for total, times in shown.items():
            found[total] += ways * times
    return _shares(found)


def chance(distribution: Distribution, least: int, tries: int = 1) -> Fraction:
    """The chance of at least that much, where a roll that falls short may be repeated."""
    once = sum((share for total, share in distribution.items() if total >= least), Fraction(0))
    return 1 - (1 - once) ** tries


@cache
def _sums(dice: tuple[Die, ...]) -> Distribution:
    return _shares(_counted(dice))


def _counted(dice: tuple[Die, ...]) -> Counter[int]:
    """In how many ways the dice come to each sum."""
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
