"""Running rules outside of play, while a position is dealt."""

from __future__ import annotations

from kadath.games.lcg.rules.encounter import draw_found
from kadath.games.lcg.rules.play import LcgPlay
from kadath.games.lcg.state import LcgState
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import Rng

TURN = "take-action"
"""The prompt during a turn: only then may something else be run."""
EARN = "earn"
AGAIN = "again"
LEAVE = "leave"
MOST_ANSWERS = 400
"""The maximum number of questions answered while dealing a position; never reached."""


def is_turn(state: LcgState) -> bool:
    """Whether somebody is asked for an action."""
    return state.decision is not None and state.decision.ask == TURN


def answer(state: LcgState, rng: Rng) -> None:
    """Answer questions until it is somebody's turn, or the game is over."""
    for _ in range(MOST_ANSWERS):
        if state.decision is None or is_turn(state):
            return
        # A campaign continues with the same people, who take what it awards, because later
        # scenarios depend on it.
        options = [one for one in state.decision.options if one.verb not in (AGAIN, LEAVE)]
        given = [one for one in options if one.verb == EARN]
        state.apply(given[0] if given else options[rng.below(len(options))])


def push(state: LcgState, procedure: Procedure) -> None:
    """Start a procedure on top of the current question."""
    state.decision = None
    asking = state.stack[-1]
    asking.doing = asking.at
    state.stack.append(procedure)
    state.advance()


def run(state: LcgState, procedure: Procedure | None, rng: Rng) -> None:
    """Run a procedure during a turn until it is a turn again, unless the game would end."""
    if procedure is not None:
        _run(state, procedure, rng, before=state.clone())


def meet(state: LcgState, who: int, card: int, rng: Rng) -> None:
    """Let an investigator draw an encounter card from anywhere."""
    before = state.clone()
    _run(state, draw_found(state, who, card), rng, before)


def _run(state: LcgState, procedure: Procedure, rng: Rng, before: LcgState) -> None:
    push(state, procedure)
    answer(state, rng)
    if not is_turn(state) or state.campaign.played != before.campaign.played:
        _restore(state, before)


def again(state: LcgState) -> bool:
    """Ask again: what was changed may affect the options."""
    state.ask_again()
    return state.decision is not None


def _restore(state: LcgState, before: LcgState) -> None:
    """Restore the previous state."""
    for name in LcgPlay.COPIED:
        setattr(state, name, getattr(before, name))
