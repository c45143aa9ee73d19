"""The running procedures that cards refer to: this test, this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kadath.kernel.events import Period, period
from kadath.kernel.procedure import PROCEDURES

from .state import LcgState

if TYPE_CHECKING:
    from .rules.investigation_phase import Turn
    from .rules.scenario import PlayScenario
    from .rules.skill_test import SkillTest


ROUND = 1
TURN = 3
"""Their usual positions on the stack of a scenario; a hand-made position may differ."""


def test_now(state: LcgState) -> SkillTest | None:
    """The current skill test."""
    # Looked up by name, because the skill test's module imports this one.
    kind = PROCEDURES["lcg.SkillTest"]
    for frame in state.stack[::-1]:
        if type(frame) is kind:
            test: SkillTest = frame  # type: ignore[assignment]
            return test if test.is_under_way() else None
    return None


def round_now(state: LcgState) -> Period:
    """The current round."""
    stack = state.stack
    if len(stack) > ROUND:
        found = stack[ROUND]
        if type(found) is PROCEDURES["lcg.Round"]:
            return found  # type: ignore[return-value]
    return period(state, "round")


def turn_now(state: LcgState) -> Turn | None:
    """The current turn."""
    kind = PROCEDURES["lcg.Turn"]
    stack = state.stack
    turn: Turn
    if len(stack) > TURN and type(stack[TURN]) is kind:
        turn = stack[TURN]  # type: ignore[assignment]
        return turn
    for frame in stack:
        if type(frame) is kind:
            turn = frame  # type: ignore[assignment]
            return turn
    return None


def game_now(state: LcgState) -> PlayScenario | None:
    """The current scenario; None in a hand-made position."""
    for frame in state.stack:
        if frame.NAME == "lcg.PlayScenario":
            game: PlayScenario = frame  # type: ignore[assignment]
            return game
    return None
