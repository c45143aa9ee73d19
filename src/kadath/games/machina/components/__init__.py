"""The box of Machina Arcana.

Most cards are our own designs, in the printed counts: what is not known of a printed card is marked
as original. The symbols of connectors only have to match each other.
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
