"""The bot that searches, which works with any game through the game interface.

A game with rules of thumb is searched by comparing the options they prefer, any other with a tree.
The bot uses the state only for the seat's view and for redealing. Its random numbers are derived
from its seed and that view, so it chooses the same in states that look the same to the seat (for a
given number of iterations; how many fit into a second depends on the machine).
"""

from __future__ import annotations

import json
from hashlib import blake2b
from time import perf_counter
from typing import Any

from kadath.kernel.capabilities import HasRulesOfThumb
from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng

from .comparison import Comparison
from .tree import Node
from .tree_search import TreeSearch

ITERATIONS = 300
UNLIMITED = 1_000_000
"""The iterations assumed to be left if only time is limited."""
LOOKED_AT_EVERY = 4
"""After every so many iterations, check whether more could still change the choice."""


class SearchBot:
    """Searches for a number of iterations or seconds, whichever ends first."""

    name = "search"

    def __init__(self, seed: int, iterations: float = 0, seconds: float = 0) -> None:
        self._seed = seed
        self._seconds = seconds
        self._iterations = int(iterations) or (0 if seconds else ITERATIONS)

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        """The option that the search prefers."""
        search = Search(game, state, seat, Rng(self._seed, digest(game.view(state, seat))))
        began = perf_counter()
        while not self._is_enough(search, began):
            search.iterate()
        return search.choice()

    def _is_enough(self, search: Search, began: float) -> bool:
        done = search.iterations
        if self._seconds and done and perf_counter() - began >= self._seconds:
            return True
        left = self._iterations - done if self._iterations else UNLIMITED
        if left and done % LOOKED_AT_EVERY:
            return False
        return left <= 0 or search.is_settled(left)


class Search:
    """One search: a comparison of the best-looking options, or a tree search."""

    def __init__(self, game: Game[Any], state: Any, seat: int, rng: Rng) -> None:
        self._method: Comparison | TreeSearch = (
            Comparison(game, state, seat, rng)
            if isinstance(game, HasRulesOfThumb)
            else TreeSearch(game, state, seat, rng)
        )

    @property
    def root(self) -> Node:
        """The statistics of the options so far."""
        return self._method.root

    @property
    def iterations(self) -> int:
        """The number of iterations so far."""
        return self._method.iterations

    def iterate(self) -> None:
        """Run one more iteration."""
        self._method.iterate()

    def choice(self) -> Option:
        """The option to choose now."""
        return self._method.choice()

    def is_settled(self, left: int) -> bool:
        """Whether `left` more iterations could not change the choice."""
        return self._method.is_settled(left)


def digest(view: dict[str, Any]) -> str:
    """A short hash of a view."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()
