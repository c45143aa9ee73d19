"""Numbers and the outcomes of games, formatted for a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kadath.text.fluent import Messages

_COMMA = frozenset({"pl", "uk"})
"""The languages with a decimal comma."""


def decimal(value: float, digits: int, say: Messages) -> str:
    """A number with so many decimal places."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if say.language in _COMMA else text


def percent(share: float, say: Messages) -> str:
    """A fraction as a percentage."""
    return f"{decimal(100 * share, 1, say)}%"


def ending(game: str, reason: str, say: Messages) -> str:
    """Why a game ended."""
    message = f"{game}-outcome-{reason}"
    return say.format(message) if message in say else reason
