"""Winning and losing."""

from __future__ import annotations

from kadath.kernel.outcome import Outcome

from ..state import FinalHourState


def ritual_site_overrun(s: FinalHourState) -> None:
    """The ritual site has no free space for the monster or the damage that must go there."""
    s.note("overrun")
    s.finish(Outcome(won=False, reason="overrun"))


def investigator_fallen(s: FinalHourState, figure: int) -> None:
    """An investigator has lost the last health."""
    s.note("fallen", figure=figure)
    s.finish(Outcome(won=False, reason="fallen"))
