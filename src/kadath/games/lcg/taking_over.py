"""Verbs of a card that takes the place of the act and the agenda."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from .rules.advancing import DECKS
from .state import LcgState
from .zones import listen, put


@node
class BecomeActAndAgenda(Effect):
    """This card, with its other side up, is both the current act and the current agenda."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        this = int(scope.source)
        replaced = [card for card in (state.act, state.agenda) if card not in (0, this)]
        for card in (*replaced, *(one for deck in DECKS.values() for one in state.pile(deck))):
            put(state, card, "removed")
        put(state, this, "story")
        state.set_card(this, revealed=True)
        listen(state, this)
        state.act = state.agenda = this
        state.tell("takes-over", this)
        return None
