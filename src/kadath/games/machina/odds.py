"""The exact chances of attacks."""

from __future__ import annotations

from fractions import Fraction

from kadath.kernel.dice import chance, sums
from kadath.kernel.effects import Scope
from kadath.kernel.game import Odds

from .cards import WEAPON
from .rules.abilities import Aiming, active
from .rules.attack import HIGH_DIE, LOW_DIE, Attacking, makes_arcane, needed, roll_bonus
from .state import MachinaState
from .values import ARCANE_ATTACK_ROLL, REGULAR_ATTACK_ROLL
from .vocabulary.effects import Attack


def odds(s: MachinaState, seat: int | None) -> Odds | None:
    """The chance to hit with each target, or with so much essence; None where nobody attacks."""
    decision = s.decision
    if decision is None or not s.stack:
        return None
    frame = s.stack[-1]
    if isinstance(frame, Attacking):
        return None
    if not isinstance(frame, Aiming):
        return None
    attack = _attack_of(s, frame)
    if attack is None:
        return None
    scope = Scope(frame.who, frame.card)
    weapon = _weapon(s, frame.card)
    dice = sums((HIGH_DIE,) * attack.high + (LOW_DIE,) * attack.low)
    arcane = attack.arcane or makes_arcane(s, scope.who, weapon)
    kind = ARCANE_ATTACK_ROLL if arcane else REGULAR_ATTACK_ROLL
    options: dict[str, Fraction] = {}
    for one in decision.options:
        if one.verb == "target":
            bonus = roll_bonus(s, scope.who, weapon, kind)
            least = needed(s, scope.who, one.ids[0], weapon, arcane=arcane)
            options[one.key] = chance(dice, least - bonus)
    return Odds(None, options if seat == decision.seat else {})


def _attack_of(s: MachinaState, frame: Aiming) -> Attack | None:
    ability = active(s, frame.card, frame.number)
    return next((part for part in ability.effect.walk() if isinstance(part, Attack)), None)


def _weapon(s: MachinaState, card: int) -> int:
    item = s.items.get(card)
    return card if item is not None and s.card(card).kind == WEAPON else 0
