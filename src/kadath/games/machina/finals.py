"""How the three final challenges change values; their rules are in `rules`."""

from __future__ import annotations

from .state import LIT, MachinaState
from .tiles import BRAZIER, TRAP

HEART, STATUE, BEAST = 1, 2, 3
"""The scenario of each final challenge."""

PER_BRAZIER = 2
"""By how much each lit brazier lowers the armor and the will of the Heart."""
ON_TRAP = 1
"""By how much a trap space lowers the armor of the Beast."""
BOSS_LOSES = 2
"""The most health a boss loses in a round."""
TRAP_HARM = 2
"""The health that a trap costs the Beast."""


def weakness(s: MachinaState, stat: str) -> int:
    """By how much the boss of a final challenge blocks worse than its card says."""
    if s.scenario == HEART:
        return PER_BRAZIER * sum(s.tokens.get(one) == LIT for one in s.area.printed_as(BRAZIER))
    on_trap = s.area.terrain[s.units[s.boss].space] == TRAP
    return ON_TRAP if s.scenario == BEAST and stat == "armor" and on_trap else 0
