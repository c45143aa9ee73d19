"""A scenario's own deck, in addition to the encounter deck."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure
from kadath.kernel.sleeves.knowledge import shuffle

from ..rules.encounter import draw_found
from ..state import LcgState
from ..zones import put


@node
class MakeSideDeck(Effect):
    """Shuffle the cards of an encounter set into a separate deck."""

    encounter_set: str

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for card in state.pile("aside"):
            if state.face(card).encounter_set == self.encounter_set:
                put(state, card, "deck", state.scenario)
        shuffle(state, state.pile("deck", state.scenario))
        return None


@node
class DrawFromSideDeck(Effect):
    """You draw the top card of the scenario's own deck, which has a name."""

    name: str

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        deck = state.pile("deck", state.scenario)
        return draw_found(state, scope.who, deck[0]) if deck else None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(state.pile("deck", state.scenario))
