"""Costs: what is paid before an effect, all of it or nothing.

What is paid stays paid, even if the effect it was paid for is cancelled.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, ClassVar

from ..effects import Scope
from ..events import checked
from ..nodes import Node
from ..procedure import Procedure, procedure, step


class Cost(Node):
    """A node that is paid."""

    __slots__ = ()

    ASKS: ClassVar[bool] = False
    """Whether there is something to choose or to answer while it is paid."""
    RULE: ClassVar[str] = ""
    """The rule by which it is paid, where the game has another one for it than for all costs."""

    def can_pay(self, state: Any, scope: Scope) -> bool:
        """Whether it can be paid in full now."""
        raise NotImplementedError

    def pay(self, state: Any, scope: Scope) -> Procedure | None:
        """Pay it, or return the procedure that does."""
        raise NotImplementedError

    def may_be_refused(self) -> bool:
        """Whether somebody else may refuse to pay their part of it."""
        return False

    def claims(self, state: Any, scope: Scope) -> tuple[Hashable, ...]:
        """What it takes up: none of that can pay for another cost as well."""
        return ()


class Spending(Cost):
    """A cost that is a number of something: what pays for one such cost cannot pay for another."""

    __slots__ = ()

    def amount(self, state: Any, scope: Scope) -> int:
        """How many it costs."""
        raise NotImplementedError

    def held(self, state: Any, scope: Scope) -> int:
        """How many there are to pay with."""
        raise NotImplementedError

    def purse(self) -> str:
        """What it is paid from; costs with the same purse are added up."""
        return type(self).__name__

    def can_pay(self, state: Any, scope: Scope) -> bool:
        return self.held(state, scope) >= self.amount(state, scope)


@procedure
class Paying(Procedure):
    """Costs under way: several are paid simultaneously, so nothing comes between.

    What has to be chosen or may be answered comes last, when all else is paid. Where somebody else
    may refuse their part, that comes first: the cost returns False, nothing more is paid, and
    paying returns False as well.
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
        """Paying may have made something leave play."""
        return checked(self, state)


def unpayable(costs: tuple[Cost, ...], state: Any, scope: Scope) -> Cost | None:
    """The first of these costs that cannot be paid, by itself or beside those before it."""
    for cost in costs:
        if not cost.can_pay(state, scope):
            return cost
    return _overdrawn(costs, state, scope) if len(costs) > 1 else None


@cache
def in_order(costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Costs in the order in which they are paid: what others may refuse, then what asks nobody."""
    return tuple(sorted(costs, key=lambda cost: (not cost.may_be_refused(), cost.ASKS)))


def _overdrawn(costs: tuple[Cost, ...], state: Any, scope: Scope) -> Cost | None:
    """The first cost that would be paid with what pays for another one already."""
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
