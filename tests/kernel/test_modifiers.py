"""Modifiers: worked out from the base each time, with an explanation."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.kernel.effects import Scope, do
from kadath.kernel.events import Period
from kadath.kernel.modifiers import (
    ADD,
    AT_LEAST,
    AT_MOST,
    DIVIDE,
    SET,
    TIMES,
    Adjust,
    Change,
    work_out,
    worked_out,
)
from kadath.kernel.procedure import Procedure, procedure, step

from .toy import Figures, Hit, Lasts, Listens, Toy


@pytest.mark.parametrize(
    ("base", "changes", "total"),
    [
        (4, [(ADD, -8), (ADD, 2)], -2),
        (3, [(TIMES, 2), (ADD, 1)], 8),
        (4, [(DIVIDE, 2), (ADD, 1)], 3),
        (1, [(ADD, 1), (SET, 5)], 6),
        (1, [(SET, 5), (SET, 3)], 3),
        (7, [(AT_MOST, 5), (ADD, 1)], 5),
        (0, [(ADD, -3), (AT_LEAST, 1)], 1),
        (-3, [(DIVIDE, 2)], -1),
    ],
)
def test_set_then_add_then_multiply_rounding_up_then_bound(
    base: int, changes: list[tuple[str, int]], total: int
) -> None:
    assert work_out(base, (Change(0, op, amount) for op, amount in changes)).total == total


def test_a_value_explains_itself_and_keeps_what_it_lacks_below_zero() -> None:
    toy = Toy({1: 9}, {10: Adjust(Figures(), "strength", -8), 11: Adjust(Figures(), "strength", 4)})
    worked = worked_out(toy, 1, "strength", 2)
    assert worked.changes == (Change(10, ADD, -8), Change(11, ADD, 4))
    assert (worked.total, worked.floored()) == (-2, 0)


@procedure
class Bout(Period):
    """A period in which an effect makes everybody stronger."""

    PERIOD = "bout"

    @step("raise")
    def strengthen(self, state: Any) -> Procedure | None:
        return do(Lasts("bout", Adjust(Figures(), "strength", 3)), Hit(1, Figures())).run(
            state, Scope(0, "song")
        )

    @step("over")
    def over(self, state: Any) -> None:
        self.expire(state)


def test_a_lasting_effect_ends_with_the_frame_of_its_period() -> None:
    toy = Toy({1: 9}, {20: Listens("after", "Hurt", Hit(1, Figures()))}).run(Bout())
    assert toy.strength(1) == 5
    assert worked_out(toy, 1, "strength", 2).changes == (Change("song", ADD, 3),)
    toy.choose("pass")
    assert toy.stack == []
    assert toy.strength(1) == 2
    assert toy.listeners == toy.rebuilt_listeners()


def test_unwinding_a_period_ends_what_lasted_for_it() -> None:
    toy = Toy({1: 9}, {20: Listens("after", "Hurt", Hit(1, Figures()))}).run(Bout())
    toy.unwind()
    assert toy.listeners == toy.rebuilt_listeners()
    assert toy.strength(1) == 2
