"""What happens in Arkham Horror, as values that abilities listen to."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.codec import value


@value
class Loses(NamedTuple):
    """An investigator loses Sanity or Stamina to one source: an encounter, one failed check.

    `by` is the ability of a monster that takes them, where it is one.
    """

    who: int
    what: str
    amount: int
    by: str = ""


@value
class TakesUpkeep(NamedTuple):
    """An investigator's Upkeep is under way."""

    who: int


@value
class Received(NamedTuple):
    """An investigator has come by a card."""

    who: int
    card: int


@value
class Checks(NamedTuple):
    """An investigator makes a check: combat, evade, horror, spell, or simply of a skill."""

    who: int
    kind: str


@value
class Awakens(NamedTuple):
    """The Ancient One awakens."""
