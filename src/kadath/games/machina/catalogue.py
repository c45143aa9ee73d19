"""The components of Machina Arcana, counted as in its box."""

from __future__ import annotations

from kadath.kernel.game import Component

from . import components
from .cards import BOSS, CARDS, CHAPTER, FINAL_CHALLENGE, SCENARIO
from .tiles import SIDES

__all__ = ["catalogue", "components"]

STORY = (SCENARIO, CHAPTER, FINAL_CHALLENGE)
"""What the box counts as the chapter cards of a scenario (MA-R2.9)."""


def catalogue() -> tuple[Component, ...]:
    """The catalogue of the box; a boss is printed on the card of its final challenge."""
    cards = (
        Component(one.key, CHAPTER if one.kind in STORY else one.kind, original=one.original)
        for one in CARDS.values()
        if one.kind != BOSS
    )
    sides = (
        Component(
            f"tile-{one.key}",
            "final_challenge_tile" if one.key.startswith("final") else "map_tile",
            original=True,
        )
        for one in SIDES.values()
    )
    return (*cards, *sides)
