"""The victory display: adding to it, and counting it."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS
from kadath.kernel.effects import Condition, Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..state import LcgState
from ..zones import put


@node
class AddToVictoryDisplay(Effect):
    """Add cards in play to the victory display; this does not defeat them."""

    cards: Selector = THIS

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for card in self.cards.ids(state, scope):
            if state.is_in_play(card):
                put(state, card, "victory")
                state.tell("added-to-victory-display", card)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(state.is_in_play(card) for card in self.cards.ids(state, scope))


@node
class UniqueInVictoryDisplay(Condition):
    """There are at least this many unique enemies with a trait in the victory display."""

    number: int
    trait: str

    def holds(self, state: LcgState, scope: Scope) -> bool:
        faces = [state.face(card) for card in state.pile("victory")]
        found = [
            one for one in faces if one.unique and one.TYPE == "enemy" and self.trait in one.traits
        ]
        return len(found) >= self.number
