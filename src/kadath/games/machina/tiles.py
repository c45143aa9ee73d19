"""Map tiles as they are printed: their spaces, walls, doors, and edges.

A side of a tile is printed as a text. Its spaces are on the odd lines and columns of the text, and
the edges between them on the others: `-` and `|` are walls, `D` is a door, and a blank is open. `=`
is a tile edge, and `*` the tile edge with the direction symbol.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

TILE = 10
"""The rows, and the columns, of a map tile."""
CELLS = TILE * TILE

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One step to each side, in columns and rows."""

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
"""Floor, trap spaces and spawn spaces: where a unit may stand."""
ACTION_SPACES = frozenset({CHAPTER, EVENT, CHEST, WORKBENCH, RECHARGE, LEVER})


class Side(NamedTuple):
    """A printed side of a map tile; `signs` says how to read signs that are none of the above."""

    key: str
    tile: int
    text: str
    signs: tuple[tuple[str, str], ...] = ()


SIDES: dict[str, Side] = {}
"""Every side of every tile by its key; `components` fills it."""


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
    """The sides with a tile edge, each with the cells behind it."""
    rim: tuple[tuple[int, int, bool], ...]
    """The cells along the rim, each with an outer side, and whether that is a tile edge."""
    symbol: tuple[int, int]
    """The side and the cell of the direction symbol; (-1, -1) if there is none."""
    marks: tuple[tuple[str, int], ...]
    """The cells with a sign of their own, such as the road of the Beast."""


@cache
def printed(side: str) -> Printed:
    """Read a side: the one with this key, or a text drawn by hand."""
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


@cache
def turned(width: int, height: int, turns: int) -> tuple[tuple[int, int], ...]:
    """The column and row of each cell of a tile after some clockwise quarter turns."""
    places = [(cell % width, cell // width) for cell in range(width * height)]
    for _ in range(turns):
        places = [(height - 1 - row, column) for column, row in places]
    return tuple(places)
