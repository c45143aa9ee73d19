"""The person and mood of a clause, and what an amount counts."""

from __future__ import annotations

from typing import NamedTuple

from .phrase import Inflected

FACTS = frozenset(("inf", "ind", "done", "would", "cannot"))
"""The moods other than the imperative, which only addresses the reader."""


class Voice(NamedTuple):
    """The person (you, s3, p3) and the mood: a command (imp), permitted (inf) or a fact (ind).

    Further moods are `done`, `would` and `cannot`. The gender is that of a named subject.
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
        """The columns to look up in a table of forms by person and gender, the best match first."""
        if self.person == "s3":
            return (self.gender, self.gender.rstrip("a"), "s3")
        return ("virile", "p3") if self.person == "p3" and self.gender == "m1" else (self.person,)


class Counting(NamedTuple):
    """What an amount counts, its case, how it is written, and its sign."""

    what: Inflected | None
    case: str
    way: str = ""
    sign: int = 1


class Said(str):
    """Text that is already composed, used as a value in a pattern."""

    __slots__ = ()
