"""Hindrances as sentences: a game's own, or those that all games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kadath.kernel.legality import Hindrance

from .fluent import messages


def hindrance_text(
    game: str, hindrance: Hindrance, values: Mapping[str, Any], language: str
) -> str:
    """The game's own message with these values, or the shared one if it has none."""
    bundle = messages(language)
    own = f"{game}-why-not-{hindrance.message}"
    return bundle.format(own if own in bundle else f"why-not-{hindrance.message}", **values)
