"""Whole games in bulk."""

from __future__ import annotations

import pytest

from kadath.games import game
from kadath.kernel.errors import NotWellFormed
from kadath.lab import Simulation, simulate
from kadath.lab.simulation import Job, play_game


def results(simulation: Simulation) -> dict[str, object]:
    return {key: value for key, value in simulation.to_data().items() if key != "seconds"}


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    alone = simulate("final_hour", {"seats": 3}, 30, seed=7)
    together = simulate("final_hour", {"seats": 3}, 30, seed=7, jobs=2)
    assert results(alone) == results(together)
    assert alone.games == 30
    assert sum(alone.reasons.values()) == sum(alone.rounds.values()) == 30


def test_another_seed_gives_other_games() -> None:
    one = simulate("final_hour", {}, 30, seed=1)
    other = simulate("final_hour", {}, 30, seed=1001)
    assert one.decisions != other.decisions


def test_any_game_of_a_simulation_can_be_played_again_alone() -> None:
    job = Job("final_hour", {"seats": 2}, "rush", {})
    alone = [play_game(game("final_hour"), job, seed) for seed in (40, 41, 42)]
    simulated = simulate("final_hour", {"seats": 2}, 3, seed=40, bot="rush")
    assert simulated.decisions == sum(decisions for _, decisions in alone)
    assert simulated.wins == sum(state.outcome.won for state, _ in alone)


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate("final_hour", {}, 25, seed=1, progress=heard.append)
    assert sum(heard) == 25
    assert len(heard) > 1


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ({"game": "chess"}, "no game called 'chess'"),
        ({"bot": "oracle"}, "no bot called 'oracle'"),
        ({"setup": {"seats": 9}}, "seats cannot be 9"),
    ],
)
def test_what_does_not_fit_is_refused_before_a_process_starts(
    what: dict[str, object], message: str
) -> None:
    asked = {"game": "final_hour", "setup": {}, "bot": "random", **what}
    with pytest.raises(NotWellFormed, match=message):
        simulate(n=10, seed=1, jobs=2, **asked)  # type: ignore[arg-type]


def test_two_players_who_attempt_the_ritual_at_once_win_about_one_game_in_six() -> None:
    low, high = simulate("final_hour", {"seats": 2}, 400, seed=1, bot="rush").interval
    assert low < 1 / 6 < high
