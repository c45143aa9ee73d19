"""What a seat thinks each sleeve whose face it does not know may hold.

Such a sleeve may hold a face of certain *lots*. A lot is a group of faces that, to the seat, may
all be in the same places. Moving a sleeve changes nothing. Shuffling sleeves together lets each
hold what any of them might, and what the seat knew of them becomes a new lot: the faces it knew,
and the partial knowledge that it had of others ("one of these is a Tome").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import compress, groupby, repeat
from operator import not_
from types import MappingProxyType
from typing import NamedTuple

from ..codec import value
from ..nodes import Node
from ..rng import Rng

NOTHING: Mapping[int, str] = MappingProxyType({})
DEALS = 100
"""How many times to retry a deal that ran into a dead end."""


@value
class Entry(NamedTuple):
    """What a seat knew of one face when it was shuffled into a lot.

    It came from one of these `lots`, and was of a `kind` if that had been shown. Or the seat knew
    the `face`, but not which one of several equal ones it was.
    """

    into: int
    lots: tuple[int, ...]
    kind: Node | None = None
    face: str = ""


@value
class Belief(NamedTuple):
    """What one seat thinks a sleeve whose face it does not know may hold.

    `lots` are those whose faces the sleeve may hold, and `kind` is all that was shown of the face,
    e.g. a Tome. The seat does not know the other two: `origin`, the first lot of the face in the
    sleeve, and the `entries` by which it came into other lots since.
    """

    origin: int
    lots: tuple[int, ...]
    kind: Node | None = None
    entries: tuple[Entry, ...] = ()


Held = tuple[Belief, ...]
"""The beliefs about a sleeve: one that all seats share, or one per seat, then the spectator's."""

Dealt = tuple[str, int]
"""A face, and its first lot from the point of view of a seat."""

Fits = Callable[[Node, str], bool]
"""Whether a face is of a kind."""


Allowed = Callable[[str], bool]
"""Whether a face may be in a place at all."""


class Room(NamedTuple):
    """What may be dealt into a sleeve: faces of certain lots, of a kind, and allowed in its place.

    If it has a `face`, only that face: the seat sees it, but not which one of several it is.
    """

    lots: tuple[int, ...]
    kind: Node | None = None
    allowed: Allowed | None = None
    face: str = ""

    @property
    def takes_any(self) -> bool:
        """Whether any face of its lots will do."""
        return self.kind is None and self.allowed is None and not self.face


def suits(room: Room, face: str, fits: Fits) -> bool:
    """Whether a face of the right lot may be dealt into a room."""
    _, kind, allowed, only = room
    return (
        (kind is None or fits(kind, face))
        and (allowed is None or allowed(face))
        and (not only or only == face)
    )


def mixed(
    beliefs: Sequence[Belief],
    known: Sequence[bool],
    order: Sequence[int],
    lot: int,
    unsure: Mapping[int, str] = NOTHING,
) -> list[Belief]:
    """One seat's beliefs after sleeves were shuffled; sleeve `i` now holds what `order[i]` held.

    The faces that the seat knew become a new `lot`: it still knows that they are among these
    sleeves. Most of the faces it did not know usually share one belief, which stays, with the new
    lot added. Each of the rest gets an entry into the new lot with what the seat knew of it. So
    does a face that it knew while it was `unsure` which one of several equal ones that was.
    """
    if all(known) and not unsure:
        return [Belief(lot, (lot,))] * len(order)
    if not any(known) and beliefs.count(beliefs[0]) == len(beliefs):
        return list(beliefs)
    unseen = list(compress(beliefs, map(not_, known)))
    if unseen and not unsure and unseen[0].kind is None and unseen.count(unseen[0]) == len(unseen):
        # The usual case: the seat could not tell apart any of the faces that it did not know.
        common = unseen[0]._replace(lots=tuple(sorted({*unseen[0].lots, lot})))
        new = Belief(lot, common.lots)
        return [new if known[was] else common for was in order]
    alike: Counter[tuple[tuple[int, ...], Node | None]] = Counter()
    for held, times in Counter(unseen).items():
        alike[held.lots, held.kind] += times
    if len(alike) == 1 and not any(known):
        # The seat could tell none of them apart, so its beliefs stay the same.
        return [beliefs[was] for was in order]
    # A kind is known of a single face and not of a lot, so it always needs an entry.
    plain = [(times, lots) for (lots, kind), times in alike.items() if kind is None]
    _, most = max(plain, default=(0, ()))
    lots = tuple(sorted({*most, lot}))
    after: dict[tuple[Belief, bool, str], Belief] = {}
    faces = map(unsure.get, range(len(known)), repeat(""))
    rows = list(zip(beliefs, known, faces, strict=True))
    for held, seen, face in set(rows):
        if seen and not face:
            now = Belief(lot, lots)
        elif not seen and held.kind is None and held.lots == most:
            now = held._replace(lots=lots)
        else:
            entry = Entry(lot, held.lots, None if seen else held.kind, face)
            now = Belief(held.origin, lots, None, (*held.entries, entry))
        after[held, seen, face] = now
    now_held = list(map(after.__getitem__, rows))
    return [now_held[was] for was in order]


def entered(
    faces: Sequence[Dealt], entries: Sequence[Entry], fits: Fits, rng: Rng
) -> list[tuple[Entry, ...]] | None:
    """Assign entries, the earliest lots first, to faces that they may belong to.

    Returns the entries of each face, or None at a dead end.
    """
    came_by: list[tuple[Entry, ...]] = [()] * len(faces)
    now = list(faces)
    for lot, each in groupby(entries, key=lambda entry: entry.into):
        at_once = list(each)
        rooms = [Room(one.lots, one.kind, face=one.face) for one in at_once]
        sources = dealt_within(rooms, now, fits, rng)
        if sources is None:
            return None
        for source, entry in zip(sources, at_once, strict=True):
            came_by[source] = (*came_by[source], entry)
            now[source] = (faces[source][0], lot)
    return came_by


def dealt_within(
    rooms: Sequence[Room], faces: Sequence[Dealt], fits: Fits, rng: Rng
) -> tuple[int, ...] | None:
    """Deal faces at random into sleeves, one each, within each sleeve's room.

    Returns the index of the face for each sleeve, or None if no deal was found. The most restricted
    sleeves are dealt first, which makes all deals equally likely as long as any two rooms are
    nested or disjoint; a dead end starts over.
    """
    may_hold: dict[Room, frozenset[int]] = {}
    for room in rooms:
        if room not in may_hold:
            may_hold[room] = _that_fit(room, faces, fits)
    options = [may_hold[room] for room in rooms]
    places = sorted(range(len(rooms)), key=lambda place: len(options[place]))
    for _ in range(DEALS):
        left = set(range(len(faces)))
        dealt = [0] * len(rooms)
        now: frozenset[int] | None = None
        open_ones: list[int] = []
        for place in places:
            if options[place] is not now:
                now = options[place]
                open_ones = sorted(now & left)
            if not open_ones:
                break
            source = open_ones.pop(rng.below(len(open_ones)))
            left.discard(source)
            dealt[place] = source
        else:
            return tuple(dealt)
    return None


def _that_fit(room: Room, faces: Sequence[Dealt], fits: Fits) -> frozenset[int]:
    """The faces that may be dealt into a sleeve."""
    of_lots = [source for source, (_, origin) in enumerate(faces) if origin in room.lots]
    if room.takes_any:
        return frozenset(of_lots)
    return frozenset([source for source in of_lots if suits(room, faces[source][0], fits)])
