"""A compact model of hidden cards, for a game in which no two cards are alike.

A card is its own sleeve: a number that identifies its face. Piles are tuples of such numbers, the
top first. Two lists, indexed by card, tell who knows where it is (one bit per seat) and its *lot*:
the cards that it was last shuffled with. To a seat that does not know them, cards of the same lot
may be in each other's places. Moving a card changes neither list.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ..log import EVERYONE
from ..rng import HasRng, Rng, shuffled


def shuffled_pile(state: HasRng, cards: Iterable[int]) -> tuple[int, ...]:
    """Cards shuffled into a pile, the top first."""
    # Reversed, so that seeds still deal as they did when the top was the last card.
    return shuffled(state, cards)[::-1]


def shuffle_together(
    state: HasRng, cards: Collection[int], known: list[int], lots: list[int], lot: int
) -> tuple[int, ...]:
    """Shuffle face-up cards into a pile: nobody knows any more where each of them is."""
    for card in cards:
        known[card] = 0
        lots[card] = lot
    return shuffled_pile(state, cards)


def redeal(
    cards: Sequence[int], known: list[int], lots: Sequence[int], seat: int | None, rng: Rng
) -> list[int]:
    """Redeal cards over the places they are in, each within its lot.

    Cards that the seat knows stay where they are, and the seats that know a place now know the card
    dealt there. Where an unknown card goes does not depend on where it was: states that look the
    same to the seat are dealt the same.
    """
    masks = [known[card] for card in cards]
    if seat is None:
        unknown = [place for place, mask in enumerate(masks) if mask != EVERYONE]
    else:
        unknown = [place for place, mask in enumerate(masks) if not mask >> seat & 1]
    by_lot: dict[int, list[int]] = {}
    for place in unknown:
        by_lot.setdefault(lots[cards[place]], []).append(place)
    dealt = list(cards)
    for _, places in sorted(by_lot.items()):
        unseen = sorted([cards[place] for place in places])
        for place, card in zip(places, rng.shuffled(unseen), strict=True):
            dealt[place] = card
            known[card] = masks[place]
    return dealt
