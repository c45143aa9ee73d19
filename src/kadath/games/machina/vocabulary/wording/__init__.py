"""The text of Machina Arcana's cards; importing this teaches the renderer the game."""

from __future__ import annotations

from . import (  # noqa: F401  (they register what the nodes say)
    abilities,
    conditions,
    costs,
    doors,
    effects,
    events,
    gaining,
    items,
    modifiers,
    moving,
    selectors,
    spaces,
    story,
    targets,
    tests,
    timing,
    triggers,
    weapons,
)
