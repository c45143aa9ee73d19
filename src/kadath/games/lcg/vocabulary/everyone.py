"""Verbs that each investigator resolves in turn."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, procedure, step

from ..state import LcgState


@node
class InPlayerOrder(Effect):
    """Each investigator resolves an effect, in player order."""

    effect: Effect

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return EachInPlayerOrder(self.effect, scope, state.player_order())

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(
            self.effect.could(state, scope._replace(who=who)) for who in state.player_order()
        )


@procedure
class EachInPlayerOrder(Procedure):
    """An effect that several investigators resolve one after another."""

    effect: Effect
    scope: Scope
    left: tuple[int, ...]

    @step("each", "LCG-030")
    def each(self, state: LcgState) -> Procedure | None:
        """The next investigator resolves it, unless they have been eliminated."""
        if not self.left:
            return None
        who, self.left = self.left[0], self.left[1:]
        self.goto("each")
        if state.is_out(who):
            return None
        return self.effect.run(state, self.scope._replace(who=who))
