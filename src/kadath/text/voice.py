"""In whose person and in which mood a clause is told, and what an amount counts."""

from __future__ import annotations

from typing import NamedTuple

from .phrase import Inflected

FACTS = frozenset(("inf", "ind", "done", "would", "cannot"))
"""The moods other than the imperative, which only the reader can be spoken to in."""


class Voice(NamedTuple):
    """Who does it (you, s3, p3), and whether it is told (imp), allowed (inf) or a fact (ind).

    Further moods are `done`, `would` and `cannot`. The gender is that of a subject in words.
    """

    person: str = "you"
    mood: str = "imp"
    gender: str = ""

    def form(self) -> str:
        """The form of a verb."""
        if self.mood == "inf":
            return "inf"
        if self.person != "you":
            return self.person
        return "imp" if self.mood == "imp" else "ind"

    def columns(self) -> tuple[str, ...]:
        """Where a table of forms by person and gender has the one wanted, the best place first."""
        if self.person == "s3":
            return (self.gender, self.gender.rstrip("a"), "s3")
        return ("virile", "p3") if self.person == "p3" and self.gender == "m1" else (self.person,)


class Counting(NamedTuple):
    """What an amount is an amount of, in which case, and in which way and with which sign."""

    what: Inflected | None
    case: str
    way: str = ""
    sign: int = 1


class Said(str):
    """Text that is composed already, standing where a pattern wants a value."""

    __slots__ = ()
