"""What the bench measures, not how fast this machine is."""

from __future__ import annotations

from kadath.games import game
from kadath.lab import bench
from kadath.lab.peers import PEERS, measure

FINAL_HOUR = game("final_hour")


def test_every_seat_ancient_one_and_difficulty_is_measured() -> None:
    every = list(FINAL_HOUR.varied_setups())
    assert len(every) == 4 * 3 * 3
    assert {setup["seats"] for setup in every} == {1, 2, 3, 4}


def test_the_random_player_of_the_bench_never_attempts_the_ritual_early() -> None:
    for state in bench.sample_states(FINAL_HOUR, {"seats": 2}, games=5):
        assert all(frame.NAME != "final_hour.ReversingRitual" for frame in state.stack)
    speed = bench.random_play(FINAL_HOUR, {"seats": 2}, seconds=0.05)
    assert speed.games > 0
    assert speed.decisions / speed.games > 30


def test_all_figures_are_there_and_positive() -> None:
    figures = bench.measure_game("final_hour", seconds=0.05)
    times = [figure for key, figure in figures.items() if key.endswith("_us")]
    assert len(times) == 5
    assert min(times) > 0
    assert figures["decisions_per_second"] > figures["games_per_second"] > 0
    assert figures["all_setups"]["setups"] == 36


def test_a_peer_is_measured_or_named_as_missing() -> None:
    measured, missing = measure(seconds=0.01)
    for library, games in PEERS.items():
        assert (library in missing) != (games.keys() <= measured.keys())
