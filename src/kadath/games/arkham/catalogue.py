"""The components of Arkham Horror, each set counted as in its own box."""

from __future__ import annotations

from collections.abc import Mapping

from kadath.kernel.game import Component

from . import components
from .cards import (
    BASE,
    DEPUTY,
    DEPUTY_ITEM,
    ENCOUNTERS,
    FACES,
    GATE_CARD,
    GATE_CARDS,
    INNSMOUTH,
    MONSTERS,
    MYTHOS,
    MYTHOS_CARD,
    PLACE,
    SHEETS,
)

__all__ = ["catalogue", "components"]


COUNTED_AS = {DEPUTY_ITEM: DEPUTY}
"""Kinds that are printed as another."""


def catalogue() -> tuple[Component, ...]:
    """The catalogue of both boxes."""
    return (
        *(Component(one.key, "investigator", set=one.box) for one in SHEETS.values()),
        *(
            Component(
                one.key,
                COUNTED_AS.get(one.kind, one.kind),
                0 if one.kind == PLACE else one.copies,
                one.original,
                one.box,
            )
            for one in FACES.values()
            # The back of a card and the text beside a location do not count as cards, but have to
            # be found by their keys.
            if one.copies or one.abilities
        ),
        *(
            Component(one.key, "monster", tokens, set=box)
            for one in MONSTERS.values()
            for box in (BASE, INNSMOUTH)
            if (tokens := one.tokens((box,)))
        ),
        *(
            Component(card, "location_card", set=box)
            for card, box in dict.fromkeys((one.card, one.box) for one in ENCOUNTERS.values())
        ),
        *(Component(one.key, MYTHOS_CARD, set=one.box) for one in MYTHOS.values()),
        *(Component(one.key, GATE_CARD, set=one.box) for one in GATE_CARDS.values()),
    )


def printed(component: str) -> object:
    """What is printed on a component; None for a location card, since its entries have the keys."""
    tables: tuple[Mapping[str, object], ...] = (FACES, SHEETS, MONSTERS, MYTHOS, GATE_CARDS)
    return next((table[component] for table in tables if component in table), None)
