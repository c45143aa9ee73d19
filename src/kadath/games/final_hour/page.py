"""Box data for the page: the facts that views refer to only by number."""

from __future__ import annotations

from typing import Any

from .components import board, monsters, priority_cards
from .components.action_cards import ACTION_CARDS, INVESTIGATORS
from .components.ancient_ones import ANCIENT_ONES, GATE_SYMBOLS
from .components.items import ITEMS


def box() -> dict[str, Any]:
    """The board, tokens, and cards by number."""
    return {
        "zones": list(board.ZONE_OF),
        "spaces": list(board.SPACES),
        "red": list(board.RED_ARROW),
        "blue": list(board.BLUE_ARROW),
        "paths": [list(ends) for ends in board.PATHS],
        "symbols": list(priority_cards.SYMBOLS),
        "omens": list(priority_cards.OMENS),
        "symbolOf": list(priority_cards.SYMBOL),
        "gates": list(GATE_SYMBOLS),
        "kinds": [
            {
                "name": kind.name,
                "colour": kind.colour,
                "health": kind.health,
                "icons": list(kind.icons),
            }
            for kind in monsters.KINDS
        ],
        "kindOf": list(monsters.KIND_OF),
        "investigators": list(INVESTIGATORS),
        "actions": [
            {"key": card.key, "title": card.title, "investigator": card.investigator}
            for card in ACTION_CARDS
        ],
        "items": [{"key": item.key, "timing": item.timing} for item in ITEMS],
        "ancientOnes": {
            key: {
                "unique": list(one.unique),
                "omens": [{"key": omen.key, "least": omen.least} for omen in one.omens],
            }
            for key, one in ANCIENT_ONES.items()
        },
    }


FILES = {"box.json": box}
"""The page's data files and what they contain."""
