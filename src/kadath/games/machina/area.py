"""The play area: map tiles laid side by side, and what is between any two of their spaces.

The number of a space comes from its tile and its cell as printed (`100 * tile + cell`), so turning
and shifting tiles renumbers nothing. The number of a door comes from the space whose right edge
(`2 * space`) or lower edge (`2 * space + 1`) it is on as printed, that of a tile edge from its tile
and its side (`4 * tile + side`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.codec import value

from .tiles import CELLS, EAST, RUBBLE, SOUTH, STEPS, TILE, Printed, printed, turned

MOST_AREAS = 24
"""The most arrangements of tiles to cache."""
MOST_LINES = 30_000
"""The most lines to cache for each."""
MOST_REACHES = 1000
"""The most reaches (the spaces within some number of steps of a space) to cache for each."""


@value
class Laid(NamedTuple):
    """A tile in the play area: its side, its place, and its number of clockwise quarter turns."""

    tile: int
    side: str
    """The key of a side; for a tile drawn by hand, its text."""
    column: int = 0
    row: int = 0
    turns: int = 0


class Opening(NamedTuple):
    """A tile edge: the spaces behind it, and the place for a tile beyond it."""

    id: int
    tile: int
    spaces: tuple[int, ...]
    direction: int
    """The side of the play area it faces, after any turns of the tile."""
    column: int
    row: int


Flank = tuple[int, tuple[int, int]]
"""One side of a corner: its space (-1: none), and the two edges of the space that meet there."""


class Line(NamedTuple):
    """The straight line between the centers of two spaces: what it crosses and what it touches."""

    spaces: tuple[int, ...]
    """The spaces it passes through, without the first and the last."""
    clear: bool
    """Whether the line of sight is clear as printed, with all doors open."""
    doors: tuple[int, ...]
    """The doors that could block it."""
    edges: tuple[int, ...]
    """The edges it crosses, except where it passes from space to space through a corner."""
    corners: tuple[tuple[Flank, Flank], ...]
    """Both sides of each corner that it passes through."""


Reach = tuple[int, int, frozenset[int], frozenset[tuple[int, str]]]
"""The key of a reach: from where, how far, the closed doors, and what counts as what."""


class Touches(NamedTuple):
    """The eight spaces around a space, and the edges on the way to each.

    All numbers are offsets from those of that space.
    """

    straight: dict[int, int]
    """The four orthogonal neighbors, each with the edge to cross."""
    aslant: dict[int, tuple[tuple[int, int], tuple[int, int]]]
    """The four diagonal neighbors, each with the two ways there: the neighbor to pass, and the edge
    to cross from there."""


@cache
def touches(width: int) -> Touches:
    """The offsets of what is around a space in an area with rows of that width."""
    straight = {1: 0, -1: -2, width: 1, -width: 1 - 2 * width}
    aslant = {
        down + across: ((across, 2 * across + straight[down]), (down, 2 * down + straight[across]))
        for down, across in product((-width, width), (-1, 1))
    }
    return Touches(straight, aslant)


class Area:
    """An arrangement of tiles; it never changes.

    Internally, spaces have an index that counts row by row over the whole area (`_at`, `_space`),
    and an edge is the one to the right of a space (`2 * index`) or below it (`2 * index + 1`). Rows
    are one longer than there are columns, so that the end of a row does not touch the beginning of
    the next.
    """

    __slots__ = (
        "_around",
        "_at",
        "_edge_of",
        "_ground",
        "_joined",
        "_joined_past",
        "_lines",
        "_reached",
        "_signs",
        "_space",
        "_walls",
        "_width",
        "door_at",
        "doors",
        "doors_of",
        "laid",
        "near_doors",
        "openings",
        "spaces",
        "terrain",
        "walled",
    )

    def __init__(self, laid: tuple[Laid, ...]) -> None:
        self.laid = laid
        left = min((one.column for one in laid), default=0)
        top = min((one.row for one in laid), default=0)
        sides = [printed(one.side) for one in laid]
        self._width = 1 + max(
            [TILE * (one.column - left) + it.width for one, it in zip(laid, sides, strict=True)],
            default=0,
        )
        self._at: dict[int, int] = {}
        """The index of each space."""
        self.terrain: dict[int, str] = {}
        """The printed sign of each space."""
        self.openings: dict[int, Opening] = {}
        self.door_at: dict[int, int] = {}
        """The door on each edge that has one."""
        self._walls: set[int] = set()
        """The edges with a wall."""
        rim: dict[tuple[int, int], bool] = {}
        for one, it in zip(laid, sides, strict=True):
            self._lay(one, it, left, top, rim)
        self._space = {index: space for space, index in self._at.items()}
        """The space at each index that has one."""
        self._ground = frozenset(
            [at for space, at in self._at.items() if self.terrain[space] != RUBBLE]
        )
        """The indices of the spaces without rubble."""
        self.spaces = tuple(self._at)
        self.doors = frozenset(self.door_at.values())
        self._edge_of = {door: edge for edge, door in self.door_at.items()}
        self._close_borders(rim)
        self._lines: dict[int, Line] = {}
        self._joined: dict[int, tuple[int, ...]] = {}
        """A cache of the adjacent spaces, by space."""
        self._joined_past: dict[tuple[int, ...], tuple[int, ...]] = {}
        """The same, by a space and the edges of the closed doors near it."""
        self._reached: dict[Reach, dict[int, int]] = {}
        signs: dict[str, list[int]] = {}
        for space, sign in self.terrain.items():
            signs.setdefault(sign, []).append(space)
        self._signs = {sign: tuple(spaces) for sign, spaces in signs.items()}
        self._around: dict[int, tuple[int, ...]] = {}
        self.doors_of: dict[int, tuple[tuple[int, int], ...]] = {}
        """The doors of each space, clockwise from the north, each with the space beyond it."""
        self.walled: frozenset[int] = frozenset()
        """The spaces with a wall on an edge."""
        self.near_doors: dict[int, tuple[int, ...]] = {}
        """By space, the doors that a step from it could lead through or past."""
        self._note_edges()

    # --- Laying out ---------------------------------------------------------------------------

    def _lay(
        self, one: Laid, it: Printed, left: int, top: int, rim: dict[tuple[int, int], bool]
    ) -> None:
        """Add the spaces, walls, doors and tile edges of a tile, and its outer edges to `rim`.

        `left` and `top` are the column and row of the first tiles. `rim` has the outer edges by an
        index and a direction, each with whether it is a tile edge.
        """
        first = TILE * (one.row - top) * self._width + TILE * (one.column - left)
        base = CELLS * one.tile
        indices = [
            first + row * self._width + column
            for column, row in turned(it.width, it.height, one.turns)
        ]
        for cell, index in enumerate(indices):
            self._at[base + cell] = index
            self.terrain[base + cell] = it.signs[cell]
        for cell, other in it.walls:
            self._walls.add(self._edge(indices[cell], indices[other]))
        for cell, other in it.doors:
            door = 2 * (base + cell) + (other != cell + 1)
            self.door_at[self._edge(indices[cell], indices[other])] = door
        for cell, side, is_open in it.rim:
            rim[indices[cell], (side + one.turns) % 4] = is_open
        for side, cells in it.openings:
            direction = (side + one.turns) % 4
            right, down = STEPS[direction]
            opening = 4 * one.tile + side
            self.openings[opening] = Opening(
                opening,
                one.tile,
                tuple(base + cell for cell in cells),
                direction,
                one.column + right,
                one.row + down,
            )

    @cites("MA-R9.19")
    def _close_borders(self, rim: dict[tuple[int, int], bool]) -> None:
        """Make every outer edge a wall, except where two tile edges face each other."""
        for (index, direction), is_open in rim.items():
            right, down = STEPS[direction]
            beyond = index + right + down * self._width
            if not (is_open and rim.get((beyond, direction + 2 & 3))):
                self._walls.add(self._edge(index, beyond))

    @cites("MA-R9.2")
    def _note_edges(self) -> None:
        """Index the doors on the edges of each space, and the spaces with a wall on an edge."""
        space_at = self._space
        ends = [index for edge in self._walls for index in self._sides(edge)]
        self.walled = frozenset([space_at[index] for index in ends if index in space_at])
        doors: dict[int, list[tuple[int, int, int]]] = {}
        for edge, door in self.door_at.items():
            first, second = self._sides(edge)
            ahead = SOUTH if edge % 2 else EAST
            for here, there, direction in ((first, second, ahead), (second, first, ahead ^ 2)):
                doors.setdefault(space_at[here], []).append((direction, door, space_at[there]))
        for space, found in doors.items():
            self.doors_of[space] = tuple([(door, beyond) for _, door, beyond in sorted(found)])
        near: dict[int, set[int]] = {}
        for space, found_there in self.doors_of.items():
            for one in (space, *self.around(space)):
                near.setdefault(one, set()).update([door for door, _ in found_there])
        self.near_doors = {space: tuple(sorted(found)) for space, found in near.items()}

    def _sides(self, edge: int) -> tuple[int, int]:
        """The indices of the two spaces of an edge."""
        index, is_below = divmod(edge, 2)
        return index, index + (self._width if is_below else 1)

    # --- Places -------------------------------------------------------------------------------

    def tile(self, space: int) -> int:
        """The map tile that a space is on."""
        return space // CELLS

    def where(self, space: int) -> tuple[int, int]:
        """The column and row of a space in the whole area."""
        row, column = divmod(self._at[space], self._width)
        return column, row

    def space(self, column: int, row: int) -> int:
        """The space in that column and row of the whole area; -1 if there is none."""
        if not 0 <= column < self._width:
            return -1
        return self._space.get(row * self._width + column, -1)

    def around(self, space: int) -> tuple[int, ...]:
        """The up to eight spaces that touch a space, even just at a corner."""
        found = self._around.get(space)
        if found is None:
            here, space_at = self._at[space], self._space
            straight, aslant = touches(self._width)
            near = sorted([here + apart for apart in (*straight, *aslant)])
            found = self._around[space] = tuple([space_at[at] for at in near if at in space_at])
        return found

    def straight(self, one: int, other: int) -> bool:
        """Whether two spaces share a row or a column."""
        here, there = self._at[one], self._at[other]
        return here // self._width == there // self._width or (here - there) % self._width == 0

    def steps_apart(self, one: int, other: int) -> int:
        """The number of steps between two spaces, whatever is between them."""
        (y, x), (v, u) = divmod(self._at[one], self._width), divmod(self._at[other], self._width)
        return max(abs(x - u), abs(y - v))

    def toward(self, space: int, origin: int, sign: int) -> int | None:
        """The next space from `space` toward (1) or away from (-1) the origin, if there is one."""
        (x, y), (u, v) = self.where(space), self.where(origin)
        x += sign * ((u > x) - (u < x))
        y += sign * ((v > y) - (v < y))
        found = self.space(x, y)
        return found if found >= 0 else None

    def door_sides(self, door: int) -> tuple[int, ...]:
        """The two spaces that a door is between."""
        first = door // 2
        return (first, *(beyond for at, beyond in self.doors_of[first] if at == door))

    def unexplored(self) -> tuple[Opening, ...]:
        """The tile edges without a tile beyond them."""
        taken = {(one.column, one.row) for one in self.laid}
        return tuple(one for one in self.openings.values() if (one.column, one.row) not in taken)

    def symbol(self, tile: int) -> tuple[int, int]:
        """The tile edge with the direction symbol of a tile, and the space behind it."""
        one = next(one for one in self.laid if one.tile == tile)
        side, cell = printed(one.side).symbol
        return 4 * tile + side, CELLS * tile + cell

    def printed_as(self, sign: str) -> tuple[int, ...]:
        """The spaces with a sign."""
        return self._signs.get(sign, ())

    def marks(self, tile: int) -> dict[str, int]:
        """The spaces of a tile that have a sign of its own."""
        one = next(one for one in self.laid if one.tile == tile)
        return {sign: CELLS * tile + cell for sign, cell in printed(one.side).marks}

    # --- Lines --------------------------------------------------------------------------------

    def line(self, start: int, end: int) -> Line:
        """The line from center to center."""
        lines = self._lines
        key = start << 16 | end
        found = lines.get(key)
        if found is None:
            if len(lines) >= MOST_LINES:
                lines.clear()
            found = lines[key] = self._draw_line(start, end)
        return found

    def joined(self, space: int) -> tuple[int, ...]:
        """The spaces adjacent to a space with all doors open, without rubble."""
        found = self._joined.get(space)
        if found is None:
            ground = self._ground
            found = self._joined[space] = self._joined_to(space, self._walls, ground, ground)
        return found

    def joined_now(
        self,
        space: int,
        closed: Collection[int],
        treated: Mapping[int, str],
        through_walls: bool = False,
        onto_rubble: bool = False,
    ) -> tuple[int, ...]:
        """The spaces adjacent to a space with these doors closed.

        Some spaces are treated as having another sign. `onto_rubble` includes spaces with rubble,
        but rubble still blocks diagonal steps past it.
        """
        near = self.near_doors.get(space, ()) if closed else ()
        shut = [self._edge_of[door] for door in near if door in closed]
        if not (treated or through_walls or onto_rubble):
            return self._joined_past_doors(space, shut) if shut else self.joined(space)
        ground: Collection[int] = self._ground
        if treated:
            signs = {one: treated.get(one) or self.terrain[one] for one in self.around(space)}
            ground = [self._at[one] for one, sign in signs.items() if sign != RUBBLE]
        blocked = shut if through_walls else self._blocked_near(space, shut)
        return self._joined_to(space, blocked, ground, self._space if onto_rubble else ground)

    def _joined_past_doors(self, space: int, shut: list[int]) -> tuple[int, ...]:
        """The spaces adjacent to a space with the doors on these edges closed."""
        asked = (space, *shut)
        found = self._joined_past.get(asked)
        if found is None:
            ground = self._ground
            found = self._joined_to(space, self._blocked_near(space, shut), ground, ground)
            self._joined_past[asked] = found
        return found

    def _blocked_near(self, space: int, shut: list[int]) -> Collection[int]:
        """The walls on the edges around a space, and the edges of closed doors."""
        if not shut:
            return self._walls
        # Copying all walls of the map would take longer than the search itself.
        edges = 2 * self._at[space]
        straight, aslant = touches(self._width)
        around = [*straight.values(), *(edge for ways in aslant.values() for _, edge in ways)]
        return {*shut, *(edges + edge for edge in around if edges + edge in self._walls)}

    def _joined_to(
        self,
        space: int,
        blocked: Collection[int],
        ground: Collection[int],
        ends: Collection[int],
    ) -> tuple[int, ...]:
        """The spaces among `ends` to which the line from a space would be clear, row by row.

        It draws no lines: a diagonal step is possible past any ground beside the space.
        """
        here = self._at[space]
        edges = 2 * here
        straight, aslant = touches(self._width)
        free = [apart for apart, edge in straight.items() if edges + edge not in blocked]
        found = [apart for apart in free if here + apart in ends]
        beside = [*found]
        if ends is not ground:
            beside = [apart for apart in free if here + apart in ground]
        for apart, ways in aslant.items():
            if here + apart in ends:
                for past, edge in ways:
                    if past in beside and edges + edge not in blocked:
                        found.append(apart)
                        break
        return tuple([self._space[here + apart] for apart in sorted(found)])

    def reach(
        self, space: int, most: int, closed: frozenset[int], treated: frozenset[tuple[int, str]]
    ) -> dict[int, int]:
        """The spaces within `most` steps, ignoring obstacles, each with the number of steps.

        These doors are closed, and some spaces are treated as having another sign.
        """
        asked = (space, most, closed, treated)
        found = self._reached.get(asked)
        if found is None:
            if len(self._reached) >= MOST_REACHES:
                self._reached.clear()
            found = {space: 0}
            front = [space]
            signs = dict(treated)
            for steps in range(1, most + 1):
                front = [there for one in front for there in self.joined_now(one, closed, signs)]
                front = [there for there in dict.fromkeys(front) if there not in found]
                found.update(dict.fromkeys(front, steps))
            self._reached[asked] = found
        return found

    def is_wall(self, edge: int) -> bool:
        """Whether an edge of a line is a wall."""
        return edge in self._walls

    def _edge(self, one: int, other: int) -> int:
        """The edge between two indices that are side by side, or one below the other."""
        return 2 * min(one, other) + (abs(one - other) != 1)

    def _draw_line(self, start: int, end: int) -> Line:
        """Follow the line from center to center, over one edge or through one corner at a time."""
        width = self._width
        (y, x), (v, u) = divmod(self._at[start], width), divmod(self._at[end], width)
        across, down = abs(u - x), abs(v - y)
        right, below = (1 if u > x else -1), (width if v > y else -width)
        edges: list[int] = []
        corners: list[tuple[Flank, Flank]] = []
        passed = [self._at[start]]
        i = j = 1
        while i <= across or j <= down:
            here = passed[-1]
            # Which comes first: the i-th vertical grid line (negative), the j-th horizontal one
            # (positive), or both at once, in a corner (0). They are at odd halves of a space.
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
                beside = self._flank(here, here + right, beyond)
                corners.append((beside, self._flank(here, here + below, beyond)))
                passed.append(beyond)
                i += 1
                j += 1
        between = [self._space.get(index, -1) for index in passed[1:-1]]
        touched = [*edges, *(edge for corner in corners for _, pair in corner for edge in pair)]
        doors = tuple(self.door_at[edge] for edge in touched if edge in self.door_at)
        line = Line(tuple(between), False, doors, tuple(edges), tuple(corners))
        clear = is_clear(line, self._walls, self.terrain) and -1 not in between
        return line._replace(clear=clear)

    def _flank(self, here: int, beside: int, beyond: int) -> Flank:
        """The side of a corner that has the index `beside`, on the way from `here` to `beyond`."""
        edges = self._edge(here, beside), self._edge(beside, beyond)
        return self._space.get(beside, -1), edges


def is_clear(line: Line, blocked: set[int], terrain: dict[int, str]) -> bool:
    """Whether a line of sight is clear, given the blocked edges and the rubble.

    Touching the end of a wall or a corner of rubble does not block it. A corner blocks if there is
    something on both sides of the line, such as two closed doors in a row.
    """
    for edge in line.edges:
        if edge in blocked:
            return False
    for space in line.spaces:
        if terrain.get(space) == RUBBLE:
            return False
    for corner in line.corners:
        for beside, (first, second) in corner:
            stands = first in blocked or second in blocked
            if not stands and terrain.get(beside, RUBBLE) != RUBBLE:
                break
        else:
            return False
    return True


@lru_cache(MOST_AREAS)
def area(laid: tuple[Laid, ...]) -> Area:
    """The area of an arrangement of tiles."""
    return Area(laid)
