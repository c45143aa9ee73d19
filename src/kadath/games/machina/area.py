"""The play area as it is printed: spaces, walls on their edges, doors, and lines between spaces.

An area is a text. Spaces stand on its odd lines and columns, edges between them: `-` and `|` are
walls, `D` is a door, a blank is open. A space is numbered by row and column; an edge by the space
it is right of (`2 * space`) or below (`2 * space + 1`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

FLOOR = frozenset(".^S")
"""Floor, trap spaces and spawn spaces: a unit may stand there."""
RUBBLE = "#"
CHASM = "O"
OBSTACLES = frozenset("BCEHWRL")
"""Exploding barrels and action spaces: in the way of units, not of sight."""

TILE = 10
"""A map tile has so many rows and columns."""

Side = tuple[int, tuple[int, int]]
"""One side of a corner: the space on it, and the two edges of it that meet there."""


class Line(NamedTuple):
    """The straight line between the centres of two spaces: what it crosses, and what it touches."""

    edges: tuple[int, ...]
    corners: tuple[tuple[Side, Side], ...]
    spaces: tuple[int, ...]
    """The spaces it passes through, without the first and the last."""


class Area:
    """An area that was read from its text; it never changes."""

    __slots__ = ("_joined", "_lines", "doors", "height", "spaces", "terrain", "walls", "width")

    def __init__(self, text: str) -> None:
        rows = text.strip("\n").split("\n")
        self.width = len(rows[0]) // 2
        self.height = len(rows) // 2
        self.spaces = range(self.width * self.height)
        self.terrain = "".join(row[1::2] for row in rows[1::2])
        edges = [
            (2 * space + below, rows[2 * y + 1 + below][2 * x + 2 - below])
            for space in self.spaces
            for y, x in (divmod(space, self.width),)
            for below in (0, 1)
        ]
        self.walls = frozenset(edge for edge, sign in edges if sign in "-|")
        self.doors = frozenset(edge for edge, sign in edges if sign == "D")
        self._lines: dict[tuple[int, int], Line] = {}
        self._joined: dict[int, tuple[int, ...]] = {}

    def space(self, column: int, row: int) -> int:
        """The space in that column and row."""
        return row * self.width + column

    def tile(self, space: int) -> tuple[int, int]:
        """The map tile that a space lies on."""
        row, column = divmod(space, self.width)
        return column // TILE, row // TILE

    def around(self, space: int) -> tuple[int, ...]:
        """The up to eight spaces that touch a space, sides and corners."""
        return _around(self.width, self.height, space)

    def sides(self, space: int) -> tuple[tuple[int, int], ...]:
        """The edges of a space, each with the space beyond it (-1: nothing)."""
        row, column = divmod(space, self.width)
        width = self.width
        return (
            (2 * space, space + 1 if column + 1 < width else -1),
            (2 * space + 1, space + width if row + 1 < self.height else -1),
            *(((2 * (space - 1), space - 1),) if column else ()),
            *(((2 * (space - width) + 1, space - width),) if row else ()),
        )

    def straight(self, one: int, other: int) -> bool:
        """Whether two spaces share a row or a column."""
        return one // self.width == other // self.width or (one - other) % self.width == 0

    def steps_apart(self, one: int, other: int) -> int:
        """How many steps two spaces are apart, whatever is between them."""
        (y, x), (v, u) = divmod(one, self.width), divmod(other, self.width)
        return max(abs(x - u), abs(y - v))

    def toward(self, space: int, origin: int, sign: int) -> int | None:
        """The next space from `space` towards (1) or away from (-1) the origin, if there is one."""
        (y, x), (v, u) = divmod(space, self.width), divmod(origin, self.width)
        x += sign * ((u > x) - (u < x))
        y += sign * ((v > y) - (v < y))
        return self.space(x, y) if 0 <= x < self.width and 0 <= y < self.height else None

    def line(self, start: int, end: int) -> Line:
        """The line from centre to centre."""
        found = self._lines.get((start, end))
        if found is None:
            found = self._lines[start, end] = self._drawn(start, end)
        return found

    def joined(self, space: int) -> tuple[int, ...]:
        """The spaces adjacent to a space while all doors are open, without rubble."""
        found = self._joined.get(space)
        if found is None:
            found = self._joined[space] = tuple(
                other
                for other in self.around(space)
                if self.terrain[other] != RUBBLE
                and is_clear(self.line(space, other), self.walls.__contains__, self.terrain)
            )
        return found

    def _edge(self, one: int, other: int) -> int:
        lower = min(one, other)
        return 2 * lower + (abs(one - other) != 1)

    def _drawn(self, start: int, end: int) -> Line:
        (y, x), (v, u) = divmod(start, self.width), divmod(end, self.width)
        across, down = abs(u - x), abs(v - y)
        right, below = (1 if u > x else -1), (self.width if v > y else -self.width)
        edges: list[int] = []
        corners: list[tuple[Side, Side]] = []
        passed = [start]
        i = j = 1
        while i <= across or j <= down:
            here = passed[-1]
            # The line meets the i-th upright and the j-th level grid line in this order.
            order = (2 * i - 1) * down - (2 * j - 1) * across
            if j > down or (i <= across and order < 0):
                passed.append(here + right)
                edges.append(self._edge(here, here + right))
                i += 1
            elif i > across or order > 0:
                passed.append(here + below)
                edges.append(self._edge(here, here + below))
                j += 1
            else:
                beyond = here + right + below
                corners.append(
                    (
                        self._side(here, here + right, beyond),
                        self._side(here, here + below, beyond),
                    )
                )
                passed.append(beyond)
                i += 1
                j += 1
        return Line(tuple(edges), tuple(corners), tuple(passed[1:-1]))

    def _side(self, here: int, beside: int, beyond: int) -> Side:
        return beside, (self._edge(here, beside), self._edge(beside, beyond))


def is_clear(line: Line, blocks_edge: Callable[[int], bool], terrain: str) -> bool:
    """Whether sight passes along a line.

    Touching the end of a wall or the corner of rubble does not block it. A corner does where
    something stands on both sides of the line, as two closed doors in a row do.
    """
    if any(blocks_edge(edge) for edge in line.edges):
        return False
    if any(terrain[space] == RUBBLE for space in line.spaces):
        return False
    return not any(
        all(
            terrain[beside] == RUBBLE or any(blocks_edge(edge) for edge in edges)
            for beside, edges in corner
        )
        for corner in line.corners
    )


@cache
def area(text: str) -> Area:
    """Read an area."""
    return Area(text)


@cache
def _around(width: int, height: int, space: int) -> tuple[int, ...]:
    return tuple(_touching(width, height, space))


def _touching(width: int, height: int, space: int) -> Iterator[int]:
    row, column = divmod(space, width)
    for y in range(max(0, row - 1), min(height, row + 2)):
        for x in range(max(0, column - 1), min(width, column + 2)):
            if (x, y) != (column, row):
                yield y * width + x
