"""Choosing a target: several valid ones are asked about, a single one is taken."""

from __future__ import annotations

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.procedure import Procedure, ask, procedure

from ..state import LcgState


@procedure
class Choosing(Procedure):
    """One of some things is chosen, and an effect resolved with it under a name.

    The one who resolves it chooses, unless `by` names somebody else.
    """

    name: str
    among: tuple[int, ...]
    then: Effect
    scope: Scope
    by: int = 0

    @ask("choose", "LCG-335", "LCG-338", prompt="choose-target")
    def choose(self, state: LcgState) -> Decision | None:
        """Choose one; without any there is nothing to resolve."""
        if not self.among:
            return None
        options = tuple(option("choose", one) for one in self.among)
        return Choosing.choose.offer(state.seat_of(self.by or self.scope.who), options)

    @choose.chosen
    def resolve(self, state: LcgState, chosen: Option) -> Procedure | None:
        """Resolve the effect with it."""
        return self.then.run(state, self.scope.bind(self.name, chosen.ids[0]))

    def about(self, state: LcgState) -> dict[str, object]:
        return {"name": self.name, "then": self.then, "scope": self.scope}
