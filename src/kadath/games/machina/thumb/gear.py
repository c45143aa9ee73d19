"""The worth of items to an explorer, judging by what is printed on them."""

from __future__ import annotations

from functools import cache

from ..cards import APPAREL, ARTIFACT, CARDS, CONSUMABLE, WEAPON
from ..state import MachinaState
from ..values import STAMINA
from ..vocabulary.abilities import Active
from .fights import attack_in
from .prices import price

KIND = {WEAPON: 1.0, APPAREL: 3.0, ARTIFACT: 2.2, CONSUMABLE: 1.4}
"""The worth of any item of a kind."""
LEVEL = 0.8
STRIKE = 1.2
"""What the average roll of a weapon's best attack adds, per two stamina."""
FIRST_WEAPON = 4.0
"""How much more a weapon is worth to somebody without one."""
MANY = 0.5
"""How much less each further item of a kind is worth."""
STRONG = 4.0
"""The strike of a weapon that leaves no need for another."""


@cache
def worth(card: str) -> float:
    """The worth of an item to anybody."""
    printed = CARDS[card]
    return KIND[printed.kind] + LEVEL * printed.level + STRIKE * _strike(card)


@cache
def _strike(card: str) -> float:
    """The average roll of an item's best attack, per two stamina."""
    best = 0.0
    for ability in CARDS[card].abilities:
        attack = attack_in(ability.effect) if isinstance(ability, Active) else None
        if attack is not None and isinstance(ability, Active):
            paid = max(2, price(ability, STAMINA))
            best = max(best, (attack.high * 1.5 + attack.low * 7 / 6) * 2 / paid)
    return best


def is_weapon(card: str) -> bool:
    """Whether an item attacks on its own."""
    return CARDS[card].kind == WEAPON and _strike(card) > 0


def want(s: MachinaState, who: int, kind: str) -> float:
    """The worth of a card from a deck to an explorer, before it is seen."""
    owned = [row.card for row in s.items.values() if row.owner == who]
    alike = sum(CARDS[card].kind == kind for card in owned)
    if kind != WEAPON:
        return KIND[kind] - MANY * alike
    strike = max(map(_strike, owned), default=0.0)
    return KIND[kind] + (STRIKE * (STRONG - strike) if strike else FIRST_WEAPON) - MANY * alike


def worth_to(s: MachinaState, who: int, card: str, without: int = 0) -> float:
    """The worth of an item to an explorer, leaving out one of their own."""
    owned = [row.card for one, row in s.items.items() if row.owner == who and one != without]
    unarmed = is_weapon(card) and not any(map(is_weapon, owned))
    alike = sum(CARDS[one].kind == CARDS[card].kind for one in owned)
    return worth(card) + (FIRST_WEAPON if unarmed else 0.0) - MANY * alike
