"""Beliefs: what a seat holds possible of a sleeve, and dealing within it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from kadath.kernel.beliefs import Belief, dealt_within, mixed
from kadath.kernel.nodes import Node, node
from kadath.kernel.rng import Rng


@node
class Even(Node):
    """A face with an even number."""


def fits(kind: Node, source: int) -> bool:
    return source % 2 == 0


def test_what_a_seat_knew_stays_within_the_sleeves_that_were_mixed() -> None:
    # Two sleeves of a hand and three of a deck, all of lot 1; the seat has seen the deck's first.
    hand = [Belief(1, (1,)), Belief(1, (1,))]
    deck = mixed([Belief(1, (1,))] * 3, [True, False, False], order=(2, 0, 1), lot=7)
    assert deck == [Belief(1, (1, 7)), Belief(7, (1, 7)), Belief(1, (1, 7))]
    seen = Counter(
        tuple(dealt_within([*hand, *deck], fits, Rng(seed)))[:2].count(3) for seed in range(300)
    )
    assert seen == {0: 300}, "the face it has seen in the deck is in no hand"
    at = {dealt_within([*hand, *deck], fits, Rng(seed)).index(3) for seed in range(300)}
    assert at == {2, 3, 4}, "and may be anywhere in the deck"


def test_nothing_known_leaves_everything_exchangeable() -> None:
    beliefs = mixed([Belief(1, (1,))] * 3, [False] * 3, order=(1, 2, 0), lot=7)
    assert beliefs == [Belief(1, (1,))] * 3


def test_a_kind_that_was_shown_holds() -> None:
    beliefs = [Belief(1, (1,)), Belief(1, (1,), Even()), Belief(1, (1,)), Belief(1, (1,))]
    deals = Counter(dealt_within(beliefs, fits, Rng(seed)) for seed in range(2400))
    possible = {deal for deal in permutations(range(4)) if deal[1] % 2 == 0}
    assert set(deals) == possible, "every deal that may be, and no other"
    assert all(abs(times - 200) < 70 for times in deals.values()), "each as likely"


beliefs_ = st.lists(
    st.builds(
        lambda origin, others, kind: (origin, others, kind),
        st.integers(1, 3),
        st.frozensets(st.integers(1, 3)),
        st.booleans(),
    ),
    max_size=8,
)


@given(beliefs_, st.integers(0, 99))
def test_every_deal_is_within_what_is_known(
    drawn: list[tuple[int, frozenset[int], bool]], seed: int
) -> None:
    beliefs = [
        Belief(origin, tuple(sorted({origin, *others})), Even() if kind and i % 2 == 0 else None)
        for i, (origin, others, kind) in enumerate(drawn)
    ]
    deal = dealt_within(beliefs, fits, Rng(seed))
    assert sorted(deal) == list(range(len(beliefs)))
    for held, source in zip(beliefs, deal, strict=True):
        assert beliefs[source].origin in held.lots
        assert held.kind is None or fits(held.kind, source)
