"""The curious player of the fuzzes: it looks for what is rare, and still comes to an end."""

from __future__ import annotations

from collections import Counter

from kadath.testkit.kit import kit
from kadath.testkit.player import CuriousPlayer


def test_a_rare_beginning_anew_is_sought_once_in_a_game() -> None:
    its = kit("lcg")
    player = CuriousPlayer(its, seed=1)
    player.ran = Counter(dict.fromkeys(its.features(), 100))
    player.ran["told again"] = 0
    player.begin()
    assert player.rare == {"told again"}
    setup = {"mode": "campaign", "restarts": "yes", "scenario": "the-devourer-below", "seats": 1}
    state = its.game.new(setup, 1)
    begun_anew = 0
    while state.decision is not None:
        chosen = player.choose(state)
        begun_anew += chosen.verb == "again"
        state.apply(chosen)
        assert ("told again" in player.rare) == (not begun_anew)
    assert 1 <= begun_anew < 10
