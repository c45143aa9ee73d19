"""Lines of a sign and what it stands for."""

from __future__ import annotations

from rich.text import Text

from .theme import BRIGHT, PLAIN


def explain(text: Text, sign: str, said: str, width: int = 5) -> None:
    """Add a sign in its column, and what it stands for."""
    text.append(f"{sign:<{width}}", BRIGHT)
    text.append(f"{said}\n", PLAIN)
