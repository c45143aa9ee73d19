"""Search in a game with rules of thumb: what looks best is tried, and the clearly better chosen."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from kadath.bots.comparison import CONSIDERED, TRIED_FIRST, Comparison
from kadath.bots.experience import likely
from kadath.bots.search import SearchBot
from kadath.games.lcg.game import Lcg
from kadath.kernel.rng import Rng

GAME = Lcg()


def first_turn() -> Any:
    """A game at the first action of its first turn."""
    state: Any = GAME.new({"investigators": ["roland-banks"]}, seed=3)
    while state.decision.ask != "take-action":
        worths = GAME.worths(state)
        state.apply(state.decision.options[worths.index(max(worths))])
    return state


def test_only_what_does_not_look_much_worse_than_the_best_is_tried() -> None:
    state = first_turn()
    worths = dict(zip(state.decision.options, GAME.worths(state), strict=True))
    tried = likely(GAME, state, CONSIDERED)
    assert worths[tried[0]] == max(worths.values())
    assert all(worths[one] >= worths[tried[0]] - GAME.doubt for one in tried)
    assert len(tried) <= CONSIDERED < len(worths)


def test_the_two_best_are_tried_first_and_the_trials_are_counted() -> None:
    search = with_options(3)
    tried = []
    for _ in range(3 * TRIED_FIRST):
        before = {option: len(found) for option, found in search._found.items()}
        search.iterate()
        tried += [option for option, found in search._found.items() if len(found) > before[option]]
    first, second, third = search._options
    assert set(tried[: 2 * TRIED_FIRST]) == {first, second}
    assert set(tried[2 * TRIED_FIRST :]) == {third}
    visits = [node.visits for node in search.root.children.values()]
    assert visits == [TRIED_FIRST] * 3
    assert search.root.visits == search.iterations == 3 * TRIED_FIRST


def test_what_falls_clearly_behind_is_left_alone() -> None:
    search = with_options(3)
    first, second, third = search._options
    search._found = {first: [0.5] * 6, second: [0.2, 0.21] * 3, third: [0.45, 0.56] * 3}
    assert search._in_the_race() == [first, third]
    assert not search.is_settled(10)
    search._found[third] = [0.1, 0.11] * 3
    assert search.is_settled(10)


def with_options(number: int) -> Comparison:
    """A search that compares so many options of a first turn."""
    search = Comparison(GAME, first_turn(), 0, Rng(1, "test"))
    first = search._options[0]
    others = [one for one in search._state.decision.options if one != first]
    search._options = [first, *others][:number]
    search._found = {option: [] for option in search._options}
    return search


@pytest.mark.parametrize(
    ("gains", "is_beaten"),
    [
        ([0.1, 0.12, 0.09, 0.11, 0.1, 0.1], True),
        ([0.1, 0.12, 0.09, 0.11], False),
        ([0.3, -0.29, 0.31, -0.3, 0.3, -0.3], False),
        ([-0.1, -0.1, -0.12, -0.1, -0.1, -0.1], False),
    ],
)
def test_the_rule_of_thumb_stands_unless_it_is_clearly_beaten(
    gains: list[float], is_beaten: bool
) -> None:
    search = with_options(2)
    first, other = search._options
    search._found = {first: [0.5] * 6, other: [0.5 + gain for gain in gains]}
    assert search.choice() == (other if is_beaten else first)


def test_no_time_is_spent_where_there_is_nothing_to_compare() -> None:
    state = first_turn()
    while len(likely(GAME, state, CONSIDERED)) > 1 or len(state.decision.options) == 1:
        worths = GAME.worths(state)
        state.apply(state.decision.options[worths.index(max(worths))])
    began = perf_counter()
    SearchBot(1, seconds=60).choose(GAME, state, 0)
    assert perf_counter() - began < 20
