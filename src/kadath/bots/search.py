"""Information-set tree search, written once against the game interface.

Every iteration deals anew what the seat does not know, plays options of the tree down to a choice
that was not tried yet, plays on a little, and credits what the game estimates on the way to every
choice that led there. A node stands for the choices made since the root, whatever was dealt: so an
option is weighed over all that may be hidden, and no plan rests on a card that the seat cannot see.
Everybody at the table wants the same, so every seat's choices are made for the best.

The state it is given serves for the seat's view and for dealing anew, nothing else. Its random
numbers come from its seed and that view, so states alike to the seat get the same choice (within a
number of iterations; how many fit into a second is up to the machine).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from time import perf_counter
from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng

from .experience import Experienced, best_by_thumb, likely
from .habits import Habits
from .tree import Node

ITERATIONS = 300
CONSIDERED = 5
"""So many options are tried where a game has rules of thumb: those that look best by them."""
PRIOR = 0.3
"""What the best by rules of thumb is thought better than the worst, before it is tried."""
WHIMS = 15
"""How often in a hundred a rule of thumb is not followed in what is played on."""
LOOKED_AT_EVERY = 16
"""How often the search asks itself whether going on could still change its mind."""
DEALS_USED = 2
"""How many iterations play the same deal, with other dice: dealing is a good part of the time."""
PLAYED_ON = 12
ESTIMATED_EVERY = 4
"""So many decisions are played on, and the estimates on the way are averaged.

A single estimate at the end is swayed by chance, one at the beginning does not see what comes.
"""


class SearchBot:
    """Thinks for so many iterations or so many seconds, whichever ends first."""

    name = "search"

    def __init__(self, seed: int, iterations: float = 0, seconds: float = 0) -> None:
        self._seed = seed
        self._seconds = seconds
        self._iterations = int(iterations) or (0 if seconds else ITERATIONS)

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        """The option that was tried most, since the search tries most what looks best."""
        search = Search(game, state, seat, Rng(self._seed, digest(game.view(state, seat))))
        began = perf_counter()
        while not self._is_enough(search, began):
            search.iterate()
        return search.root.most_tried()

    def _is_enough(self, search: Search, began: float) -> bool:
        done = search.iterations
        if self._seconds and done and perf_counter() - began >= self._seconds:
            return True
        left = self._iterations - done
        if not self._iterations or (left and done % LOOKED_AT_EVERY):
            return False
        return left <= 0 or search.root.lead() > left


class Search:
    """One search: the tree so far, and what it has learned about options in general."""

    def __init__(self, game: Game[Any], state: Any, seat: int, rng: Rng) -> None:
        self.root = Node()
        self.iterations = 0
        self._game = game
        self._seat = seat
        self._rng = rng
        self._habits = Habits()
        self._experienced = game if isinstance(game, Experienced) else None
        self._state = state
        self._deal = state

    def iterate(self) -> None:
        """Play down the tree once, and add a node to it."""
        state = self._dealt_anew()
        nodes, chosen = self._descend(state)
        worth = self._play_on(state, chosen)
        for node in nodes:
            node.visits += 1
            node.total += worth
        self._habits.credit(chosen, worth)
        self.iterations += 1

    def _dealt_anew(self) -> Any:
        if self.iterations % DEALS_USED == 0:
            self._deal = self._game.determinize(self._state, self._seat, self._rng)
        state = self._deal.clone()
        state.rng = self._rng.integer()
        return state

    def _descend(self, state: Any) -> tuple[list[Node], list[Option]]:
        """Follow the tree to a choice that was not tried; the nodes and the choices on the way."""
        node = self.root
        nodes = [node]
        chosen: list[Option] = []
        while (decision := state.decision) is not None:
            options = self._considered(state, decision.options)
            untried = node.untried(options)
            if untried:
                option = self._habits.best(untried)
                node.children[option] = Node(self._prior(options, option))
            else:
                option = node.favourite(options)
            node = node.children[option]
            nodes.append(node)
            chosen.append(option)
            state.apply(option)
            if untried:
                break
        return nodes, chosen

    def _considered(self, state: Any, options: Sequence[Option]) -> Sequence[Option]:
        if self._experienced is None:
            return options
        return likely(self._experienced, state, CONSIDERED)

    def _prior(self, options: Sequence[Option], option: Option) -> float:
        """What is thought of an option before it is tried: the better by thumb, the more."""
        if self._experienced is None:
            return 0.0
        return PRIOR * (1.0 - options.index(option) / len(options))

    def _habit(self, state: Any, options: Sequence[Option]) -> Option:
        """What to play on with: by the game's rules of thumb, or by what was worth it so far."""
        if self._experienced is None:
            return self._habits.choose(options, self._rng)
        if self._rng.below(100) < WHIMS:
            return options[self._rng.below(len(options))]
        return best_by_thumb(self._game, state, self._seat, self._rng)

    def _play_on(self, state: Any, chosen: list[Option]) -> float:
        """Play a few decisions on; the average of the estimates on the way."""
        estimate = self._game.estimate
        total = 0.0
        looks = 0
        for played in range(PLAYED_ON):
            decision = state.decision
            if decision is None:
                break
            if played % ESTIMATED_EVERY == 0:
                total += estimate(state, self._seat)
                looks += 1
            option = self._habit(state, decision.options)
            chosen.append(option)
            state.apply(option)
        return (total + estimate(state, self._seat)) / (looks + 1)


def digest(view: dict[str, Any]) -> str:
    """A short hash of a view."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()
