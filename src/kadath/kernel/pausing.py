"""Running a state step by step, for whoever must look at it between two decisions.

`State.apply` and `State.advance` run on to the next decision. Here the same steps are taken one at
a time, so that a caller can stop before one of them, e.g. before a random draw, to try each of its
outcomes on a clone.
"""

from __future__ import annotations

from collections.abc import Callable

from .decision import Option
from .procedure import END, AskStep, Procedure, Step
from .state import State


def choose(state: State, option: Option) -> None:
    """Carry out an offered option without playing on."""
    decision = state.decision
    if decision is None or option not in decision.options:
        state.apply(option)  # which refuses it and says why
        return
    state.decision = None
    _carry_out(state, decision.step, option, decision.seat)


def play_until(state: State, stops: Callable[[], bool]) -> bool:
    """Take steps until a real choice, the end, or `stops()` before a step; tell whether it did."""
    while state.stack:
        if stops():
            return True
        _take_step(state)
        if state.decision is not None:
            return False
    return False


def _take_step(state: State) -> None:
    """Take the next step, or leave the decision of one that asks with several options."""
    frame = state.stack[-1]
    if frame.at == END:
        state.stack.pop()
        return
    step = frame.STEPS[frame.at]
    if isinstance(step, Step):
        frame.at = step.next
        _call(state, frame, step.at, step.run(frame, state))
        return
    decision = step.run(frame, state)
    if decision is None:
        frame.at = step.next
    elif len(decision.options) > 1:
        state.decision = decision
    else:
        _carry_out(state, step, decision.options[0], decision.seat)


def _carry_out(state: State, step: AskStep, option: Option, seat: int) -> None:
    state.chooser = seat
    frame = state.stack[-1]
    frame.at = step.next
    _call(state, frame, step.at, step.carry_out(frame, state, option))


def _call(state: State, frame: Procedure, at: str, called: Procedure | None) -> None:
    if called is not None and state.outcome is None:
        frame.doing = at
        state.stack.append(called)
