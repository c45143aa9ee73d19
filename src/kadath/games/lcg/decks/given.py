"""Reading a deck in whichever format it was given."""

from __future__ import annotations

from .exchange import read_json
from .lists import read_text
from .reading import Reading


def read_deck(text: str) -> Reading:
    """A deck from a plain list or from a deck site's JSON."""
    # Some editors start a file with a byte order mark.
    text = text.removeprefix("\ufeff").lstrip()
    return read_json(text) if text.startswith("{") else read_text(text)
