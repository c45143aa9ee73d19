"""In whose person and in which mood a clause is told, and what an amount counts."""

from __future__ import annotations

from typing import NamedTuple

from .phrase import Inflected


class Voice(NamedTuple):
    """Who does it (you, s3, p3), and whether it is told (imp), allowed (inf) or a fact (ind)."""

    person: str = "you"
    mood: str = "imp"

    def form(self) -> str:
        """The form of a verb."""
        return self.mood if self.mood == "inf" or self.person == "you" else self.person


class Counting(NamedTuple):
    """What an amount is an amount of, and in which case."""

    what: Inflected
    case: str


class Said(str):
    """Text that is composed already, standing where a pattern wants a value."""

    __slots__ = ()
