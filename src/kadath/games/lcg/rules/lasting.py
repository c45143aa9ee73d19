"""Lasting effects: what holds until the end of a period (LCG-326 to LCG-331)."""

from __future__ import annotations

from dataclasses import replace

from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.events import Period, checked
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Adjust
from kadath.kernel.procedure import Procedure, procedure, step

from ..state import LcgState
from ..vocabulary.modifiers import Blank, GainKeyword
from ..vocabulary.selectors import these


@cites("LCG-326", "LCG-327", "LCG-329", "LCG-331")
def last_for(state: LcgState, period: Period, ability: Ability, scope: Scope) -> None:
    """Apply a modifier or ability for a period, to the things it selects now."""
    if isinstance(ability, Adjust | Blank | GainKeyword):
        ability = replace(ability, of=these(state, ability.of.ids(state, scope)))
    state.last_for(period, ability, scope)


@procedure
class Settle(Procedure):
    """Checks the standing rules after something ended without an event."""

    @step("standing", "LCG-324")
    def check(self, state: LcgState) -> Procedure | None:
        """Defeat what only an expired effect kept alive; no effect counts as its cause."""
        return checked(self, state)


@cites("LCG-324", "LCG-328")
def expired(state: LcgState, period: Period) -> Settle | None:
    """Expire what lasted until the end of a period; then check the standing rules."""
    if not period.lasting:
        return None
    period.expire(state)
    return Settle()
