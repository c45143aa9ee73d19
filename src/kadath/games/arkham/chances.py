"""The chances shown beside the options: of checks, of rerolls, of whole fights."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from kadath.kernel.decision import DONE, Option
from kadath.kernel.effects import Choosing, Effect, Scope, count
from kadath.kernel.game import Odds
from kadath.kernel.listeners import Hook
from kadath.kernel.nodes import Node

from .odds import odds, of_dice
from .options import ABILITIES, watch
from .prospects import is_asked_to_hold, prospect, usual_chance
from .rules.casting import casting
from .rules.checks import EVADE, SPELL, SkillCheck, pool, successes
from .rules.martial_law import MARTIAL_LAW
from .rules.meeting import Meeting
from .rules.movement_phase import HALT, LEAVE, Movement
from .rules.other_worlds import MovingOn
from .state import ArkhamState
from .vocabulary.effects.checks import Check, RerollFailures
from .vocabulary.effects.spells import Cast


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
    """The chance of what an option begins: a fight, a spell, a check, a reroll.

    Or to get past the watch, if the movement ends with that.
    """
    frame = s.stack[-1]
    if isinstance(frame, Movement | Meeting | MovingOn) and option.verb == "fight":
        yield prospect(s, frame.who, option.ids[0]).ends.won
    elif isinstance(frame, Movement) and option in (DONE, LEAVE, HALT):
        alertness = watch(s, frame)
        if alertness is not None:
            dice = pool(s, frame.who, EVADE, alertness, purpose=MARTIAL_LAW)
            yield of_dice(s, frame.who, EVADE, dice, 1)
    elif isinstance(frame, Choosing) and option.verb == "effect":
        yield from _checked(s, frame.effects[option.ids[0]], frame.scope.who)
    elif option.verb in ABILITIES:
        ability, scope = s.read(Hook(option.ids[0], option.ids[1]))
        yield from _cast(s, ability, scope)
        if isinstance(frame, SkillCheck) and getattr(ability, "effect", None) == RerollFailures():
            yield from _rerolled(s, frame)


def _checked(s: ArkhamState, effect: Effect, who: int) -> Iterator[Fraction]:
    """The chance to pass the check that an effect consists of."""
    if isinstance(effect, Check):
        dice = pool(s, who, effect.skill, effect.modifier)
        yield of_dice(s, who, effect.skill, dice, effect.difficulty)


def _cast(s: ArkhamState, ability: Node, scope: Scope) -> Iterator[Fraction]:
    """The chance to cast the spell that an ability casts."""
    for part in ability.walk():
        if isinstance(part, Cast):
            modifier = count(casting(s, scope.this).modifier, s, scope)
            dice = pool(s, scope.who, SPELL, modifier)
            yield of_dice(s, scope.who, SPELL, dice, count(part.need, s, scope))


def _rerolled(s: ArkhamState, check: SkillCheck) -> Iterator[Fraction]:
    """The chance to pass a check by rerolling all failed dice, unless it has already passed."""
    kept = tuple([die for die in check.dice if successes(s, check.who, check.kind, (die,))])
    missing = check.difficulty - successes(s, check.who, check.kind, kept)
    if missing > 0:
        yield of_dice(s, check.who, check.kind, len(check.dice) - len(kept), missing)
