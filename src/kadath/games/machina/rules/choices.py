"""Choosing the unit that an effect speaks of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kadath.kernel.abilities.selectors import These
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.procedure import Procedure, ask, procedure

from ..state import MachinaState


@procedure
class ChoosingUnit(Procedure):
    """One of several units is chosen, and the effect is for that one."""

    effect: Effect
    scope: Scope
    units: tuple[int, ...]

    @ask("choose", "MA-R15.16", prompt="choose-unit")
    def choose(self, s: MachinaState) -> Decision | None:
        """Ask whoever resolves the effect."""
        options = tuple(option("unit", one) for one in self.units)
        seat = s.seat_of(self.scope.who)
        return ChoosingUnit.choose.offer(seat, options) if options else None

    @choose.chosen
    def resolve(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Resolve it for that unit."""
        effect: Any = self.effect
        for_one: Effect = replace(effect, who=These((chosen.ids[0],)))
        return for_one.run(s, self.scope)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"effects": (self.effect,), "scope": self.scope}
