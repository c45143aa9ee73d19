"""Choosing a target: the player is asked if there are several; a single one is taken."""

from __future__ import annotations

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.procedure import Procedure, ask, procedure

from ..state import LcgState


@procedure
class Choosing(Procedure):
    """Choose one of several things and resolve an effect with it bound to a name.

    The investigator resolving the effect chooses, unless `by` names another.
    """

    name: str
    among: tuple[int, ...]
    then: Effect
    scope: Scope
    by: int = 0

    @ask("choose", "LCG-335", "LCG-338", prompt="choose-target")
    def choose(self, state: LcgState) -> Decision | None:
        """Choose one; if there is none, nothing resolves."""
        if not self.among:
            return None
        options = tuple(option("choose", one) for one in self.among)
        return Choosing.choose.offer(state.seat_of(self.by or self.scope.who), options)

    @choose.chosen
    def resolve(self, state: LcgState, chosen: Option) -> Procedure | None:
        """Resolve the effect with the chosen thing."""
        return self.then.run(state, self.scope.bind(self.name, chosen.ids[0]))

    def about(self, state: LcgState) -> dict[str, object]:
        return {"name": self.name, "then": self.then, "scope": self.scope}
