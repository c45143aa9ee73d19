"""Whole random games through the battery."""

from __future__ import annotations

import pytest

from kadath.kernel.rng import Rng
from kadath.testkit.battery import Battery, games
from kadath.testkit.kit import kit
from kadath.testkit.player import CuriousPlayer
from kadath.testkit.soak import soak_part
from kadath.testkit.views import leaks, missing_faces

KIT = kit("lcg")
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_games_go_through_the_battery(part: int) -> None:
    count = len(KIT.setups())
    played = soak_part("lcg", first=part * count, count=count)
    assert played.failure == ""
    assert played.games == count


@pytest.mark.parametrize("number", range(1, 16, 2))
def test_states_alike_to_a_seat_look_alike_to_it(number: int) -> None:
    player = CuriousPlayer(KIT, seed=number)
    rng = Rng(number)
    ((setup, seed),) = games(KIT, number, 1)
    state = KIT.game.new(setup, seed)
    player.begin()
    played = 0
    while state.decision is not None:
        if played % 17 == 0:
            assert list(leaks(KIT, state, rng)) == []
        state.apply(player.choose(state))
        played += 1


def test_every_unknown_sleeve_shows_every_face_that_it_may_hold() -> None:
    player = CuriousPlayer(KIT, seed=5)
    rng = Rng(5)
    state = KIT.game.new({"seats": 2}, 5)
    player.begin()
    for _ in range(40):
        assert state.decision is not None
        state.apply(player.choose(state))
    assert state.decision is not None
    assert list(missing_faces(KIT, state, state.decision.seat, rng)) == []


def test_seed_and_choices_replay_to_the_same_hash() -> None:
    battery = Battery(KIT, CuriousPlayer(KIT, seed=8), seed=8)
    first = [battery.play(setup, seed).hash for setup, seed in games(KIT, 500, 2)]
    battery = Battery(KIT, CuriousPlayer(KIT, seed=8), seed=8)
    assert [battery.play(setup, seed).hash for setup, seed in games(KIT, 500, 2)] == first
