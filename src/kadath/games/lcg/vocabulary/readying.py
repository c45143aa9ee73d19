"""Verbs that ready cards."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..state import LcgState


@node
class Ready(Effect):
    """Ready exhausted cards."""

    cards: Selector = THIS

    @cites("LCG-070")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for card in self.cards.ids(state, scope):
            state.set_card(card, exhausted=False)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(state.cards[card].exhausted for card in self.cards.ids(state, scope))
