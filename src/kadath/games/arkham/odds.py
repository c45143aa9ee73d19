"""The exact chances of checks, based on public information.

They are the chances of the next roll as things stand: nobody uses anything optional.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from kadath.kernel.decision import Option
from kadath.kernel.dice import Die, sums
from kadath.kernel.dice import chance as chance_of
from kadath.kernel.game import Odds
from kadath.kernel.modifiers import worked_out
from kadath.kernel.several import Picks

from .board import WORLDS
from .foes import foe
from .rules.checks import CLOSING, COMBAT, DIE, EVADE, SkillCheck, pool, successes
from .rules.closing import close_need
from .rules.combat import Arms, Combat
from .rules.encounters import ArkhamEncounter
from .rules.final_battle import BattleAttack
from .rules.meeting import Meeting
from .rules.movement_phase import Movement
from .rules.other_worlds import MovingOn
from .state import ArkhamState
from .values import success_on
from .vocabulary.modifiers import SIXES_TWICE, clue_dice


def odds(s: ArkhamState, seat: int | None) -> Odds | None:
    """The odds of the current check, or of the options, for a seat (None: a spectator)."""
    if s.decision is None or not s.stack:
        return None
    mine = s.decision.options if s.decision.seat == seat else ()
    frame = s.stack[-1]
    if isinstance(frame, SkillCheck) and frame.at == "add":
        have = successes(s, frame.who, frame.kind, frame.dice)
        dice = worked_out(s, frame.who, clue_dice(frame.skill(s)), 1).floored()
        with_clue = of_dice(s, frame.who, frame.kind, dice, frame.difficulty - have)
        is_passed = have >= frame.difficulty
        # A Clue gives a check that has passed more successes, but no better chance.
        improving = () if is_passed else mine
        clues = {one.key: with_clue for one in improving if one.verb in ("clue", "trophy")}
        return Odds(Fraction(is_passed), clues)
    found = {one.key: part for one in mine for part in _attempted(s, frame, one)}
    return Odds(None, found) if found else None


def chance(s: ArkhamState, picks: Picks) -> Fraction | None:
    """The chance of a round of combat with these cards in hand; None if that is not being asked."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Combat | BattleAttack) or frame.at != "wield":
        return None
    armed = s.clone()
    fight = armed.stack[-1]
    assert isinstance(fight, Arms)
    fight.wielded = tuple([one.ids[0] for one in picks])
    return of_striking(armed, fight)


def of_striking(s: ArkhamState, fight: Arms) -> Fraction:
    """The chance to defeat a monster in one round with the cards now held."""
    against = fight.against(s)
    dice = pool(s, fight.who, COMBAT, against.combat, fight.monster)
    return of_dice(s, fight.who, COMBAT, dice, max(1, against.toughness))


def _attempted(s: ArkhamState, frame: object, option: Option) -> Iterator[Fraction]:
    """The chance of the check that an option begins with, if it begins with one."""
    if isinstance(frame, Movement | Meeting | MovingOn) and option.verb == "evade":
        yield of_evading(s, frame.who, option.ids[0])
    elif isinstance(frame, Combat) and option.verb == "flee":
        yield of_evading(s, frame.who, frame.monster)
    elif isinstance(frame, ArkhamEncounter) and option.verb == "close":
        world = s.cards[s.gates[s.investigators[frame.who].space]].face
        skill = option.words[0]
        dice = pool(s, frame.who, skill, WORLDS[world].modifier, purpose=CLOSING)
        yield of_dice(s, frame.who, skill, dice, close_need(s, frame.who))


def of_evading(s: ArkhamState, who: int, monster: int) -> Fraction:
    """The chance to get past a monster."""
    dice = pool(s, who, EVADE, foe(s, monster, who).awareness, monster)
    return of_dice(s, who, EVADE, dice, 1)


def of_dice(s: ArkhamState, who: int, kind: str, dice: int, need: int) -> Fraction:
    """The chance that this many dice show this many successes for an investigator."""
    return chance_of(sums((counting(s, who, kind),) * dice), need)


def counting(s: ArkhamState, who: int, kind: str) -> Die:
    """A die that shows how many successes each face counts."""
    lowest = success_on(s, who)
    twice = kind == COMBAT and worked_out(s, who, SIXES_TWICE, 0).total > 0
    return tuple([(face >= lowest) + (twice and face == 6) for face in DIE])
