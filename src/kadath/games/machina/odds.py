"""The exact chances of attacks."""

from __future__ import annotations

from fractions import Fraction

from kadath.kernel.game import Odds

from .prospects import Prospect, prospects
from .rules.abilities import Aiming
from .rules.explorer_phase import ExplorerTurn
from .rules.play import MachinaPlay


def odds(s: MachinaPlay, seat: int | None) -> Odds | None:
    """The chance to hit each target, and by abilities with only one; None where nobody attacks.

    Whoever does not choose is told no options.
    """
    decision = s.decision
    if decision is None or not isinstance(s.stack[-1], Aiming | ExplorerTurn):
        return None
    if isinstance(s.stack[-1], Aiming):
        found = prospects(s, decision.options[0])
    else:
        uses = [prospects(s, one) for one in decision.options if one.verb == "use"]
        found = tuple(one[0] for one in uses if len(one) == 1)
    keys = {one.key for one in decision.options}
    options = {one.option: hit for one in found if (hit := _hit(one)) is not None}
    options = {key: hit for key, hit in options.items() if key in keys}
    return Odds(None, options if seat == decision.seat else {}) if options else None


def _hit(prospect: Prospect) -> Fraction | None:
    """The chance to hit the target; without one, to hit anybody is no single chance."""
    return next((one.hit for one in prospect.fates if one.unit == prospect.target), None)
