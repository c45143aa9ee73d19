"""Advice: what a guide would choose in a player's place, knowing only what the player knows."""

from __future__ import annotations

from typing import Any, NamedTuple

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng
from kadath.kernel.several import Picks, Several
from kadath.kernel.state import State

from .experience import best_by_thumb
from .search import digest


class Advised(NamedTuple):
    """The option to choose, or all picks of several, and the state it was found in."""

    options: tuple[Option, ...]
    state: State
    """Redealt, so that no reason can mention what the seat does not know."""


def advised(game: Game[Any], state: State, seat: int) -> Advised:
    """The best choice by the rules of thumb; the same in states that look the same to the seat."""
    rng = _rng(game, state, seat)
    redealt = game.determinize(state, seat, rng)
    several = redealt.several
    picks = _picks(game, redealt.clone(), several, rng) if several is not None else ()
    return Advised(picks or (best_by_thumb(game, redealt, seat, rng),), redealt)


def continued(game: Game[Any], state: State, seat: int, key: str) -> Advised:
    """The option with this key, and what to pick after it if it is one of several picks.

    The state, in which reasons are given, is the same for states that look the same to the seat.
    """
    rng = _rng(game, state, seat)
    redealt = game.determinize(state, seat, rng)
    assert redealt.decision is not None
    first, several = redealt.decision.option(key), redealt.several
    assert first is not None, "a redealt state offers the seat the same options"
    if several is None or first not in several.addable(()):
        return Advised((first,), redealt)
    return Advised(_picks(game, redealt.clone(), several, rng, first), redealt)


def _rng(game: Game[Any], state: State, seat: int) -> Rng:
    return Rng(0, digest(game.view(state, seat)))


def _picks(
    game: Game[Any], state: State, several: Several, rng: Rng, first: Option | None = None
) -> Picks:
    """What to pick of several, one by one as the rules ask for it; modifies the state."""
    assert state.decision is not None
    step = state.decision.step
    picks: Picks = ()
    while (decision := state.decision) is not None:
        if (decision.seat, decision.step) != (several.seat, step):
            break
        option = first or best_by_thumb(game, state, several.seat, rng)
        first = None
        if option not in several.addable(picks):
            break
        picks = (*picks, option)
        state.apply(option)
    # The rules stop asking when there is no choice left, so add the rest.
    while not several.is_whole(picks) and (left := several.addable(picks)):
        picks = (*picks, left[0])
    return picks
