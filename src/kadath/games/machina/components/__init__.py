"""The box of Machina Arcana.

The numbers of cards are those of the printed game. Most texts are our own designs, marked
`original`, because those of the printed cards are not known. The symbols of the items' connectors
are our own as well: they only have to match each other.
"""

from __future__ import annotations

from . import (
    apparel,
    artifacts,
    chapters,
    consumables,
    explorer_events,
    explorers,
    horror_events,
    monsters,
    tiles,
    weapons,
)

__all__ = [
    "apparel",
    "artifacts",
    "chapters",
    "consumables",
    "explorer_events",
    "explorers",
    "horror_events",
    "monsters",
    "tiles",
    "weapons",
]
