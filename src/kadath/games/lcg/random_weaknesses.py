"""Random weaknesses that come out of the collection during a scenario."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import below

from .decks.core_set import BASIC_WEAKNESSES
from .faces import FACES
from .rules.encounter import add_to_hand
from .selectors import YOU
from .state import SCENARIO, Card, LcgState
from .zones import add_sleeve


def take_card(state: LcgState, face: str, owner: int = SCENARIO) -> int:
    """Take a card out of the collection; it lies aside for everyone to see."""
    card = len(state.investigators) + len(state.cards) + 1
    state.cards[card] = Card(face, owner)
    state.piles["aside", 0] = (*state.pile("aside"), card)
    add_sleeve(state, card)
    return card


@node
class AddRandomWeakness(Effect):
    """Somebody adds a random basic weakness with a trait from the collection to their hand."""

    trait: str
    who: Selector = YOU

    @cites("LCG-413", "LCG-415")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for who in self.who.ids(state, scope):
            left = weaknesses_left(state, self.trait)
            if not left:
                return None
            card = take_card(state, left[below(state, len(left))], who)
            state.tell("found", card, who=who)
            return add_to_hand(state, card)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(weaknesses_left(state, self.trait))


def weaknesses_left(state: LcgState, trait: str) -> list[str]:
    """The basic weaknesses with a trait that are in no deck at this table, each of their copies."""
    used = [row.face for row in state.cards.values()]
    return [
        key
        for key, copies in BASIC_WEAKNESSES.items()
        if trait in FACES[key].traits
        for _ in range(copies - used.count(key))
    ]
