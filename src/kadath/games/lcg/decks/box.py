"""The contents of one box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..faces import FACES
from .core_set import BASIC_WEAKNESSES
from .every import every_card


def copies_in_box(key: str) -> int:
    """How many copies of a card are in one box, or in the set it comes from."""
    card = every_card().cards.get(key)
    return card.copies if card is not None else FACES[key].copies


def basic_weaknesses_left(taken: Iterable[str], trait: str = "") -> list[str]:
    """The basic weaknesses still in the box, once per copy, optionally only those with a trait."""
    gone = Counter(filter(BASIC_WEAKNESSES.__contains__, taken))
    return [
        key
        for key, copies in BASIC_WEAKNESSES.items()
        if not trait or trait in FACES[key].traits
        for _ in range(copies - gone[key])
    ]
