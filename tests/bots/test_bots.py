"""What holds for every bot."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.bots import BOTS, make_bot
from kadath.games import game
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.rng import Rng

FINAL_HOUR = game("final_hour")
QUICK = {"iterations": 12}


def random_states(setup: dict[str, Any], seed: int, every: int) -> list[Any]:
    """States of a random game that goes on as long as it can."""
    state = FINAL_HOUR.new(setup, seed)
    rng = Rng(seed, "test")
    kept = []
    decisions = 0
    while (decision := state.decision) is not None:
        if decisions % every == 0:
            kept.append(state.clone())
        options = decision.options
        early = next((one for one in options if one.verb == "not-yet"), None)
        state.apply(early or options[rng.below(len(options))])
        decisions += 1
    return kept


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_bot_plays_whole_games_by_the_rules(name: str, seats: int) -> None:
    state = FINAL_HOUR.new({"seats": seats}, seed=seats)
    bots = [make_bot(name, seat, **QUICK) for seat in range(seats)]
    while (decision := state.decision) is not None:
        state.apply(bots[decision.seat].choose(FINAL_HOUR, state, decision.seat))
    assert state.outcome is not None


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_the_state_as_it_found_it(name: str) -> None:
    for state in random_states({"seats": 2}, seed=5, every=10):
        before = state.clone()
        make_bot(name, 1, **QUICK).choose(FINAL_HOUR, state, state.decision.seat)
        assert FINAL_HOUR.view(state, None) == FINAL_HOUR.view(before, None)
        assert state.rng == before.rng


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_states_alike_to_the_seat_get_the_same_choice(name: str, seats: int) -> None:
    dealer = Rng(3, "deal")
    for state in random_states({"seats": seats}, seed=11, every=6):
        seat = state.decision.seat
        chosen = make_bot(name, 9, **QUICK).choose(FINAL_HOUR, state, seat)
        for _ in range(3):
            alike = FINAL_HOUR.determinize(state, seat, dealer)
            assert make_bot(name, 9, **QUICK).choose(FINAL_HOUR, alike, seat) == chosen


def test_the_rush_bot_is_ready_whenever_it_is_asked() -> None:
    asked = [
        state
        for seed in range(8)
        for state in random_states({"seats": 2}, seed, every=1)
        if any(option.verb == "ready" for option in state.decision.options)
    ]
    assert len(asked) > 10
    for state in asked:
        bot = make_bot("rush", seed=1)
        assert bot.choose(FINAL_HOUR, state, state.decision.seat).verb == "ready"


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(NotWellFormed, match="no bot called 'oracle'") as refused:
        make_bot("oracle", seed=1)
    assert refused.value.accepted == "random, rush, thumb, search"
