"""Random weaknesses from the collection, gained during a scenario."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.log import EVERYONE
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import below

from ..decks.box import basic_weaknesses_left
from ..rules.encounter import add_to_hand
from ..rules.gathering import lay
from ..state import LcgState


@node
class AddRandomWeakness(Effect):
    """Someone adds a random basic weakness with a trait from the collection to their hand."""

    trait: str
    who: Selector = YOU

    @cites("LCG-413", "LCG-415")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for who in self.who.ids(state, scope):
            left = weaknesses_left(state, self.trait)
            if not left:
                return None
            drawn = left[below(state, len(left))]
            (card,) = lay(state, [drawn], "aside", who, 0, known=EVERYONE)
            state.tell("found", card, who=who)
            return add_to_hand(state, card)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(weaknesses_left(state, self.trait))


def weaknesses_left(state: LcgState, trait: str) -> list[str]:
    """The basic weaknesses with a trait that are in no deck at this table, once per copy."""
    return basic_weaknesses_left((row.face for row in state.cards.values()), trait)
