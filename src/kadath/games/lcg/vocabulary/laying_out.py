"""Set-up verbs: random layout, and what depends on the campaign log."""

from __future__ import annotations

from kadath.kernel.effects import Condition, Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure
from kadath.kernel.sleeves.knowledge import shuffle, tell_kind

from ..rules.entering import PutIntoPlay as PuttingIntoPlay
from ..state import LcgState
from ..zones import put
from .selectors import Called


@node
class PutSomeIntoPlay(Effect):
    """Put some of several cards into play at random, and remove the others unseen.

    They share a title, which is all anyone knows about them until one in play is revealed.
    """

    cards: Selector
    number: int = 1

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        cards = self.cards.ids(state, scope)
        shuffle(state, cards)
        for card in cards:
            tell_kind(state, card, Called(state.face(card).title))
        for card in cards[self.number :]:
            put(state, card, "removed")
        return PuttingIntoPlay.of(state, cards[: self.number], 0)


@node
class AddToken(Effect):
    """Add a token to the chaos bag permanently, including later scenarios."""

    token: str

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        state.bag = tuple(sorted((*state.bag, self.token)))
        return None


@node
class Recorded(Condition):
    """Something is recorded in the campaign log."""

    record: str

    def holds(self, state: LcgState, scope: Scope) -> bool:
        return self.record in state.campaign.log.records
