"""Verbs about assets: placing uses on them, returning them to hand."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..faces import AssetFace
from ..rules.encounter import add_to_hand
from ..state import LcgState
from ..zones import may_leave_play


@node
class AddUses(Effect):
    """Place uses of a type on cards; a card holds only its own type (LCG-387)."""

    to: Selector
    uses: int
    use_type: str

    @cites("LCG-386")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for card in self._holders(state, scope):
            state.set_card(card, uses=state.cards[card].uses + self.uses)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self._holders(state, scope))

    @cites("LCG-387")
    def _holders(self, state: LcgState, scope: Scope) -> list[int]:
        found = []
        for card in self.to.ids(state, scope):
            face = state.face(card)
            if isinstance(face, AssetFace) and face.use_type == self.use_type:
                found.append(card)
        return found


@node
class ReturnToHand(Effect):
    """Return cards from play to their owners' hands."""

    cards: Selector = THIS

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return add_to_hand(state, *self._there(state, scope))

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self._there(state, scope))

    @cites("LCG-004")
    def _there(self, state: LcgState, scope: Scope) -> list[int]:
        cards = self.cards.ids(state, scope)
        return [card for card in cards if state.is_in_play(card) and may_leave_play(state, card)]


@node
class UsesToResources(Effect):
    """Move uses from this card to your resource pool as resources; this is not gaining."""

    uses: int = 1

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        card, who = scope.this, scope.who
        moved = min(self.uses, state.cards[card].uses)
        state.set_card(card, uses=state.cards[card].uses - moved)
        state.set_investigator(who, resources=state.investigators[who].resources + moved)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return state.cards[scope.this].uses > 0
