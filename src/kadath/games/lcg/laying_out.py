"""Verbs of set-up: what is laid out at random, and what the campaign log decides."""

from __future__ import annotations

from kadath.kernel.effects import Condition, Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from .rules.entering import PutIntoPlay as PuttingIntoPlay
from .selectors import Titled
from .state import LcgState
from .zones import put, shuffle, tell_kind


@node
class PutOneIntoPlay(Effect):
    """Put one of some cards into play at random and remove the others, without looking at them.

    They share a title, which is all that anyone knows of them until the one in play is revealed.
    """

    cards: Selector

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        cards = self.cards.ids(state, scope)
        shuffle(state, cards)
        for card in cards:
            tell_kind(state, card, Titled(state.face(card).title))
        taken, *others = cards
        for card in others:
            put(state, card, "removed")
        return PuttingIntoPlay.of(state, (taken,), 0)


@node
class Recorded(Condition):
    """Something is recorded in the campaign log."""

    record: str

    def holds(self, state: LcgState, scope: Scope) -> bool:
        return self.record in state.campaign.log.records
