"""Every place that a seat does not know shows every face that it may hold, in every game."""

from __future__ import annotations

import pytest

from kadath.games import playable
from kadath.kernel.rng import Rng
from kadath.kernel.state import State
from kadath.testkit.battery import games
from kadath.testkit.kit import kit
from kadath.testkit.views import missing_faces, seats_and_spectator

LOOKS = 2
"""So many states are looked at in each game."""


def states(name: str, rng: Rng) -> list[State]:
    """States of random games in which nothing that is asked tells more than the view does."""
    played = kit(name)
    found: list[State] = []
    for setup, seed in games(played, first=3, count=40):
        state = played.game.new(setup, seed)
        wanted = 20 + rng.below(60)
        for _ in range(400):
            if state.decision is None:
                break
            if wanted <= 0 and not played.asks_about_hidden(state):
                found.append(state)
                break
            options = state.decision.options
            state.apply(options[rng.below(len(options))])
            wanted -= 1
        if len(found) == LOOKS:
            return found
    raise AssertionError("hardly a game lasted so long")


@pytest.mark.parametrize("name", playable())
def test_every_unknown_place_shows_every_face_that_it_may_hold(name: str) -> None:
    rng = Rng(11, name)
    played = kit(name)
    for state in states(name, rng):
        seats = seats_and_spectator(played, state)
        seat = seats[rng.below(len(seats))]
        assert played.unknown_places(state, seat)
        assert list(missing_faces(played, state, seat, rng)) == []
