"""Who sits where, and in which language they read."""

from __future__ import annotations

from typing import NamedTuple


class Seat(NamedTuple):
    """A seat and its owner: a person by name, or a bot by the name of its kind.

    Seats of people with the same name belong to one person, who runs all their investigators.
    """

    owner: str
    is_bot: bool = False
    language: str = "en"


def is_one_person(one: Seat, other: Seat) -> bool:
    """Whether a person, and the same one, runs both seats."""
    return not one.is_bot and not other.is_bot and one.owner == other.owner


def people(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The people at the table, each once, in the order of their seats."""
    return tuple(dict.fromkeys(seat.owner for seat in seats if not seat.is_bot))


def seats_of(seats: tuple[Seat, ...], person: str | None) -> tuple[int, ...]:
    """The seats that a person runs; none for nobody."""
    return tuple(
        number for number, seat in enumerate(seats) if not seat.is_bot and seat.owner == person
    )
