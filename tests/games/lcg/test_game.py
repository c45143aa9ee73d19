"""The card game as the rest of Kadath sees it."""

from __future__ import annotations

import pytest

from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.decks import BASIC_WEAKNESSES
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.encounter import ResolveDrawnCard
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.rng import Rng

GAME = Lcg()


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 5},
        {"seats": 2, "investigators": ["roland-banks"]},
        {"investigators": ["roland-banks", "roland-banks"]},
        {"investigators": ["nobody"]},
        {"investigators": "roland-banks"},
        {"difficulty": "impossible"},
        {"scenario": "no-such-place"},
        {"seats": 1, "lead": 1},
        {"colour": "green"},
    ],
)
def test_a_set_up_that_does_not_fit_is_refused(setup: dict[str, object]) -> None:
    with pytest.raises(NotWellFormed):
        GAME.new(setup, 1)


@pytest.mark.rule("LCG-084", "LCG-086")
def test_one_person_may_run_several_investigators() -> None:
    people = ["roland-banks", "wendy-adams", "agnes-baker"]
    state = GAME.new({"seats": 2, "investigators": people, "lead": 2}, 1)
    assert GAME.seats(state) == 2
    assert [row.seat for row in state.investigators.values()] == [0, 1, 0]
    assert state.investigators[state.lead].face == "agnes-baker"


def test_random_investigators_are_as_many_as_seats_and_different() -> None:
    for seed in range(5):
        state = GAME.new({"seats": 3}, seed)
        assert len({row.face for row in state.investigators.values()}) == 3


@pytest.mark.rule("LCG-259")
def test_with_peril_nobody_talks() -> None:
    state = GAME.new({"seats": 2}, 1)
    assert GAME.silent(state) == frozenset()
    state.stack.append(ResolveDrawnCard(1, next(iter(state.cards)), peril=True))
    assert GAME.silent(state) == {0, 1}


def test_the_estimate_is_between_losing_and_winning() -> None:
    rng = Rng(4)
    state = GAME.new({"seats": 2}, 4)
    while state.decision is not None:
        assert 0 < GAME.estimate(state, 0) < 1
        options = state.decision.options
        state.apply(options[rng.below(len(options))])
    assert GAME.estimate(state, 0) == 0
    assert state.outcome is not None


def test_the_spectator_sees_no_hand() -> None:
    state = GAME.new({"seats": 1}, 4)
    seen = GAME.view(state, None)
    assert all(seen["cards"][card]["face"] is None for card in state.pile("hand", 1))
    own = GAME.view(state, 0)
    assert all(own["cards"][card]["face"] for card in state.pile("hand", 1))


def test_the_catalogue_has_every_face_once() -> None:
    keys = [one.key for one in GAME.components()]
    assert sorted(keys) == sorted(FACES)
    printed = GAME.manifest.sets[0].printed
    assert sum(printed.values()) == 233, "all but the mini cards; one agenda has an enemy behind it"


def test_there_are_ten_basic_weaknesses() -> None:
    assert sum(BASIC_WEAKNESSES.values()) == 10


def test_the_number_of_the_last_round_outlasts_the_game() -> None:
    state = GAME.new({"seats": 1}, 5)
    seen = 0
    while state.decision is not None:
        seen = max(seen, GAME.progress(state).round)
        state.apply(state.decision.options[-1])
    assert seen > 1
    assert GAME.progress(state).round == seen
