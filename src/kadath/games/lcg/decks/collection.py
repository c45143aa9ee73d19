"""The collection that decks are built from: what deck building needs to know about each card."""

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
    """A card for deck building; cards with the same `title` are copies, even at other levels.

    `copies` is the number in one box. A level of None means no level, not level 0.
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
        """Its experience value: its level, doubled if it is exceptional."""
        return (self.level or 0) * (2 if "exceptional" in self.keywords else 1)

    @property
    @cites("LCG-265", "LCG-440")
    def limit(self) -> int:
        """How many copies by title a deck may hold; for a basic weakness, all that a box has."""
        if self.kind == BASIC_WEAKNESS:
            return self.copies
        return 1 if self.kind != STANDARD or "exceptional" in self.keywords else 2

    @property
    @cites("LCG-237", "LCG-266", "LCG-439")
    def counts(self) -> bool:
        """Whether it counts toward the deck size."""
        return self.kind == STANDARD and "permanent" not in self.keywords


class Access(NamedTuple):
    """Classes an investigator may take cards from, up to a level."""

    classes: tuple[str, ...]
    up_to: int


class Building(NamedTuple):
    """An investigator's deck-building rules: size, options, and requirements."""

    size: int
    options: tuple[Access, ...]
    required: tuple[str, ...]
    basic_weaknesses: int = 1

    def highest_level(self, cls: str) -> int | None:
        """The highest allowed level of a class; None if the class is not allowed."""
        return max((one.up_to for one in self.options if cls in one.classes), default=None)


class Collection:
    """Cards by key and by code, and each investigator's deck-building rules."""

    def __init__(self, cards: Iterable[CardEntry], building: Mapping[str, Building]) -> None:
        self.cards = {card.key: card for card in cards}
        self.building = dict(building)
        self.keys = {card.code: card.key for card in self.cards.values()}
        self.owners = {
            key: investigator for investigator, one in building.items() for key in one.required
        }
        self.places = {card.key: (card.kind != STANDARD, card.code) for card in self.cards.values()}

    def title(self, key: str) -> str:
        """The key shared by all copies of a card, at any level."""
        card = self.cards.get(key)
        return (card.title if card else "") or key

    def sorted(self, keys: Iterable[str]) -> list[str]:
        """Cards in list order: standard ones first, then by number."""
        listed = list(keys)
        places = self.places
        if unknown := [key for key in listed if key not in places]:
            places = places | {key: (True, key) for key in unknown}
        listed.sort(key=places.__getitem__)
        return listed
