"""What kind of question a seat is asked, so that clients can pass some automatically."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.decision import DONE, PASS, Decision, Option
from kadath.kernel.game import Occasion
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Window

from .frames import test_now, turn_now
from .happenings import Attacked, Damaged, Taken
from .rules.damage import DealDamage
from .rules.encounter import ResolveDrawnCard
from .rules.enemy_attack import EnemyAttack, OpportunityAttacks, PhaseAttacks
from .rules.investigation_phase import InvestigationPhase, Turn
from .rules.mythos_phase import MythosPhase
from .rules.results import Results
from .rules.skill_test import SkillTest
from .rules.spending_clues import SpendAsGroup
from .state import LcgState
from .values import value

OWN_TURN = "own-turn"
ORDER = "order"
"""The order in which things happen, if it cannot matter."""

PRELUDED = (MythosPhase, InvestigationPhase, Turn)
"""Procedures whose player windows are followed by choosing a turn or an action."""

OCCASIONS: dict[str, bool] = {
    "attacked": True,
    "harmed": True,
    "own-commit": True,
    "own-test": True,
    "test-window": False,
    "others-commit": False,
    "others-test": False,
    "encounter": False,
    OWN_TURN: False,
    "others-turn": False,
    "between-turns": False,
    ORDER: False,
}
"""The kinds, most urgent first, and whether a player who is away would want to be asked."""


def occasion(state: LcgState) -> Occasion | None:
    """What kind of question the deciding seat is asked."""
    decision = state.decision
    if decision is None:
        return None
    passing = PASS if PASS in decision.options else None
    # "Done" passes when committing; elsewhere it ends a turn, which is a real choice.
    if decision.step is SkillTest.commit:
        passing = DONE
    sensible = _sensible(state, decision)
    if sensible is not None:
        return Occasion(ORDER, None, sensible=sensible)
    kind = _kind(state, decision.seat)
    top = state.stack[-1]
    is_free = isinstance(top, Window) and top.time == FREE
    in_test = test_now(state) is not None
    return Occasion(
        kind,
        passing,
        kind == OWN_TURN,
        is_prelude=is_free and _is_followed(state.stack[-2]),
        in_attempt=is_free and in_test,
        agreeing=_agreeing(decision),
        proposer=state.seat_of(top.scope.who) if isinstance(top, SpendAsGroup) else -1,
    )


def _agreeing(decision: Decision) -> Option | None:
    """The option of giving the clues needed, if the only alternative is refusing."""
    options = decision.options
    is_consent = len(options) == 2 and options[1].verb == "refuse"
    return options[0] if is_consent else None


def _sensible(state: LcgState, decision: Decision) -> Option | None:
    """The choice to make if the order cannot matter: identical enemies, or idle results."""
    top = state.stack[-1]
    if isinstance(top, Results):
        working = [place for place, one in enumerate(top.left) if one[0].could(state, one[1])]
        return decision.options[working[0] if working else 0] if len(working) < 2 else None
    if isinstance(top, PhaseAttacks | OpportunityAttacks):
        enemies = {_look(state, one.ids[0]) for one in decision.options}
        return decision.options[0] if len(enemies) == 1 else None
    return None


def _look(state: LcgState, enemy: int) -> tuple[object, ...]:
    """Everything that could distinguish an enemy; one with attachments equals no other."""
    row = state.cards[enemy]
    values = [value(state, enemy, one) for one in ("damage", "horror", "health")]
    attached = enemy if state.pile("attached", enemy) else 0
    return (row.face, row.damage, row.doom, row.clues, *values, attached)


def _is_followed(opened_by: Procedure) -> bool:
    """Whether a player window is followed by a turn, an action, or committing cards."""
    if isinstance(opened_by, SkillTest):
        return opened_by.at == SkillTest.commit.at
    return isinstance(opened_by, PRELUDED)


def _kind(state: LcgState, seat: int) -> str:
    own = {who for who, row in state.investigators.items() if row.seat == seat}
    parts = list(_parts(state))
    if any(isinstance(part, Attacked) and part.who in own for part in parts):
        return "attacked"
    if any(isinstance(part, Damaged | Taken) and part.who in own for part in parts):
        return "harmed"
    test = test_now(state)
    if test is not None:
        return _kind_in_test(state, is_own=test.who in own)
    if any(isinstance(frame, ResolveDrawnCard) and frame.who in own for frame in state.stack):
        return "encounter"
    turn = turn_now(state)
    if turn is not None:
        return OWN_TURN if turn.who in own else "others-turn"
    return "between-turns"


def _kind_in_test(state: LcgState, *, is_own: bool) -> str:
    top = state.stack[-1]
    if isinstance(top, SkillTest) and top.at == SkillTest.commit.at:
        return "own-commit" if is_own else "others-commit"
    if is_own and isinstance(top, Window) and top.time == FREE:
        return "test-window"
    return "own-test" if is_own else "others-test"


def _parts(state: LcgState) -> Iterator[Any]:
    """The parts of pending events, and of those being responded to."""
    for frame in state.stack:
        if isinstance(frame, EnemyAttack | DealDamage):
            yield from frame.parts()
        elif isinstance(frame, Window):
            yield from frame.happened
