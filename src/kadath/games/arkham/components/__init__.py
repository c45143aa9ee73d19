"""The box of Arkham Horror, as far as it is printed here."""

from __future__ import annotations

from . import (
    allies,
    ancient_ones,
    common_items,
    encounters,
    gate_markers,
    gates,
    investigators,
    investigators_innsmouth,
    monsters,
    monsters_innsmouth,
    mythos_environments,
    mythos_headlines,
    mythos_innsmouth,
    mythos_rumors,
    places,
    skills,
    special_cards,
    spells,
    unique_items,
)

__all__ = [
    "allies",
    "ancient_ones",
    "common_items",
    "encounters",
    "gate_markers",
    "gates",
    "investigators",
    "investigators_innsmouth",
    "monsters",
    "monsters_innsmouth",
    "mythos_environments",
    "mythos_headlines",
    "mythos_innsmouth",
    "mythos_rumors",
    "places",
    "skills",
    "special_cards",
    "spells",
    "unique_items",
]
