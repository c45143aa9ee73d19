"""Using an ability: what hinders it, and its steps: costs first, then the effect."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..effects import Condition, Effect, Scope
from ..events import checked
from ..legality import Hindrance
from ..procedure import Procedure, procedure, step
from .costs import Cost, Paying, unpayable
from .limits import Limit, is_used_up

if TYPE_CHECKING:
    from .bearing import Bearing


class Citations(NamedTuple):
    """A game's rules that keep an ability from being used, for hindrances to cite."""

    condition: str = ""
    """It works only while its condition holds."""
    cost: str = ""
    """Costs are paid in full."""
    limit: str = ""
    """It has been used as often as it may be."""
    effect: str = ""
    """It would change nothing."""


def hindrance(
    state: Bearing,
    scope: Scope,
    effect: Effect | None,
    costs: tuple[Cost, ...] = (),
    condition: Condition | None = None,
    limit: Limit | None = None,
    instance: Hashable = None,
) -> Hindrance | None:
    """What keeps an ability from being used now, if anything.

    `instance` is the key by which its limit counts. Pass no effect if the ability may be used even
    when it would change nothing.
    """
    cites = state.CITES
    if condition is not None and not condition.holds(state, scope):
        return Hindrance(cites.condition, "condition", (("condition", condition),))
    cost = unpayable(costs, state, scope)
    if cost is not None:
        return cost.hindrance(state)
    if limit is not None and is_used_up(state, limit, instance):
        return Hindrance(cites.limit, "limit", (("limit", limit),))
    if effect is not None and not effect.could(state, scope):
        return Hindrance(cites.effect, "no-effect")
    return None


@procedure
class Using(Procedure):
    """An ability in use: all costs, then the effect, even if the thing it is on is gone by then."""

    costs: tuple[Cost, ...]
    effect: Effect
    scope: Scope

    @step("pay")
    def pay(self, state: Any) -> Procedure | None:
        """Pay all costs."""
        return Paying(self.costs, self.scope) if self.costs else None

    @step("effect")
    def resolve(self, state: Any) -> Procedure | None:
        """Resolve as much of its effect as possible, unless somebody refused to pay."""
        return self.effect.run(state, self.scope) if state.returned is not False else None

    @step("standing")
    def check(self, state: Any) -> Procedure | None:
        """Apply the standing checks once it is over."""
        return checked(self, state)

    def about(self, state: Any) -> dict[str, Any]:
        return {"effects": (self.effect,), "scope": self.scope}
