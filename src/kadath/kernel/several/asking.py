"""Steps that ask for several things, and the declaration behind the current decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from ..decision import DONE, Decision
from ..errors import NotLegal, RulesBug
from ..procedure import AskStep
from .declaration import Picks, Several

if TYPE_CHECKING:
    from ..state import State

S = TypeVar("S", bound="State")

# Not `ONLY_DONE`: this is chosen automatically.
_OVER = (DONE,)


def ask_several(
    at: str, *rules: str, prompt: str
) -> Callable[[Callable[[Any, Any], Several | None]], AskStep]:
    """Declare a method as a step that asks for several things.

    The method returns the declaration, or None to ask nothing. `chosen` carries out the single
    picks and `DONE`, which is chosen automatically when nothing is left to pick.
    """

    def declare(method: Callable[[Any, Any], Several | None]) -> AskStep:
        asking = AskStep(at, rules, prompt, method)

        def run(frame: Any, state: Any) -> Decision | None:
            several = method(frame, state)
            if several is None:
                return None
            options = several.offered(several.picked) or _OVER
            return tuple.__new__(Decision, (several.seat, options, asking))

        asking.run = run
        asking.declares = method
        return asking

    return declare


def next_pick(asking: AskStep, several: Several | None) -> Decision | None:
    """The next single choice in the run of a choice of several."""
    if several is None:
        return None
    return asking.offer(several.seat, several.offered(several.picked) or _OVER)


def several_of(state: State) -> Several | None:
    """The declaration behind the current decision; None if a single thing is chosen."""
    if state.decision is None:
        return None
    frame, declares = state.stack[-1], state.decision.step.declares
    return declares(frame, state) if declares is not None else frame.several(state)


def with_picks(state: S, picks: Picks) -> S:
    """A copy in which some picks were carried out, and nothing that comes after them.

    It is for display only and cannot be played on: its decision has all candidates, so that each
    can be described as it is after these picks.
    """
    several, decision = several_of(state), state.decision
    if several is None or decision is None:
        raise NotLegal("the current decision is not a choice of several")
    copy = state.clone()
    candidates = [one for part in several.parts for one in part.candidates]
    copy.decision = decision._replace(options=(*candidates, DONE))
    frame = copy.stack[-1]
    for one in several.in_order(picks):
        frame.at = decision.step.next
        if decision.step.carry_out(frame, copy, one) is not None:
            raise RulesBug(f"{decision.step.at} calls a procedure between two picks")
    return copy
