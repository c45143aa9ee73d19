"""The log: what happened, as values beside the state.

Entries hold ids and numbers, never sentences; each reader formats them in their own language. A
simulation plays without a log, and a clone has none.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import NamedTuple

EVERYONE = -1
"""The audience of a public entry: all bits set, so that every seat's bit is in it."""


class Entry(NamedTuple):
    """One thing that happened, and the seats (one bit each) that may read it."""

    kind: str
    args: dict[str, int | str | tuple[int | str, ...]]
    audience: int = EVERYONE

    def number(self, key: str) -> int:
        """An id or a number that the entry tells."""
        told = self.args[key]
        assert isinstance(told, int)
        return told

    def word(self, key: str) -> str:
        """A key or another word that the entry tells."""
        told = self.args[key]
        assert isinstance(told, str)
        return told

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may read this entry."""
        if seat is None:
            return self.audience == EVERYONE
        return bool(self.audience >> seat & 1)


Log = MutableSequence[Entry]
"""What a state writes its entries into: a list, or an object that reacts to each entry at once."""
