"""Keys: letters also work on a Cyrillic keyboard, by position."""

from __future__ import annotations

from textual.binding import Binding

_CYRILLIC = dict(
    zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфівапролдячсмить", strict=True),
)


def letter(key: str, action: str) -> Binding:
    """Bind a letter, and the Cyrillic one on the same key, to an action."""
    return Binding(f"{key},{_CYRILLIC[key]}", action, show=False)


def key(name: str, action: str) -> Binding:
    """Bind a key without a letter."""
    return Binding(name, action, show=False)
