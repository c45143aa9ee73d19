"""A deck as somebody gave it, whichever way it is written."""

from __future__ import annotations

from .exchange import read_json
from .lists import read_text
from .reading import Reading


def read_deck(text: str) -> Reading:
    """A deck from a plain list, or from the JSON of a deck site."""
    # Some editors put a mark before the first letter of a file.
    text = text.removeprefix("\ufeff").lstrip()
    return read_json(text) if text.startswith("{") else read_text(text)
