"""What a state with hidden cards provides, and what a seat sees of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from ..codec import value
from ..log import EVERYONE
from .beliefs import Belief, Held

if TYPE_CHECKING:
    from typing import Self


class Sleeve(Protocol):
    """A row of a state: the face in a sleeve, and the seats (one bit each) that know it."""

    @property
    def face(self) -> str:
        """The face in it."""

    @property
    def known(self) -> int:
        """The seats that know the face, one bit each."""

    def dealt(self, face: str, known: int) -> Self:
        """The same sleeve with another face in it, or known to others."""


@value
class PlainSleeve(NamedTuple):
    """A sleeve with no fields of a game's own."""

    face: str
    known: int = 0

    def dealt(self, face: str, known: int) -> PlainSleeve:
        """The same sleeve with another face in it, or known to others."""
        return PlainSleeve(face, known)


S = TypeVar("S", bound=Sleeve)


class Hides(Protocol[S]):
    """A state with hidden cards.

    `beliefs` has every sleeve that was ever hidden. `serial` only grows; shuffles use it to number
    new lots, so the lots that cards start in must have numbers that it will not reach.
    """

    rng: int
    learned: int
    serial: int
    cards: dict[int, S]
    beliefs: dict[int, Held]

    @property
    def spectator(self) -> int:
        """The number after the last seat: a spectator knows what everyone knows."""


def knows(known: int, seat: int | None) -> bool:
    """Whether a seat is among those that know; a spectator (None) knows what everyone knows."""
    if seat is None:
        return known == EVERYONE
    return bool(known >> seat & 1)


def face_for(state: Hides[S], card: int, seat: int | None) -> str | None:
    """The face in a sleeve; None if the seat does not know it."""
    row = state.cards[card]
    return row.face if knows(row.known, seat) else None


def belief_of(state: Hides[S], card: int, seat: int | None) -> Belief:
    """A seat's belief about a sleeve whose face it does not know."""
    held = state.beliefs[card]
    if len(held) == 1:
        return held[0]
    return held[state.spectator if seat is None else seat]
