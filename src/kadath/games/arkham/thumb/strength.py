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
from ..vocabulary.effects.possessions import SealWithSign
from ..vocabulary.modifiers import CombatBonus, unresisted

HANDS = 2
TROPHY = 2.5
BEATEN = 8.0
"""What it costs to wake in the hospital or the asylum."""
SIGN = 10.0
"""What a card is worth that seals a gate."""


class Fight(NamedTuple):
    """The chances of a round of combat, and what it would be worth to fight to the end, or to flee.

    `worth` is below 0 where one had better be elsewhere; `past` is that of getting past.
    """

    win: float
    evade: float
    worth: float
    past: float


def fight_with(s: ArkhamState, who: int, monster: int) -> Fight:
    """How a fight with a monster would go."""
    against = foe(s, monster, who)
    dice = pool(s, who, COMBAT, against.combat + arms(s, who, against.keywords), monster)
    win = of_dice(s, who, COMBAT, dice, max(1, against.toughness))
    row = s.investigators[who]
    calm = 1.0
    if against.horror is not None:
        calm = float(of_dice(s, who, HORROR, pool(s, who, HORROR, against.horror, monster), 1))
    scare = against.horror_damage if calm < 1.0 else 0
    horror = (1 - calm) * loss(row.sanity, scare)
    hurt = loss(row.stamina, against.combat_damage)
    rounds = -(-row.stamina // max(1, against.combat_damage))
    won = 1 - (1 - float(win)) ** rounds
    worth = won * TROPHY - (1 - won) * BEATEN - horror - (1 - float(win)) * min(hurt, BEATEN) / 2
    evade = float(of_evading(s, who, monster))
    past = (1 - evade) * min(0.0, worth - hurt / 2)
    return Fight(float(win), evade, worth, past)


def loss(held: int, points: int) -> float:
    """What it costs to lose so many points of Sanity or Stamina: all of them is a turn and more."""
    return BEATEN if points >= held else points * 4.0 / held


def arms(s: ArkhamState, who: int, keywords: frozenset[str] = frozenset()) -> int:
    """What an investigator's best weapons add to Combat checks, with two hands."""
    found = sorted(
        (
            (bonus, FACES[face].hands or 0)
            for card in s.cards_of(who)
            for face in (s.cards[card].face,)
            if (bonus := bonus_of(face, keywords)) and not s.cards[card].exhausted
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
def bonus_of(face: str, keywords: frozenset[str] = frozenset()) -> int:
    """What a card adds to Combat checks by itself against a monster with such keywords."""
    printed = FACES.get(face)
    if printed is None or printed.hands is None:
        return 0
    bonuses = [
        unresisted(change.by, change.kind, printed.is_weapon, keywords)
        for ability in printed.abilities
        if isinstance(ability, Passive) and ability.condition is None
        for change in ability.changes
        if isinstance(change, CombatBonus)
    ]
    return sum(bonuses)


@cache
def possession_worth(face: str) -> float:
    """What a card is worth to anybody: what it adds in combat, what seals, and its price."""
    printed = FACES.get(face)
    if printed is None:
        return 0.0
    return bonus_of(face) + printed.price / 3 + SIGN * seals(face)


@cache
def seals(face: str) -> bool:
    """Whether a card seals a gate by itself."""
    printed = FACES.get(face)
    abilities = printed.abilities if printed is not None else ()
    return any(isinstance(part, SealWithSign) for one in abilities for part in one.walk())
