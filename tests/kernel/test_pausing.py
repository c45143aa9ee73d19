"""Running a state step by step gives what running it at once gives."""

from __future__ import annotations

import pytest

from kadath import games
from kadath.kernel.codec import state_to_data
from kadath.kernel.decision import option
from kadath.kernel.errors import NotLegal
from kadath.kernel.pausing import choose, play_until
from kadath.kernel.rng import Rng


def test_step_by_step_comes_to_the_same_as_at_once() -> None:
    state = games.game("final_hour").new({"seats": 2}, 3)
    rng = Rng(3)
    for _ in range(120):
        if state.decision is None:
            break
        chosen = state.decision.options[rng.below(len(state.decision.options))]
        slowly = state.clone()
        choose(slowly, chosen)
        assert not play_until(slowly, lambda: False)
        state.apply(chosen)
        assert state_to_data(slowly) == state_to_data(state)
        assert slowly.decision == state.decision
        assert slowly.outcome == state.outcome


def test_it_stops_before_a_step_and_can_go_on() -> None:
    state = games.game("final_hour").new({"seats": 2}, 3)
    assert state.decision is not None
    chosen = state.decision.options[0]
    slowly = state.clone()
    choose(slowly, chosen)
    pauses = 0
    left = [True]

    def once() -> bool:
        left[0] = not left[0]
        return not left[0]

    while play_until(slowly, once):
        pauses += 1
    assert pauses
    state.apply(chosen)
    assert state_to_data(slowly) == state_to_data(state)


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = games.game("final_hour").new({"seats": 2}, 3)
    before = state_to_data(state)
    with pytest.raises(NotLegal):
        choose(state, option("fly", 3))
    assert state_to_data(state) == before
