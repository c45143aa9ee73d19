"""The messages of everything that has a name in Final Hour."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.games.final_hour.components.action_cards import ACTION_CARDS, INVESTIGATORS
from kadath.games.final_hour.components.ancient_ones import (
    ANCIENT_ONES,
    DIFFICULTIES,
    GATE_SYMBOLS,
)
from kadath.games.final_hour.components.board import LOCATIONS, ZONES
from kadath.games.final_hour.components.items import ITEMS
from kadath.games.final_hour.components.monsters import COMMON, ICONS, KINDS
from kadath.games.final_hour.components.priority_cards import SYMBOLS

from ..sources import source_of

FORECAST = ("arrives", "damaged-by", "overrun", "stays", "strikes", "strikes-nobody")
"""What a forecast says about a monster, besides where it goes."""


def named() -> Iterator[str]:
    """The messages of what is printed, and of what is on the board."""
    yield from (f"location-{location}" for location in LOCATIONS)
    yield from (f"zone-{zone}" for zone in ZONES)
    yield from (f"investigator-{who}" for who in (*INVESTIGATORS, "random"))
    yield from (f"investigator-{who}-role" for who in INVESTIGATORS)
    yield from (f"action-{card.title}" for card in ACTION_CARDS)
    for item in ITEMS:
        yield from (f"item-{item.key}", f"timing-{item.timing}")
    for one in ANCIENT_ONES.values():
        yield from (f"ancient_one-{one.key}", f"ancient_one-{one.key}-subtitle")
        yield from (f"omen-{omen.key}" for omen in one.omens)
    for kind in KINDS:
        if kind.name == COMMON:
            yield f"monster-{kind.colour}_{kind.icons[0] if kind.icons else 'monster'}"
        yield from (f"monster-{kind.name}", f"colour-{kind.colour}")
    for icon in ICONS:
        yield from (f"icon-{icon}", f"icon-{icon}-rule")
    yield from (f"symbol-{symbol}" for symbol in (*SYMBOLS, "key"))
    yield from (f"gate-{gate}" for gate in GATE_SYMBOLS)
    yield from (f"difficulty-{difficulty}" for difficulty in DIFFICULTIES)
    yield from ("half-top", "half-bottom", "seal-yellow", "seal-grey")
    yield from (f"then-{kind}" for kind in FORECAST)
    for reason in source_of("final_hour").given_to("Outcome", 1, "reason"):
        yield f"ending-{reason}"
