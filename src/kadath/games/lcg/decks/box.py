"""What one box is enough for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from ..components.decks import STARTER_DECKS
from ..faces import FACES
from .collection import Collection
from .core_set import CORE_SET
from .deck import Deck


def copies_in_box(key: str) -> int:
    """How many copies of a card one box has."""
    card = CORE_SET.cards.get(key)
    return card.copies if card is not None else FACES[key].copies


def missing_from_box(decks: Iterable[Deck], collection: Collection = CORE_SET) -> dict[str, int]:
    """How many copies of which cards one box has too few of for all these decks at once."""
    wanted = Counter(key for deck in decks for key in (deck.investigator, *deck.listed()))
    return {
        key: copies - collection.cards[key].copies
        for key, copies in wanted.items()
        if copies > collection.cards[key].copies
    }


def starter_pairs() -> tuple[tuple[str, str], ...]:
    """The pairs of investigators whose starter decks can be built from one box together."""
    return tuple(
        (one, other)
        for one, other in combinations(STARTER_DECKS, 2)
        if not missing_from_box((STARTER_DECKS[one], STARTER_DECKS[other]))
    )
