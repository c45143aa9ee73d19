"""What hinders something, as a sentence: a game's own, or one that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kadath.kernel.legality import Hindrance

from .fluent import messages


def hindrance_text(
    game: str, hindrance: Hindrance, values: Mapping[str, Any], language: str
) -> str:
    """The game's own message with these values, or the one of all games where it has none."""
    said = messages(language)
    own = f"{game}-why-not-{hindrance.message}"
    return said.format(own if own in said else f"why-not-{hindrance.message}", **values)
