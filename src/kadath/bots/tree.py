"""The tree of a search: what came of the choices made since its root."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from kadath.kernel.decision import Option

EXPLORATION = 0.1
"""How much an option that was tried little is favoured; estimates differ by a few hundredths."""


class Node:
    """What came of the choices that lead here.

    `available` counts how often they could be made: what was dealt decides which options there are,
    and an option that is rarely there is not to be taken for one that was rarely worth it.
    """

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.available = 1
        self.visits = 0
        self.total = 0.0

    def untried(self, options: Sequence[Option]) -> list[Option]:
        """The options that were never chosen here; the others are noted to be available again."""
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
        """The option to try next, all of which were tried: good ones, now and then the others."""
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
        """How much more often the most tried option was chosen than the next."""
        visits = sorted([child.visits for child in self.children.values()])
        return visits[-1] - visits[-2] if len(visits) > 1 else 0
