"""The state of the final battle, and how it would go if everybody fought on as they are (AH-13).

Nobody uses anything optional, but hands hold the best that is not used up. The harm of the Ancient
One's attacks is left out: they are too different for a single number.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.dice import sums
from kadath.kernel.events import enclosing
from kadath.kernel.modifiers import worked_out

from .foes import as_it_is
from .odds import counting, of_dice
from .prospects import hold_usual
from .rules.checks import SkillCheck, pool, successes
from .rules.final_battle import (
    ALL,
    HITS,
    MOST_A_ROUND,
    BattleAttack,
    FinalBattle,
    ancient_one,
    as_foe,
)
from .state import ArkhamState
from .values import doom_track
from .vocabulary.ancient_ones import BattleCheck

ROUNDS = 6
"""The number of rounds to look ahead."""

Hits = dict[int, float]
"""The chance of each number of successes of an attack."""


class Fighter(NamedTuple):
    """The expected result of an investigator's attack, and of each one after it (`later`).

    The dice of the current attack may already be rolled. `rating` is how hard the Ancient One is to
    hit, and `withstands` is None if no check decides.
    """

    who: int
    held: tuple[int, ...]
    rating: int
    dice: int
    hits: Hits
    later: Hits
    withstands: Fraction | None
    has_attacked: bool


class Standing(NamedTuple):
    """How close the Ancient One is to being beaten."""

    doom: int
    hits: int
    extra: int
    removed: int
    beaten: int


class Test(NamedTuple):
    """The check of the Ancient One's attack this round: its skill and its modifier."""

    skill: str
    modifier: int


class Battle(NamedTuple):
    """The final battle: `each` successes remove a doom token; `within` has the chances by round.

    `keywords` are what the Ancient One resists, and `test` is None unless exactly one check decides
    how its attack goes.
    """

    round: int
    standing: Standing
    each: int
    times: int
    keywords: tuple[str, ...]
    test: Test | None
    fighters: tuple[Fighter, ...]
    within: tuple[float, ...]


@cites("AH-13.4", "AH-13.5", "AH-13.6")
def battle(s: ArkhamState) -> Battle | None:
    """The current final battle; None if there is none."""
    fight = next(enclosing(s, FinalBattle), None)
    if fight is None or not s.investigators:
        return None
    waiting = _waiting(s, fight)
    fighters = tuple([_fighter(s, who, who not in waiting) for who in s.player_order()])
    start = Standing(s.doom, fight.hits, s.extra_hits, fight.removed, fight.beaten)
    now = [one.hits for one in fighters if not one.has_attacked]
    every = [one.later for one in fighters]
    times = ancient_one(s).times
    within = _won(s, start, times, now, every)
    return Battle(fight.round, start, len(s.seats), times, _resists(s), _test(s), fighters, within)


@cites("AH-13.5")
def _resists(s: ArkhamState) -> tuple[str, ...]:
    """What the Ancient One resists now; a resistance says nothing beside an immunity."""
    found = as_it_is(s, as_foe(s, s.player_order()[0])).keywords
    moot = {one.replace("immunity", "resistance") for one in found if one.endswith("immunity")}
    return tuple(sorted(found - moot))


def _waiting(s: ArkhamState, fight: FinalBattle) -> tuple[int, ...]:
    """Who is still to attack in the current round, or in the next one if that has not begun."""
    if fight.at == "round" and fight.round:
        # The Ancient One is attacking: its step has already gone to that of the next round.
        return ()
    if fight.at not in ("attack", "hits"):
        return s.player_order()
    under_way = next(enclosing(s, BattleAttack), None)
    done = [one for one in fight.done if under_way is None or one != under_way.who]
    return tuple([one for one in s.player_order() if one not in done])


def _fighter(s: ArkhamState, who: int, has_attacked: bool) -> Fighter:
    t = s.clone()
    attack = next((one for one in enclosing(t, BattleAttack) if one.who == who), None)
    check = next((one for one in enclosing(t, SkillCheck) if one.counts), None)
    if attack is None:
        attack = BattleAttack(who, 0)
        t.stack.append(attack)
        check = None
    more = worked_out(t, who, HITS, 0).total
    rating = attack.against(t).combat
    if check is None:
        held, dice = hold_usual(t, attack)
    else:
        held, dice = attack.wielded, check.pool(t)
    rolled = sums((counting(t, who, "combat"),) * dice)
    later: Hits = defaultdict(float)
    for total, share in rolled.items():
        later[max(0, total + more)] += float(share)
    if check is not None and check.dice:
        have = max(0, successes(t, who, check.kind, check.dice) + more)
        now = {have: 1.0}
        return Fighter(who, held, rating, len(check.dice), now, dict(later), None, has_attacked)
    hits = dict(later)
    return Fighter(who, held, rating, dice, hits, hits, _withstands(s, who), has_attacked)


@cites("AH-13.8")
def _withstands(s: ArkhamState, who: int) -> Fraction | None:
    """The chance to pass the check of the Ancient One's next attack; None if it is not a check."""
    test = _test(s)
    if test is None:
        return None
    return of_dice(s, who, test.skill, pool(s, who, test.skill, test.modifier), 1)


@cites("AH-13.8")
def _test(s: ArkhamState) -> Test | None:
    attack = ancient_one(s).attack
    checks = [one for one in attack.walk() if isinstance(one, BattleCheck)] if attack else []
    if len(checks) != 1:
        return None
    (check,) = checks
    return Test(check.skill, check.modifier(s))


@cites("AH-13.6", "AH-13.7", "AH-14.3")
def _won(
    s: ArkhamState, start: Standing, times: int, now: list[Hits], every: list[Hits]
) -> tuple[float, ...]:
    """The chances that the Ancient One is beaten by the end of this round, and of each after it."""
    each, size = len(s.seats), doom_track(s)
    most = worked_out(s, 0, MOST_A_ROUND, ALL).total
    states = {start: 1.0}
    found = []
    for attacks in (now, *[every] * (ROUNDS - 1)):
        for attack in attacks:
            after: dict[Standing, float] = defaultdict(float)
            for state, share in states.items():
                for hits, part in attack.items() if state.beaten < times else [(0, 1.0)]:
                    after[struck(state, hits, each, most, size, times)] += share * part
            states = after
        won = (share for state, share in states.items() if state.beaten >= times)
        found.append(sum(won, 0.0))
        rested: dict[Standing, float] = defaultdict(float)
        for state, share in states.items():
            rested[state._replace(removed=0)] += share
        states = rested
    return tuple(found)


def struck(state: Standing, hits: int, each: int, most: int, size: int, times: int) -> Standing:
    """The Ancient One after an attack, counted as `FinalBattle` does."""
    doom, left, extra, removed, beaten = state
    if beaten >= times:
        return state
    left += hits
    paid = min(left, extra)
    left, extra = left - paid, extra - paid
    while left >= each and doom and removed < most:
        left, removed, doom = left - each, removed + 1, doom - 1
    if removed >= most:
        left = 0
    if doom or extra:
        return Standing(doom, left, extra, removed, beaten)
    return Standing(size, 0, 0, removed, beaten + 1)


def at_least_one(hits: Hits) -> float:
    """The chance that an attack has any success."""
    return 1 - hits.get(0, 0.0)


def mean(hits: Hits) -> float:
    """The average number of successes of an attack."""
    return sum(many * share for many, share in hits.items())
