"""Figures and the ends of games, as people of a language write them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kadath.text.fluent import Messages

_COMMA = frozenset({"pl", "uk"})
"""The languages that write a comma where English has a decimal point."""


def decimal(value: float, digits: int, say: Messages) -> str:
    """A number with so many digits after the point."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if say.language in _COMMA else text


def percent(share: float, say: Messages) -> str:
    """A share of the whole."""
    return f"{decimal(100 * share, 1, say)}%"


def ending(game: str, reason: str, say: Messages) -> str:
    """Why a game ended."""
    message = f"{game}-outcome-{reason}"
    return say.format(message) if message in say else reason
