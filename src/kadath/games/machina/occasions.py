"""Which questions of Machina Arcana may be let pass."""

from __future__ import annotations

from kadath.kernel.decision import PASS
from kadath.kernel.events import enclosing
from kadath.kernel.game import Occasion

from .rules.abilities import usable_abilities
from .rules.monster_choices import next_steps
from .rules.monster_phase import MonsterPhase, MonsterTurn
from .rules.turn import whose_turn
from .state import MachinaState

BETWEEN = "between"
MONSTERS = "monsters"
OCCASIONS = {BETWEEN: False, MONSTERS: False}
"""The moments between the actions of explorers, and between those of monsters, in which one may use
what costs no stamina."""


def occasion(s: MachinaState) -> Occasion | None:
    """What the question is to the seat that is asked.

    What one could do in the turn of somebody else's explorer one is asked about again when all
    turns are taken, before any monster comes.
    """
    decision = s.decision
    if decision is None:
        return None
    turn = whose_turn(s)
    own = turn in s.explorers and s.seat_of(turn) == decision.seat
    passing = PASS if decision.ask == "between-actions" else None
    kind = MONSTERS if turn and turn not in s.explorers else BETWEEN
    waits = passing is not None and (_strikes_later(s) or (turn in s.explorers and not own))
    return Occasion(kind, passing, own, is_prelude=True, can_wait=waits)


def _strikes_later(s: MachinaState) -> bool:
    """Whether a mindless monster can only walk now, and all is asked again before any strikes.

    Before the last one stops for good it is asked, so that every monster phase asks once.
    """
    turn = s.stack[-2] if len(s.stack) > 1 else None
    if not isinstance(turn, MonsterTurn) or turn.who not in s.units:
        return False
    if usable_abilities(s, turn.who):
        return False
    phase = next(enclosing(s, MonsterPhase), None)
    if phase is not None and any(one not in phase.acted for one in s.track):
        return True
    stamina = s.units[turn.who].stamina
    return stamina > 0 and bool(next_steps(s, turn.who, stamina))
