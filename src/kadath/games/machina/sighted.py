"""What is shown before somebody chooses: what abilities reach and do, and what is in sight."""

from __future__ import annotations

from kadath.kernel.effects import Scope

from .body import (
    BlockerView,
    BreakView,
    FateView,
    ProspectView,
    ReachView,
    SightView,
    ThrowView,
)
from .prospects import Prospect, Throw, prospects
from .rules.abilities import Aiming, active
from .rules.explorer_phase import ExplorerTurn
from .rules.play import MachinaPlay
from .rules.sight import sees, sign
from .rules.steering import Steering
from .sight_lines import met_on_line
from .tiles import BARREL
from .values import ESSENCE, HEALTH, STAMINA
from .vocabulary.costs import Pay

PAID = (STAMINA, ESSENCE, HEALTH)
NEAR = 6
"""The range of the longest shots, in spaces."""


def reach(s: MachinaPlay) -> list[ReachView]:
    """What each usable ability reaches and does, or only the one being aimed."""
    decision = s.decision
    if decision is None:
        return []
    frame = s.stack[-1]
    if isinstance(frame, Aiming):
        found = prospects(s, decision.options[0])
        return [_reach(s, "", (frame.who, frame.card, frame.number), found)]
    if not isinstance(frame, ExplorerTurn | Steering):
        return []
    uses = [one for one in decision.options if one.verb == "use"]
    return [_reach(s, one.key, one.ids, prospects(s, one)) for one in uses]


def _reach(
    s: MachinaPlay, key: str, used: tuple[int, ...], found: tuple[Prospect, ...]
) -> ReachView:
    who, card, number = used
    ability = active(s, card, number)
    icons = ability.targets
    near = icons[0].reached(s, Scope(who, card), s.area.spaces) if icons else ()
    costs = [one for one in ability.costs if isinstance(one, Pay)]
    return {
        "option": key,
        "card": card,
        "cost": {what: sum(one.amount for one in costs if one.what == what) for what in PAID},
        "spaces": [one for one in s.area.spaces if one in near],
        "prospects": [_prospect(one) for one in found],
    }


def _prospect(one: Prospect) -> ProspectView:
    return {
        "option": one.option,
        "target": one.target,
        "throw": _throw(one.throw),
        "fates": [
            FateView(
                unit=fate.unit,
                hit=None if fate.hit is None else round(float(fate.hit), 4),
                kill=round(float(fate.kill), 4),
                space=fate.space,
            )
            for fate in one.fates
        ],
    }


def _throw(throw: Throw | None) -> ThrowView | None:
    if throw is None:
        return None
    return {
        "high": throw.high,
        "low": throw.low,
        "bonus": throw.bonus,
        "arcane": throw.arcane,
        "blockers": [
            BlockerView(unit=unit, needed=needed) for unit, needed in throw.needed.items()
        ],
    }


def sight(s: MachinaPlay, who: int) -> SightView:
    """What a unit sees nearby, and what blocks its line to units and barrels; empty for nobody."""
    if who not in s.units:
        return {"seen": [], "broken": []}
    here = s.units[who].space
    near = [one for one in s.area.spaces if s.area.steps_apart(here, one) <= NEAR]
    standing = {row.space for row in s.units.values()} - {here}
    aims = sorted(standing | {one for one in near if sign(s, one) == BARREL})
    met = [(one, met_on_line(s, here, one)) for one in aims]
    return {
        "seen": [one for one in near if sees(s, here, one)],
        "broken": [
            BreakView(space=one, by=what.by, column=what.column, row=what.row)
            for one, what in met
            if what is not None
        ],
    }
