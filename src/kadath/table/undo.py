"""Undoing choices: when that is free, and when the people have to agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .seats import Seat, people, seats_of


class Past(NamedTuple):
    """A choice that was made: by which seat, what it showed, and what of the log came before it."""

    seat: int
    key: str
    learned: int
    """The seats (one bit each) that saw something new because of it."""
    random: bool
    """Whether random numbers were used because of it."""
    log_before: int
    ordered: bool = False
    """Whether a standing order passed, so that nobody was asked."""
    spared: bool = False
    """Whether it passed because nothing that was offered could matter."""
    joined: bool = False
    """Whether it was chosen together with the one before, as one answer to one question."""


class UndoPlan(NamedTuple):
    """What undoing a choice would mean."""

    length: int
    """How many choices of the game are left."""
    taken_back: int
    learned: bool
    """Somebody has seen something since, and would still know it."""
    random: bool
    """Random numbers were used since; the same ones come again."""
    others: tuple[str, ...]
    """The other people whose choices would be undone as well."""
    consent: tuple[str, ...]
    """The people who have to agree; nobody, where undoing is free."""


def plan_undo(past: Sequence[Past], seats: tuple[Seat, ...], person: str) -> UndoPlan | None:
    """What undoing a person's last choice would mean; None where there is nothing to undo.

    What a standing order passed is nobody's choice: it is taken back with the choice before it.
    """
    own = seats_of(seats, person)
    length = next(
        (at for at in reversed(range(len(past))) if past[at].seat in own and not past[at].ordered),
        None,
    )
    if length is None:
        return None
    while past[length].joined:
        length -= 1
    gone = past[length:]
    learned = any(choice.learned for choice in gone)
    random = any(choice.random for choice in gone)
    owners = dict.fromkeys(seats[choice.seat] for choice in gone if not choice.ordered)
    others = tuple(
        dict.fromkeys(seat.owner for seat in owners if not seat.is_bot and seat.owner != person)
    )
    agreeing = people(seats) if learned or random or others else ()
    return UndoPlan(length, len(gone), learned, random, others, agreeing)
