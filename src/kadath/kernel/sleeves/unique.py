"""Hidden cards no two of which are alike: the compact form of the model.

A card is its own sleeve: a number that names its face, and piles are tuples of such numbers, the
top first. Two lists, by card, say who knows where it is (one bit per seat) and which *lot* it is
of: the cards that it was last shuffled with. To a seat that does not know them, cards of a lot may
have changed places. Moving a card changes neither list.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ..log import EVERYONE
from ..rng import HasRng, Rng, shuffled


def shuffled_pile(state: HasRng, cards: Iterable[int]) -> tuple[int, ...]:
    """Cards shuffled into a pile, the top first."""
    # From the bottom up: a seed deals as it did when the top was the last card.
    return shuffled(state, cards)[::-1]


def shuffle_together(
    state: HasRng, cards: Collection[int], known: list[int], lots: list[int], lot: int
) -> tuple[int, ...]:
    """Shuffle cards that lay open into a pile: nobody knows any more where each of them is."""
    for card in cards:
        known[card] = 0
        lots[card] = lot
    return shuffled_pile(state, cards)


def redeal(
    cards: Sequence[int], known: list[int], lots: Sequence[int], seat: int | None, rng: Rng
) -> list[int]:
    """Deal cards again over the places they lie in, each within its lot.

    What a seat knows stays where it is, and who knows a place knows it whatever lies there now.
    Where an unknown card lay has no say in where it goes: states that look alike are dealt alike.
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
