"""The log: what happened, as values kept beside the state.

Entries hold ids and numbers, never sentences; they are formatted in each reader's language.
Simulations run without a log, and a clone has none.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import NamedTuple

EVERYONE = -1
"""The audience of a public entry: all bits are set."""


class Entry(NamedTuple):
    """One thing that happened, and the seats (one bit each) that may read it."""

    kind: str
    args: dict[str, int | str | tuple[int | str, ...]]
    audience: int = EVERYONE

    def number(self, key: str) -> int:
        """An argument that is an id or another number."""
        value = self.args[key]
        assert isinstance(value, int)
        return value

    def word(self, key: str) -> str:
        """An argument that is a key or another word."""
        value = self.args[key]
        assert isinstance(value, str)
        return value

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may read this entry."""
        if seat is None:
            return self.audience == EVERYONE
        return bool(self.audience >> seat & 1)


Log = MutableSequence[Entry]
"""Where a state writes its entries: a list, or an object that reacts to each one at once."""
