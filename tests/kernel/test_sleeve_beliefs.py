"""Beliefs: what a seat holds possible of a sleeve, and dealing within it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.beliefs import (
    Belief,
    Entry,
    Room,
    dealt_within,
    entered,
    mixed,
)

from .numbered import Even, fits, numbered


def test_what_a_seat_knew_stays_within_the_sleeves_that_were_mixed() -> None:
    # Two sleeves of a hand and three of a deck, all of lot 1; the seat has seen the deck's first.
    hand = [Belief(1, (1,)), Belief(1, (1,))]
    deck = mixed([Belief(1, (1,))] * 3, [True, False, False], order=(2, 0, 1), lot=7)
    assert deck == [Belief(1, (1, 7)), Belief(7, (1, 7)), Belief(1, (1, 7))]
    rooms = [Room(held.lots) for held in (*hand, *deck)]
    deals = [dealt_within(rooms, numbered(1, 1, 1, 7, 1), fits, Rng(seed)) for seed in range(300)]
    at = {deal.index(3) for deal in deals if deal is not None}
    assert at == {2, 3, 4}, "the face it has seen may be anywhere in the deck, and in no hand"


def test_nothing_known_leaves_everything_exchangeable() -> None:
    beliefs = mixed([Belief(1, (1,))] * 3, [False] * 3, order=(1, 2, 0), lot=7)
    assert beliefs == [Belief(1, (1,))] * 3


def test_a_kind_that_all_have_outlasts_their_mixing() -> None:
    told = [Belief(1, (1, 7), Even()), Belief(7, (1, 7), Even())]
    assert mixed(told, [False, False], order=(1, 0), lot=8) == told[::-1]


def test_of_mixed_sleeves_the_fewer_enter_a_new_lot_with_what_was_known_of_them() -> None:
    deck = [Belief(1, (1,)), Belief(1, (1,)), Belief(1, (1, 7)), Belief(1, (1,), Even())]
    after = mixed(deck, [False] * 4, order=(3, 2, 1, 0), lot=8)
    assert after == [
        Belief(1, (1, 8), None, (Entry(8, (1,), Even()),)),
        Belief(1, (1, 8), None, (Entry(8, (1, 7)),)),
        Belief(1, (1, 8)),
        Belief(1, (1, 8)),
    ]


def test_entries_are_dealt_to_faces_that_may_have_come_by_them() -> None:
    first, then = Entry(8, (1,), Even()), Entry(9, (7, 8))
    seen = set()
    for seed in range(100):
        came_by = entered(numbered(1, 1, 1, 7), [first, then], fits, Rng(seed))
        assert came_by is not None
        seen.add(tuple(came_by))
    assert seen == {
        ((first, then), (), (), ()),
        ((first,), (), (), (then,)),
        ((), (), (first, then), ()),
        ((), (), (first,), (then,)),
    }
    assert entered(numbered(1), [Entry(8, (7,))], fits, Rng(0)) is None


def test_a_kind_that_was_shown_holds() -> None:
    rooms = [Room((1,)), Room((1,), Even()), Room((1,)), Room((1,))]
    faces = numbered(1, 1, 1, 1)
    deals = Counter(dealt_within(rooms, faces, fits, Rng(seed)) for seed in range(2400))
    possible = {deal for deal in permutations(range(4)) if deal[1] % 2 == 0}
    assert set(deals) == possible, "every deal that may be, and no other"
    assert all(abs(times - 200) < 70 for times in deals.values()), "each as likely"


def test_where_no_deal_fits_there_is_none() -> None:
    rooms = [Room((1,), Even()), Room((1,), Even())]
    assert dealt_within(rooms, numbered(1, 1), fits, Rng(0)) is None


sleeves = st.lists(
    st.tuples(st.integers(1, 3), st.frozensets(st.integers(1, 3)), st.booleans()), max_size=8
)


@given(sleeves, st.integers(0, 99))
def test_every_deal_is_within_what_is_known(
    drawn: list[tuple[int, frozenset[int], bool]], seed: int
) -> None:
    faces = numbered(*(origin for origin, _, _ in drawn))
    rooms = [
        Room(tuple({origin, *others}), Even() if kind and place % 2 == 0 else None)
        for place, (origin, others, kind) in enumerate(drawn)
    ]
    deal = dealt_within(rooms, faces, fits, Rng(seed))
    assert deal is not None, "things may always be as they are"
    assert sorted(deal) == list(range(len(rooms)))
    for room, source in zip(rooms, deal, strict=True):
        face, origin = faces[source]
        assert origin in room.lots
        assert room.kind is None or fits(room.kind, face)
