"""Base classes of the verbs that act on units.

If a verb acts on one unit that is not chosen yet (`Picked`), whoever resolves it is asked first.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kadath.kernel.abilities.selectors import These
from kadath.kernel.citations import cites
from kadath.kernel.effects import Doing, Effect, Scope, Selector
from kadath.kernel.procedure import Procedure

from ..rules.choices import ChoosingUnit
from ..state import MachinaState
from .selectors import Picked, drawn_by_chance


class ForUnits(Effect):
    """A verb that acts on the units that its field `who` selects."""

    __slots__ = ()

    who: Selector

    @cites("MA-R15.15")
    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        who = self.who
        if not isinstance(who, Picked):
            units = self.units(state, scope)
            return self.act(state, scope, units) if units else None
        units = who.best_of(state, scope, self.eligible(state, scope))
        if not who.BY_CHANCE:
            return ChoosingUnit(self, scope, units)
        drawn = drawn_by_chance(state, units)
        return self.act(state, scope, drawn) if drawn else None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return any(self.works_on(state, scope, unit) for unit in self.units(state, scope))

    def units(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        """The units that it acts on, or from which one is picked."""
        return self.who.ids(state, scope)

    def eligible(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        """The units to pick from: those that it would change, or all of them if there are none."""
        who = self.who
        assert isinstance(who, Picked)
        units = who.of.ids(state, scope)
        return tuple(one for one in units if self.works_on(state, scope, one)) or units

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        """Whether it would change anything for a unit."""
        return True

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        """Do it to these units."""
        raise NotImplementedError


class OneByOne(ForUnits):
    """A verb that is resolved for one unit after the other."""

    __slots__ = ()

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        if len(units) == 1:
            return self.act_alone(state, scope, units[0])
        verb: Any = self
        return Doing(tuple(replace(verb, who=These((unit,))) for unit in units), scope)

    def act_alone(self, state: MachinaState, scope: Scope, unit: int) -> Procedure | None:
        """Resolve it for one unit."""
        raise NotImplementedError
