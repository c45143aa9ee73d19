"""The play area: map tiles laid side by side, and what lies between any two of their spaces.

A tile is printed as a text. Spaces stand on its odd lines and columns, edges between them: `-` and
`|` are walls, `D` is a door, a blank is open; `=` is a tile edge, `*` the one with the direction
symbol.

A space is named by its tile and its cell (`100 * tile + cell`, cells counted as printed), so that
turning and shifting tiles renumbers nothing. A door is named by the space it is right of
(`2 * space`) or below (`2 * space + 1`), as printed; a tile edge by its tile and its side
(`4 * tile + side`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.codec import value

TILE = 10
"""A map tile has so many rows and columns."""
CELLS = TILE * TILE

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One step to each side: columns and rows."""

RUBBLE = "#"
CHASM = "O"
TRAP = "^"
SPAWN = "S"
PLAIN = "."
BARREL = "B"
CHAPTER = "H"
EVENT = "E"
CHEST = "C"
WORKBENCH = "W"
RECHARGE = "R"
LEVER = "L"
ENTRY = "N"
BRAZIER = "F"
MIRROR = "M"
STATUE = "T"

FLOOR = frozenset({PLAIN, TRAP, SPAWN})
"""Floor, trap spaces and spawn spaces: a unit may stand there."""
ACTION_SPACES = frozenset({CHAPTER, EVENT, CHEST, WORKBENCH, RECHARGE, LEVER})

MOST_AREAS = 24
"""How many arrangements of tiles are remembered."""
MOST_LINES = 30_000
"""How many lines are remembered of each."""
MOST_REACHES = 1000
"""How many reaches (spaces within so many steps of one) are remembered of each."""


class Side(NamedTuple):
    """A printed side of a map tile; signs that are none of the above are read as told."""

    key: str
    tile: int
    text: str
    signs: tuple[tuple[str, str], ...] = ()


SIDES: dict[str, Side] = {}
"""Every side of every tile by its key; `components` fills it."""


@value
class Laid(NamedTuple):
    """A tile in the play area: which side is up, where, and how often it was turned clockwise."""

    tile: int
    side: str
    """The key of a side; for a tile drawn by hand, its text."""
    column: int = 0
    row: int = 0
    turns: int = 0


class Printed(NamedTuple):
    """What is printed on a side of a tile."""

    width: int
    height: int
    signs: tuple[str, ...]
    walls: tuple[tuple[int, int], ...]
    """Pairs of cells with a wall between them."""
    doors: tuple[tuple[int, int], ...]
    """Pairs of cells with a door between them, the left or upper one first."""
    openings: tuple[tuple[int, tuple[int, ...]], ...]
    """The sides with a tile edge, and the cells behind it."""
    rim: tuple[tuple[int, int, bool], ...]
    """The cells along the rim: each with a side that looks out, and whether that is a tile edge."""
    symbol: tuple[int, int]
    """The side and the cell of the direction symbol; (-1, -1) where there is none."""
    marks: tuple[tuple[str, int], ...]
    """The cells with a sign of their own, such as the road of the Beast."""


@cache
def printed(side: str) -> Printed:
    """Read a side by its key, or a text drawn by hand."""
    found = SIDES.get(side)
    own = dict(found.signs) if found is not None else {}
    rows = (found.text if found is not None else side).strip("\n").split("\n")
    width, height = len(rows[0]) // 2, len(rows) // 2
    signs = [rows[2 * y + 1][2 * x + 1] for y in range(height) for x in range(width)]
    walls, doors = [], []
    openings: dict[int, list[int]] = {}
    rim = []
    symbol = (-1, -1)
    for cell in range(width * height):
        y, x = divmod(cell, width)
        for side_of, (right, down) in enumerate(STEPS):
            sign = rows[2 * y + 1 + down][2 * x + 1 + right]
            inside = 0 <= x + right < width and 0 <= y + down < height
            if not inside:
                rim.append((cell, side_of, sign in "=*"))
                if sign in "=*":
                    openings.setdefault(side_of, []).append(cell)
                if sign == "*":
                    symbol = (side_of, cell)
            elif side_of in (EAST, SOUTH):
                pair = (cell, cell + right + down * width)
                if sign in "-|":
                    walls.append(pair)
                elif sign == "D":
                    doors.append(pair)
    return Printed(
        width,
        height,
        tuple(own.get(sign, PLAIN if sign == ENTRY else sign) for sign in signs),
        tuple(walls),
        tuple(doors),
        tuple((side_of, tuple(cells)) for side_of, cells in sorted(openings.items())),
        tuple(rim),
        symbol,
        tuple((sign, cell) for cell, sign in enumerate(signs) if sign in own or sign == ENTRY),
    )


class Opening(NamedTuple):
    """A tile edge: the spaces behind it, and the place for a tile beyond it."""

    id: int
    tile: int
    spaces: tuple[int, ...]
    direction: int
    """Where it leads, as the tile lies."""
    column: int
    row: int


Flank = tuple[int, tuple[int, int]]
"""One side of a corner: the space on it (-1: none), and the two edges of it that meet there."""


class Line(NamedTuple):
    """The straight line between the centres of two spaces: what it crosses, and what it touches."""

    spaces: tuple[int, ...]
    """The spaces it passes through, without the first and the last."""
    clear: bool
    """Whether sight passes along it as printed, while all doors are open."""
    doors: tuple[int, ...]
    """The doors that could block it."""
    edges: tuple[int, ...]
    corners: tuple[tuple[Flank, Flank], ...]


Reach = tuple[int, int, frozenset[int], frozenset[tuple[int, str]]]
"""What is asked of a reach: from where, how far, the closed doors, and what is treated as what."""


class Touches(NamedTuple):
    """The eight spaces that touch a space, and the edges on the ways from that one to them.

    All numbers are differences from those of the first space.
    """

    straight: dict[int, int]
    """The edge that is crossed to each of the four beside it, above and below."""
    aslant: dict[int, tuple[tuple[int, int], tuple[int, int]]]
    """The two ways to each of the others: past which of the four, and the edge from there."""


@cache
def touches(width: int) -> Touches:
    """What touches a space in an area with rows of that width."""
    straight = {1: 0, -1: -2, width: 1, -width: 1 - 2 * width}
    aslant = {
        down + across: ((across, 2 * across + straight[down]), (down, 2 * down + straight[across]))
        for down, across in product((-width, width), (-1, 1))
    }
    return Touches(straight, aslant)


class Area:
    """Tiles as they lie; it never changes.

    Inside, spaces are counted row by row over the whole area (`_at`, `_space`), and an edge is that
    right of a space (`2 * index`) or below it (`2 * index + 1`). A row is one longer than there are
    columns, so that the end of one does not touch the beginning of the next.
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
        shapes = [printed(one.side) for one in laid]
        self._width = 1 + max(
            [TILE * (one.column - left) + it.width for one, it in zip(laid, shapes, strict=True)],
            default=0,
        )
        self._at: dict[int, int] = {}
        self.terrain: dict[int, str] = {}
        self.openings: dict[int, Opening] = {}
        self.door_at: dict[int, int] = {}
        self._walls: set[int] = set()
        rim: dict[tuple[int, int], bool] = {}
        for one, it in zip(laid, shapes, strict=True):
            self._lay(one, it, left, top, rim)
        self._space = {index: space for space, index in self._at.items()}
        self._ground = frozenset(
            [at for space, at in self._at.items() if self.terrain[space] != RUBBLE]
        )
        """Where there is a space without rubble."""
        self.spaces = tuple(self._at)
        self.doors = frozenset(self.door_at.values())
        self._edge_of = {door: edge for edge, door in self.door_at.items()}
        self._close_borders(rim)
        self._lines: dict[int, Line] = {}
        self._joined: dict[int, tuple[int, ...]] = {}
        self._joined_past: dict[tuple[int, ...], tuple[int, ...]] = {}
        """The same for a space and the edges of the closed doors near it."""
        self._reached: dict[Reach, dict[int, int]] = {}
        signs: dict[str, list[int]] = {}
        for space, sign in self.terrain.items():
            signs.setdefault(sign, []).append(space)
        self._signs = {sign: tuple(spaces) for sign, spaces in signs.items()}
        self._around: dict[int, tuple[int, ...]] = {}
        self.doors_of: dict[int, tuple[tuple[int, int], ...]] = {}
        self.walled: frozenset[int] = frozenset()
        self.near_doors: dict[int, tuple[int, ...]] = {}
        """The doors near the spaces from which a step may lead through one, or past its end."""
        self._note_edges()

    # --- Laying out ---------------------------------------------------------------------------

    def _lay(
        self, one: Laid, it: Printed, left: int, top: int, rim: dict[tuple[int, int], bool]
    ) -> None:
        first = TILE * (one.row - top) * self._width + TILE * (one.column - left)
        base = CELLS * one.tile
        places = [
            first + row * self._width + column
            for column, row in turned(it.width, it.height, one.turns)
        ]
        for cell, place in enumerate(places):
            self._at[base + cell] = place
            self.terrain[base + cell] = it.signs[cell]
        for cell, other in it.walls:
            self._walls.add(self._edge(places[cell], places[other]))
        for cell, other in it.doors:
            door = 2 * (base + cell) + (other != cell + 1)
            self.door_at[self._edge(places[cell], places[other])] = door
        for cell, side, is_open in it.rim:
            rim[places[cell], (side + one.turns) % 4] = is_open
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
        """Where two tiles meet, only two tile edges that face each other make a passage.

        Where there is no tile beyond, every edge is a wall.
        """
        for (index, direction), is_open in rim.items():
            right, down = STEPS[direction]
            beyond = index + right + down * self._width
            if not (is_open and rim.get((beyond, direction + 2 & 3))):
                self._walls.add(self._edge(index, beyond))

    @cites("MA-R9.2")
    def _note_edges(self) -> None:
        """Which doors are on the edges of a space, and which spaces have a wall there."""
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
        """Where the two spaces of an edge are."""
        index, is_below = divmod(edge, 2)
        return index, index + (self._width if is_below else 1)

    # --- Places -------------------------------------------------------------------------------

    def tile(self, space: int) -> int:
        """The map tile that a space lies on."""
        return space // CELLS

    def where(self, space: int) -> tuple[int, int]:
        """The column and row of a space in the whole area."""
        row, column = divmod(self._at[space], self._width)
        return column, row

    def space(self, column: int, row: int) -> int:
        """The space in that column and row of the whole area; -1 where there is none."""
        if not 0 <= column < self._width:
            return -1
        return self._space.get(row * self._width + column, -1)

    def around(self, space: int) -> tuple[int, ...]:
        """The up to eight spaces that touch a space, sides and corners."""
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
        """How many steps two spaces are apart, whatever is between them."""
        (y, x), (v, u) = divmod(self._at[one], self._width), divmod(self._at[other], self._width)
        return max(abs(x - u), abs(y - v))

    def toward(self, space: int, origin: int, sign: int) -> int | None:
        """The next space from `space` towards (1) or away from (-1) the origin, if there is one."""
        (x, y), (u, v) = self.where(space), self.where(origin)
        x += sign * ((u > x) - (u < x))
        y += sign * ((v > y) - (v < y))
        found = self.space(x, y)
        return found if found >= 0 else None

    def door_sides(self, door: int) -> tuple[int, ...]:
        """The two spaces that a door lies between."""
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
        """The spaces of a tile that are marked with a sign of their own."""
        one = next(one for one in self.laid if one.tile == tile)
        return {sign: CELLS * tile + cell for sign, cell in printed(one.side).marks}

    # --- Lines --------------------------------------------------------------------------------

    def line(self, start: int, end: int) -> Line:
        """The line from centre to centre."""
        lines = self._lines
        key = start << 16 | end
        found = lines.get(key)
        if found is None:
            if len(lines) >= MOST_LINES:
                lines.clear()
            found = lines[key] = self._drawn(start, end)
        return found

    def joined(self, space: int) -> tuple[int, ...]:
        """The spaces adjacent to a space while all doors are open, without rubble."""
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
        """The spaces adjacent to a space while these doors are closed.

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
        """The spaces adjacent to a space while the doors on these edges are closed."""
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
        # Copying all the walls of the map would take longer than finding what is joined.
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
        """The spaces among some ends to which the line from a space would be clear, row by row.

        It is told without drawing lines. Whoever goes aslant passes some ground beside the space.
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
        """The spaces within so many steps, obstacles or not, and how many.

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
        # Beside each other in a row, or one below the other.
        return 2 * min(one, other) + (abs(one - other) != 1)

    def _drawn(self, start: int, end: int) -> Line:
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
        edges = self._edge(here, beside), self._edge(beside, beyond)
        return self._space.get(beside, -1), edges


@cache
def turned(width: int, height: int, turns: int) -> tuple[tuple[int, int], ...]:
    """The column and row of each cell of a tile that was turned clockwise so often."""
    places = [(cell % width, cell // width) for cell in range(width * height)]
    for _ in range(turns):
        places = [(height - 1 - row, column) for column, row in places]
    return tuple(places)


def is_clear(line: Line, blocked: set[int], terrain: dict[int, str]) -> bool:
    """Whether sight passes along a line, with these edges blocked and rubble where it lies.

    It may touch where a wall ends, or a corner of rubble. A corner does where
    something stands on both sides of the line, as two closed doors in a row do.
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
    """The area of some tiles as they lie."""
    return Area(laid)
