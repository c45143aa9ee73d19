"""A cost that is a choice between several."""

from __future__ import annotations

from typing import Any

from ..decision import Decision, Option, option
from ..effects import Scope
from ..nodes import node
from ..procedure import Procedure, ask, procedure
from .costs import Cost


@node
class OneOf(Cost):
    """One of several costs, at the payer's choice.

    None of them may draw on what another cost of the same ability is paid from.
    """

    costs: tuple[Cost, ...]

    ASKS = True

    def can_pay(self, state: Any, scope: Scope) -> bool:
        return any(cost.can_pay(state, scope) for cost in self.costs)

    def pay(self, state: Any, scope: Scope) -> Procedure | None:
        return ChoosingCost(self.costs, scope)


@procedure
class ChoosingCost(Procedure):
    """Choosing one of several costs, and paying it."""

    costs: tuple[Cost, ...]
    scope: Scope

    @ask("cost", prompt="choose-cost")
    def choose(self, state: Any) -> Decision | None:
        """Offer the costs that can be paid."""
        options = tuple(
            option("cost", number)
            for number, cost in enumerate(self.costs)
            if cost.can_pay(state, self.scope)
        )
        seat = state.seat_of(self.scope.who)
        return ChoosingCost.choose.offer(seat, options) if options else None

    @choose.chosen
    def pay(self, state: Any, chosen: Option) -> Procedure | None:
        """Pay the chosen one."""
        return self.costs[chosen.ids[0]].pay(state, self.scope)

    def about(self, state: Any) -> dict[str, Any]:
        return {"costs": self.costs, "scope": self.scope}
