"""Clues: discovering them (LCG-147, LCG-148, LCG-405, LCG-406)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure, procedure

from ..happenings import Discovered
from ..state import LcgState


@procedure
class Discover(Event[Discovered]):
    """Clues about to be discovered."""

    @cites("LCG-148")
    def impact(self, state: LcgState) -> Procedure | None:
        """The clues move from the location to the investigator."""
        for part in self.parts():
            there = state.cards[part.location].clues
            found = min(part.clues, there)
            state.set_card(part.location, clues=there - found)
            state.set_investigator(part.who, clues=state.investigators[part.who].clues + found)
            state.note("discovered", who=part.who, location=part.location, clues=found)
        return None


@cites("LCG-323", "LCG-406")
def discovery(state: LcgState, who: int, location: int, clues: int) -> Discover | None:
    """The event of discovering clues, as many as the location has at most; None if it has none."""
    found = min(clues, state.cards[location].clues) if location else 0
    return Discover((Discovered(who, location, found),)) if found > 0 else None
