"""With which sets from outside a game is played: its set-up names them with their hashes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Setup

from ..decks.deck import Deck
from ..decks.every import ADDED, SETS_OF

SETS = "sets"
"""Where a set-up names its sets: their hashes by their names."""


def require(named: Any) -> None:
    """Make sure that the sets of a game are here, and as they were when it was begun."""
    if named is None:
        return
    if not isinstance(named, dict) or not all(isinstance(one, str) for one in named.values()):
        raise NotWellFormed("sets should be hashes by the names of sets")
    for name, needed in named.items():
        found = _hash_of(name)
        if found != needed:
            # Here, since it is told in words, and games are played without any.
            from kadath.text.set_words import SetNeeded

            raise SetNeeded(name, needed, found)


def needed_sets(deck: Deck) -> frozenset[str]:
    """The sets from outside that the cards of a deck come from."""
    return frozenset(SETS_OF[key] for key, _ in deck.cards if key in SETS_OF)


def with_sets(setup: Setup, needed: Collection[str]) -> Setup:
    """The set-up of a game that needs these sets, with their hashes.

    A set that it names already keeps the hash with which the game was begun.
    """
    here = {name: _hash_of(name) for name in ADDED if name in needed}
    return {**setup, SETS: {**here, **(setup.get(SETS) or {})}}


def _hash_of(name: str) -> str:
    """The hash of a set that is here; empty where it is not."""
    from .loading import LOADED

    return LOADED[name].hash if name in LOADED else ""
