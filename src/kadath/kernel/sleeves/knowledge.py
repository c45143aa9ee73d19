"""What seats learn of hidden cards, and what they lose track of in a shuffle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress

from ..log import EVERYONE
from ..nodes import Node
from ..rng import shuffled
from .beliefs import NOTHING, Belief, Held, mixed
from .model import Hides, S


def hide(state: Hides[S], cards: Iterable[int], lot: int) -> None:
    """Register new sleeves: to a seat that does not know them, each may hold any face of a lot."""
    state.beliefs.update(dict.fromkeys(cards, (Belief(lot, (lot,)),)))


def look(state: Hides[S], cards: Iterable[int], seats: int) -> None:
    """Show faces to seats (one bit each)."""
    for card in cards:
        row = state.cards[card]
        if seats & ~row.known:
            state.learned |= seats & ~row.known
            state.cards[card] = row.dealt(row.face, row.known | seats)


def lay_open(state: Hides[S], card: int) -> None:
    """Show a face to everyone."""
    look(state, (card,), EVERYONE)


def tell_kind(state: Hides[S], card: int, kind: Node) -> None:
    """Tell every seat that does not know a face what kind of card it is."""
    held = state.beliefs.get(card)
    if held is not None:
        state.beliefs[card] = tuple([one._replace(kind=kind) for one in held])


def shuffle(state: Hides[S], cards: Sequence[int]) -> None:
    """Shuffle the faces of these sleeves; nobody knows any more which is which."""
    rearrange(state, cards, shuffled(state, range(len(cards))))


def search(state: Hides[S], cards: Sequence[int], seats: int) -> None:
    """Let seats look through cards.

    The cards are shuffled for everyone else, who could otherwise see where a card was taken from.
    """
    look(state, cards, seats)
    rearrange(state, cards, shuffled(state, range(len(cards))), seen_by=seats)


def rearrange(
    state: Hides[S], cards: Sequence[int], order: Sequence[int], *, seen_by: int = 0
) -> None:
    """Reorder cards; only some seats (one bit each) see how.

    The sleeves stay where they are and the faces move: `cards[i]` gets the face that was in
    `cards[order[i]]`.
    """
    state.serial += 1
    if not cards:
        return
    held = state.cards
    rows = list(map(held.__getitem__, cards))
    _mix_beliefs(state, cards, rows, order)
    for card, row, was in zip(cards, rows, order, strict=True):
        face, known = rows[was].face, row.known & seen_by
        if row.face != face or row.known != known:
            held[card] = row.dealt(face, known)


def _mix_beliefs(
    state: Hides[S], cards: Sequence[int], rows: Sequence[S], order: Sequence[int]
) -> None:
    """Update each seat's beliefs about sleeves whose faces were reordered."""
    known_by = [row.known for row in rows]
    beliefs = list(map(state.beliefs.__getitem__, cards))
    if not any(known_by) and _are_alike(beliefs):
        # Nobody could tell them apart, so no belief changes.
        return
    masks = {*known_by}
    if masks <= {0, EVERYONE} and {*map(len, beliefs)} == {1}:
        # All seats know the same, so they share their beliefs.
        common = [held[0] for held in beliefs]
        known = [known != 0 for known in known_by]
        unsure = _unsure(state, state.spectator, cards, rows, common, known)
        after = mixed(common, known, order, state.serial, unsure)
        shared = {belief: (belief,) for belief in {*after}}
        state.beliefs.update(zip(cards, map(shared.__getitem__, after), strict=True))
        return
    lookers = state.spectator + 1
    by_looker: list[list[Belief]] = []
    done: list[tuple[tuple[Belief, ...], list[bool], Mapping[int, str]]] = []
    columns = zip(*[held if len(held) > 1 else held * lookers for held in beliefs], strict=True)
    for looker, column in enumerate(columns):
        is_among = {mask: mask >> looker & 1 == 1 for mask in masks}
        known = list(map(is_among.__getitem__, known_by))
        unsure = _unsure(state, looker, cards, rows, column, known)
        if (column, known, unsure) in done:
            # Seats with the same knowledge before have the same beliefs after.
            by_looker.append(by_looker[done.index((column, known, unsure))])
        else:
            by_looker.append(mixed(column, known, order, state.serial, unsure))
        done.append((column, known, unsure))
    for card, each in zip(cards, zip(*by_looker, strict=True), strict=True):
        state.beliefs[card] = in_common(each)


def _unsure(
    state: Hides[S],
    looker: int,
    cards: Sequence[int],
    rows: Sequence[S],
    beliefs: Sequence[Belief],
    known: Sequence[bool],
) -> Mapping[int, str]:
    """Of the faces that a looker knows, those of which an equal one may be outside these sleeves.

    Only for those does it matter which one of several equal faces was shuffled.
    """
    # Many sleeves share a few beliefs, so look at the beliefs instead of the sleeves.
    tied = {held for held in {*compress(beliefs, known)} if len(held.lots) > 1 or held.entries}
    if not tied:
        return NOTHING
    inside = {*cards}
    outside: set[int] = set()
    for card, all_held in state.beliefs.items():
        belief = all_held[0] if len(all_held) == 1 else all_held[looker]
        if card not in inside and not state.cards[card].known >> looker & 1:
            outside.update(belief.lots)
        for entry in belief.entries:
            outside.update(entry.lots)
    return {
        at: rows[at].face
        for at, held in enumerate(beliefs)
        if known[at] and held in tied and not outside.isdisjoint(held.lots)
    }


def in_common(held: Held) -> Held:
    """The beliefs of all seats, reduced to one if they are all equal."""
    return held[:1] if held.count(held[0]) == len(held) else held


def _are_alike(beliefs: Sequence[Held]) -> bool:
    """Whether sleeves all have equal beliefs, so that nobody can tell them apart."""
    return beliefs.count(beliefs[0]) == len(beliefs)
