"""How close a game of Machina Arcana looks to being won."""

from __future__ import annotations

from .cards import CARDS
from .state import MachinaState

STORY, HEALTH, LEVEL = 0.6, 0.3, 0.1
"""The weights of the finished chapters, the remaining health, and a low monster level."""
LEVELS = 5


def estimate(s: MachinaState, seat: int) -> float:
    """The estimate of a seat, from 0 to 1.

    A seat whose explorers are all dead wants the others to lose.
    """
    if s.outcome is not None:
        near = 1.0 if s.outcome.won else 0.0
    else:
        near = STORY * _story(s) + HEALTH * _health(s) + LEVEL * (1 - s.level / LEVELS)
    return 1.0 - near if is_against(s, seat) else near


def is_against(s: MachinaState, seat: int) -> bool:
    """Whether a seat plays against the explorers: all of its own are dead."""
    return s.variants.scheming and all(s.seat_of(one) != seat for one in s.living())


def _story(s: MachinaState) -> float:
    """The finished share of the scenario."""
    left = len(s.chapters) + 1
    number = s.card(s.chapter).number if s.chapter else 0
    return number / (number + left)


def _health(s: MachinaState) -> float:
    rows = (*s.units.items(), *s.away.items())
    own = [(row.health, CARDS[row.card].health) for one, row in rows if one in s.explorers]
    return sum(now / most for now, most in own) / max(1, len(s.explorers))
