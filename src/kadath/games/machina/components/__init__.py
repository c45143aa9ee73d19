"""The box of Machina Arcana, as far as it is printed here."""

from __future__ import annotations

from . import (
    apparel,
    artifacts,
    consumables,
    events,
    explorers,
    monsters,
    tiles,
    weapons,
)

__all__ = [
    "apparel",
    "artifacts",
    "consumables",
    "events",
    "explorers",
    "monsters",
    "tiles",
    "weapons",
]
