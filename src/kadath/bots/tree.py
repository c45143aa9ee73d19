"""The search tree: statistics of the sequences of choices since the root."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from kadath.kernel.decision import Option

EXPLORATION = 0.1
"""The weight of exploration; estimates differ by only a few hundredths."""


class Node:
    """The statistics of the choices that lead here.

    `available` counts how often the last one was offered: that depends on the deal, and an option
    that is rarely offered must not count as one that was rarely worth choosing.
    """

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.available = 1
        self.visits = 0
        self.total = 0.0

    def untried(self, options: Sequence[Option]) -> list[Option]:
        """The options that were never chosen here; counts the others as available once more."""
        never = []
        children = self.children
        for option in options:
            child = children.get(option)
            if child is None:
                never.append(option)
            else:
                child.available += 1
        return never

    def favourite(self, options: Sequence[Option]) -> Option:
        """The option to try next by UCB, if all were tried."""
        best = options[0]
        most = -1.0
        children = self.children
        for option in options:
            child = children[option]
            visits = child.visits
            worth = child.total / visits + EXPLORATION * sqrt(log(child.available) / visits)
            if worth > most:
                most = worth
                best = option
        return best

    def most_tried(self) -> Option:
        """The option that was chosen most often here."""
        return max(self.children, key=lambda option: self.children[option].visits)

    def lead(self) -> int:
        """By how many visits the most tried option leads."""
        visits = sorted([child.visits for child in self.children.values()])
        return visits[-1] - visits[-2] if len(visits) > 1 else 0
