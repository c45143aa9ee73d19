"""The bot that thinks ahead, written once against the game interface.

A game with rules of thumb is searched by comparing what they find good, any other by a tree. The
state the bot is given serves for the seat's view and for redealing, nothing else. Its random
numbers come from its seed and that view, so states alike to the seat get the same choice (within a
number of iterations; how many fit into a second is up to the machine).
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
"""The iterations assumed to be left where only time is limited."""
LOOKED_AT_EVERY = 4
"""How often the search asks itself whether going on could still change its mind."""


class SearchBot:
    """Thinks for so many iterations or so many seconds, whichever ends first."""

    name = "search"

    def __init__(self, seed: int, iterations: float = 0, seconds: float = 0) -> None:
        self._seed = seed
        self._seconds = seconds
        self._iterations = int(iterations) or (0 if seconds else ITERATIONS)

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        """The option that the search comes to prefer."""
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
    """One search: by comparing what looks best by rules of thumb, or by a tree of everything."""

    def __init__(self, game: Game[Any], state: Any, seat: int, rng: Rng) -> None:
        self._way: Comparison | TreeSearch = (
            Comparison(game, state, seat, rng)
            if isinstance(game, HasRulesOfThumb)
            else TreeSearch(game, state, seat, rng)
        )

    @property
    def root(self) -> Node:
        """What came of the options so far."""
        return self._way.root

    @property
    def iterations(self) -> int:
        """How often something was tried."""
        return self._way.iterations

    def iterate(self) -> None:
        """Try something once more."""
        self._way.iterate()

    def choice(self) -> Option:
        """The option to choose now."""
        return self._way.choice()

    def is_settled(self, left: int) -> bool:
        """Whether so many iterations more could not change the choice."""
        return self._way.is_settled(left)


def digest(view: dict[str, Any]) -> str:
    """A short hash of a view."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()
