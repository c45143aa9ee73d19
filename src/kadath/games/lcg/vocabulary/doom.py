"""Verbs about doom."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Number, Scope, Selector, count
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.advancing import advance_agenda, place_doom
from ..state import LcgState
from .selectors import CurrentAgenda


@node
class PlaceDoom(Effect):
    """Place doom on something; with `may_advance`, this can make the agenda advance."""

    doom: Number
    on: Selector = CurrentAgenda()
    may_advance: bool = False

    @cites("LCG-116")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        doom = count(self.doom, state, scope)
        if doom > 0:
            for card in self._there(state, scope):
                place_doom(state, card, doom)
        return advance_agenda(state) if self.may_advance else None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return count(self.doom, state, scope) > 0 and bool(self._there(state, scope))

    def _there(self, state: LcgState, scope: Scope) -> list[int]:
        """The cards among them still in play; nothing else holds tokens."""
        return [card for card in self.on.ids(state, scope) if state.is_in_play(card)]
