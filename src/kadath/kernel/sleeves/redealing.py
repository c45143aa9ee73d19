"""Dealing again what a seat does not know, within all that it knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from ..decision import Decision
from ..errors import RulesBug
from ..nodes import Node
from ..rng import Rng
from .beliefs import Allowed, Belief, Dealt, Fits, Room, dealt_within
from .knowledge import in_common
from .model import Hides, S, belief_of, knows

if TYPE_CHECKING:
    from typing import Self


class Unknown(NamedTuple):
    """What a seat does not know: sleeves, its belief about each, and the faces that are in them.

    The faces are sorted, each with its lot: where an unknown face lay has no say in where it goes,
    so that states which look alike are dealt alike.
    """

    seat: int | None
    cards: list[int]
    beliefs: list[Belief]
    faces: list[Dealt]


class Redealable(Hides[S], Protocol):
    """A state of which a copy is dealt again and played on."""

    decision: Decision | None

    def clone(self) -> Self:
        """An independent copy."""

    def advance(self) -> None:
        """Play on to the next question."""


R = TypeVar("R", bound=Redealable[Any])


def unknown_to(state: Hides[S], seat: int | None) -> Unknown:
    """What a seat (None: a spectator) does not know."""
    rows = state.cards
    cards = [card for card in state.beliefs if not knows(rows[card].known, seat)]
    beliefs = [belief_of(state, card, seat) for card in cards]
    faces = [(rows[card].face, belief.origin) for card, belief in zip(cards, beliefs, strict=True)]
    return Unknown(seat, cards, beliefs, sorted(faces))


def redeal(
    state: Hides[S],
    unknown: Unknown,
    faces: Sequence[Dealt],
    fits: Fits,
    rng: Rng,
    allowed_in: Callable[[int], Allowed | None] = lambda card: None,
) -> list[int]:
    """Deal faces into the sleeves that a seat does not know, and tell in which they are new.

    They are those of `unknown`, unless the game exchanges some that the seat could not tell apart.
    `allowed_in` says what the place of a card alone tells of it: not every face may lie there. If
    no deal is found, things stay as they are, which is always possible.
    """
    order = dealt_within(
        [
            Room(belief.lots, belief.kind, allowed_in(card))
            for card, belief in zip(unknown.cards, unknown.beliefs, strict=True)
        ],
        faces,
        fits,
        rng,
    )
    changed: list[int] = []
    if order is None:
        return changed
    looker = state.spectator if unknown.seat is None else unknown.seat
    for card, belief, source in zip(unknown.cards, unknown.beliefs, order, strict=True):
        face, origin = faces[source]
        row = state.cards[card]
        if row.face != face:
            state.cards[card] = row.dealt(face, row.known)
            changed.append(card)
        if belief.origin != origin:
            held = state.beliefs[card]
            each = held if len(held) > 1 else held * (state.spectator + 1)
            now = belief._replace(origin=origin)
            state.beliefs[card] = in_common((*each[:looker], now, *each[looker + 1 :]))
    return changed


def redealt(state: R, seat: int | None, rng: Rng) -> R:
    """A copy that looks the same to a seat (None: a spectator), with the unknown dealt again.

    For a game in which nobody is told the kind of a hidden card, and what is asked of others hangs
    on nothing that they hold hidden.
    """
    dealt = state.clone()
    unknown = unknown_to(dealt, seat)
    redeal(dealt, unknown, unknown.faces, no_kind_is_told, rng)
    dealt.rng = rng.integer()
    dealt.decision = None
    dealt.advance()
    return dealt


def no_kind_is_told(kind: Node, face: str) -> bool:
    """For games in which nobody is ever told the kind of a hidden card."""
    raise RulesBug(f"nobody says what it means that {face} is of the kind {kind}")
