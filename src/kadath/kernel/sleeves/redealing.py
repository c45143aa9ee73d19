"""Redealing what a seat does not know, consistent with everything it does know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from ..errors import RulesBug
from ..log import EVERYONE
from ..nodes import Node
from ..rng import Rng
from .beliefs import Allowed, Belief, Dealt, Entry, Fits, Room
from .dealing import dealt
from .knowledge import in_common
from .model import Hides, S

if TYPE_CHECKING:
    from typing import Self


class Twin(NamedTuple):
    """A sleeve whose face a seat knows, but not which one of several equal ones it is."""

    card: int
    face: str
    belief: Belief


class Unknown(NamedTuple):
    """What a seat does not know: sleeves, its belief about each, and the faces that are in them.

    The faces, each with its first lot, and the entries are sorted, so that the deal cannot depend
    on where an unknown face was: states that look the same to the seat are dealt the same.

    The `twins` take part in the deal, and show the same faces afterwards.
    """

    seat: int | None
    cards: list[int]
    beliefs: list[Belief]
    faces: list[Dealt]
    entries: list[Entry]
    twins: list[Twin]


class Redealable(Hides[S], Protocol):
    """A state that can be copied, redealt and played on."""

    def clone(self) -> Self:
        """An independent copy."""

    def ask_again(self) -> None:
        """Recompute the decision, if there is one."""


R = TypeVar("R", bound=Redealable[Any])


def unknown_to(state: Hides[S], seat: int | None) -> Unknown:
    """What a seat (None: a spectator) does not know."""
    rows = state.cards
    looker = state.spectator if seat is None else seat
    # A spectator knows only what everyone knows, which has all bits set.
    sees = EVERYONE if seat is None else 1 << seat
    cards: list[int] = []
    beliefs: list[Belief] = []
    faces: list[Dealt] = []
    unsure: list[tuple[int, Belief]] = []
    for card, held in state.beliefs.items():
        row = rows[card]
        belief = held[0] if len(held) == 1 else held[looker]
        if row.known & sees != sees:
            cards.append(card)
            beliefs.append(belief)
            faces.append((row.face, belief.origin))
        elif len(belief.lots) > 1 or belief.entries:
            unsure.append((card, belief))
    entries = [entry for belief in beliefs if belief.entries for entry in belief.entries]
    twins: list[Twin] = []
    if unsure:
        twins = _twins([Twin(card, rows[card].face, belief) for card, belief in unsure], faces)
        entries += [entry for twin in twins for entry in twin.belief.entries]
    if entries:
        entries.sort(key=lambda entry: (entry.into, entry.lots, repr(entry.kind), entry.face))
    return Unknown(seat, cards, beliefs, sorted(faces), entries, twins)


def _twins(unsure: Sequence[Twin], faces: Sequence[Dealt]) -> list[Twin]:
    """Those that might have been swapped with an unknown face, where that makes a difference."""
    ways: dict[str, set[tuple[int, tuple[Entry, ...]]]] = {face: set() for face, _ in faces}
    for face, origin in faces:
        ways[face].add((origin, ()))
    for twin in unsure:
        if twin.face in ways:
            ways[twin.face].add((twin.belief.origin, twin.belief.entries))
    return [twin for twin in unsure if len(ways.get(twin.face, ())) > 1]


def redeal(
    state: Hides[S],
    unknown: Unknown,
    faces: Sequence[Dealt],
    fits: Fits,
    rng: Rng,
    allowed_in: Callable[[int], Allowed | None] = lambda card: None,
) -> list[int] | None:
    """Deal faces into the sleeves that a seat does not know; returns the sleeves that changed.

    The faces are normally those of `unknown`, which can always be dealt; a game may exchange some
    that the seat cannot tell apart. Returns None, and changes nothing, if they cannot be dealt
    consistently with what the seat knows. `allowed_in` returns which faces may be where a card is,
    if its place alone rules some out.
    """
    cards, beliefs = unknown.cards, unknown.beliefs
    rooms = [
        Room(belief.lots, belief.kind, allowed_in(card))
        for card, belief in zip(cards, beliefs, strict=True)
    ]
    if twins := unknown.twins:
        cards = [*cards, *(twin.card for twin in twins)]
        beliefs = [*beliefs, *(twin.belief for twin in twins)]
        rooms += [Room(twin.belief.lots, face=twin.face) for twin in twins]
        faces = sorted((*faces, *((twin.face, twin.belief.origin) for twin in twins)))
    found = dealt(rooms, faces, unknown.entries, fits, rng)
    if found is None:
        return None
    order, came_by = found
    changed: list[int] = []
    looker = state.spectator if unknown.seat is None else unknown.seat
    for card, belief, source in zip(cards, beliefs, order, strict=True):
        face, origin = faces[source]
        row = state.cards[card]
        if row.face != face:
            state.cards[card] = row.dealt(face, row.known)
            changed.append(card)
        if belief.origin != origin or (came_by and belief.entries != came_by[source]):
            entries = came_by[source] if came_by else ()
            held = state.beliefs[card]
            each = held if len(held) > 1 else held * (state.spectator + 1)
            now = belief._replace(origin=origin, entries=entries)
            state.beliefs[card] = in_common((*each[:looker], now, *each[looker + 1 :]))
    return changed


def redealt(state: R, seat: int | None, rng: Rng) -> R:
    """A copy that looks the same to a seat (None: a spectator), with the unknown redealt.

    For games in which nobody is told the kind of a hidden card, and no decision of another seat
    depends on what that seat holds hidden.
    """
    copy = state.clone()
    unknown = unknown_to(copy, seat)
    if redeal(copy, unknown, unknown.faces, no_kind_is_told, rng) is None:
        raise RulesBug(f"no deal is consistent with the beliefs of seat {seat}")
    copy.rng = rng.integer()
    copy.ask_again()
    return copy


def no_kind_is_told(kind: Node, face: str) -> bool:
    """For games in which nobody is ever told the kind of a hidden card."""
    raise RulesBug(f"this game cannot tell whether {face} is of the kind {kind}")
