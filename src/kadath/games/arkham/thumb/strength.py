"""How a fight with a monster would go, and what possessions are good for in it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kadath.kernel.abilities.kinds import Passive

from ..cards import FACES
from ..foes import foe
from ..odds import of_dice, of_evading
from ..rules.checks import COMBAT, HORROR, pool
from ..state import ArkhamState
from ..vocabulary.modifiers import CombatBonus

HANDS = 2


class Fight(NamedTuple):
    """The chances of a round of combat, and what a lost one costs."""

    win: float
    evade: float
    stamina: float
    sanity: float


def fight_with(s: ArkhamState, who: int, monster: int) -> Fight:
    """How a fight with a monster would go."""
    against = foe(s, monster, who)
    dice = pool(s, who, COMBAT, against.combat, monster) + arms(s, who)
    win = of_dice(s, who, COMBAT, dice, max(1, against.toughness))
    calm = 1.0
    if against.horror is not None:
        calm = float(of_dice(s, who, HORROR, pool(s, who, HORROR, against.horror, monster), 1))
    return Fight(
        float(win),
        float(of_evading(s, who, monster)),
        float(against.combat_damage),
        (1.0 - calm) * against.horror_damage,
    )


def arms(s: ArkhamState, who: int) -> int:
    """What an investigator's best weapons add to Combat checks, with two hands."""
    found = sorted(
        (
            (bonus, FACES[face].hands or 0)
            for card in s.cards_of(who)
            for face in (s.cards[card].face,)
            if (bonus := bonus_of(face)) and not s.cards[card].exhausted
        ),
        reverse=True,
    )
    free, total = HANDS, 0
    for bonus, hands in found:
        if hands <= free:
            free -= hands
            total += bonus
    return total


@cache
def bonus_of(face: str) -> int:
    """What a card adds to Combat checks by itself, whatever the monster."""
    printed = FACES.get(face)
    if printed is None or printed.hands is None:
        return 0
    bonuses = [
        change.by
        for ability in printed.abilities
        if isinstance(ability, Passive) and ability.condition is None
        for change in ability.changes
        if isinstance(change, CombatBonus)
    ]
    return sum(bonuses)
