"""The 30 priority cards: number, omens, and ritual symbol; index 0 of every table is unused."""

from __future__ import annotations

SYMBOLS = ("crystal", "hourglass", "moon", "star", "cross")
KEY = len(SYMBOLS)
"""What a clue token shows instead of a ritual symbol if it is an item."""

NUMBERS = range(1, 31)

OMENS = (
    *(0, 2, 0, 2, 1, 2, 0, 2, 1, 1, 1),
    *(0, 1, 0, 0, 0, 0, 0, 0, 1, 0),
    *(1, 1, 1, 2, 0, 2, 1, 2, 0, 2),
)

SYMBOL = (-1, *((number - 1) % len(SYMBOLS) for number in NUMBERS))
"""The ritual symbol of each card, as an index into `SYMBOLS`."""

CLUE_TOKENS = (*(symbol for symbol in range(len(SYMBOLS)) for _ in range(2)), KEY, KEY, KEY)
"""The 13 clue tokens: two of each ritual symbol and three keys."""
