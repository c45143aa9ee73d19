"""The game die, a die with ten faces (MA-R7.1)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.dice import Die, roll, sided

from ..state import MachinaState

GAME_DIE = sided(10)
EASY_DIE: Die = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
"""In an easy game, the face "0" does not count as 10."""
EASY = "easy"
VERY_EASY = "very_easy"


@cites("MA-R19.3", "MA-R19.4")
def die_of(s: MachinaState) -> Die:
    """The game die of this game; a very easy game uses the die of an easy one."""
    return EASY_DIE if s.variants.difficulty in (EASY, VERY_EASY) else GAME_DIE


@cites("MA-R7.1")
def game_die(s: MachinaState) -> int:
    """Roll the game die."""
    (rolled,) = roll(s, (die_of(s),))
    return rolled
