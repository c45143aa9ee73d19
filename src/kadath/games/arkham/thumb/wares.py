"""The worth of cards to an investigator who could have them, and of shops to one with money."""

from __future__ import annotations

from functools import cache

from ..cards import FACES
from ..state import ArkhamState
from ..vocabulary.effects.possessions import SealWithSign
from ..vocabulary.effects.shops import Buy
from .battle import dread
from .strength import arms, bonus_of, strike_of

SIGN = 8.0
"""The worth of a card that seals a gate."""
BONUS = 1.4
"""The worth of an additional die in every fight."""
ARMING = 4.0
"""How much more when the final battle is close."""
WELL_ARMED = 8
"""The bonus from weapons that is enough for anybody."""
A_PURSE = 2.5
"""The cost of spending all one's money; a lower price costs its share."""
FULL_PURSE = 8
"""The money that a price is compared to if there is less."""


@cache
def possession_worth(face: str) -> float:
    """The worth of a card to anybody: its bonus in combat, whether it seals, and its price."""
    printed = FACES.get(face)
    if printed is None:
        return 0.0
    return bonus_of(face) + strike_of(face) / 2 + printed.price / 3 + SIGN * seals(face)


@cache
def seals(face: str) -> bool:
    """Whether a card seals a gate by itself."""
    printed = FACES.get(face)
    abilities = printed.abilities if printed is not None else ()
    return any(isinstance(part, SealWithSign) for one in abilities for part in one.walk())


def bargain(armed: int, money: int, face: str, price: int, fear: float = 0.0) -> float:
    """The worth of buying a card for somebody with these weapons and this much money."""
    dice = min(bonus_of(face), max(0, WELL_ARMED - armed))
    rest = FACES[face].price / 4 if not bonus_of(face) else 0.0
    return (
        BONUS * (1 + ARMING * fear) * dice
        + SIGN * seals(face)
        + rest
        - A_PURSE * price / max(money, FULL_PURSE)
    )


def shop_worth(s: ArkhamState, who: int, sale: Buy) -> float:
    """The average worth of the best card that a shop will turn up."""
    armed, money = arms(s, who), s.investigators[who].money
    worth, fear = 0.0, dread(s)
    for stock in sale.stock:
        deck = s.decks.get(stock.kind, ())
        faces = [s.cards[card].face for card in deck]
        prices = [max(0, FACES[face].price + sale.surcharge) for face in faces]
        offers = sorted(
            bargain(armed, money, face, price, fear) if price <= money else 0.0
            for face, price in zip(faces, prices, strict=True)
        )
        worth = max(worth, _best_of(offers, stock.cards or len(offers)))
    return worth


def _best_of(offers: list[float], many: int) -> float:
    """The mean of the best of `many` drawn from some offers, sorted in ascending order."""
    worth, below = 0.0, 0.0
    for place, offer in enumerate(offers, 1):
        upto = (place / len(offers)) ** many
        worth += (upto - below) * max(0.0, offer)
        below = upto
    return worth
