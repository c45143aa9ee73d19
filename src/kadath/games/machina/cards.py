"""What is printed on the cards of Machina Arcana, by key."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.listeners import Ability

EXPLORER = "explorer"
MONSTER = "monster"
BOSS = "boss"
WEAPON = "weapon"
APPAREL = "apparel"
ARTIFACT = "artifact"
CONSUMABLE = "consumable"
EXPLORER_EVENT = "explorer_event"
HORROR_EVENT = "horror_event"
SCENARIO = "scenario"
CHAPTER = "chapter"
FINAL_CHALLENGE = "final_challenge"

UNITS = frozenset({EXPLORER, MONSTER, BOSS})
ITEMS = frozenset({WEAPON, APPAREL, ARTIFACT, CONSUMABLE})

GUNNER = "gunner"
BRUISER = "bruiser"
MYSTIC = "mystic"
CRAFTSMAN = "craftsman"

HORROR_IN_THE_ICE = 1
STATUE_OF_DESPAIR = 2
THE_BEAST = 3


class Connectors(NamedTuple):
    """The symbols on an item's edges; an empty one fits nothing.

    `top` and `bottom` join upgrades, `right` takes an augmentation, and `left` makes it one.
    """

    top: str = ""
    bottom: str = ""
    right: str = ""
    left: str = ""


class Card(NamedTuple):
    """A card as printed; only explorers, monsters and bosses have attributes."""

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
    """Whether it is an explorer event that stays with the explorer who invoked it (MA-R13.7)."""
    klass: str = ""
    """An explorer's class, which says what they may equip at the start (MA-R11.15)."""
    scenario: int = 0
    """The scenario that a chapter or an event belongs to; 0 for all of them."""
    number: int = 0
    """A chapter's number in its scenario."""
    spawn_rating: int = 0
    horror_rating: int = 0
    blocking: bool = False
    """Whether it is a chapter that does not end when a chapter space is activated (MA-R12.5)."""
    original: bool = False
    """Whether we designed it, at least in part, because the printed one is not known."""

    @property
    def is_augmentation(self) -> bool:
        """Whether it augments another item, and so is never a main item."""
        return bool(self.connectors.left)

    @property
    def is_body(self) -> bool:
        """Whether it is apparel for the body: only that has an augmentation symbol on the right."""
        return self.kind == APPAREL and bool(self.connectors.right)


CARDS: dict[str, Card] = {}
"""Every card of the box by its key; filled by `components`."""
OF_KIND: dict[str, list[Card]] = {}
"""The same cards by kind."""


def print_cards(*cards: Card) -> tuple[Card, ...]:
    """Add cards to the box."""
    for card in cards:
        if card.key in CARDS:
            raise TypeError(f"two cards are called {card.key}")
        CARDS[card.key] = card
        OF_KIND.setdefault(card.kind, []).append(card)
    return cards
