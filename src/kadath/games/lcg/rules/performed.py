"""Procedures that an investigator performs, and that end when that investigator is eliminated."""

from __future__ import annotations

from kadath.kernel.events import Resolution
from kadath.kernel.procedure import Procedure


class Performed:
    """A mark for procedures whose `who` performs them."""

    __slots__ = ()

    who: int


def performer(frame: Procedure) -> int:
    """Who performs what a frame stands for; 0 where nobody in particular does."""
    if isinstance(frame, Performed):
        return frame.who
    if isinstance(frame, Resolution):
        return frame.scope.who
    return 0
