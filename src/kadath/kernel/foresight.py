"""What a seat can foresee: questions that come to every seat in turn, whatever others answer."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from .decision import DONE
from .procedure import AskStep
from .state import State

S = TypeVar("S", bound=State)


def foreseen_in_turn(state: S, seat: int, steps: Collection[AskStep]) -> S | None:
    """A state in which the seat is asked one of these steps, once all before it have answered.

    The state is played on, with those before the seat doing nothing: give it one that was redealt
    for the seat, so that nothing hidden has a say in what it foresees. None where something else is
    asked before.
    """
    while (decision := state.decision) is not None and decision.step in steps:
        if decision.seat == seat:
            return state
        state.apply(DONE if DONE in decision.options else decision.options[0])
    return None
