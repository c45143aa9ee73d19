"""The final battle: Clue tokens are saved for it, and the sliders set for it."""

from __future__ import annotations

from functools import cache

from ..cards import ANCIENT_ONES, CLUES
from ..state import ArkhamState
from ..values import doom_track, gate_limit
from ..vocabulary.ancient_ones import BattleCheck, DevouredWithout

STRIKING = 2.0
"""The worth of a point of Fight in the battle."""
BEARING = 1.0
"""The worth of a point of the skill for the checks of the Ancient One's attacks."""
NEAR = 8
"""The number of missing doom tokens at which preparations begin."""
KEPT = 2
"""The number of Clue tokens to keep if those without any are devoured."""


@cache
def battle_skills(ancient_one: str) -> dict[str, float]:
    """The worth of a point of each skill against an Ancient One, judging by its attack."""
    found = {"fight": STRIKING}
    for part in _attack(ancient_one):
        if isinstance(part, BattleCheck):
            found[part.skill] = found.get(part.skill, 0.0) + BEARING
    return found


def spare_in_battle(s: ArkhamState, who: int) -> int:
    """How many Clue tokens an investigator can spend in the battle and live."""
    needed = any(
        isinstance(part, DevouredWithout) and part.what == CLUES
        for part in _attack(s.cards[s.ancient_one].face)
    )
    return s.investigators[who].clues - KEPT * needed


def dread(s: ArkhamState) -> float:
    """How close the final battle looks, from 0 to 1; 0 if there is none."""
    if s.awake or not s.ancient_one or not _attack(s.cards[s.ancient_one].face):
        return 0.0
    doom, gates = doom_track(s) - s.doom, gate_limit(s) - len(s.gates)
    return max(0.0, 1 - (doom - 1) / NEAR, 1 - gates / 2)


@cache
def _attack(ancient_one: str) -> tuple[object, ...]:
    attack = ANCIENT_ONES[ancient_one].attack
    return tuple(attack.walk()) if attack is not None else ()
