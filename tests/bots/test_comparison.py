"""Search in a game with rules of thumb: what looks best is tried, and the clearly better chosen."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.bots.comparison import CONSIDERED, Comparison
from kadath.bots.experience import likely
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


def test_everything_is_tried_a_few_times_and_the_trials_are_counted() -> None:
    state = first_turn()
    search = Comparison(GAME, state, 0, Rng(1, "test"))
    for _ in range(14):
        search.iterate()
    visits = [node.visits for node in search.root.children.values()]
    assert sum(visits) == search.root.visits == search.iterations == 14
    assert min(visits) >= 3 or len(visits) == 1


@pytest.mark.parametrize(
    ("gains", "is_beaten"),
    [
        ([0.1, 0.12, 0.09, 0.11], True),
        ([0.3, -0.29, 0.31, -0.3], False),
        ([-0.1, -0.1, -0.12, -0.1], False),
    ],
)
def test_the_rule_of_thumb_stands_unless_it_is_clearly_beaten(
    gains: list[float], is_beaten: bool
) -> None:
    search = Comparison(GAME, first_turn(), 0, Rng(1, "test"))
    first = search._options[0]
    other = next(one for one in search._state.decision.options if one != first)
    search._options = [first, other]
    search._found = {first: [0.5] * 4, other: [0.5 + gain for gain in gains]}
    assert search.choice() == (other if is_beaten else first)
