"""Skill tests with a choice of two skills."""

from __future__ import annotations

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Number, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure

from ..state import LcgState
from .effects import MakeTest


@node
class TestEither(Effect):
    """You make a skill test with one of two skills of your choice."""

    skill: str
    or_skill: str
    difficulty: Number
    success: Effect

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        skills = (self.skill, self.or_skill)
        return ChoosingSkill(skills, self.difficulty, self.success, scope)


@procedure
class ChoosingSkill(Procedure):
    """Choosing the skill of a test that then begins."""

    skills: tuple[str, ...]
    difficulty: Number
    success: Effect
    scope: Scope

    @ask("choose", "LCG-188", prompt="choose-skill")
    def choose(self, state: LcgState) -> Decision | None:
        """Choose the skill."""
        options = tuple(option("skill", skill) for skill in self.skills)
        return ChoosingSkill.choose.offer(state.seat_of(self.scope.who), options)

    @choose.chosen
    def begin(self, state: LcgState, chosen: Option) -> Procedure | None:
        """Make the test."""
        test = MakeTest(chosen.words[0], self.difficulty, success=self.success)
        return test.run(state, self.scope)
