"""Procedures performed by an investigator, which end if that investigator is eliminated."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Resolution
from kadath.kernel.procedure import Procedure

from ..state import LcgState


class Performed:
    """Marks procedures that `who` performs."""

    __slots__ = ()

    who: int


class Everybodys:
    """Marks procedures of the whole group: they continue for the remaining investigators."""

    __slots__ = ()


@cites("LCG-286", "LCG-427", "LCG-497")
def performer(state: LcgState, frame: Procedure) -> int:
    """The investigator who performs a frame; 0 if nobody in particular does.

    What belongs to the group is performed by the current lead. So the reverse of an act or agenda
    resolves completely, and the remaining investigators may still respond to a defeat (LCG-497),
    even if the investigator who started it is out.
    """
    if isinstance(frame, Performed):
        return frame.who
    if isinstance(frame, Everybodys):
        return state.lead
    if isinstance(frame, Resolution):
        source = state.cards.get(int(frame.scope.source))
        is_read_to_all = source is not None and source.zone == "advancing"
        return 0 if is_read_to_all else frame.scope.who
    return 0
