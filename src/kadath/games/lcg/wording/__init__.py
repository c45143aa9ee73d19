"""The rules text of the card game in English, Polish and Ukrainian, from the trees of its cards.

To import this is to teach the renderer the card game.
"""

from __future__ import annotations

from . import (  # noqa: F401  (they register what the nodes say)
    abilities,
    amounts,
    assets,
    attempts,
    choices,
    conditions,
    costs,
    doom,
    effects,
    encounter_deck,
    enemy_moves,
    hands,
    interrupts,
    modifiers,
    selectors,
    story,
    triggers,
    turns,
)
from .cards import ability_text, back_lines, card_lines, card_text

__all__ = ["ability_text", "back_lines", "card_lines", "card_text"]
