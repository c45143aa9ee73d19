"""Random maps, and a slow second implementation of the rulebook's geometry to test against.

Nothing here uses the play area of the game: a map is a grid of signs with walls and doors between
its cells, and every question is answered by exhaustive search.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import floor
from typing import NamedTuple

from kadath.kernel.rng import Rng

Cell = tuple[int, int]
Edge = frozenset[Cell]

RUBBLE = "#"
FLOOR = ".^S"
NONE = 99


class Map(NamedTuple):
    """A grid of signs, with walls and doors between cells; `closed` are the closed doors."""

    width: int
    height: int
    signs: dict[Cell, str]
    walls: frozenset[Edge]
    doors: frozenset[Edge]
    closed: frozenset[Edge]

    @property
    def text(self) -> str:
        """The map in the notation of printed tiles."""
        lines = ["+" + "-+" * self.width]
        for y in range(self.height):
            cells, below = "|", "+"
            for x in range(self.width):
                cells += self.signs[x, y] + self._mark((x, y), (x + 1, y), "|")
                below += self._mark((x, y), (x, y + 1), "-") + "+"
            lines += [cells, below]
        return "\n".join(lines)

    def _mark(self, one: Cell, other: Cell, wall: str) -> str:
        edge = frozenset((one, other))
        if other not in self.signs or edge in self.walls:
            return wall
        return "D" if edge in self.doors else " "

    @property
    def cells(self) -> list[Cell]:
        """All cells, row by row."""
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def floor(self) -> list[Cell]:
        """The cells on which units may stand."""
        return [cell for cell in self.cells if self.signs[cell] in FLOOR]

    def blocks(self, one: Cell, other: Cell) -> bool:
        """Whether a wall or a closed door is between two cells side by side."""
        edge = frozenset((one, other))
        return edge in self.walls or edge in self.closed

    def is_rubble(self, cell: Cell) -> bool:
        """Whether a cell is rubble; everything outside the map is."""
        return self.signs.get(cell, RUBBLE) == RUBBLE


def random_map(rng: Rng, width: int, height: int) -> Map:
    """A map with some rubble, barrels and a chasm, walls and doors."""
    cells = [(x, y) for y in range(height) for x in range(width)]
    signs = {cell: "......^#.BO."[rng.below(12)] if rng.below(3) else "." for cell in cells}
    edges = [
        frozenset(((x, y), (x + right, y + down)))
        for x, y in cells
        for right, down in ((1, 0), (0, 1))
        if (x + right, y + down) in signs
    ]
    walls = frozenset(edge for edge in edges if rng.below(6) == 0)
    doors = frozenset(edge for edge in edges if edge not in walls and rng.below(8) == 0)
    closed = frozenset(edge for edge in edges if edge in doors and rng.below(2))
    return Map(width, height, signs, walls, doors, closed)


# --- Sight ----------------------------------------------------------------------------------------


def sees(m: Map, start: Cell, end: Cell) -> bool:
    """Follow the line from centre to centre, from one grid line to the next, in exact fractions."""
    (x, y), (u, v) = start, end
    half = Fraction(1, 2)
    times = {
        (Fraction(k) - (a + half)) / (b - a)
        for a, b in ((x, u), (y, v))
        if a != b
        for k in range(min(a, b) + 1, max(a, b) + 1)
    }
    here = start
    for time in sorted(times):
        px, py = x + half + time * (u - x), y + half + time * (v - y)
        later = time + Fraction(1, 1000)
        there = floor(x + half + later * (u - x)), floor(y + half + later * (v - y))
        if px.denominator == 1 and py.denominator == 1:
            beside = ((there[0], here[1]), (here[0], there[1]))
            if all(stands(m, here, one, there) for one in beside):
                return False
        elif m.blocks(here, there):
            return False
        if there != end and m.is_rubble(there):
            return False
        here = there
    return True


def stands(m: Map, here: Cell, beside: Cell, there: Cell) -> bool:
    """Whether something blocks one side of the corner between two diagonal cells."""
    return m.is_rubble(beside) or m.blocks(here, beside) or m.blocks(beside, there)


def adjacent(m: Map, one: Cell, other: Cell) -> bool:
    """One of the eight around, and in sight."""
    far = max(abs(one[0] - other[0]), abs(one[1] - other[1]))
    return far == 1 and other in m.signs and not m.is_rubble(other) and sees(m, one, other)


# --- Ways -----------------------------------------------------------------------------------------


def ways(m: Map, goal: Cell, units: frozenset[Cell]) -> dict[Cell, tuple[int, int]]:
    """For every cell: the fewest steps to the goal, and the fewest things in the way on them.

    Units and closed doors do not make a path longer; a closed door is passed only through its own
    edge.
    """
    best = {goal: (0, 0)}
    waiting = [goal]
    while waiting:
        here = waiting.pop(0)
        steps, in_the_way = best[here]
        in_the_way += here in units and here != goal
        for there in around(m, here):
            shut = frozenset((here, there)) in m.closed
            if m.signs[there] not in FLOOR or not (shut or adjacent(m, here, there)):
                continue
            found = steps + 1, in_the_way + shut
            if found < best.get(there, (NONE, NONE)):
                best[there] = found
                waiting.append(there)
    return best


def around(m: Map, cell: Cell) -> list[Cell]:
    """The up to eight cells that touch a cell."""
    x, y = cell
    near = [(x + i, y + j) for i, j in product((-1, 0, 1), repeat=2) if i or j]
    return [one for one in near if one in m.signs]


def first_steps(
    m: Map, monster: Cell, goal: Cell, others: frozenset[Cell], reach: int
) -> set[Cell]:
    """Where a mindless monster steps next, by trying every walk it could take (MA-R18.9 to 14).

    `others` are the cells of all other units, including the explorer at the goal.
    """
    far = ways(m, goal, others | {monster})
    if monster not in far:
        return set()
    units = others | {monster}
    if far[monster][0] <= 1 or door_ahead(m, monster, far, units):
        return set()
    walks: dict[Cell, dict[Cell, int]] = {}

    def walk(path: list[Cell]) -> None:
        here = path[-1]
        if len(path) > 1:
            length = len(path) - 1
            known = walks.setdefault(here, {})
            known[path[1]] = min(length, known.get(path[1], NONE))
        if len(path) > reach:
            return
        for there in around(m, here):
            free = m.signs[there] in FLOOR and there not in others and there not in path
            if (
                free
                and there in far
                and far[there][0] <= far[monster][0]
                and adjacent(m, here, there)
            ):
                walk([*path, there])

    walk([monster])
    ends = [end for end in walks if far[end][0] < far[monster][0]]
    ends = ends or [end for end in walks if door_ahead(m, end, far, units)]

    def rank(end: Cell) -> tuple[int, ...]:
        in_sight = NONE
        if sees(m, end, goal):
            in_sight = sum(is_obstacle(m, cell, others | {monster}) for cell in between(end, goal))
        aslant = end[0] != goal[0] and end[1] != goal[1]
        length = min(walks[end].values())
        return far[end][0], length, far[end][1], in_sight, aslant

    best = min(map(rank, ends), default=None)
    firsts = {
        first
        for end in ends
        if rank(end) == best
        for first, length in walks[end].items()
        if length == min(walks[end].values())
    }
    nearest = min(map(rank, firsts), default=None)
    return {first for first in firsts if rank(first) == nearest}


def door_ahead(
    m: Map, here: Cell, far: dict[Cell, tuple[int, int]], units: frozenset[Cell]
) -> bool:
    """Whether the least obstructed path leaves a cell through a closed door."""
    for there in around(m, here):
        if frozenset((here, there)) in m.closed and there in far:
            steps, in_the_way = far[there]
            somebody = steps > 0 and there in units
            if (steps + 1, in_the_way + somebody + 1) == far[here]:
                return True
    return False


def is_obstacle(m: Map, cell: Cell, units: frozenset[Cell]) -> bool:
    """Whether something on a cell blocks units, but not sight."""
    return cell in units or m.signs[cell] not in f"{FLOOR}#O"


def between(start: Cell, end: Cell) -> list[Cell]:
    """The cells whose interior the line from centre to centre crosses."""
    (x, y), (u, v) = start, end
    box = product(range(min(x, u), max(x, u) + 1), range(min(y, v), max(y, v) + 1))
    found = []
    for p, q in box:
        if (p, q) in (start, end):
            continue
        corners = [
            (u - x) * (2 * (q + j) - 2 * y - 1) - (v - y) * (2 * (p + i) - 2 * x - 1)
            for i, j in product((0, 1), repeat=2)
        ]
        if min(corners) < 0 < max(corners):
            found.append((p, q))
    return found
