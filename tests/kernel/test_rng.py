"""Random numbers: the same everywhere, spread evenly, forked by salt."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from kadath.kernel.rng import Rng, below, seeded, shuffled

from .takeaway import Takeaway


def test_the_stream_is_that_of_splitmix64() -> None:
    # The first outputs for seed 0, as the algorithm's authors publish them.
    rng = Rng(0)
    assert [rng.integer() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_numbers_are_below_the_bound_and_even() -> None:
    state = Takeaway(seeded(1), 0)
    counted = Counter(below(state, 6) for _ in range(6000))
    assert set(counted) == set(range(6))
    assert all(850 < times < 1150 for times in counted.values())


def test_a_shuffle_keeps_everything_and_reaches_every_order() -> None:
    rng = Rng(3)
    assert sorted(rng.shuffled(range(50))) == list(range(50))
    orders = Counter(rng.shuffled("abc") for _ in range(3000))
    assert len(orders) == 6
    assert all(380 < times < 620 for times in orders.values())


@given(seed=st.integers(0, 2**64 - 1), things=st.integers(0, 150))
def test_a_shuffle_takes_one_number_after_the_other(seed: int, things: int) -> None:
    at_once, one_by_one = Rng(seed), Rng(seed)
    pile = list(range(things))
    for last in range(things - 1, 0, -1):
        other = one_by_one.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    assert at_once.shuffled(range(things)) == tuple(pile)
    assert at_once.rng == one_by_one.rng


def test_the_state_of_chance_is_one_number_in_the_state() -> None:
    one, other = Takeaway(5, 0), Takeaway(5, 0)
    assert shuffled(one, range(9)) == shuffled(other, range(9))
    assert one.rng == other.rng != 5


def test_a_salt_forks_another_stream() -> None:
    assert Rng(1, "bot").integer() != Rng(1).integer() != Rng(1, "tob").integer()
    assert Rng(1, "bot").integer() == Rng(1, "bot").integer()
