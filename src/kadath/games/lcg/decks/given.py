"""Reading a deck in whichever format it was given."""

from __future__ import annotations

import re

from .deck import Deck
from .exchange import read_json
from .lists import read_text
from .reading import Reading
from .refusals import refusal

LINK = re.compile(r"https?://\S*|(?:www\.)\S*|#?\d+", re.IGNORECASE)
"""Where a deck is on a deck site: its address, or its number there."""


def read_deck(text: str) -> Reading:
    """A deck from a plain list or from a deck site's JSON; nothing is fetched from a deck site."""
    # Some editors start a file with a byte order mark.
    text = text.removeprefix("\ufeff").lstrip()
    if LINK.fullmatch(text.rstrip()):
        return Reading(Deck("", (), 0), (refusal("link"),))
    return read_json(text) if text.startswith("{") else read_text(text)
