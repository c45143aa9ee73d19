"""What an investigator must or may pay for."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost, Paying, unpayable
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ...state import ArkhamState


@node
class MustPay(Effect):
    """Pay a cost; whoever cannot resolves an effect instead."""

    cost: Cost
    otherwise: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        if unpayable((self.cost,), state, scope) is None:
            return Paying((self.cost,), scope)
        return self.otherwise.run(state, scope)
