"""The worth of effects and costs to an investigator, as far as their trees show it.

A Clue token that is missing for a seal is worth 3; everything else is relative to that.
"""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.effects import (
    Amount,
    ChooseOne,
    ChooseUpTo,
    Do,
    If,
    May,
    Number,
    Repeat,
    Scope,
    count,
)
from kadath.kernel.nodes import Node

from ..cards import CLUES, MONEY, SANITY, STAMINA
from ..rules.casting import casting, cost_of
from ..rules.checks import SPELL, pool
from ..rules.closing import seal_cost
from ..state import ArkhamState
from ..values import maximum
from ..vocabulary.ancient_ones import LowerMaximum
from ..vocabulary.costs import (
    BoxThis,
    DiscardNamed,
    DiscardOwn,
    DiscardThis,
    Exhaust,
    Spend,
    SpendBoth,
    SpendGates,
    SpendToughness,
)
from ..vocabulary.effects.cards import Draw, DrawAndKeep, LoseCards, Take, TakeFirst
from ..vocabulary.effects.checks import (
    Check,
    CheckTable,
    OnDie,
    PassCheck,
    RerollCheck,
    RerollDie,
    RerollFailures,
    RollDie,
    SucceedWith,
)
from ..vocabulary.effects.choices import EachInvestigator, MayOr, MayPay, MustPay, PayOr
from ..vocabulary.effects.gains import (
    Gain,
    GainMix,
    HealSomeone,
    Lose,
    ReduceLoss,
    RestoreToMaximum,
)
from ..vocabulary.effects.gates import CloseEnteredGate, CloseGate, OpenGateHere, SealHere
from ..vocabulary.effects.meetings import DefeatAny, MonsterAppears, TrophyFromCup
from ..vocabulary.effects.possessions import LastsThisTurn, SealWithSign
from ..vocabulary.effects.shops import Buy
from ..vocabulary.effects.spells import Cast
from ..vocabulary.effects.states import (
    BeArrested,
    BecomeBlessed,
    BecomeCursed,
    BeDelayed,
    BeDevoured,
    BeLost,
    BlessAnyone,
    GainRetainer,
    LoseNextTurn,
)
from ..vocabulary.effects.town import AddDoom, RaiseTerror, RemoveDoom
from ..vocabulary.rumors import AllyIsLost, AnotherGate, CaptivesBreakOut, FromNowOn, SignsVanish
from .strength import chance_of
from .wares import shop_worth

MISSING_CLUE = 6.0
SPARE_CLUE = 1.2
DOLLAR = 0.5
HEALED = 1.0
"""The worth of a point of Sanity or Stamina to somebody in good shape."""
LAST_ONES = 6.0
"""How much more it is worth to somebody with only one left."""
CARD = 2.5
TROPHY = 0.6
GATE_TROPHY = 1.2
DOOM = 6.0
TERROR = 2.5
LOST_SIGN = 12.0
MAD = 10.0
"""The cost of spending the last Sanity."""
FLAT: dict[type[Node], float] = {
    SealWithSign: 20.0,
    SealHere: 20.0,
    CloseGate: 10.0,
    CloseEnteredGate: 8.0,
    OpenGateHere: -8.0,
    MonsterAppears: -1.5,
    TrophyFromCup: 1.0,
    DefeatAny: 2.5,
    BecomeBlessed: 5.0,
    BlessAnyone: 5.0,
    BecomeCursed: -5.0,
    GainRetainer: 3.0,
    BeDelayed: -2.0,
    LoseNextTurn: -3.0,
    BeArrested: -4.0,
    BeLost: -5.0,
    BeDevoured: -30.0,
    LastsThisTurn: 0.6,
    LoseCards: -2.0,
    PassCheck: 2.0,
    SucceedWith: 2.0,
    RerollCheck: 1.0,
    RerollDie: 0.7,
    RerollFailures: 1.0,
    ReduceLoss: 1.2,
    Cancel: 2.0,
    LowerMaximum: -3.0,
    AllyIsLost: -0.3,
    AnotherGate: -8.0,
    FromNowOn: -15.0,
    CaptivesBreakOut: -40.0,
}
"""What is about equally good or bad for everybody."""


def effect_worth(s: ArkhamState, who: int, effect: Node | None) -> float:
    """The worth of an effect to the investigator who resolves it."""
    match effect:
        case None:
            return 0.0
        case Do(effects=parts):
            return sum([effect_worth(s, who, one) for one in parts])
        case May(effect=part):
            return max(0.0, effect_worth(s, who, part))
        case ChooseOne(effects=parts) | ChooseUpTo(effects=parts):
            return max([effect_worth(s, who, one) for one in parts])
        case Repeat(times=times, effect=part):
            return _number(s, who, times) * effect_worth(s, who, part)
        case If(condition=condition, then=then, otherwise=otherwise):
            holds = condition.holds(s, Scope(who, who))
            return effect_worth(s, who, then if holds else otherwise)
        case _:
            return _own_worth(s, who, effect)


def cost_worth(s: ArkhamState, who: int, costs: Iterable[Cost]) -> float:
    """The worth of what an investigator would pay."""
    return sum([_price(s, who, cost) for cost in costs])


def point_worth(s: ArkhamState, who: int, what: str, points: int) -> float:
    """The worth to an investigator of gaining (or, if negative, keeping) points of something."""
    row = s.investigators[who]
    if what == CLUES:
        missing = seal_cost(s, who) - row.clues
        if points > 0:
            needed = min(max(0, missing), points)
        else:
            needed = min(0, points - min(0, missing))
        return MISSING_CLUE * needed + SPARE_CLUE * (points - needed)
    if what == MONEY:
        return DOLLAR * points
    if what not in (SANITY, STAMINA):
        return 0.0
    held: int = getattr(row, what)
    after = max(0, min(maximum(s, who, what), held + points))
    return _health(after) - _health(held)


def _health(points: int) -> float:
    """The worth of this much Sanity or Stamina: the last points are the dearest."""
    return HEALED * points - LAST_ONES * 0.5**points * 2


def _own_worth(s: ArkhamState, who: int, effect: Node) -> float:
    match effect:
        case Gain(amount=amount, what=what):
            return point_worth(s, who, what, _number(s, who, amount))
        case Lose(amount=amount, what=what):
            return point_worth(s, who, what, -_number(s, who, amount))
        case HealSomeone(amount=amount, what=what):
            points = _number(s, who, amount)
            return max([point_worth(s, one, what, points) for one in s.at(_place(s, who))])
        case RestoreToMaximum(what=what):
            return point_worth(s, who, what, maximum(s, who, what))
        case GainMix(amount=amount):
            points = _number(s, who, amount)
            return max([point_worth(s, who, what, points) for what in (SANITY, STAMINA)])
        case Draw(cards=cards):
            return CARD * _number(s, who, cards)
        case DrawAndKeep(keep=keep):
            return CARD * keep
        case Take() | TakeFirst():
            return CARD
        case Check(skill=skill, modifier=modifier, difficulty=need, passed=yes, failed=no):
            chance = chance_of(s, who, skill, pool(s, who, skill, modifier), need)
            return _between(s, who, chance, yes, no)
        case CheckTable(skill=skill, modifier=modifier, results=results):
            dice = pool(s, who, skill, modifier)
            row = next((one for one in results if one.fits(round(dice / 3))), None)
            return effect_worth(s, who, row.effect) if row is not None else 0.0
        case RollDie(success=yes, failure=no):
            return _between(s, who, 1 / 3, yes, no)
        case Cast(effect=part):
            return 0.6 * effect_worth(s, who, part)
        case MayPay(costs=costs, effect=part, otherwise=other):
            paid = effect_worth(s, who, part) - cost_worth(s, who, costs)
            return max(paid, effect_worth(s, who, other))
        case PayOr(costs=costs, otherwise=other):
            return max(-cost_worth(s, who, costs), effect_worth(s, who, other))
        case MustPay(cost=cost):
            return -cost_worth(s, who, (cost,))
        case MayOr(effect=part, otherwise=other):
            return max(effect_worth(s, who, part), effect_worth(s, who, other))
        case Buy():
            return shop_worth(s, who, effect)
        case RemoveDoom(tokens=tokens):
            return DOOM * tokens
        case AddDoom(tokens=tokens):
            return -DOOM * tokens
        case OnDie(most=most, effect=part):
            return most / 6 * effect_worth(s, who, part)
        case EachInvestigator(effect=part):
            return sum([effect_worth(s, one, part) for one in s.investigators])
        case SignsVanish():
            return -LOST_SIGN * len(s.seals)
        case RaiseTerror(by=by):
            return -TERROR * _number(s, who, by)
        case _:
            return FLAT.get(type(effect), 0.0)


def cast_worth(s: ArkhamState, who: int, card: int, spell: Cast) -> float:
    """The worth of casting a spell: it may fail, and costs Sanity in any case."""
    modifier = casting(s, card).modifier
    chance = 0.5
    if not isinstance(modifier, Amount):
        chance = chance_of(s, who, SPELL, pool(s, who, SPELL, modifier), 1)
    cost = cost_of(s, who, card)
    worth = chance * effect_worth(s, who, spell.effect) + point_worth(s, who, SANITY, -cost)
    return worth - MAD * (cost >= s.investigators[who].sanity)


def _between(
    s: ArkhamState, who: int, chance: float, passed: Node | None, failed: Node | None
) -> float:
    good, bad = effect_worth(s, who, passed), effect_worth(s, who, failed)
    return chance * good + (1 - chance) * bad


def _price(s: ArkhamState, who: int, cost: Cost) -> float:
    match cost:
        case Spend(points=points, what=what):
            return -point_worth(s, who, what, -_number(s, who, points))
        case DiscardThis() | BoxThis() | DiscardNamed():
            return CARD / 2
        case DiscardOwn(cards=cards):
            return CARD * cards
        case SpendToughness(toughness=toughness):
            return TROPHY * toughness
        case SpendGates(gates=gates):
            return GATE_TROPHY * gates
        case SpendBoth(toughness=toughness, gates=gates):
            return TROPHY * toughness + GATE_TROPHY * gates
        case Exhaust():
            return 0.1
        case _:
            return 0.0


def _number(s: ArkhamState, who: int, number: Number) -> int:
    """A number of a tree; one that depends on what has not happened yet counts as 1."""
    return count(number, s, Scope(who, who)) if not isinstance(number, Amount) else 1


def _place(s: ArkhamState, who: int) -> str:
    return s.investigators[who].space
