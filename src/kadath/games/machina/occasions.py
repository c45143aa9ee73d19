"""Which questions of Machina Arcana can be passed automatically, and which have only one answer."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive
from kadath.kernel.decision import PASS, Decision, Option
from kadath.kernel.events import enclosing
from kadath.kernel.game import Occasion

from .foes import only_foe
from .rules.abilities import Aiming, active, usable_abilities
from .rules.attack import Attacking
from .rules.equipping import EquippingMain
from .rules.essence import PayingEssence
from .rules.monster_choices import next_steps
from .rules.monster_phase import MonsterPhase, MonsterTurn
from .rules.turn import whose_turn
from .state import MachinaState
from .timely import answers_monster, answers_phases
from .vocabulary.modifiers import CostsMore, Reduce

BETWEEN = "between"
MONSTERS = "monsters"
EQUIPPING = "equipping"
AIMING = "aiming"
WALKING = "walking"
RAISING = "raising"
OCCASIONS = dict.fromkeys((BETWEEN, MONSTERS, EQUIPPING, AIMING, WALKING, RAISING), False)
"""The kinds of questions: using what costs no stamina between the actions of explorers, or of
monsters; equipping a new item; choosing the target of an attack; a monster's step when several are
equally good; spending essence on the roll of an attack on explorers.
"""


def occasion(s: MachinaState) -> Occasion | None:
    """The kind of the current question, for the seat that is asked."""
    decision = s.decision
    if decision is None:
        return None
    turn = whose_turn(s)
    own = turn in s.explorers and s.seat_of(turn) == decision.seat
    kind = MONSTERS if turn and turn not in s.explorers else BETWEEN
    frame = s.stack[-1] if s.stack else None
    if decision.ask == "between-actions":
        waits = _waits(s, decision, turn, own)
        return Occasion(kind, PASS, own, is_prelude=True, can_wait=waits)
    if isinstance(frame, EquippingMain):
        return Occasion(EQUIPPING, None, own, sensible=_nothing_to_weigh(s, frame, decision))
    if isinstance(frame, Aiming):
        return Occasion(AIMING, None, own, sensible=_only_foe(s, frame, decision))
    if isinstance(frame, MonsterTurn) and decision.options[0].verb == "step":
        return Occasion(WALKING, None, own, sensible=_on_its_way(s, frame, decision))
    if isinstance(frame, Attacking) and decision.options[0].verb == "essence":
        return Occasion(RAISING, None, own, sensible=_not_at_ourselves(s, frame, decision))
    if isinstance(frame, PayingEssence) and decision.options[0].verb == "agree":
        proposer = s.seat_of(frame.who)
        return Occasion(kind, None, own, agreeing=decision.options[0], proposer=proposer)
    return Occasion(kind, None, own)


def _waits(s: MachinaState, decision: Decision, turn: int, own: bool) -> bool:
    """Whether free abilities can wait.

    During the turn of somebody else's explorer they can: they are offered again after all turns.
    Between phases and before a monster's action they can unless one of them answers what comes
    next.
    """
    if turn in s.explorers:
        return not own
    answers = answers_monster if turn else answers_phases
    offered = (one for one in decision.options if one != PASS)
    return _strikes_later(s) or not any(answers(s, *one.ids) for one in offered)


def _strikes_later(s: MachinaState) -> bool:
    """Whether a mindless monster can only walk now, and all are asked again before one strikes.

    This is false once the last monster stops for good, so that every monster phase asks at least
    once.
    """
    turn = s.stack[-2] if len(s.stack) > 1 else None
    if not isinstance(turn, MonsterTurn) or turn.who not in s.units:
        return False
    if next(usable_abilities(s, turn.who), None) is not None:
        return False
    phase = next(enclosing(s, MonsterPhase), None)
    if phase is not None and any(one not in phase.acted for one in s.track):
        return True
    stamina = s.units[turn.who].stamina
    return stamina > 0 and bool(next_steps(s, turn.who, stamina))


def _nothing_to_weigh(s: MachinaState, frame: EquippingMain, decision: Decision) -> Option | None:
    """To equip an item in a free place, if it has no drawbacks.

    It could also replace something, but that can wait until the room is needed.
    """
    equip = decision.options[0]
    if equip.ids[1]:
        return None
    passives = (one for one in s.abilities(frame.item) if isinstance(one, Passive))
    changes = (change for one in passives for change in one.changes)
    return None if any(isinstance(one, CostsMore | Reduce) for one in changes) else equip


def _only_foe(s: MachinaState, frame: Aiming, decision: Decision) -> Option | None:
    found = tuple(one.ids[0] for one in decision.options)
    foe = only_foe(s, frame.who, active(s, frame.card, frame.number), found)
    return next((one for one in decision.options if one.ids[0] == foe), None)


def _on_its_way(s: MachinaState, frame: MonsterTurn, decision: Decision) -> Option | None:
    """The first of several steps, if none of them ends the walk or lets the monster strike."""
    row = s.units[frame.who]
    if row.stamina < 2:
        return None
    ahead = s.clone()
    for one in decision.options:
        ahead.units[frame.who] = row._replace(space=one.ids[0], stamina=row.stamina - 1)
        if next(usable_abilities(ahead, frame.who), None) is not None:
            return None
        if not next_steps(ahead, frame.who, row.stamina - 1):
            return None
    return decision.options[0]


def _not_at_ourselves(s: MachinaState, frame: Attacking, decision: Decision) -> Option | None:
    """To spend no essence, if even the largest amount would only hit explorers."""
    none, *amounts = decision.options
    missed = set(frame.hit_with(s, amounts[-1].ids[0])) - set(frame.hit_with(s, 0))
    return none if all(s.is_explorer(one) for one in missed) else None
