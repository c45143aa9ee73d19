"""The layout of locations on a grid, with connected ones side by side.

Nothing here depends on a scenario.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from kadath.kernel.rng import Rng

from ..cells import Spot

STARTS = 12
"""How many initial arrangements the search for a better one tries."""


def grid(places: int) -> Spot:
    """How many columns and rows this many locations get."""
    if places <= 3:
        return (max(places, 1), 1)
    if places <= 6:
        return (3, 2)
    return (3, 3) if places <= 9 else (4, -(-places // 4))


@cache
def arranged(places: tuple[int, ...], ways: frozenset[tuple[int, int]]) -> dict[int, Spot]:
    """A cell for each place, with as few connections between non-neighbours as possible."""
    columns, rows = grid(len(places))
    spots = [(column, row) for row in range(rows) for column in range(columns)]
    pairs = {(min(pair), max(pair)) for pair in ways}
    rng = Rng(len(places), "layout")
    best: tuple[int, list[int]] | None = None
    for start in range(STARTS):
        order = [*places, *(0 for _ in range(len(spots) - len(places)))]
        if start:
            order = list(rng.shuffled(order))
        found = _improved(order, spots, pairs)
        if best is None or found[0] < best[0]:
            best = found
    assert best is not None
    return {place: spot for place, spot in zip(best[1], spots, strict=True) if place}


def can_stay(
    before: Mapping[int, Spot], now: Mapping[int, Spot], ways: frozenset[tuple[int, int]]
) -> bool:
    """Whether the same places may stay where they were, because nothing would be gained."""
    return set(before) == set(now) and _strain(before, ways) <= _strain(now, ways)


def _strain(spots: Mapping[int, Spot], ways: frozenset[tuple[int, int]]) -> int:
    return sum(_length(spots[one], spots[other]) for one, other in ways)


def _improved(
    order: list[int], spots: list[Spot], pairs: set[tuple[int, int]]
) -> tuple[int, list[int]]:
    """Swap two cells as long as that improves the layout."""
    cost = _cost(order, spots, pairs)
    improving = True
    while improving:
        improving = False
        for one in range(len(order)):
            for other in range(one):
                if order[one] == order[other]:
                    continue
                order[one], order[other] = order[other], order[one]
                now = _cost(order, spots, pairs)
                if now < cost:
                    cost, improving = now, True
                else:
                    order[one], order[other] = order[other], order[one]
    return cost, order


def _cost(order: list[int], spots: list[Spot], pairs: set[tuple[int, int]]) -> int:
    at = {place: spot for place, spot in zip(order, spots, strict=True) if place}
    return sum(_length(at[one], at[other]) for one, other in pairs)


def _length(one: Spot, other: Spot) -> int:
    """The cost of a way between two cells: none to a neighbour, little across a corner."""
    dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
    if dx + dy == 1:
        return 0
    return 1 if dx == dy == 1 else 3 * (dx + dy)
