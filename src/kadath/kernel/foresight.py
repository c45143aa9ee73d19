"""Questions that go to every seat in turn, which a seat can therefore answer in advance."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from .decision import DONE
from .procedure import AskStep
from .state import State

S = TypeVar("S", bound=State)


def foreseen_in_turn(state: S, seat: int, steps: Collection[AskStep]) -> S | None:
    """Play on until the seat is asked at one of these steps, with earlier seats doing nothing.

    Returns None if something else is asked first. The state is modified: pass one redealt for the
    seat, so that the result depends on nothing hidden from it.
    """
    while (decision := state.decision) is not None and decision.step in steps:
        if decision.seat == seat:
            return state
        state.apply(DONE if DONE in decision.options else decision.options[0])
    return None
