"""Dealing: a deal is found wherever there is one, and any that may be."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kadath.kernel.rng import Rng, shuffled
from kadath.kernel.sleeves import dealing
from kadath.kernel.sleeves.beliefs import Dealt, Entry, Room, suits
from kadath.kernel.sleeves.dealing import Deal, dealt

from .numbered import Even, fits, numbered


@pytest.fixture
def no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left to chance: every deal is searched for."""
    monkeypatch.setattr(dealing, "TRIES", 0)


def is_possible(deal: Deal, rooms: list[Room], faces: list[Dealt], entries: list[Entry]) -> bool:
    """Whether every face has come by its entries into lots that its sleeve may hold."""
    used = sorted(map(repr, (entry for by in deal.came_by for entry in by)))
    if sorted(deal.order) != [*range(len(faces))] or used != sorted(map(repr, entries)):
        return False
    for room, source in zip(rooms, deal.order, strict=True):
        face, lot = faces[source]
        for entry in deal.came_by[source] if deal.came_by else ():
            if lot not in entry.lots or not suits(
                Room((), entry.kind, face=entry.face), face, fits
            ):
                return False
            lot = entry.into
        if lot not in room.lots or not suits(room, face, fits):
            return False
    return True


def test_a_deal_is_found_that_chance_would_hardly_hit() -> None:
    # Of 30 faces 28 have come into another lot, and the two that have not are known by name: one
    # chance in 435.
    faces, entries = numbered(*[1] * 30), [Entry(8, (1,))] * 28
    rooms = [Room((8,))] * 28 + [Room((1,), face="3"), Room((1,), face="4")]
    for seed in range(50):
        deal = dealt(rooms, faces, entries, fits, Rng(seed))
        assert deal is not None
        assert is_possible(deal, rooms, faces, entries)


def test_a_face_that_is_asked_for_comes_by_a_chain_of_entries() -> None:
    faces = numbered(1, 1, 2)
    entries = [Entry(8, (1,)), Entry(8, (2,)), Entry(9, (1, 8), Even()), Entry(9, (8,))]
    rooms = [Room((9,), face="2"), Room((9,)), Room((1,))]
    for seed in range(20):
        deal = dealt(rooms, faces, entries, fits, Rng(seed))
        assert deal is not None
        assert is_possible(deal, rooms, faces, entries)
        assert [entry.into for entry in deal.came_by[2]] == [8, 9]


@pytest.mark.usefixtures("no_luck")
def test_every_deal_that_may_be_is_found() -> None:
    faces, entries = numbered(1, 1, 1, 1, 2), [Entry(8, (1,), Even()), Entry(9, (2, 8))]
    rooms = [Room((1,)), Room((1,)), Room((1, 8)), Room((1, 2)), Room((9,), Even())]
    seen = {
        (deal.order, tuple(deal.came_by))
        for seed in range(600)
        if (deal := dealt(rooms, faces, entries, fits, Rng(seed))) is not None
    }
    possible = {
        (order, by)
        for order in permutations(range(5))
        for by in ways_of(entries)
        if is_possible(Deal(order, list(by)), rooms, faces, entries)
    }
    assert seen == possible


def ways_of(entries: list[Entry]) -> list[tuple[tuple[Entry, ...], ...]]:
    """Every way in which two entries can be those of five faces."""
    first, then = entries
    ways = []
    for one in range(5):
        for other in range(5):
            by: list[tuple[Entry, ...]] = [()] * 5
            by[one] = (first,)
            by[other] = (*by[other], then)
            ways.append(tuple(by))
    return ways


def test_where_no_deal_fits_there_is_none() -> None:
    rooms = [Room((1,), Even()), Room((1,), Even())]
    assert dealt(rooms, numbered(1, 1), [], fits, Rng(0)) is None
    assert dealt([Room((8,))], numbered(1), [Entry(8, (7,))], fits, Rng(0)) is None


@pytest.mark.usefixtures("no_luck")
@given(
    st.integers(1, 12),
    st.lists(st.tuples(st.integers(0, 11), st.booleans(), st.booleans()), max_size=14),
    st.integers(0, 2**32),
)
def test_what_has_happened_can_always_be_dealt(
    count: int, moved: list[tuple[int, bool, bool]], seed: int
) -> None:
    rng = Rng(seed)
    faces = numbered(*(1 + rng.below(3) for _ in range(count)))
    lots = [origin for _, origin in faces]
    entries = []
    for into, (which, is_named, is_told) in enumerate(moved, 10):
        face = which % count
        name = faces[face][0]
        kind = Even() if is_told and fits(Even(), name) else None
        might = tuple({lots[face], 1 + rng.below(3)})
        entries.append(Entry(into, might, kind, name if is_named and kind is None else ""))
        lots[face] = into
    rooms = []
    for face in shuffled(rng, range(count)):
        name = faces[face][0]
        is_named, is_told = rng.below(3) == 0, rng.below(3) == 0
        kind = Even() if is_told and fits(Even(), name) else None
        might = tuple({lots[face], lots[rng.below(count)]})
        rooms.append(Room(might, kind, face=name if is_named else ""))
    deal = dealt(rooms, faces, entries, fits, rng)
    assert deal is not None
    assert is_possible(deal, rooms, faces, entries)
