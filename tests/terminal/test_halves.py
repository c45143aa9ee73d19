"""Which half of a card would resolve as things stand."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.final_hour.state import BOTTOM, TOP
from kadath.kernel.decision import option
from kadath.terminal.final_hour.halves import row_to_be, standings


def view(*priorities: int | None, row: tuple[int, ...] = ()) -> dict[str, Any]:
    plays = [
        {"figure": 0, "action": at, "priority": priority, "revealed": False, "resolved": False}
        for at, priority in enumerate(priorities)
    ]
    return {"plays": plays, "priority": {"row": list(row)}}


@pytest.mark.parametrize(
    ("priorities", "expected"),
    [
        ((7,), [(7, TOP, False)]),
        ((7, 12), [(7, TOP, False), (12, TOP, False)]),
        ((7, 12, 3), [(3, TOP, True), (7, TOP, False), (12, BOTTOM, True)]),
        ((7, 12, 3, 30), [(3, TOP, True), (7, TOP, True), (12, BOTTOM, True), (30, BOTTOM, True)]),
        ((7, None), [(7, TOP, False), (None, None, False)]),
        ((2,), [(2, TOP, True)]),
        ((3,), [(3, TOP, False)]),
        ((29,), [(29, BOTTOM, True)]),
        ((28,), [(28, TOP, False)]),
    ],
)
def test_low_cards_give_tops_and_cards_to_come_leave_doubt(
    priorities: tuple[int | None, ...], expected: list[tuple[int | None, str | None, bool]]
) -> None:
    found = standings(view(*priorities))
    assert [(one.priority, one.half, one.is_sure) for one in found] == expected


def test_the_card_under_the_cursor_counts_as_played() -> None:
    found = standings(view(7, 12, None), option("play", 20))
    assert [(one.priority, one.half) for one in found] == [(7, TOP), (12, TOP), (20, BOTTOM)]
    found = standings(view(7, 12, None), option("play", 1))
    assert [(one.priority, one.half) for one in found] == [(1, TOP), (7, TOP), (12, BOTTOM)]


def test_the_card_under_the_cursor_is_that_of_the_newest_play_alone() -> None:
    blind = view(None, None, None)
    found = standings(blind, option("play", 20))
    assert [(one.priority, one.half, one.is_sure) for one in found] == [
        (20, TOP, False),
        (None, None, False),
        (None, None, False),
    ]


def test_in_the_solo_game_the_place_in_the_row_decides() -> None:
    found = standings(view(9, None, row=(2, 4, 9, 30)), option("onto", 4))
    assert [(one.priority, one.half, one.is_sure) for one in found] == [
        (4, TOP, True),
        (9, BOTTOM, True),
    ]


def test_the_row_is_known_once_a_card_is_pointed_at_to_be_set_aside() -> None:
    five = view(row=(2, 4, 9, 20, 30))
    assert row_to_be(five, None) == []
    assert row_to_be(five, option("set-aside", 4)) == [2, 9, 20, 30]
    assert row_to_be(view(row=(2, 4, 9, 30)), None) == [2, 4, 9, 30]
