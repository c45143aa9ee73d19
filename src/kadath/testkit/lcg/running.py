"""Letting the rules run outside of play: while a position is dealt."""

from __future__ import annotations

from kadath.games.lcg.rules.encounter import draw_found
from kadath.games.lcg.rules.play import LcgPlay
from kadath.games.lcg.state import LcgState
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import Rng

TURN = "take-action"
"""What is asked in a turn: only then something may be let happen besides."""
EARN = "earn"
AGAIN = "again"
LEAVE = "leave"
MOST_ANSWERS = 400
"""The most questions that are answered while a position is dealt; it never comes close."""


def is_turn(state: LcgState) -> bool:
    """Whether somebody is asked for an action."""
    return state.decision is not None and state.decision.ask == TURN


def answer(state: LcgState, rng: Rng) -> None:
    """Answer what is asked until it is somebody's turn, or the game is over."""
    for _ in range(MOST_ANSWERS):
        if state.decision is None or is_turn(state):
            return
        # A campaign goes on with the same people, and what it gives is taken: later scenarios
        # hang on it.
        options = [one for one in state.decision.options if one.verb not in (AGAIN, LEAVE)]
        given = [one for one in options if one.verb == EARN]
        state.apply(given[0] if given else options[rng.below(len(options))])


def push(state: LcgState, procedure: Procedure) -> None:
    """Let a procedure begin on top of what is asked."""
    state.decision = None
    asking = state.stack[-1]
    asking.doing = asking.at
    state.stack.append(procedure)
    state.advance()


def run(state: LcgState, procedure: Procedure | None, rng: Rng) -> None:
    """Let a procedure run in a turn until it is a turn again, unless the game would end with it."""
    if procedure is not None:
        _run(state, procedure, rng, before=state.clone())


def meet(state: LcgState, who: int, card: int, rng: Rng) -> None:
    """Let an investigator draw an encounter card that lies anywhere."""
    before = state.clone()
    _run(state, draw_found(state, who, card), rng, before)


def _run(state: LcgState, procedure: Procedure, rng: Rng, before: LcgState) -> None:
    push(state, procedure)
    answer(state, rng)
    if not is_turn(state) or state.campaign.played != before.campaign.played:
        _take_back(state, before)


def again(state: LcgState) -> bool:
    """Ask again: what was given besides may have changed what can be done."""
    state.ask_again()
    return state.decision is not None


def _take_back(state: LcgState, before: LcgState) -> None:
    """Restore the state as it was."""
    for name in LcgPlay.COPIED:
        setattr(state, name, getattr(before, name))
