"""Whole games in bulk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kadath.bots.random import RandomBot
from kadath.games import game
from kadath.kernel.decision import Option
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Game
from kadath.lab import Played, Simulation, simulate
from kadath.lab.refused import SimulationRefused
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
    job = Job("final_hour", {"seats": 2}, ("rush",), {})
    alone = [play_game(game("final_hour"), job, seed) for seed in (40, 41, 42)]
    simulated = simulate("final_hour", {"seats": 2}, 3, seed=40, bot="rush")
    assert simulated.decisions == sum(decisions for _, decisions in alone)
    assert simulated.wins == sum(state.outcome.won for state, _ in alone)


def test_a_listener_hears_of_every_game() -> None:
    heard: list[Sequence[Played]] = []
    simulate("final_hour", {}, 25, seed=1, listener=heard.append)
    assert sorted(one.seed for part in heard for one in part) == list(range(1, 26))
    assert len(heard) > 1


def test_bots_take_the_seats_one_by_one() -> None:
    mixed = simulate("final_hour", {"seats": 2}, 10, seed=1, bot=["random", "rush"])
    alike = simulate("final_hour", {"seats": 2}, 10, seed=1, bot="random")
    assert results(mixed) != results(alike)
    with pytest.raises(SimulationRefused, match="2 bots for 4 seats"):
        simulate("final_hour", {"seats": 4}, 10, seed=1, bot=["random", "rush"])


class Unlucky(RandomBot):
    """A bot of one's own that gives up in some games."""

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        if self.seed % 3 == 0:
            raise RuntimeError("three\nagain")
        return super().choose(game, state, seat)

    def __init__(self, seed: int, **budget: float) -> None:
        super().__init__(seed, **budget)
        self.seed = seed


UNLUCKY = f"{__name__}:Unlucky"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_raises_is_told_with_its_seed_and_the_others_go_on(jobs: int) -> None:
    whole = simulate("final_hour", {}, 20, seed=1, bot=UNLUCKY, jobs=jobs)
    assert 0 < len(whole.failed) < 20
    assert whole.games + len(whole.failed) == 20
    (seed, error), *_ = whole.to_data()["failed"].items()
    assert error == "RuntimeError: three"
    again = simulate("final_hour", {}, 1, seed=seed, bot=UNLUCKY)
    assert "three\nagain" in again.failed[0].trace


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("nowhere:Bot", "there is no module nowhere"),
        (f"{__name__}:Nobody", "has no class Nobody"),
        ("builtins:int", "it needs a method choose"),
        ("builtins:object", r"the arguments that every bot gets \(seed\): object\(\) takes no"),
    ],
)
def test_a_bot_of_ones_own_that_is_none_is_refused_at_once(bot: str, why: str) -> None:
    with pytest.raises(SimulationRefused, match=why):
        simulate("final_hour", {}, 1, seed=1, bot=bot)


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
