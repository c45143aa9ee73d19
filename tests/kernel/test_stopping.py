"""Running a state with stops before its steps gives what running it at once gives."""

from __future__ import annotations

from typing import Any

import pytest

from kadath import games
from kadath.kernel.decision import option
from kadath.kernel.errors import NotLegal
from kadath.kernel.rng import Rng


def at_every_step(state: Any) -> bool:
    """Stop wherever it did not stop just now."""
    place = (len(state.stack), state.stack[-1].at)
    stops = STOPPED.get(id(state)) != place
    STOPPED[id(state)] = place
    return stops


STOPPED: dict[int, tuple[int, str]] = {}


def test_with_stops_comes_to_the_same_as_at_once() -> None:
    state: Any = games.game("final_hour").new({"seats": 2}, 3)
    rng = Rng(3)
    stops = 0
    for _ in range(120):
        if state.decision is None:
            break
        chosen = state.decision.options[rng.below(len(state.decision.options))]
        slowly = state.clone()
        slowly.apply(chosen, at_every_step)
        while slowly.decision is None and slowly.stack:
            stops += 1
            slowly.advance(at_every_step)
        state.apply(chosen)
        assert slowly == state
        assert (slowly.decision, slowly.learned) == (state.decision, state.learned)
    assert stops > 120


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    state: Any = games.game("final_hour").new({"seats": 2}, 3)
    before = state.clone()
    with pytest.raises(NotLegal):
        state.apply(option("fly", 3), lambda _: True)
    assert state == before
