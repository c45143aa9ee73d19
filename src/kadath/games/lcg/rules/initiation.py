"""Initiation: using an ability, costs first, then its effect (LCG-356 to LCG-360)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.events import Period, Resolution, period
from kadath.kernel.procedure import Procedure, procedure, step

from ..state import LcgState
from ..values import Working
from ..vocabulary.abilities import Action, Forced, Free, Limit, Reaction
from ..vocabulary.costs import Paying, can_pay
from .enemy_attack import attacks_of_opportunity
from .performed import Performed

QUIET = frozenset({"fight", "evade", "parley", "resign"})
"""Actions that provoke no attack of opportunity (LCG-174)."""

Used = Forced | Reaction | Free | Action
_USED = (Forced, Reaction, Free, Action)


@procedure
class Initiate(Procedure, Performed):
    """An ability in use; it completes even if its card leaves play meanwhile (LCG-360)."""

    who: int
    ability: Used
    scope: Scope

    @step("costs", "LCG-348", "LCG-358")
    def pay(self, state: LcgState) -> Procedure | None:
        """Pay all costs."""
        costs = getattr(self.ability, "cost", ())
        return Paying(costs, self.scope) if costs else None

    @step("opportunity", "LCG-174", "LCG-177", "LCG-358", "LCG-487")
    def provoke(self, state: LcgState) -> Procedure | None:
        """An ability that costs actions provokes, unless it performs a quiet action."""
        ability = self.ability
        if not isinstance(ability, Action) or ability.designator in QUIET or not ability.provokes:
            return None
        return attacks_of_opportunity(state, self.who)

    @step("effect", "LCG-314", "LCG-358", "LCG-359", "LCG-360")
    def resolve(self, state: LcgState) -> Procedure | None:
        """Resolve as much of its effect as possible."""
        return Resolution(self.ability.effect, self.scope)


@cites("LCG-301", "LCG-306", "LCG-312", "LCG-313", "LCG-354")
def may_initiate(state: LcgState, one: Working, scope: Scope) -> bool:
    """Whether an ability could be initiated: its effect could do something, its cost be paid."""
    ability = one.ability
    if not isinstance(ability, _USED):
        return False
    if not isinstance(ability, Forced) and not (
        can_pay(ability.cost, state, scope) and is_within_limit(state, one, scope.who)
    ):
        return False
    return ability.effect.could(state, scope)


@cites("LCG-368", "LCG-369")
def is_within_limit(state: LcgState, one: Working, who: int) -> bool:
    """Whether this instance of an ability has not been used too often in its period."""
    limit: Limit | None = getattr(one.ability, "limit", None)
    if limit is None:
        return True
    return _counted_in(state, limit).times_used(_instance(state, one, limit, who)) < limit.times


@cites("LCG-368")
def _counted_in(state: LcgState, limit: Limit) -> Period:
    """The period that a limit counts in; where that has just ended, the innermost one under way."""
    return period(state, limit.period, or_innermost=True)


@cites("LCG-376")
def initiate(state: LcgState, one: Working, scope: Scope) -> Initiate:
    """Begin to use an ability; from here on it counts against its limit."""
    limit: Limit | None = getattr(one.ability, "limit", None)
    if limit is not None:
        _counted_in(state, limit).use(_instance(state, one, limit, scope.who))
    state.tell("uses", one.bearer, who=scope.who, ability=one.number)
    assert isinstance(one.ability, _USED)
    return Initiate(scope.who, one.ability, scope)


@cites("LCG-297", "LCG-371", "LCG-372")
def _instance(state: LcgState, one: Working, limit: Limit, who: int) -> tuple[int, int, int, int]:
    """What is counted: an ability of a card on one stay in play, for each player or the group."""
    row = state.investigators.get(one.bearer) or state.cards[one.bearer]
    return (one.bearer, row.entered, one.number, 0 if limit.group else who)
