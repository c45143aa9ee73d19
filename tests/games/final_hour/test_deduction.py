"""What found clues tell about the hidden ones, and what cards are worth by it."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.components.priority_cards import SYMBOLS
from kadath.games.final_hour.deduction import best_chance, chances, clues_left, hidden_pairs

CRYSTAL, HOURGLASS, MOON, STAR, CROSS = range(len(SYMBOLS))
NOTHING_FOUND = clues_left(())


def test_before_anything_is_found_one_pair_in_nine_is_of_two_alike() -> None:
    pairs = hidden_pairs(NOTHING_FOUND)
    assert sum(likely for *_, likely in pairs) == pytest.approx(1)
    assert sum(likely for a, b, likely in pairs if a == b) == pytest.approx(1 / 9)


def test_a_symbol_found_once_is_less_likely_and_found_twice_impossible() -> None:
    pairs = hidden_pairs(clues_left((CRYSTAL, CRYSTAL, HOURGLASS)))

    def share(symbol: int) -> float:
        return sum(likely for a, b, likely in pairs if symbol in (a, b))

    assert share(CRYSTAL) == 0
    assert 0 < share(HOURGLASS) < share(MOON)
    assert (HOURGLASS, HOURGLASS) not in {(a, b) for a, b, _ in pairs}


def test_when_all_but_two_are_found_the_pair_is_certain() -> None:
    found = (CRYSTAL, CRYSTAL, HOURGLASS, HOURGLASS, MOON, MOON, STAR, CROSS)
    assert hidden_pairs(clues_left(found)) == ((STAR, CROSS, 1.0),)


def test_a_pair_of_two_alike_counts_every_match_twice() -> None:
    left = clues_left((CRYSTAL, CRYSTAL, HOURGLASS, HOURGLASS, MOON, MOON, STAR, STAR))
    assert chances(left, (CROSS, CROSS), (), needed=4)[0] == 1
    assert chances(left, (CROSS,), (), needed=4)[0] == 0
    assert chances(left, (CROSS, CROSS), (), needed=3, twice=False)[0] == 0
    assert chances(left, (CROSS, CROSS, CROSS), (), needed=3, twice=False)[0] == 1


def test_every_hand_lays_its_three_likeliest_cards() -> None:
    left = clues_left((CRYSTAL, CRYSTAL, HOURGLASS, HOURGLASS, MOON, MOON, STAR, CROSS))
    hands = ((CRYSTAL, CROSS, CROSS, STAR), (HOURGLASS, MOON, MOON, STAR))
    assert chances(left, (), hands, needed=4)[0] == 1
    assert chances(left, (), hands, needed=5)[0] == 0


def test_cards_of_three_symbols_are_enough_when_only_three_are_possible() -> None:
    left = clues_left((CRYSTAL, CRYSTAL, HOURGLASS, HOURGLASS))
    assert best_chance(left, cards=6, needed=4) == 1
    assert best_chance(NOTHING_FOUND, cards=6, needed=4) < 0.5


@pytest.mark.parametrize("needed", [1, 3, 5])
def test_no_hand_beats_the_best_cards(needed: int) -> None:
    left = clues_left((STAR, MOON, MOON))
    hand = (CRYSTAL, CRYSTAL, HOURGLASS)
    assert chances(left, hand, (), needed)[0] <= best_chance(left, cards=3, needed=needed)
