"""Verbs about cards in hands."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import below
from kadath.kernel.sleeves.knowledge import lay_open

from ..faces import PlayerFace
from ..state import LcgState
from ..zones import discard
from .costs import DiscardingFromHand, discardable


@node
class DiscardAtRandom(Effect):
    """Some investigators each discard a random card from hand."""

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
    """You choose and discard cards from your hand; weaknesses cannot be chosen (LCG-416)."""

    cards: int = 1

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return DiscardingFromHand(scope.who, self.cards)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(discardable(state, scope.who))


@node
class DiscardAllBut(Effect):
    """You choose and discard all but this many cards from your hand.

    Not counting this card, nor weaknesses of encounter types drawn with it, which are only waiting
    to resolve.
    """

    cards: int = 1

    @cites("LCG-411", "LCG-416")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return DiscardingFromHand(scope.who, self._left(state, scope))

    def could(self, state: LcgState, scope: Scope) -> bool:
        return self._left(state, scope) > 0

    def _left(self, state: LcgState, scope: Scope) -> int:
        hand = [
            card
            for card in state.pile("hand", scope.who)
            if card != scope.source and isinstance(state.face(card), PlayerFace)
        ]
        return max(0, len(hand) - self.cards)


@node
class ShowToAll(Effect):
    """Reveal cards in a hand to everyone."""

    cards: Selector = THIS

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for card in self.cards.ids(state, scope):
            lay_open(state, card)
            state.tell("shown", card)
        return None
