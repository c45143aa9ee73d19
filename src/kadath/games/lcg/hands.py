"""Verbs about cards in hands."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import below

from .costs import DiscardingFromHand
from .selectors import YOU
from .state import LcgState
from .zones import discard


@node
class DiscardAtRandom(Effect):
    """Some investigators each discard a card at random from their hands."""

    who: Selector = YOU

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for who in self.who.ids(state, scope):
            hand = state.pile("hand", who)
            if hand:
                card = hand[below(state, len(hand))]
                discard(state, card)
                state.tell("discarded", card, who=who)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(state.pile("hand", who) for who in self.who.ids(state, scope))


@node
class ChooseAndDiscard(Effect):
    """You choose and discard cards from your hand; a weakness cannot be chosen (LCG-416)."""

    cards: int = 1

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return DiscardingFromHand(scope.who, self.cards)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(not state.face(card).weakness for card in state.pile("hand", scope.who))
