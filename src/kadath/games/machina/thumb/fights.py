"""The worth of attacks, and the danger of a space."""

from __future__ import annotations

from functools import cache

from kadath.kernel.dice import chance, sums
from kadath.kernel.effects import Effect

from ..cards import CARDS, EXPLORER, WEAPON
from ..finals import BOSS_LOSES, STATUE
from ..rules.attack import HIGH_DIE, LOW_DIE, makes_arcane, needed, roll_bonus
from ..rules.final_challenge import gaze_dice, is_gazed_at
from ..rules.sight import spaces_within
from ..state import MachinaState
from ..values import (
    ARCANE_ATTACK_ROLL,
    ARMOR,
    IMMOBILE,
    REGULAR_ATTACK_ROLL,
    STAMINA,
    WILL,
    attribute,
    has,
)
from ..vocabulary.abilities import Active
from ..vocabulary.costs import Pay
from ..vocabulary.effects import Attack
from ..vocabulary.targets import Ranged

HIT, KILL = 1.6, 1.6
"""The worth of a lost point of health, and of the death of a monster."""
AT_BOSS = 3.0
"""How much more a hit on the boss of a final challenge is worth."""
EVERYBODY = 2.0
"""How much more an attack on everybody on a tile is worth."""
MELEE, WHOLE_TILE = 1, 9
"""The ranges of attacks; those without a target hit everyone on the tile."""


@cache
def _chance(high: int, low: int, least: int) -> float:
    return float(chance(sums((HIGH_DIE,) * high + (LOW_DIE,) * low), least))


def attack_in(effect: Effect) -> Attack | None:
    """The attack among the parts of an effect."""
    return next((part for part in effect.walk() if isinstance(part, Attack)), None)


def chance_to_hit(s: MachinaState, who: int, card: int, attack: Attack, target: int) -> float:
    """The chance that a unit's attack with a card hits, without essence."""
    item = s.items.get(card)
    weapon = card if item is not None and CARDS[item.card].kind == WEAPON else 0
    arcane = attack.arcane or makes_arcane(s, who, weapon)
    kind = ARCANE_ATTACK_ROLL if arcane else REGULAR_ATTACK_ROLL
    least = needed(s, who, target, weapon, arcane=arcane) - roll_bonus(s, who, weapon, kind)
    return _chance(attack.high, attack.low, least)


def worth_of_hitting(s: MachinaState, target: int) -> float:
    """The worth of hitting a unit once, for an explorer; negative for explorers.

    Barrels, doors and empty spaces, at which some attacks can be aimed, are worth nothing here.
    """
    if target not in s.units:
        return 0.0
    if s.is_explorer(target):
        return -2 * HIT
    if target == s.boss:
        return AT_BOSS * HIT if s.boss_lost < BOSS_LOSES else 0.0
    row = s.units[target]
    return HIT * menace(s, target) + (KILL if row.health == 1 else 0.0)


def menace(s: MachinaState, monster: int) -> float:
    """How dangerous a monster is: about 1 for a common one of the first level."""
    strongest = max(
        (
            (attack.high * 7 / 6 + attack.low) * (EVERYBODY if reach == WHOLE_TILE else 1.0)
            for attack, _, reach in attacks_of(s.card(monster).key)
        ),
        default=1.0,
    )
    return 0.5 + strongest / 5


@cache
def attacks_of(card: str) -> list[tuple[Attack, int, int]]:
    """The attacks on a monster's card, each with its stamina and range."""
    found = []
    for ability in CARDS[card].abilities:
        if not isinstance(ability, Active):
            continue
        attack = attack_in(ability.effect)
        if attack is not None:
            price = sum(one.amount for one in ability.costs if isinstance(one, Pay))
            reach = max(
                (one.spaces if isinstance(one, Ranged) else MELEE for one in ability.targets),
                default=WHOLE_TILE,
            )
            found.append((attack, price, reach))
    return found


class Danger:
    """By space, roughly the health that monsters would cost an explorer before their next turn.

    What is the same for every space is computed once, so this is valid for one decision.
    """

    def __init__(self, s: MachinaState, who: int) -> None:
        self._s = s
        self._gaze = 0.0
        if s.final and s.scenario == STATUE:
            self._gaze = _chance(*gaze_dice(s), attribute(s, who, WILL))
        self._monsters = [_reach(s, who, monster) for monster in s.track]
        self._at: dict[int, float] = {}

    def at(self, space: int) -> float:
        """The expected cost of a space."""
        found = self._at.get(space)
        if found is None:
            found = self._gaze if self._gaze and is_gazed_at(self._s, space) else 0.0
            for stamina, near, attacks in self._monsters:
                away = near.get(space)
                if away is not None:
                    found += max(
                        [
                            _strikes(stamina, price, away - reach) * harm
                            for harm, price, reach in attacks
                        ],
                        default=0.0,
                    )
            self._at[space] = found
        return found


def _reach(
    s: MachinaState, who: int, monster: int
) -> tuple[int, dict[int, int], list[tuple[float, int, int]]]:
    """A monster's stamina, what is near it, and the harm, price and range of its attacks."""
    stamina = attribute(s, monster, STAMINA)
    steps = 0 if has(s, monster, IMMOBILE) else stamina
    near = spaces_within(s, s.units[monster].space, steps + 6)
    attacks = [
        (_harm(s, who, attack), price, reach)
        for attack, price, reach in attacks_of(s.card(monster).key)
    ]
    return stamina, near, attacks


def _strikes(stamina: int, price: int, walk: int) -> int:
    """How often a monster can strike if it has to walk first."""
    left = stamina - max(0, walk)
    return max(0, left // price) if price else int(left >= 0)


def _harm(s: MachinaState, who: int, attack: Attack) -> float:
    block = attribute(s, who, WILL if attack.arcane else ARMOR)
    crowd = len(s.units_of(EXPLORER))
    return _chance(attack.high, attack.low, block) / (1 + 0.3 * (crowd - 1))
