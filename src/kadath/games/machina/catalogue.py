"""The components of Machina Arcana, counted against its box."""

from __future__ import annotations

from kadath.kernel.game import Component

from . import components
from .cards import CARDS

__all__ = ["catalogue", "components"]


def catalogue() -> tuple[Component, ...]:
    """The catalogue of the box."""
    return tuple(Component(one.key, one.kind, original=one.original) for one in CARDS.values())
