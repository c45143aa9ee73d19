"""Initiation: using an ability, costs first, then the effect (LCG-356 to LCG-360)."""

from __future__ import annotations

from functools import cache

from kadath.kernel.abilities.costs import Paying, unpayable
from kadath.kernel.abilities.limits import Limit, count_use, is_used_up
from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution
from kadath.kernel.legality import Hindrance
from kadath.kernel.procedure import Procedure, procedure, step

from ..state import LcgState
from ..values import Working
from ..vocabulary.abilities import Action, Forced, Free, Reaction
from .enemy_attack import attacks_of_opportunity
from .performed import Performed

QUIET = frozenset({"fight", "evade", "parley", "resign"})
"""Actions that provoke no attack of opportunity (LCG-174)."""

Used = Forced | Reaction | Free | Action
_USED = (Free, Action, Reaction, Forced)

NOT_USED = Hindrance("LCG-298", "not-used")
NO_EFFECT = Hindrance("LCG-312", "in-vain")


@procedure
class Initiate(Procedure, Performed):
    """An ability being used; it completes even if its card leaves play meanwhile (LCG-360)."""

    who: int
    ability: Used
    scope: Scope

    @step("costs", "LCG-155", "LCG-348", "LCG-349", "LCG-350", "LCG-358")
    def pay(self, state: LcgState) -> Procedure | None:
        """Pay all costs."""
        costs = getattr(self.ability, "cost", ())
        return Paying(costs, self.scope) if costs else None

    @step("opportunity", "LCG-174", "LCG-177", "LCG-358", "LCG-487")
    def provoke(self, state: LcgState) -> Procedure | None:
        """An action ability provokes attacks of opportunity, unless its action is exempt."""
        ability = self.ability
        if not isinstance(ability, Action) or ability.designator in QUIET or not ability.provokes:
            return None
        return attacks_of_opportunity(state, self.who)

    @step("effect", "LCG-314", "LCG-358", "LCG-359", "LCG-360")
    def resolve(self, state: LcgState) -> Procedure | None:
        """Resolve as much of its effect as possible."""
        return Resolution(self.ability.effect, self.scope)


@cites("LCG-301", "LCG-306", "LCG-312", "LCG-313", "LCG-349", "LCG-354", "LCG-368", "LCG-369")
def hindrance_to_initiate(state: LcgState, one: Working, scope: Scope) -> Hindrance | None:
    """What prevents an ability from being initiated, if anything."""
    ability = one.ability
    if not isinstance(ability, _USED):
        return NOT_USED
    if not isinstance(ability, Forced):
        if ability.cost:
            cost = unpayable(ability.cost, state, scope)
            if cost is not None:
                return Hindrance("LCG-349", "cost", (("cost", cost),))
        limit = ability.limit
        if limit is not None and is_used_up(state, limit, _instance(state, one, limit, scope.who)):
            return _used_up(limit)
    return None if ability.effect.could(state, scope) else NO_EFFECT


@cache
def _used_up(limit: Limit) -> Hindrance:
    return Hindrance("LCG-368", "limit", (("limit", limit),))


@cites("LCG-376")
def initiate(state: LcgState, one: Working, scope: Scope) -> Initiate:
    """Start using an ability; from now on it counts against its limit."""
    limit: Limit | None = getattr(one.ability, "limit", None)
    if limit is not None:
        count_use(state, limit, _instance(state, one, limit, scope.who))
    if state.log is not None:
        state.tell("uses", one.bearer, who=scope.who, ability=one.number)
    assert isinstance(one.ability, _USED)
    return Initiate(scope.who, one.ability, scope)


@cites("LCG-297", "LCG-371", "LCG-372")
def _instance(state: LcgState, one: Working, limit: Limit, who: int) -> tuple[int, int, int, int]:
    """The instance a limit counts: an ability, for one stay in play, per player or per group."""
    row = state.investigators.get(one.bearer) or state.cards[one.bearer]
    return (one.bearer, row.entered, one.number, 0 if limit.group else who)
