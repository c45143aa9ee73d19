"""Scenes for the tests, without a terminal around them."""

from __future__ import annotations

from typing import Any

from kadath import games
from kadath.games.final_hour.components.monsters import KIND_OF, KINDS
from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.decision import Option
from kadath.kernel.rng import Rng
from kadath.table import Seat
from kadath.terminal.scene import Scene

GAME = games.game("final_hour")


def new_state(seats: int = 2, seed: int = 5, **setup: Any) -> FinalHourState:
    """A new game."""
    state = GAME.new({"seats": seats, **setup}, seed)
    assert isinstance(state, FinalHourState)
    return state


def empty_board(**setup: Any) -> FinalHourState:
    """A new game with nobody and nothing on the board but the gates and the ritual site."""
    state = new_state(**setup)
    state.monsters = [()] * 16
    state.clues = [None] * 16
    return state


def played(state: FinalHourState, choices: int, seed: int = 1) -> FinalHourState:
    """The state after so many random choices, without an early ritual; before the end."""
    rng = Rng(seed, "scenes")
    for _ in range(choices):
        decision = state.decision
        assert decision is not None
        options = [one for one in decision.options if one.verb != "ready"]
        before = state.clone()
        state.apply(options[rng.below(len(options))])
        if state.outcome is not None:
            return before
    return state


def scene(
    state: FinalHourState,
    *own: int,
    language: str = "en",
    pointed: Option | None = None,
    narrow: bool = False,
) -> Scene:
    """A scene as somebody with these seats sees it."""
    seats = (Seat("Ada"),) * state.seats
    return Scene(GAME, state, seats, own, language, narrow=narrow, pointed=pointed)


def token(colour: str, health: int, *icons: str, copy: int = 0) -> int:
    """A common monster token."""
    fitting = [
        number
        for number, kind in enumerate(KIND_OF)
        if KINDS[kind].is_common
        and (KINDS[kind].colour, KINDS[kind].health, KINDS[kind].icons) == (colour, health, icons)
    ]
    return fitting[copy]


def unique(name: str, copy: int = 0) -> int:
    """A unique monster token."""
    return [number for number, kind in enumerate(KIND_OF) if KINDS[kind].name == name][copy]
