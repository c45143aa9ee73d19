"""The worth of using the abilities of cards."""

from __future__ import annotations

from kadath.kernel.effects import Scope
from kadath.kernel.nodes import Node

from ..rules.abilities import active, targets
from ..rules.activating import may_advance
from ..rules.lasting import free_marker
from ..state import MachinaState
from ..values import ESSENCE, HEALTH, STAMINA, attribute
from ..vocabulary.abilities import Active
from ..vocabulary.costs import Pay, UseUp
from ..vocabulary.effects import Attack, Restore
from ..vocabulary.gaining import GainItem
from ..vocabulary.selectors import Picked
from ..vocabulary.story import LightChapter, LowerThreat
from ..vocabulary.targets import Target
from ..vocabulary.timing import CountDown, OncePerRound, PutToken
from .errands import STORY
from .fights import attack_in, chance_to_hit, worth_of_hitting

PRICES = {STAMINA: 0.05, ESSENCE: 0.7, HEALTH: 2.2}
"""The worth of a point to the one who pays it; other uses of stamina are weighed with the turn."""
HEALED = 1.2
"""The worth of a point of health to somebody who has nearly all of it."""
DEAR = 3.0
"""How many times as much it is worth at most, to somebody near death."""
GAINED = 3.0
CARD = 1.6
"""The worth of a card that is used up."""
LITTLE = 0.1
DEARER = {0: 100, 1: 4, 2: 2}
"""How many times as much health is worth if only this much would be left."""


def worth_of_use(s: MachinaState, who: int, card: int, number: int) -> float:
    """The worth of using an ability for an explorer, with the best target."""
    ability = active(s, card, number)
    gain = _gain(s, who, card, ability)
    return gain - _price(s, who, ability) if gain > LITTLE else -1.0


def worth_of_target(s: MachinaState, who: int, card: int, number: int, target: int) -> float:
    """The worth of aiming an ability at something."""
    attack = attack_in(active(s, card, number).effect)
    if attack is None:
        return LITTLE if s.is_explorer(target) else 0.0
    return _blow(s, who, card, attack, target)


def _gain(s: MachinaState, who: int, card: int, ability: Active) -> float:
    if any(isinstance(cost, PutToken) for cost in ability.costs):
        return STORY
    scope = Scope(who, card)
    if isinstance(ability.effect, OncePerRound) and free_marker(s, scope, 1) is None:
        return 0.0
    attack = attack_in(ability.effect)
    aims = targets(s, scope, ability, 0) if ability.targets else ()
    gain = sum([_part(s, scope, part, aims) for part in ability.effect.walk()], 0.0)
    if attack is not None and ability.targets:
        gain += max((_blow(s, who, card, attack, one) for one in aims), default=0.0)
    elif attack is not None:
        gain += sum(_blow(s, who, card, attack, one) for one in attack.who.ids(s, scope))
    return gain


def _blow(s: MachinaState, who: int, card: int, attack: Attack, target: int) -> float:
    worth = worth_of_hitting(s, target)
    return worth * chance_to_hit(s, who, card, attack, target) if worth else 0.0


def _part(s: MachinaState, scope: Scope, part: Node, aims: tuple[int, ...]) -> float:
    """The worth of a part of an effect that is not an attack."""
    match part:
        case Restore(what=str(what), who=whose):
            units = aims if isinstance(whose, Target) else whose.ids(s, scope)
            found = [_restored(s, unit, what) for unit in units if s.is_explorer(unit)]
            picks = isinstance(whose, Target | Picked)
            return max(found, default=0.0) if picks else sum(found)
        case GainItem():
            return GAINED
        case CountDown(at=at):
            return STORY if s.countdowns.get(scope.this, 0) + 1 == at else STORY / 2
        case LightChapter():
            return STORY / 3 if s.chapter and may_advance(s) and part.could(s, scope) else 0.0
        case LowerThreat():
            return 0.8 if s.threat > 1 else 0.0
    return 0.0


def _restored(s: MachinaState, who: int, what: str) -> float:
    """The worth of restoring an explorer's health, stamina or essence."""
    row = s.units[who]
    most = attribute(s, who, what)
    if getattr(row, what) >= most:
        return 0.0
    return HEALED * min(DEAR, most / max(1, row.health)) if what == HEALTH else 0.8


def _price(s: MachinaState, who: int, ability: Active) -> float:
    paid = CARD if any(isinstance(one, UseUp) for one in ability.costs) else 0.0
    for one in ability.costs:
        if isinstance(one, Pay):
            left = s.units[who].health - one.amount
            dear = DEARER.get(left, 1) if one.what == HEALTH else 1
            paid += PRICES[one.what] * one.amount * dear
    return paid
