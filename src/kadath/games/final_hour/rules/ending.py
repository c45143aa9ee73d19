"""Winning and losing."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.outcome import Outcome

from ..state import FinalHourState


@cites("FH-099", "FH-100", "FH-103")
def ritual_site_overrun(s: FinalHourState, token: int | None = None) -> None:
    """The ritual site has no free space for a monster or damage that must go there."""
    if token is None:
        s.note("overrun-by-damage")
    else:
        s.note("overrun", token=token)
    s.finish(Outcome(won=False, reason="overrun"))


@cites("FH-002", "FH-101", "FH-103")
def investigator_fallen(s: FinalHourState, figure: int) -> None:
    """An investigator has lost their last health."""
    s.note("fallen", figure=figure)
    s.finish(Outcome(won=False, reason="fallen"))
