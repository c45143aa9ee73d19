"""Scenes of the card game for the tests, without a terminal around them."""

from __future__ import annotations

from typing import Any

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.state import LcgState
from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng
from kadath.table import Seat
from kadath.terminal.scene import Scene

GAME: Game[Any] = Lcg()


def new_state(*investigators: str, seed: int = 5, seats: int = 0, **setup: Any) -> LcgState:
    """A new game with these investigators, each with a seat unless told otherwise."""
    options = {"seats": seats or len(investigators), "investigators": list(investigators), **setup}
    state = GAME.new(options, seed)
    assert isinstance(state, LcgState)
    return state


def played(state: LcgState, choices: int, seed: int = 1) -> LcgState:
    """The state after so many random choices, or before the game would end."""
    rng = Rng(seed, "scenes")
    for _ in range(choices):
        decision = state.decision
        assert decision is not None
        before = state.clone()
        state.apply(decision.options[rng.below(len(decision.options))])
        if state.outcome is not None:
            return before
    return state


def asked_for(state: LcgState, prompt: str, seed: int = 1) -> LcgState:
    """The state at the next question of that kind."""
    rng = Rng(seed, "scenes")
    for _ in range(3000):
        decision = state.decision
        assert decision is not None, f"{prompt} was not asked"
        if decision.ask == prompt:
            return state
        state.apply(decision.options[rng.below(len(decision.options))])
    raise AssertionError(f"{prompt} was not asked")


def scene(
    state: LcgState,
    *own: int,
    language: str = "en",
    pointed: Option | None = None,
    narrow: bool = False,
    **more: Any,
) -> Scene:
    """A scene as somebody with these seats sees it."""
    seats = (Seat("Ada"),) * GAME.seats(state)
    odds = GAME.odds(state, state.decision.seat) if state.decision is not None else None
    return Scene(
        GAME, state, seats, own, language, narrow=narrow, pointed=pointed, odds=odds, **more
    )
