"""Verbs of set-up: what is laid out at random, and what the campaign log decides."""

from __future__ import annotations

from kadath.kernel.effects import Condition, Effect, Scope, Selector
from kadath.kernel.events import enclosing
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import shuffled

from .rules.entering import PutIntoPlay as PuttingIntoPlay
from .rules.scenario import PlayScenario
from .state import LcgState
from .zones import put


@node
class PutOneIntoPlay(Effect):
    """Put one of some cards into play at random and remove the others from the game."""

    cards: Selector

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        taken, *others = shuffled(state, self.cards.ids(state, scope))
        for card in others:
            put(state, card, "removed")
        return PuttingIntoPlay.of(state, (taken,), 0)


@node
class Recorded(Condition):
    """Something is recorded in the campaign log."""

    record: str

    def holds(self, state: LcgState, scope: Scope) -> bool:
        return any(self.record in frame.records for frame in enclosing(state, PlayScenario))
