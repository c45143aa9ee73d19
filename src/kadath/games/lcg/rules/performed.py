"""Procedures that an investigator performs, and that end when that investigator is eliminated."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Resolution
from kadath.kernel.procedure import Procedure

from ..state import LcgState


class Performed:
    """A mark for procedures whose `who` performs them."""

    __slots__ = ()

    who: int


class Everybodys:
    """A mark for procedures that belong to the whole group: they go on for those who are left."""

    __slots__ = ()


@cites("LCG-286", "LCG-427", "LCG-497")
def performer(state: LcgState, frame: Procedure) -> int:
    """Who performs what a frame stands for; 0 where nobody in particular does.

    What belongs to the group is performed by the current lead. So the other side of an act or
    agenda is read to its end, and those who are left may still answer a defeat (LCG-497), even if
    the one who began it is out.
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
