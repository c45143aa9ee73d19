"""Winning and losing."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.outcome import Outcome

from ..state import FinalHourState


@cites("FH-099", "FH-100", "FH-103")
def ritual_site_overrun(s: FinalHourState) -> None:
    """The ritual site has no free space for the monster or the damage that must go there."""
    s.note("overrun")
    s.finish(Outcome(won=False, reason="overrun"))


@cites("FH-002", "FH-101", "FH-103")
def investigator_fallen(s: FinalHourState, figure: int) -> None:
    """An investigator has lost the last health."""
    s.note("fallen", figure=figure)
    s.finish(Outcome(won=False, reason="fallen"))
