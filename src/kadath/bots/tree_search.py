"""Information-set tree search, for a game of which nothing is known but its interface.

Every iteration redeals what the seat does not know, plays options of the tree down to a choice
that was not tried yet, plays on a little, and credits what the game estimates on the way to every
choice that led there. A node stands for the choices made since the root, whatever was dealt: so an
option is weighed over all that may be hidden, and no plan rests on a card that the seat cannot see.
Everybody at the table wants the same, so every seat's choices are made for the best.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng

from .habits import Habits
from .tree import Node

DEALS_USED = 2
"""How many iterations play the same deal, with other dice: dealing is a good part of the time."""
PLAYED_ON = 12
ESTIMATED_EVERY = 4
"""So many decisions are played on, and the estimates on the way are averaged.

A single estimate at the end is swayed by chance, one at the beginning does not see what comes.
"""


class TreeSearch:
    """The tree so far, and what was learned about options in general."""

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
        """Play down the tree once, and add a node to it."""
        state = self._redealt()
        nodes, chosen = self._descend(state)
        worth = self._play_on(state, chosen)
        for node in nodes:
            node.visits += 1
            node.total += worth
        self._habits.credit(chosen, worth)
        self.iterations += 1

    def choice(self) -> Option:
        """The option that was tried most, since the search tries most what looks best."""
        return self.root.most_tried()

    def is_settled(self, left: int) -> bool:
        """Whether so many iterations more could not change the choice."""
        return self.root.lead() > left

    def _redealt(self) -> Any:
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
            option = self._habits.choose(decision.options, self._rng)
            chosen.append(option)
            state.apply(option)
        return (total + estimate(state, self._seat)) / (looks + 1)
