"""What is in one box."""

from __future__ import annotations

from ..faces import FACES
from .core_set import CORE_SET


def copies_in_box(key: str) -> int:
    """How many copies of a card one box has."""
    card = CORE_SET.cards.get(key)
    return card.copies if card is not None else FACES[key].copies
