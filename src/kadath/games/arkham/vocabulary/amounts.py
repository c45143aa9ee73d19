"""Numbers that the cards of Arkham Horror work out."""

from __future__ import annotations

from kadath.kernel.dice import roll
from kadath.kernel.effects import Amount, Scope
from kadath.kernel.nodes import node

from ..rules.checks import DIE, check_of
from ..rules.fight import fight_of
from ..state import ArkhamState


@node
class Awareness(Amount):
    """The awareness of the monster that is being evaded."""

    def count(self, state: ArkhamState, scope: Scope) -> int:
        return state.monster(check_of(state, scope.who).monster).awareness


@node
class DieRoll(Amount):
    """What one die shows."""

    def count(self, state: ArkhamState, scope: Scope) -> int:
        (rolled,) = roll(state, (DIE,))
        state.note("die", rolled=rolled)
        return rolled


@node
class Toughness(Amount):
    """The toughness of the monster that is fought."""

    def count(self, state: ArkhamState, scope: Scope) -> int:
        fight = fight_of(state, scope.who)
        return fight.against(state).toughness if fight is not None else 1


@node
class Successes(Amount):
    """How many successes the casting had."""

    def count(self, state: ArkhamState, scope: Scope) -> int:
        counted: int = scope.named("successes")
        return counted
