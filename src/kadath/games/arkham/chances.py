"""The chances shown beside the options: of checks, of rerolls, of whole fights."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from kadath.kernel.decision import Option
from kadath.kernel.game import Odds
from kadath.kernel.listeners import Hook

from .odds import odds, of_dice
from .prospects import is_asked_to_hold, prospect, usual_chance
from .rules.checks import SkillCheck, successes
from .rules.meeting import Meeting
from .rules.movement_phase import Movement
from .rules.other_worlds import MovingOn
from .state import ArkhamState
from .vocabulary.effects.checks import RerollFailures


def chances(s: ArkhamState, seat: int | None) -> Odds | None:
    """The odds for a seat (None: a spectator)."""
    if s.decision is not None and is_asked_to_hold(s):
        return Odds(usual_chance(s), {})
    found = odds(s, seat)
    if s.decision is None or s.decision.seat != seat:
        return found
    more = {one.key: part for one in s.decision.options for part in _more(s, one)}
    if not more:
        return found
    return Odds(found.standing, {**found.options, **more}) if found else Odds(None, more)


def _more(s: ArkhamState, option: Option) -> Iterator[Fraction]:
    """The chance to win a fight that an option begins, or to pass with what it rerolls."""
    frame = s.stack[-1]
    if isinstance(frame, Movement | Meeting | MovingOn) and option.verb == "fight":
        yield prospect(s, frame.who, option.ids[0]).ends.won
    elif isinstance(frame, SkillCheck) and option.verb == "use":
        ability, _ = s.read(Hook(option.ids[0], option.ids[1]))
        if getattr(ability, "effect", None) == RerollFailures():
            yield from _rerolled(s, frame)


def _rerolled(s: ArkhamState, check: SkillCheck) -> Iterator[Fraction]:
    """The chance to pass a check by rerolling all failed dice, unless it has already passed."""
    kept = tuple([die for die in check.dice if successes(s, check.who, check.kind, (die,))])
    missing = check.difficulty - successes(s, check.who, check.kind, kept)
    if missing > 0:
        yield of_dice(s, check.who, check.kind, len(check.dice) - len(kept), missing)
