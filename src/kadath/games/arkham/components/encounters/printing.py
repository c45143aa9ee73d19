"""Helpers for writing location cards: a card, and its entry for each location."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.effects import Effect

from ...cards import INNSMOUTH, Encounter


def base_card(card: str, **entries: Effect) -> Iterator[Encounter]:
    """The entries of a location card of the base game, by location."""
    for place, effect in entries.items():
        yield Encounter(f"{card}_{place}", place, effect, card)


def innsmouth_card(card: str, **entries: Effect) -> Iterator[Encounter]:
    """The entries of a location card of the Innsmouth box, by location."""
    for place, effect in entries.items():
        yield Encounter(f"{card}_{place}", place, effect, card, INNSMOUTH)
