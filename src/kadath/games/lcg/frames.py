"""The procedures under way that cards speak of: this test, this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kadath.kernel.events import Period

from .state import LcgState

if TYPE_CHECKING:
    from .rules.investigation_phase import Turn
    from .rules.skill_test import SkillTest


def test_now(state: LcgState) -> SkillTest | None:
    """The skill test under way."""
    for frame in reversed(state.stack):
        if isinstance(frame, Period) and frame.PERIOD == "test":
            test = cast("SkillTest", frame)
            return test if test.is_under_way() else None
    return None


def turn_now(state: LcgState) -> Turn | None:
    """The turn under way."""
    for frame in reversed(state.stack):
        if isinstance(frame, Period) and frame.PERIOD == "turn":
            return cast("Turn", frame)
    return None
