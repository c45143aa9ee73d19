"""The components of Arkham Horror, each set of them counted against its own box."""

from __future__ import annotations

from kadath.kernel.game import Component

from . import components
from .cards import BASE, FACES, INNSMOUTH, MONSTERS, SHEETS

__all__ = ["catalogue", "components"]


def catalogue() -> tuple[Component, ...]:
    """The catalogue of both boxes."""
    return (
        *(Component(one.key, "investigator") for one in SHEETS.values()),
        *(Component(one.key, one.kind) for one in FACES.values()),
        *(
            Component(one.key, "monster", tokens, set=box)
            for one in MONSTERS.values()
            for box in (BASE, INNSMOUTH)
            if (tokens := one.tokens((box,)))
        ),
    )
