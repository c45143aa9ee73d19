"""The text of Final Hour's cards; importing this teaches the renderer the game."""

from __future__ import annotations

from . import (  # noqa: F401  (they register what the nodes say)
    effects,
    omens,
    recipients,
    selectors,
)
