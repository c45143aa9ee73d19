"""Verbs of set-up: what is laid out at random, and what the campaign log decides."""

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
    """Put so many of some cards into play at random and remove the others, without looking at them.

    They share a title, which is all that anyone knows of them until one in play is revealed.
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
    """The chaos bag has one token more from now on, in later scenarios, too."""

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
