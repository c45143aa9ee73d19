"""What is printed on the cards of Machina Arcana, by their keys."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.listeners import Ability

EXPLORER = "explorer"
MONSTER = "monster"
WEAPON = "weapon"
APPAREL = "apparel"
ARTIFACT = "artifact"
CONSUMABLE = "consumable"
EXPLORER_EVENT = "explorer_event"
HORROR_EVENT = "horror_event"

UNITS = frozenset({EXPLORER, MONSTER})
ITEMS = frozenset({WEAPON, APPAREL, ARTIFACT, CONSUMABLE})


class Connectors(NamedTuple):
    """The symbols on an item's edges; the empty one fits nothing.

    `top` and `bottom` join upgrades, `right` takes an augmentation, `left` is one.
    """

    top: str = ""
    bottom: str = ""
    right: str = ""
    left: str = ""


class Card(NamedTuple):
    """A card as printed; the attributes are those of explorers and monsters."""

    key: str
    kind: str
    abilities: tuple[Ability, ...] = ()
    armor: int = 0
    will: int = 0
    health: int = 0
    stamina: int = 0
    essence: int = 0
    level: int = 1
    connectors: Connectors = Connectors()
    one_handed: bool = False
    attached: bool = False
    """An explorer event that stays with whoever invoked it (MA-R13.7)."""
    original: bool = False
    """Designed here, at least in part, because the printed one is not known."""

    @property
    def is_augmentation(self) -> bool:
        """Whether it augments another item, and so is never a main item."""
        return bool(self.connectors.left)

    @property
    def is_body(self) -> bool:
        """Whether it is apparel for the body, which an augmentation symbol on the right tells."""
        return self.kind == APPAREL and bool(self.connectors.right)


CARDS: dict[str, Card] = {}
"""Every card of the box by its key; `components` fills it."""


def print_cards(*cards: Card) -> tuple[Card, ...]:
    """Put cards into the box."""
    for card in cards:
        if CARDS.setdefault(card.key, card) is not card:
            raise TypeError(f"two cards are called {card.key}")
    return cards
