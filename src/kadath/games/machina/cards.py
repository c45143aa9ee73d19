"""What is printed on the cards of Machina Arcana, by their keys."""

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
    """The symbols on an item's edges; the empty one fits nothing.

    `top` and `bottom` join upgrades, `right` takes an augmentation, `left` is one.
    """

    top: str = ""
    bottom: str = ""
    right: str = ""
    left: str = ""


class Card(NamedTuple):
    """A card as printed; the attributes are those of explorers, monsters and bosses."""

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
    klass: str = ""
    """What kind of person an explorer is, which says what they may equip at once (MA-R11.15)."""
    scenario: int = 0
    """The scenario that a chapter or an event belongs to; 0: every one."""
    number: int = 0
    """A chapter's place in its scenario."""
    spawn_rating: int = 0
    horror_rating: int = 0
    blocking: bool = False
    """A chapter that does not end with the activation of a chapter space (MA-R12.5)."""
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
OF_KIND: dict[str, list[Card]] = {}
"""The same by their kinds."""


def print_cards(*cards: Card) -> tuple[Card, ...]:
    """Put cards into the box."""
    for card in cards:
        if card.key in CARDS:
            raise TypeError(f"two cards are called {card.key}")
        CARDS[card.key] = card
        OF_KIND.setdefault(card.kind, []).append(card)
    return cards
