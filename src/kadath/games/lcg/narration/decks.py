"""Decks people bring: how they were read, and what is wrong with them."""

from __future__ import annotations

from kadath.kernel.game import GivenDeck, Setup

from ..decks.exchange import write_json
from ..decks.given import read_deck
from ..decks.lists import write_text
from ..decks.reading import reading_refusals
from ..decks.refusals import refusal_text
from ..opening import CAMPAIGN


def given_deck(given: str, setup: Setup, language: str) -> GivenDeck:
    """A deck as given; for a standalone scenario it may have cost experience."""
    reading = read_deck(given)
    deck = reading.deck
    reasons = reading_refusals(reading, standalone=setup.get("mode") != CAMPAIGN)
    is_whole = bool(deck.investigator)
    return GivenDeck(
        deck.investigator,
        deck.cards,
        write_text(deck, language) if is_whole else "",
        write_json(deck) if is_whole else "",
        tuple(refusal_text(one, language) for one in reasons),
        reading.name,
        tuple(refusal_text(one, language) for one in reading.refusals),
    )
