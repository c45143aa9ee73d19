"""The custom sets a game is played with: its set-up names them with their hashes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Setup

from ..decks.deck import Deck
from ..decks.every import ADDED, SETS_OF

SETS = "sets"
"""The field of a set-up that lists its sets, each as `name@hash`."""


def require(named: Any) -> None:
    """Check that a game's sets are loaded, unchanged since it started."""
    if not isinstance(named, list | tuple) or not all(isinstance(one, str) for one in named):
        raise NotWellFormed("sets should be a list of sets, each as name@hash")
    for one in named:
        name, _, needed = one.rpartition("@")
        found = _hash_of(name)
        if found != needed:
            # Imported here, because its message is text, and games are played without any.
            from kadath.text.set_words import SetNeeded

            raise SetNeeded(name, needed, found)


def needed_sets(deck: Deck) -> frozenset[str]:
    """The custom sets a deck's cards come from."""
    return frozenset(SETS_OF[key] for key, _ in deck.cards if key in SETS_OF)


def with_sets(setup: Setup, needed: Collection[str]) -> Setup:
    """The set-up of a game that needs these sets, with their hashes.

    A set it already names keeps the hash the game started with.
    """
    named = list(setup.get(SETS, ()))
    there = {one.rpartition("@")[0] for one in named}
    new = [name for name in ADDED if name in needed and name not in there]
    return {**setup, SETS: [*named, *(f"{name}@{_hash_of(name)}" for name in new)]}


def _hash_of(name: str) -> str:
    """The hash of a loaded set; empty if it is not loaded."""
    from .loading import LOADED

    return LOADED[name].hash if name in LOADED else ""
