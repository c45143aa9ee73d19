"""Dealing faces in agreement with beliefs: at random, and by a search if that hits dead ends.

The path of a face can be read as a chain. It starts in its first lot; each entry takes it out of
some lots and passes it on in another; in the end a sleeve takes it. So every *taker* (a sleeve or
an entry) takes from one *giver* (a face or an entry), and each giver gives once. Without kinds any
such pairing is a deal, and this is bipartite matching: if no giver is free, an augmenting path
makes room. A taker that requires a certain face constrains its whole chain, so those chains are
tried first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ..rng import Rng, shuffled
from .beliefs import Dealt, Entry, Fits, Room, dealt_within, entered, suits

TRIES = 5
"""How many random deals may hit a dead end before the search."""

Links = Mapping[int, int]
"""The giver of each taker."""


class Deal(NamedTuple):
    """The face of each sleeve, and the entries of each face (empty if there are none at all)."""

    order: tuple[int, ...]
    came_by: list[tuple[Entry, ...]]


def dealt(
    rooms: Sequence[Room], faces: Sequence[Dealt], entries: Sequence[Entry], fits: Fits, rng: Rng
) -> Deal | None:
    """A deal of faces with these entries into sleeves; None if there is none at all."""
    if not entries:
        order = dealt_within(rooms, faces, fits, rng)
        if order is not None:
            return Deal(order, [])
    for _ in range(TRIES if entries else 0):
        came_by = entered(faces, entries, fits, rng)
        if came_by is None:
            continue
        now = [
            (face, by[-1].into if by else origin)
            for (face, origin), by in zip(faces, came_by, strict=True)
        ]
        order = dealt_within(rooms, now, fits, rng)
        if order is not None:
            return Deal(order, came_by)
    return _Search(rooms, faces, entries, fits, rng).found()


class _Search:
    """Finds a deal whenever one exists.

    Takers are numbered with the sleeves first and givers with the faces first; the entries follow
    in both.
    """

    def __init__(
        self,
        rooms: Sequence[Room],
        faces: Sequence[Dealt],
        entries: Sequence[Entry],
        fits: Fits,
        rng: Rng,
    ) -> None:
        self.faces, self.entries, self.fits, self.rng = faces, entries, fits, rng
        self.sleeves = len(rooms)
        self.takers = [*rooms, *(Room(one.lots, one.kind, face=one.face) for one in entries)]
        self.lots = [*(origin for _, origin in faces), *(one.into for one in entries)]
        of_lot: dict[int, list[int]] = {}
        for giver, lot in enumerate(self.lots):
            of_lot.setdefault(lot, []).append(giver)
        givers = {
            lots: [giver for lot in lots for giver in of_lot.get(lot, ())]
            for lots in {taker.lots for taker in self.takers}
        }
        self.givers = [givers[taker.lots] for taker in self.takers]

    def found(self) -> Deal | None:
        """A deal, if there is one."""
        asking = [taker for taker, room in enumerate(self.takers) if not room.takes_any]
        asking.sort(key=lambda taker: len(self.givers[taker]))
        links = self._linked({}, asking)
        if links is None:
            return None
        came_by: list[tuple[Entry, ...]] = [()] * len(self.faces)
        order: list[int] = []
        for sleeve in range(self.sleeves):
            face, by = self._traced(links, sleeve)
            came_by[face] = by
            order.append(face)
        return Deal(tuple(order), came_by if self.entries else [])

    def _linked(self, kept: Links, asking: Sequence[int]) -> Links | None:
        """A giver for every taker, extending `kept`; the `asking` takers get what they require."""
        links = self._paired(kept)
        if links is None or not asking:
            return links
        first, *others = asking
        if first in kept:
            return self._linked(kept, others)
        for chain in self._chains(first, kept):
            links = self._linked({**kept, **chain}, others)
            if links is not None:
                return links
        return None

    def _chains(self, taker: int, kept: Links, after: tuple[int, ...] = ()) -> Iterator[Links]:
        """The chains that bring a taker a face that suits it and all takers `after` it."""
        along = (taker, *after)
        given = {*kept.values()}
        seen: set[Dealt | Entry] = set()
        for giver in shuffled(self.rng, self.givers[taker]):
            if giver in given:
                continue
            entry = giver - len(self.faces)
            taken = self.sleeves + entry
            if entry >= 0 and taken in kept:
                face, _ = self._traced(kept, taken)
                if self._suits_all(face, along):
                    yield {taker: giver}
                continue
            # One of several equal givers is enough.
            sort = self.faces[giver] if entry < 0 else self.entries[entry]
            if sort in seen:
                continue
            seen.add(sort)
            if entry >= 0:
                for chain in self._chains(taken, kept, along):
                    yield {**chain, taker: giver}
            elif self._suits_all(giver, along):
                yield {taker: giver}

    def _suits_all(self, face: int, takers: Sequence[int]) -> bool:
        name, _ = self.faces[face]
        return all(suits(self.takers[taker], name, self.fits) for taker in takers)

    def _traced(self, links: Links, taker: int) -> tuple[int, tuple[Entry, ...]]:
        """The face that a taker gets, and the entries along its path, the earliest first."""
        by: list[Entry] = []
        giver = links[taker]
        while (entry := giver - len(self.faces)) >= 0:
            by.append(self.entries[entry])
            giver = links[self.sleeves + entry]
        return giver, tuple(reversed(by))

    def _paired(self, kept: Links) -> Links | None:
        """A giver for every taker by lots alone, extending `kept`; None if impossible."""
        giver_of = dict(kept)
        taker_of = {giver: taker for taker, giver in kept.items()}
        open_ones = [taker for taker in range(len(self.takers)) if taker not in kept]
        for taker in sorted(open_ones, key=lambda one: len(self.givers[one])):
            free = [giver for giver in self.givers[taker] if giver not in taker_of]
            if free:
                path = [(taker, free[self.rng.below(len(free))])]
            else:
                path = self._augmenting_path(taker, kept, giver_of, taker_of)
            if not path:
                return None
            for one, giver in path:
                giver_of[one] = giver
                taker_of[giver] = one
        return giver_of

    def _augmenting_path(
        self, taker: int, kept: Links, giver_of: Links, taker_of: Links
    ) -> list[tuple[int, int]]:
        """New givers for some takers, so that this one gets one too; empty if there is no way."""
        before: dict[int, tuple[int, int]] = {}
        waiting = deque((taker,))
        seen: set[int] = set()
        while waiting:
            one = waiting.popleft()
            for giver in self.givers[one]:
                if giver in seen:
                    continue
                seen.add(giver)
                holder = taker_of.get(giver)
                if holder is None:
                    path = [(one, giver)]
                    while one != taker:
                        one, giver = before[one]
                        path.append((one, giver))
                    return path
                if holder not in kept:
                    before[holder] = (one, giver)
                    waiting.append(holder)
        return []
