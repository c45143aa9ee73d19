"""How a fight with a monster would go, and what possessions contribute to it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kadath.kernel.abilities.kinds import Passive
from kadath.kernel.dice import Die, chance, sums
from kadath.kernel.effects import Amount

from ..cards import FACES, ITEMS, SPELL
from ..foes import foe
from ..odds import counting
from ..rules.checks import COMBAT, EVADE, HORROR, pool
from ..rules.checks import SPELL as CASTING
from ..state import ArkhamState
from ..vocabulary.abilities import Action
from ..vocabulary.effects.spells import Cast, LastsThisCombat
from ..vocabulary.modifiers import CombatBonus, unresisted

HANDS = 2
CLEARED = 1.0
"""The worth of removing a monster."""
TROPHY = 0.7
"""The worth of each point of its toughness, as a trophy."""
FALLEN = 16.0
"""The cost of waking up in the hospital or the asylum, besides what is lost there."""
LOST_CLUE = 1.5
LOST_ITEM = 0.4
"""The further cost for each Clue token and each item held, since half of them are lost."""
PAIN = 6.0
"""The cost of losing all but the last Sanity or Stamina."""
LONG = 6
"""The number of rounds to look ahead in a fight."""
CALM_ENOUGH = 2
"""A spell is not cast unless this much Sanity is left afterwards."""


class Fight(NamedTuple):
    """The chances of a round of combat, and the worth of fighting to the end, or of fleeing.

    `worth` is negative if it is better to be elsewhere; `past` is the worth of getting past.
    """

    win: float
    evade: float
    worth: float
    past: float


def fight_with(s: ArkhamState, who: int, monster: int) -> Fight:
    """How a fight with a monster would go."""
    against = foe(s, monster, who)
    row = s.investigators[who]
    fall = price_of_falling(s, who)
    dice = pool(s, who, COMBAT, against.combat + arms(s, who, against.keywords), monster)
    win = chance_of(s, who, COMBAT, dice, max(1, against.toughness))
    calm = 1.0
    if against.horror is not None:
        calm = chance_of(s, who, HORROR, pool(s, who, HORROR, against.horror, monster), 1)
    horror = calm * loss(row.sanity, against.nightmarish, fall)
    horror += (1 - calm) * loss(row.sanity, against.horror_damage, fall)
    prize = CLEARED + TROPHY * against.toughness * ("endless" not in against.keywords)
    prize -= loss(row.stamina, against.overwhelming, fall)
    worth = -horror
    going, stamina = 1.0, row.stamina
    for _ in range(LONG):
        worth += going * win * prize
        going *= 1 - win
        worth -= going * loss(stamina, against.combat_damage, fall)
        stamina -= against.combat_damage
        if stamina <= 0:
            break
    evade = chance_of(s, who, EVADE, pool(s, who, EVADE, against.awareness, monster), 1)
    hurt = loss(row.stamina, against.combat_damage, fall)
    past = (1 - evade) * (min(0.0, worth) - hurt)
    return Fight(win, evade, worth, past)


def chance_of(s: ArkhamState, who: int, kind: str, dice: int, need: int) -> float:
    """The chance that this many dice show this many successes for an investigator."""
    return _chance(counting(s, who, kind), dice, need)


@cache
def _chance(die: Die, dice: int, need: int) -> float:
    return float(chance(sums((die,) * dice), need))


def price_of_falling(s: ArkhamState, who: int) -> float:
    """The cost for an investigator of falling unconscious or insane now."""
    items = len(s.cards_of(who, ITEMS))
    return FALLEN + LOST_CLUE * s.investigators[who].clues + LOST_ITEM * items


def loss(held: int, points: int, fall: float) -> float:
    """The cost of losing Sanity or Stamina: losing all of it is `fall`."""
    return fall if points >= held else points * PAIN / held


def arms(s: ArkhamState, who: int, keywords: frozenset[str] = frozenset()) -> int:
    """What an investigator's best weapons and spells add to Combat checks, with two hands."""
    found = sorted(
        (
            (bonus, FACES[face].hands or 0)
            for card in s.cards_of(who)
            for face in (s.cards[card].face,)
            if not s.cards[card].exhausted
            and (bonus := bonus_of(face, keywords) or _bonus_of_spell(s, who, face, keywords))
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
    """What a card by itself adds to Combat checks against a monster with these keywords."""
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


def _bonus_of_spell(s: ArkhamState, who: int, face: str, keywords: frozenset[str]) -> int:
    """What a spell adds on average to the Combat checks of somebody who can afford to cast it."""
    printed = FACES.get(face)
    if printed is None or printed.kind != SPELL or printed.casting is None:
        return 0
    bonus, modifier = strike_of(face, keywords), printed.casting.modifier
    if not bonus or isinstance(modifier, Amount):
        return 0
    if s.investigators[who].sanity < printed.casting.sanity + CALM_ENOUGH:
        return 0
    works = chance_of(s, who, CASTING, pool(s, who, CASTING, modifier), 1)
    return int(bonus * works)


@cache
def strike_of(face: str, keywords: frozenset[str] = frozenset()) -> int:
    """What a spell adds to Combat checks once it is cast."""
    return sum(
        unresisted(change.by, change.kind, False, keywords)
        for ability in FACES[face].abilities
        if isinstance(ability, Action) and isinstance(ability.effect, Cast)
        for part in ability.effect.walk()
        if isinstance(part, LastsThisCombat)
        for change in part.changes
        if isinstance(change, CombatBonus)
    )
