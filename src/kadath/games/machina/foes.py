"""Whom an explorer would aim an attack at, and whom only by mistake."""

from __future__ import annotations

from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.effects import Scope

from .rules.abilities import Aiming, active, targets
from .rules.choices import ChoosingUnit
from .state import MachinaState
from .vocabulary.abilities import Active
from .vocabulary.effects import attacks, attacks_target

FOE, BARREL, FRIEND, SELF, ENDING = range(5)
"""In which order targets of an attack are shown, and after them what ends a choice."""


def only_foe(s: MachinaState, who: int, ability: Active, found: tuple[int, ...]) -> int:
    """The monster or barrel that an explorer's attack reaches, where nobody else but the attacker
    could be chosen; 0: there is none, or there are more."""
    if len(ability.targets) != 1 or not attacks_target(ability.effect) or not s.is_explorer(who):
        return 0
    others = [one for one in found if one != who]
    return others[0] if len(others) == 1 and not s.is_explorer(others[0]) else 0


def rank(s: MachinaState, option: Option) -> int:
    """Where an option stands among the others: what hits only friends comes late."""
    if option in (DONE, PASS):
        return ENDING
    frame = s.stack[-1]
    if isinstance(frame, Aiming) and s.is_explorer(frame.who):
        ability = active(s, frame.card, frame.number)
        return _kind(s, frame.who, option.ids[0]) if attacks_target(ability.effect) else FOE
    if isinstance(frame, ChoosingUnit) and attacks(frame.effect):
        return _kind(s, frame.scope.who, option.ids[0])
    if option.verb == "use" and s.decision is not None and s.decision.ask == "explorer-action":
        return _nearest_kind(s, *option.ids)
    return FOE


def _nearest_kind(s: MachinaState, who: int, card: int, number: int) -> int:
    ability = active(s, card, number)
    if len(ability.targets) != 1 or not attacks_target(ability.effect):
        return FOE
    found = targets(s, Scope(who, card), ability, 0)
    return FRIEND if all(_kind(s, who, one) >= FRIEND for one in found) else FOE


def _kind(s: MachinaState, who: int, unit: int) -> int:
    if unit == who:
        return SELF
    return FRIEND if s.is_explorer(unit) else BARREL if unit < 0 else FOE
