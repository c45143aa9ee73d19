"""The procedures under way that cards speak of: this test, this turn."""

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
"""Where they lie on the stack of a scenario; at a table set up by hand they may lie elsewhere."""


def test_now(state: LcgState) -> SkillTest | None:
    """The skill test under way."""
    # By its registered name: what imports the skill test imports this.
    kind = PROCEDURES["lcg.SkillTest"]
    for frame in state.stack[::-1]:
        if type(frame) is kind:
            test: SkillTest = frame  # type: ignore[assignment]
            return test if test.is_under_way() else None
    return None


def round_now(state: LcgState) -> Period:
    """The round under way."""
    stack = state.stack
    if len(stack) > ROUND:
        found = stack[ROUND]
        if type(found) is PROCEDURES["lcg.Round"]:
            return found  # type: ignore[return-value]
    return period(state, "round")


def turn_now(state: LcgState) -> Turn | None:
    """The turn under way."""
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
    """The scenario under way; none at a table that was set up by hand."""
    for frame in state.stack:
        if frame.NAME == "lcg.PlayScenario":
            game: PlayScenario = frame  # type: ignore[assignment]
            return game
    return None
