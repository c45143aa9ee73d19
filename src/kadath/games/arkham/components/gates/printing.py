"""Helpers for writing gate cards: a card, its color, and its entry for each world."""

from __future__ import annotations

from kadath.kernel.effects import Effect
from kadath.kernel.listeners import Ability

from ...cards import INNSMOUTH, GateCard

YELLOW = "yellow"
GREEN = "green"
RED = "red"
BLUE = "blue"


def base_card(card: str, color: str, **entries: Effect) -> GateCard:
    """A gate card of the base game, with its entries by world."""
    return GateCard(card, color, tuple(entries.items()))


def innsmouth_card(card: str, color: str, *kept: Ability, **entries: Effect) -> GateCard:
    """A gate card of the Innsmouth box; `kept` are its abilities for whoever keeps it."""
    return GateCard(card, color, tuple(entries.items()), kept, INNSMOUTH)
