"""Advice is given in a state that its reader could imagine."""

from __future__ import annotations

from itertools import count

from kadath.bots.advising import continued
from kadath.bots.experience import best_by_thumb
from kadath.games.lcg.game import Lcg
from kadath.games.machina.game import Machina
from kadath.kernel.codec import state_to_data
from kadath.kernel.rng import Rng


def test_states_alike_to_a_seat_give_it_the_same_reasons() -> None:
    game = Lcg()
    state = game.new({"seats": 2, "investigators": ["roland-banks", "wendy-adams"]}, 3)
    other = game.determinize(state, 0, Rng(99))
    assert state_to_data(state) != state_to_data(other), "Wendy's hand was redealt"
    assert state.decision is not None
    key = state.decision.options[0].key
    one, two = (continued(game, found, 0, key).state for found in (state, other))
    assert state_to_data(one) == state_to_data(two)


def test_a_hint_tells_all_that_should_be_ticked_of_an_arrangement() -> None:
    game, rng = Machina(), Rng(1, "thumb")
    for seed in count(1):
        state = game.new({"seats": 2, "scenario": "ice"}, seed)
        while (decision := state.decision) is not None:
            best = best_by_thumb(game, state, decision.seat, rng)
            if decision.ask == "use-inventory":
                assert state.several is not None
                advice = continued(game, state, decision.seat, best.key)
                assert advice.options[0] == best
                if len(advice.options) > 1:
                    assert state.several.is_whole(advice.options)
                    return
            state.apply(best)
