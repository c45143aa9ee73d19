"""The result of reading a deck somebody wrote, and everything wrong with it."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from .building import for_standalone, refusals, standalone_refusals
from .collection import BASIC_WEAKNESS
from .deck import Deck, in_order
from .every import every_card
from .refusals import Refusal

RANDOM_WEAKNESS = "random basic weakness"


class Reading(NamedTuple):
    """A deck as far as it could be read, and what could not be read."""

    deck: Deck
    refusals: tuple[Refusal, ...] = ()
    name: str = ""
    """The deck's name in its source."""


def reading_refusals(
    reading: Reading, *, experience: int | None = 0, standalone: bool = False
) -> tuple[Refusal, ...]:
    """Every reason against a deck that was read: what is unreadable, and what is illegal.

    A standalone deck may have cost experience, which adds weaknesses.
    """
    unknown, known = {one.code for one in reading.refusals}, every_card()
    if standalone:
        legal = standalone_refusals(for_standalone(reading.deck, known), known)
    else:
        legal = refusals(reading.deck, experience=experience, collection=known)
    if unknown & {"unknown-investigator", "not-a-deck", "link"}:
        legal = tuple(one for one in legal if one.code != "no-investigator")
    return (*reading.refusals, *legal)


def finish(investigator: str, cards: Counter[str], unknown: list[Refusal]) -> Reading:
    """A reading of counted cards; if no basic weaknesses are listed, they are still to be drawn."""
    due = cards.pop(RANDOM_WEAKNESS, 0)
    known = every_card()
    building = known.building.get(investigator)
    drawn = sum(n for key, n in cards.items() if known.cards[key].kind == BASIC_WEAKNESS)
    if building is not None and not due and not drawn:
        due = building.basic_weaknesses
    return Reading(Deck(investigator, in_order(cards), due), tuple(unknown))
