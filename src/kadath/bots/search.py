"""Information-set tree search, written once against the game interface.

Every iteration deals anew what the seat does not know, plays options of the tree down to a choice
that was not tried yet, plays on a little, and credits what the game estimates then to every choice
on the way. A node stands for the choices made since the root, whatever was dealt: so an option is
weighed over all that may be hidden, and no plan rests on a card that the seat cannot see. Everybody
at the table wants the same, so every seat's choices are made for the best.

The state it is given serves for the seat's view and for dealing anew, nothing else. Its random
numbers come from its seed and that view, so states alike to the seat get the same choice (within a
number of iterations; how many fit into a second is up to the machine).
"""

from __future__ import annotations

import json
from hashlib import blake2b
from math import log, sqrt
from time import perf_counter
from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng

ITERATIONS = 300
EXPLORATION = 0.25
"""How much an option that was tried little is favoured; estimates differ by a few hundredths."""
PLAYED_ON = 8
"""How many decisions are played on at random before the game is asked for its estimate."""
LOOKED_AT_EVERY = 16


class Node:
    """What came of the choices that lead here from the root."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.available = 1
        self.visits = 0
        self.total = 0.0


class SearchBot:
    """Thinks for so many iterations or so many seconds, whichever ends first."""

    name = "search"

    def __init__(self, seed: int, iterations: float = 0, seconds: float = 0) -> None:
        self._seed = seed
        self._seconds = seconds
        self._iterations = int(iterations) or (0 if seconds else ITERATIONS)

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        """The option that was tried most, since the search tries most what looks best."""
        rng = Rng(self._seed, digest(game.view(state, seat)))
        root = Node()
        began = perf_counter()
        done = 0
        while not self._is_enough(root, done, began):
            iterate(game, game.determinize(state, seat, rng), seat, root, rng)
            done += 1
        return max(root.children, key=lambda option: root.children[option].visits)

    def _is_enough(self, root: Node, done: int, began: float) -> bool:
        if self._seconds and done and perf_counter() - began >= self._seconds:
            return True
        left = self._iterations - done
        if not self._iterations or (left and done % LOOKED_AT_EVERY):
            return False
        # An option that can no longer be overtaken is chosen at once.
        visits = sorted(child.visits for child in root.children.values())
        return left <= 0 or (len(visits) > 1 and visits[-1] > visits[-2] + left)


def iterate(game: Game[Any], state: Any, seat: int, root: Node, rng: Rng) -> None:
    """Play down the tree and add to it; the state is one dealt anew, and is used up."""
    path = [root]
    node = root
    while (decision := state.decision) is not None:
        options = decision.options
        untried = [option for option in options if option not in node.children]
        for option in options:
            if option in node.children:
                node.children[option].available += 1
        if untried:
            option = untried[rng.below(len(untried))]
            node.children[option] = Node()
        else:
            option = favourite(node, options)
        node = node.children[option]
        path.append(node)
        state.apply(option)
        if untried:
            break
    play_on(state, rng)
    estimate = game.estimate(state, seat)
    for node in path:
        node.visits += 1
        node.total += estimate


def favourite(node: Node, options: tuple[Option, ...]) -> Option:
    """The option to try next, all of which were tried: good ones, and now and then the others."""
    best = options[0]
    most = -1.0
    for option in options:
        child = node.children[option]
        visits = child.visits
        worth = child.total / visits + EXPLORATION * sqrt(log(child.available) / visits)
        if worth > most:
            most = worth
            best = option
    return best


def play_on(state: Any, rng: Rng) -> None:
    """Play a few decisions at random."""
    for _ in range(PLAYED_ON):
        decision = state.decision
        if decision is None:
            return
        options = decision.options
        state.apply(options[rng.below(len(options))])


def digest(view: dict[str, Any]) -> str:
    """A short hash of a view."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()
