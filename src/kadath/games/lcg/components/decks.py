"""Starter decks: thirty cards for each investigator, plus those they require."""

from __future__ import annotations

from ..decks.core_set import BASIC_WEAKNESSES, LEVEL_0
from ..decks.deck import Deck, new_deck

__all__ = ["BASIC_WEAKNESSES", "STARTER_DECKS", "Deck"]


def _starter(investigator: str, classes: tuple[str, str], skills: tuple[str, str]) -> Deck:
    once = (key for cls in classes for key in LEVEL_0[cls])
    twice = ("knife", "flashlight", "emergency-cache", *skills)
    return new_deck(investigator, {**dict.fromkeys(once, 1), **dict.fromkeys(twice, 2)})


STARTER_DECKS = {
    deck.investigator: deck
    for deck in (
        _starter("roland-banks", ("guardian", "seeker"), ("guts", "manual-dexterity")),
        _starter("daisy-walker", ("seeker", "mystic"), ("perception", "manual-dexterity")),
        _starter("skids-otoole", ("guardian", "rogue"), ("guts", "overpower")),
        _starter("agnes-baker", ("mystic", "survivor"), ("perception", "unexpected-courage")),
        _starter("wendy-adams", ("rogue", "survivor"), ("overpower", "unexpected-courage")),
    )
}
"""The starter deck of each investigator."""
