"""Shortest paths between places, where every step costs the same.

A graph is a function from a place to its neighbours; edges may be one-way.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

P = TypeVar("P")


def distances(
    neighbours: Callable[[P], Iterable[P]],
    start: P,
    most: int | None = None,
    without: Collection[P] = (),
) -> dict[P, int]:
    """The distance to each reachable place, nearest first.

    No path is longer than `most` steps or enters a place in `without`.
    """
    found = {start: 0}
    rim = [start]
    steps = 0
    while rim and steps != most:
        steps += 1
        further = []
        for place in rim:
            for other in neighbours(place):
                if other not in found and other not in without:
                    found[other] = steps
                    further.append(other)
        rim = further
    return found


def nearest(
    neighbours: Callable[[P], Iterable[P]], start: P, targets: Collection[P]
) -> frozenset[P]:
    """All nearest targets, which may be the start itself; empty if none is reachable."""
    return frozenset(_ways(neighbours, start, targets))


def next_steps(
    neighbours: Callable[[P], Iterable[P]], start: P, targets: Collection[P]
) -> frozenset[P]:
    """The first steps of all shortest paths to the nearest targets; empty if the start is one."""
    return frozenset().union(*_ways(neighbours, start, targets).values())


def _ways(
    neighbours: Callable[[P], Iterable[P]], start: P, targets: Collection[P]
) -> dict[P, frozenset[P]]:
    """The nearest targets, each with the first steps of all shortest paths to it."""
    rim: dict[P, frozenset[P]] = {start: frozenset()}
    seen = {start}
    while rim:
        there = {place: first for place, first in rim.items() if place in targets}
        if there:
            return there
        further: dict[P, frozenset[P]] = {}
        for place, first in rim.items():
            for other in neighbours(place):
                if other not in seen:
                    known = further.get(other, frozenset())
                    further[other] = known | (first or frozenset((other,)))
        seen.update(further)
        rim = further
    return {}
