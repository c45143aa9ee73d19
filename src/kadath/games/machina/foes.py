"""Whom an explorer would aim an attack at on purpose, and whom only by mistake."""

from __future__ import annotations

from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.effects import Scope

from .cards import EXPLORER, ITEMS, MONSTER
from .rules.abilities import Aiming, active, targets
from .rules.choices import ChoosingUnit
from .rules.turn import whose_turn
from .state import MachinaState
from .vocabulary.abilities import Active
from .vocabulary.effects import attacks, attacks_target

FOE, BARREL, FRIEND, SELF = range(4)
"""The order in which targets of an attack are shown."""
HERE, USUAL, NO_FOE, HANDLING_ITEMS, IN_VAIN, ENDING_TURN = range(6)
"""The order in which actions are shown: what is special to this place or close to it, what is
always possible, attacks without a foe in reach, handling items and doors, attacks that reach only
friends, and ending the turn.
"""
HANDLING = ("inventory", "trade", "door", "break")


def only_foe(s: MachinaState, who: int, ability: Active, found: tuple[int, ...]) -> int:
    """The one monster or barrel an explorer's attack could be aimed at; 0 if it is not just one.

    The attacker does not count as a possible target.
    """
    if len(ability.targets) != 1 or not attacks_target(ability.effect) or not s.is_explorer(who):
        return 0
    others = [one for one in found if one != who]
    return others[0] if len(others) == 1 and not s.is_explorer(others[0]) else 0


def rank(s: MachinaState, option: Option) -> int:
    """The sort key of an option: what hits only friends comes late."""
    if option in (DONE, PASS):
        return ENDING_TURN
    frame = s.stack[-1]
    if isinstance(frame, Aiming) and s.is_explorer(frame.who):
        ability = active(s, frame.card, frame.number)
        return _kind(s, frame.who, option.ids[0]) if attacks_target(ability.effect) else FOE
    if isinstance(frame, ChoosingUnit) and attacks(frame.effect):
        return _kind(s, frame.scope.who, option.ids[0])
    if s.decision is not None and s.decision.ask == "explorer-action":
        return _rank_of_action(s, option)
    return FOE


def _rank_of_action(s: MachinaState, option: Option) -> int:
    if option.verb in HANDLING:
        return HANDLING_ITEMS
    return _rank_of_use(s, *option.ids) if option.verb == "use" else HERE


def _rank_of_use(s: MachinaState, who: int, card: int, number: int) -> int:
    """What hits a foe or belongs to the story comes before what could be used at any time."""
    ability = active(s, card, number)
    if who != whose_turn(s):
        return NO_FOE
    if not attacks(ability.effect):
        return HERE if s.card(card).kind not in (*ITEMS, EXPLORER) else USUAL
    if not attacks_target(ability.effect) or len(ability.targets) != 1:
        return USUAL if s.units_of(MONSTER) or s.boss else NO_FOE
    kinds = {_kind(s, who, one) for one in targets(s, Scope(who, card), ability, 0)}
    if FOE in kinds:
        return HERE
    return NO_FOE if BARREL in kinds else IN_VAIN


def _kind(s: MachinaState, who: int, unit: int) -> int:
    if unit == who:
        return SELF
    return FRIEND if s.is_explorer(unit) else BARREL if unit < 0 else FOE
