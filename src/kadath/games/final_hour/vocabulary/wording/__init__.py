"""What the cards of Final Hour say; to import this is to teach the renderer the game."""

from __future__ import annotations

from . import (  # noqa: F401  (they register what the nodes say)
    effects,
    omens,
    recipients,
    selectors,
)
