"""Cards in discard piles, and verbs that move cards from there or from play."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure
from kadath.kernel.sleeves.knowledge import shuffle

from ..rules.encounter import add_to_hand
from ..state import SCENARIO, LcgState
from ..zones import put
from .kinds import CardKind


@node
class InDiscardPile(Selector):
    """The cards in a discard pile, optionally of one kind."""

    kind: CardKind = CardKind()
    of: Selector = YOU

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        return tuple(
            card
            for who in self.of.ids(state, scope)
            for card in state.pile("discard", who)
            if self.kind.fits(state, card)
        )


@node
class AddToHand(Effect):
    """Add a card to your hand without drawing it; a weakness resolves as if drawn."""

    card: Selector

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        cards = self.card.ids(state, scope)
        for card in cards:
            state.tell("added-to-hand", card, who=scope.who)
        return add_to_hand(state, *cards)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self.card.ids(state, scope))


@node
class ShuffleIntoEncounterDeck(Effect):
    """Shuffle enemies from play into the encounter deck, unless it is empty."""

    enemies: Selector

    @cites("LCG-489")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        if self.could(state, scope):
            for enemy in self.enemies.ids(state, scope):
                put(state, enemy, "deck", SCENARIO)
                state.tell("shuffled-in", enemy)
            shuffle(state, state.pile("deck"))
        return None

    @cites("LCG-489")
    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(state.pile("deck")) and any(
            state.is_in_play(enemy) for enemy in self.enemies.ids(state, scope)
        )
