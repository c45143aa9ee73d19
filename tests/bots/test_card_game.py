"""Bots at the card game: they play by the rules, from their view, and better than by chance."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.bots import make_bot
from kadath.games.lcg.faces import ActFace
from kadath.games.lcg.game import Lcg
from kadath.kernel.codec import state_hash
from kadath.kernel.rng import Rng

GAME = Lcg()
QUICK = {"iterations": 6}
PAIR = {"seats": 2, "scenario": "the-gathering", "investigators": ["roland-banks", "wendy-adams"]}


def play(name: str, setup: dict[str, Any], seed: int) -> Any:
    """A whole game with that bot at every seat."""
    state = GAME.new(setup, seed)
    bots = [make_bot(name, 10 * seed + seat, **QUICK) for seat in range(GAME.seats(state))]
    while (decision := state.decision) is not None:
        state.apply(bots[decision.seat].choose(GAME, state, decision.seat))
    return state


def states(setup: dict[str, Any], seed: int, every: int) -> list[Any]:
    """States of a game by rules of thumb."""
    state = GAME.new(setup, seed)
    bots = [make_bot("thumb", seat) for seat in range(GAME.seats(state))]
    kept = []
    played = 0
    while (decision := state.decision) is not None:
        if played % every == 0:
            kept.append(state.clone())
        state.apply(bots[decision.seat].choose(GAME, state, decision.seat))
        played += 1
    return kept


@pytest.mark.parametrize("scenario", ["the-gathering", "the-midnight-masks", "the-devourer-below"])
def test_rules_of_thumb_play_every_scenario_to_its_end(scenario: str) -> None:
    for seed in range(2):
        assert play("thumb", PAIR | {"scenario": scenario}, seed).outcome is not None


def test_rules_of_thumb_know_something_about_every_option() -> None:
    for state in states(PAIR, seed=4, every=3):
        worths = GAME.worths(state)
        assert len(worths) == len(state.decision.options)
        assert all(isinstance(worth, float) for worth in worths)


@pytest.mark.parametrize("name", ["thumb", "search"])
def test_states_alike_to_the_seat_get_the_same_choice(name: str) -> None:
    dealer = Rng(3, "deal")
    for state in states(PAIR, seed=6, every=16):
        seat = state.decision.seat
        before = state_hash(state)
        chosen = make_bot(name, 9, **QUICK).choose(GAME, state, seat)
        assert state_hash(state) == before, "thinking changes nothing"
        alike = GAME.determinize(state, seat, dealer)
        assert make_bot(name, 9, **QUICK).choose(GAME, alike, seat) == chosen


def reached(state: Any) -> int:
    """The act that a game ended in."""
    act = state.face(state.act) if state.act else None
    return act.stage if isinstance(act, ActFace) else 4


def test_rules_of_thumb_come_further_than_chance() -> None:
    acts = {
        name: sum(
            reached(play(name, {"investigators": ["roland-banks"]}, seed)) for seed in range(12)
        )
        for name in ("random", "thumb")
    }
    assert acts["thumb"] > acts["random"] + 6
