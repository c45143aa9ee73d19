"""The exact chances of attacks."""

from __future__ import annotations

from fractions import Fraction

from kadath.kernel.decision import Option
from kadath.kernel.game import Odds

from .foes import only_foe
from .prospects import Prospect, prospects
from .rules.abilities import Aiming, active
from .rules.explorer_phase import ExplorerTurn
from .rules.play import MachinaPlay


def odds(s: MachinaPlay, seat: int | None) -> Odds | None:
    """The chance to hit each target, also for abilities with only one; None if nobody attacks.

    Only the deciding seat gets the chances by option.
    """
    decision = s.decision
    if decision is None or not isinstance(s.stack[-1], Aiming | ExplorerTurn):
        return None
    if isinstance(s.stack[-1], Aiming):
        found = prospects(s, decision.options[0])
    else:
        uses = [_at_once(s, one) for one in decision.options if one.verb == "use"]
        found = tuple(one for one in uses if one is not None)
    keys = {one.key for one in decision.options}
    options = {one.option: hit for one in found if (hit := _hit(one)) is not None}
    options = {key: hit for key, hit in options.items() if key in keys}
    return Odds(None, options if seat == decision.seat else {}) if options else None


def _at_once(s: MachinaPlay, use: Option) -> Prospect | None:
    """What an ability does if there is nothing to aim: it has one target, or only one foe."""
    who, card, number = use.ids
    found = prospects(s, use)
    if len(found) > 1:
        foe = only_foe(s, who, active(s, card, number), tuple(one.target for one in found))
        found = tuple(one._replace(option=use.key) for one in found if foe and one.target == foe)
    return found[0] if len(found) == 1 else None


def _hit(prospect: Prospect) -> Fraction | None:
    """The chance to hit the target; None without a target, where there is no single chance."""
    return next((one.hit for one in prospect.fates if one.unit == prospect.target), None)
