"""Costs: what is paid before an effect, all of it or nothing.

A cost stays paid even if the effect is cancelled.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, ClassVar

from ..effects import Scope
from ..events import checked
from ..legality import Hindrance
from ..nodes import Node
from ..procedure import Procedure, procedure, step


class Cost(Node):
    """A node that can be paid."""

    __slots__ = ()

    ASKS: ClassVar[bool] = False
    """Whether paying it involves a choice or may be reacted to."""
    RULE: ClassVar[str] = ""
    """The rule for paying it, if the game has a separate one for this cost."""

    def can_pay(self, state: Any, scope: Scope) -> bool:
        """Whether it can be paid in full now."""
        raise NotImplementedError

    def hindrance(self, state: Any) -> Hindrance:
        """The rule that is told where it cannot be paid, and a message."""
        return Hindrance(self.RULE or state.CITES.cost, "cost", (("cost", self),))

    def pay(self, state: Any, scope: Scope) -> Procedure | None:
        """Pay it, or return the procedure that does."""
        raise NotImplementedError

    def may_be_refused(self) -> bool:
        """Whether another player may refuse to pay their share."""
        return False

    def claims(self, state: Any, scope: Scope) -> tuple[Hashable, ...]:
        """What it uses up: none of that can pay for another cost as well."""
        return ()


class Spending(Cost):
    """A cost of an amount of something; costs paid from the same purse are added up."""

    __slots__ = ()

    def amount(self, state: Any, scope: Scope) -> int:
        """How many it costs."""
        raise NotImplementedError

    def held(self, state: Any, scope: Scope) -> int:
        """How many are available."""
        raise NotImplementedError

    def purse(self) -> str:
        """What it is paid from."""
        return type(self).__name__

    def can_pay(self, state: Any, scope: Scope) -> bool:
        return self.held(state, scope) >= self.amount(state, scope)


@procedure
class Paying(Procedure):
    """Paying costs. Several are paid simultaneously, so nothing comes between them.

    Costs that involve a choice or may be reacted to come last. Costs that another player may refuse
    come first: after a refusal the cost returns False, nothing more is paid, and paying returns
    False as well.
    """

    costs: tuple[Cost, ...]
    scope: Scope
    paid: int = 0

    @step("each")
    def each(self, state: Any) -> Procedure | None:
        """Pay the next cost."""
        if state.returned is False:
            self.returns = False
        if self.paid == len(self.costs) or self.returns is False:
            self.goto("standing")
            return None
        self.paid += 1
        self.goto("each")
        return in_order(self.costs)[self.paid - 1].pay(state, self.scope)

    @step("standing")
    def check(self, state: Any) -> Procedure | None:
        """Apply the standing checks, since paying may have made something leave play."""
        return checked(self, state)


def unpayable(costs: tuple[Cost, ...], state: Any, scope: Scope) -> Cost | None:
    """The first of these costs that cannot be paid, alone or together with those before it."""
    for cost in costs:
        if not cost.can_pay(state, scope):
            return cost
    return _overdrawn(costs, state, scope) if len(costs) > 1 else None


@cache
def in_order(costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Costs in the order of paying: first those that others may refuse, last those that ask."""
    return tuple(sorted(costs, key=lambda cost: (not cost.may_be_refused(), cost.ASKS)))


def _overdrawn(costs: tuple[Cost, ...], state: Any, scope: Scope) -> Cost | None:
    """The first cost that would need what another one uses up already."""
    claimed: set[Hashable] = set()
    spent: dict[str, int] = {}
    for cost in costs:
        for thing in cost.claims(state, scope):
            if thing in claimed:
                return cost
            claimed.add(thing)
        if isinstance(cost, Spending):
            purse = cost.purse()
            spent[purse] = spent.get(purse, 0) + cost.amount(state, scope)
            if spent[purse] > cost.held(state, scope):
                return cost
    return None
