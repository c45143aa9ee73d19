"""Which half a card will give, told as soon as it is sure."""

from __future__ import annotations

from itertools import combinations

import pytest

from kadath.games.final_hour.components.priority_cards import NUMBERS
from kadath.games.final_hour.outlook import Outlook, outlook
from kadath.games.final_hour.state import BOTTOM, TOP


@pytest.mark.parametrize(
    ("card", "half"), [(1, TOP), (2, TOP), (3, None), (28, None), (29, BOTTOM), (30, BOTTOM)]
)
def test_the_first_card_is_sure_at_both_ends_of_the_numbers(card: int, half: str | None) -> None:
    assert outlook(card, ()) == (Outlook(half, True) if half else Outlook(TOP, False))


@pytest.mark.parametrize("known", [0, 1, 2, 3])
def test_it_is_sure_exactly_where_no_cards_to_come_can_change_it(known: int) -> None:
    few = (1, 2, 3, 4, 5, 14, 26, 27, 28, 29, 30)
    for others in combinations(few, known):
        for card in few:
            if card in others:
                continue
            left = [number for number in NUMBERS if number != card and number not in others]
            halves = {
                TOP if sum(one < card for one in (*others, *rest)) < 2 else BOTTOM
                for rest in combinations(left, 3 - known)
            }
            found = outlook(card, others)
            assert found.is_sure is (len(halves) == 1), (card, others)
            assert found.half in halves, (card, others)
