"""Advice is given in a state that its reader could imagine."""

from __future__ import annotations

from kadath.bots.advising import imagined
from kadath.games.lcg.game import Lcg
from kadath.kernel.codec import state_to_data
from kadath.kernel.rng import Rng


def test_states_alike_to_a_seat_give_it_the_same_reasons() -> None:
    game = Lcg()
    state = game.new({"seats": 2, "investigators": ["roland-banks", "wendy-adams"]}, 3)
    other = game.determinize(state, 0, Rng(99))
    assert state_to_data(state) != state_to_data(other), "Wendy's hand was redealt"
    assert state_to_data(imagined(game, state, 0)) == state_to_data(imagined(game, other, 0))
