"""The cultists who got away, as the campaign log names them."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Amount, Scope, Selector
from kadath.kernel.nodes import node

from ..state import LcgState


@node
class NamesWhoGotAway(Amount):
    """One for every so many cultists who got away, by the campaign log; fractions count whole."""

    every: int

    @cites("LCG-215")
    def count(self, state: LcgState, scope: Scope) -> int:
        return -(-len(state.campaign.log.got_away) // self.every)


@node
class WhoGotAway(Selector):
    """The set-aside enemies that the campaign log names among the cultists who got away."""

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        names = state.campaign.log.got_away
        return tuple(card for card in state.pile("aside") if state.cards[card].face in names)
