"""The collection that decks are built from: what deck building has to know of each card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kadath.kernel.citations import cites

INVESTIGATOR = "investigator"
STANDARD = "standard"
SIGNATURE = "signature"
WEAKNESS = "weakness"
BASIC_WEAKNESS = "basic weakness"
STORY = "story"


class CardEntry(NamedTuple):
    """A card as deck building sees it; cards with one `title` are copies whatever their level.

    `copies` are those in one box. A level of None is no level, not level 0.
    """

    key: str
    code: str
    kind: str = STANDARD
    cls: str = "neutral"
    level: int | None = None
    copies: int = 1
    title: str = ""
    keywords: tuple[str, ...] = ()

    @property
    @cites("LCG-264")
    def experience(self) -> int:
        """What it is worth in experience: its level, or twice that if it is exceptional."""
        return (self.level or 0) * (2 if "exceptional" in self.keywords else 1)

    @property
    @cites("LCG-265", "LCG-440")
    def limit(self) -> int:
        """How many copies by title a deck may hold; of a basic weakness, all that a box has."""
        if self.kind == BASIC_WEAKNESS:
            return self.copies
        return 1 if self.kind != STANDARD or "exceptional" in self.keywords else 2

    @property
    @cites("LCG-237", "LCG-266", "LCG-439")
    def counts(self) -> bool:
        """Whether it counts towards the size of a deck."""
        return self.kind == STANDARD and "permanent" not in self.keywords


class Access(NamedTuple):
    """Classes that an investigator may take cards of, up to a level."""

    classes: tuple[str, ...]
    up_to: int


class Building(NamedTuple):
    """What an investigator's card says of the deck: size, options and requirements."""

    size: int
    options: tuple[Access, ...]
    required: tuple[str, ...]
    basic_weaknesses: int = 1

    def highest_level(self, cls: str) -> int | None:
        """The highest level allowed of a class; None if the class is not open at all."""
        return max((one.up_to for one in self.options if cls in one.classes), default=None)


class Collection:
    """Cards by key and by code, and how each investigator builds a deck of them."""

    def __init__(self, cards: Iterable[CardEntry], building: Mapping[str, Building]) -> None:
        self.cards = {card.key: card for card in cards}
        self.building = dict(building)
        self.keys = {card.code: card.key for card in self.cards.values()}
        self.owners = {
            key: investigator for investigator, one in building.items() for key in one.required
        }
        self.places = {card.key: (card.kind != STANDARD, card.code) for card in self.cards.values()}

    def title(self, key: str) -> str:
        """The key that stands for all the copies of a card, whatever their level."""
        card = self.cards.get(key)
        return (card.title if card else "") or key

    def sorted(self, keys: Iterable[str]) -> list[str]:
        """Cards as they stand in a list: standard ones first, then by number."""
        listed = list(keys)
        places = self.places
        if unknown := [key for key in listed if key not in places]:
            places = places | {key: (True, key) for key in unknown}
        listed.sort(key=places.__getitem__)
        return listed
