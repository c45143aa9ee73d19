"""The seats: who owns each, and in which language they read."""

from __future__ import annotations

from typing import NamedTuple


class Seat(NamedTuple):
    """A seat and its owner: the name of a person, or of a kind of bot.

    Seats whose owners have the same name belong to one person, who controls all of them.
    """

    owner: str
    is_bot: bool = False
    language: str = "en"


def is_one_person(one: Seat, other: Seat) -> bool:
    """Whether the same person controls both seats."""
    return not one.is_bot and not other.is_bot and one.owner == other.owner


def people(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The people in the game, each once, in the order of their seats."""
    return tuple(dict.fromkeys(seat.owner for seat in seats if not seat.is_bot))


def seats_of(seats: tuple[Seat, ...], person: str | None) -> tuple[int, ...]:
    """The seats that a person controls."""
    return tuple(
        number for number, seat in enumerate(seats) if not seat.is_bot and seat.owner == person
    )
