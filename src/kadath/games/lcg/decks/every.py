"""Every card that decks may be built from: the box, and custom sets.

A set never affects a game whose decks hold none of its cards: the same decks make the same game,
whatever else is loaded.
"""

from __future__ import annotations

from .collection import CardEntry, Collection
from .core_set import BUILDING, CORE_SET

ADDED: dict[str, tuple[CardEntry, ...]] = {}
"""The cards of custom sets, by set name."""
SETS_OF: dict[str, str] = {}
"""The set of each custom card, by card key."""
_COLLECTIONS: dict[tuple[str, ...], Collection] = {}


def every_card() -> Collection:
    """The box and all loaded sets."""
    return _with(tuple(ADDED)) if ADDED else CORE_SET


def collection_of(cards: tuple[tuple[str, int], ...]) -> Collection:
    """The box and the sets a deck's cards come from."""
    if not ADDED:
        return CORE_SET
    found = {SETS_OF[key] for key, _ in cards if key in SETS_OF}
    return _with(tuple(name for name in ADDED if name in found)) if found else CORE_SET


def add(name: str, cards: tuple[CardEntry, ...]) -> None:
    """Make the cards of a set available for deck building."""
    ADDED[name] = cards
    SETS_OF.update((card.key, name) for card in cards)
    _COLLECTIONS.clear()


def remove(name: str) -> None:
    """Remove a set."""
    for card in ADDED.pop(name, ()):
        del SETS_OF[card.key]
    _COLLECTIONS.clear()


def _with(sets: tuple[str, ...]) -> Collection:
    found = _COLLECTIONS.get(sets)
    if found is None:
        added = [card for name in sets for card in ADDED[name]]
        found = _COLLECTIONS[sets] = Collection((*CORE_SET.cards.values(), *added), BUILDING)
    return found
