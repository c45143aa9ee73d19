"""Verbs about what remains after the game: trauma and experience."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.conclusion import suffer
from ..state import LcgState


@node
class SufferTrauma(Effect):
    """You suffer trauma."""

    physical: int = 0
    mental: int = 0

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        suffer(state, scope.who, self.physical, self.mental)
        return None


@node
class EarnLess(Effect):
    """You earn less experience for this scenario."""

    experience: int

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        row = state.investigators[scope.who]
        state.set_investigator(scope.who, experience=row.experience - self.experience)
        state.note("experience", who=scope.who, experience=-self.experience)
        return None
