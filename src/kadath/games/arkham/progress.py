"""How far a game of Arkham Horror has come: its turn and phase, or its final battle's round."""

from __future__ import annotations

from kadath.kernel.events import enclosing
from kadath.kernel.game import Counted, Progress

from .rules.final_battle import BattleAttack, FinalBattle
from .rules.mythos import MYTHOS_PHASE, MythosPhase
from .rules.phases import Phase
from .state import ArkhamState

STEPS = ("upkeep", "movement", "encounters", "other_worlds", MYTHOS_PHASE)
SET_UP = "set-up"
TURN = "turn"
BATTLE = "battle"
REFRESH, ATTACK, ATTACKED = "refresh", "attack", "attacked"
OF_BATTLE = (REFRESH, ATTACK, ATTACKED)


def progress(s: ArkhamState) -> Progress:
    """The turn and its phase; or the set-up, or the final battle."""
    if s.awake:
        return _battle(s)
    if not s.turn:
        return Progress(0, None, STEPS, SET_UP)
    return Progress(s.turn, None, STEPS, _phase(s), Counted(TURN, s.turn))


def _phase(s: ArkhamState) -> str | None:
    for frame in s.stack:
        if isinstance(frame, Phase):
            return frame.PHASE
        if isinstance(frame, MythosPhase):
            return MYTHOS_PHASE
    return None


def _battle(s: ArkhamState) -> Progress:
    """The round of the final battle and its step; none before its first round.

    When all is over, nobody remembers the round.
    """
    fight = next(enclosing(s, FinalBattle), None)
    if s.outcome is not None:
        return Progress(s.turn, None, OF_BATTLE, None, Counted(TURN, s.turn))
    if fight is None or not fight.round:
        return Progress(s.turn, None, OF_BATTLE, None, Counted(BATTLE, 1))
    if next(enclosing(s, BattleAttack), None) is not None:
        step = ATTACK
    else:
        # While the Ancient One attacks, its step has already gone to that of the next round.
        step = ATTACKED if fight.at == FinalBattle.begin_round.at else REFRESH
    return Progress(s.turn, None, OF_BATTLE, step, Counted(BATTLE, fight.round))
