"""Verbs about turns."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..frames import turn_now
from ..rules.turn_actions import lose_actions, lose_later
from ..state import LcgState


@node
class GainActions(Effect):
    """The investigator whose turn it is may take this many additional actions."""

    actions: int
    who: Selector = YOU

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        turn = turn_now(state)
        if turn is not None and self.could(state, scope):
            turn.additional += self.actions
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        turn = turn_now(state)
        return turn is not None and self.who.includes(state, scope, turn.who)


@node
class LoseActions(Effect):
    """You lose actions: from this turn if it is yours, otherwise from your next turn this round."""

    actions: int

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        turn = turn_now(state)
        if turn is not None and turn.who == scope.who:
            lose_actions(state, turn, self.actions)
        else:
            lose_later(state, scope.who, self.actions)
        return None
