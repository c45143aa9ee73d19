"""Keys: letters work on a Cyrillic keyboard as well, by their place on it."""

from __future__ import annotations

from textual.binding import Binding

_CYRILLIC = dict(
    zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфівапролдячсмить", strict=True),
)


def letter(key: str, action: str) -> Binding:
    """Bind a letter, and the Cyrillic one on the same key, to an action."""
    return Binding(f"{key},{_CYRILLIC[key]}", action, show=False)


def key(name: str, action: str) -> Binding:
    """Bind a key that has no letter on it."""
    return Binding(name, action, show=False)
