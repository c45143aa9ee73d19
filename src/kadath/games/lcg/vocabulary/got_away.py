"""The cultists who got away, according to the campaign log."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Amount, Scope, Selector
from kadath.kernel.nodes import node

from ..state import LcgState


@node
class NamesWhoGotAway(Amount):
    """One for every `every` cultists who got away, rounded up."""

    every: int

    @cites("LCG-215")
    def count(self, state: LcgState, scope: Scope) -> int:
        return -(-len(state.campaign.log.got_away) // self.every)


@node
class WhoGotAway(Selector):
    """The set-aside enemies that the campaign log lists as having got away."""

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        names = state.campaign.log.got_away
        return tuple(card for card in state.pile("aside") if state.cards[card].face in names)
