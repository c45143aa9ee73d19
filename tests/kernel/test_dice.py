"""Dice and their chances, against every roll there is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from kadath.kernel.dice import Die, Distribution, chance, pool, roll, sided, sums

from .takeaway import Takeaway

dice = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 4))


def shares(found: Counter[int]) -> Distribution:
    return {total: Fraction(ways, found.total()) for total, ways in found.items()}


@given(st.lists(dice, max_size=4))
def test_a_sum_has_the_chance_of_all_rolls_that_come_to_it(some: list[Die]) -> None:
    assert sums(some) == shares(Counter(sum(faces) for faces in product(*some)))
    assert list(sums(some)) == sorted(sums(some))


@given(dice, st.integers(0, 4), st.integers(0, 3))
def test_dice_that_show_nothing_are_rolled_again(die: Die, number: int, rerolls: int) -> None:
    found: Counter[int] = Counter()
    for faces in product(die, repeat=number):
        again = min(faces.count(0), rerolls)
        # Dice beyond those that are rolled again make no difference.
        for spare in product(die, repeat=rerolls):
            found[sum(faces) + sum(spare[:again])] += 1
    assert pool(die, number, rerolls) == shares(found)


def test_a_roll_may_be_tried_again() -> None:
    both = pool((0, 0, 0, 0, 1, 1), 2)
    assert chance(both, 2) == Fraction(1, 9)
    assert chance(both, 2, tries=2) == 1 - Fraction(8, 9) ** 2
    assert chance(both, 0) == 1
    assert chance(pool(sided(6), 0), 1) == 0


def test_a_roll_shows_every_face_as_often_as_it_is_there() -> None:
    state = Takeaway(7, 0)
    state.log = []
    rolled = [roll(state, ((0, 4), sided(6)), "rolled", by=3) for _ in range(3000)]
    assert [entry.args for entry in state.log] == [{"dice": one, "by": 3} for one in rolled]
    found = Counter(rolled)
    assert set(found) == set(product((0, 4), sided(6)))
    assert all(abs(times - 250) < 80 for times in found.values())
    state.log.clear()
    assert roll(state, ()) == ()
    assert not state.log
