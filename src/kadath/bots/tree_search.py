"""Information-set tree search, for a game about which only the interface is known.

Every iteration redeals what the seat does not know, follows the tree to a choice that was not tried
yet, plays on a little, and credits the average of the game's estimates to every choice on the way.
A node stands for the choices made since the root, regardless of the deal, so an option is judged
over everything that may be hidden, and no plan relies on a card that the seat cannot see. The games
are cooperative, so the choices of every seat are maximized.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng

from .habits import Habits
from .tree import Node

DEALS_USED = 2
"""How many iterations use the same deal with other dice, since dealing takes a lot of time."""
PLAYED_ON = 12
ESTIMATED_EVERY = 4
"""A rollout plays this many decisions, and averages the estimates on the way.

A single estimate at the end varies too much, and one at the beginning sees nothing of what comes.
"""


class TreeSearch:
    """The tree so far, and the habits learned."""

    def __init__(self, game: Game[Any], state: Any, seat: int, rng: Rng) -> None:
        self.root = Node()
        self.iterations = 0
        self._game = game
        self._seat = seat
        self._rng = rng
        self._habits = Habits()
        self._state = state
        self._deal = state

    def iterate(self) -> None:
        """Descend the tree once, and add a node to it."""
        state = self._redealt()
        nodes, chosen = self._descend(state)
        worth = self._play_on(state, chosen)
        for node in nodes:
            node.visits += 1
            node.total += worth
        self._habits.credit(chosen, worth)
        self.iterations += 1

    def choice(self) -> Option:
        """The most tried option, since the search tries the best ones most."""
        return self.root.most_tried()

    def is_settled(self, left: int) -> bool:
        """Whether `left` more iterations could not change the choice."""
        return self.root.lead() > left

    def _redealt(self) -> Any:
        if self.iterations % DEALS_USED == 0:
            self._deal = self._game.determinize(self._state, self._seat, self._rng)
        state = self._deal.clone()
        state.rng = self._rng.integer()
        return state

    def _descend(self, state: Any) -> tuple[list[Node], list[Option]]:
        """Follow the tree to an untried choice; returns the nodes and the choices on the way."""
        node = self.root
        nodes = [node]
        chosen: list[Option] = []
        while (decision := state.decision) is not None:
            untried = node.untried(decision.options)
            if untried:
                option = self._habits.best(untried)
                node.children[option] = Node()
            else:
                option = node.favourite(decision.options)
            node = node.children[option]
            nodes.append(node)
            chosen.append(option)
            state.apply(option)
            if untried:
                break
        return nodes, chosen

    def _play_on(self, state: Any, chosen: list[Option]) -> float:
        """Play a few decisions on, and return the average of the estimates on the way."""
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
            option = self._habits.choose(decision.options, self._rng)
            chosen.append(option)
            state.apply(option)
        return (total + estimate(state, self._seat)) / (looks + 1)
