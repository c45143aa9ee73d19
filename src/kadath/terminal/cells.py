"""Cells on a board: where a game's places are on the screen, and how a cell is framed.

Nothing here depends on a game. A board without gaps is a grid; one with gaps has room for the ways
between its places.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .canvas import Canvas
from .theme import BRIGHT, CURSOR, FAINT, PLAIN

Point = tuple[int, int]
"""The column and row of a character."""

Spot = tuple[int, int]
"""The column and row of a cell."""

CHOOSABLE, POINTED = "•", "▸"


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """Cells of one size, and which place is in which of them.

    A bordered cell has two fewer lines inside than its height. `margin` is room to the right of all
    cells and below them, for lines that lead around the outside.
    """

    spots: Mapping[int, Spot]
    cell_width: int
    cell_height: int
    gap_width: int
    gap_height: int
    bordered: bool
    margin: Point = (0, 0)

    @property
    def width(self) -> int:
        """How many columns the drawing needs."""
        columns, _ = grid_of(self.spots)
        return columns * (self.cell_width + self.gap_width) - self.gap_width + self.margin[0]

    @property
    def height(self) -> int:
        """How many rows the drawing needs."""
        _, rows = grid_of(self.spots)
        return rows * (self.cell_height + self.gap_height) - self.gap_height + self.margin[1]

    def corner(self, place: int) -> Point:
        """The upper left character of a place's cell."""
        column, row = self.spots[place]
        return (
            column * (self.cell_width + self.gap_width),
            row * (self.cell_height + self.gap_height),
        )

    def place_at(self, x: int, y: int) -> int | None:
        """The place whose cell contains a character."""
        for place in self.spots:
            left, top = self.corner(place)
            if left <= x < left + self.cell_width and top <= y < top + self.cell_height:
                return place
        return None

    def neighbour(self, place: int | None, dx: int, dy: int) -> int:
        """The nearest place in a direction on the screen, or the same one at the edge.

        Without a place, or from one that is gone, it is the first place; 0 if there are none.
        """
        if place is None or place not in self.spots:
            return next(iter(self.spots), 0)
        column, row = self.spots[place]
        ahead = {
            other: (abs(x - column) if dy else abs(y - row), abs(x - column) + abs(y - row))
            for other, (x, y) in self.spots.items()
            if (x - column) * dx > 0 or (y - row) * dy > 0
        }
        return min(ahead, key=lambda one: ahead[one], default=place)


def grid_of(spots: Mapping[int, Spot]) -> Spot:
    """How many columns and rows these cells need; at least one of each."""
    columns = 1 + max((column for column, _ in spots.values()), default=0)
    rows = 1 + max((row for _, row in spots.values()), default=0)
    return columns, rows


def mark(*, choosable: bool, pointed: bool) -> str:
    """The mark before something that may be chosen or is pointed at; otherwise a blank."""
    if pointed:
        return POINTED
    return CHOOSABLE if choosable else " "


class Cell:
    """A place being drawn: the frame and marks that all games' boards share."""

    def __init__(
        self, canvas: Canvas, plan: Plan, place: int, *, choosable: bool, pointed: bool
    ) -> None:
        self.canvas = canvas
        self.plan = plan
        self.place = place
        self.is_pointed = pointed
        self.mark = mark(choosable=choosable, pointed=pointed)
        self.x, self.y = plan.corner(place)

    def draw_frame(self) -> None:
        """Draw the border of an empty cell; without borders, just an empty cell."""
        canvas, x, y = self.canvas, self.x, self.y
        width, height = self.plan.cell_width, self.plan.cell_height
        if not self.plan.bordered:
            for row in range(height):
                canvas.put(x, y + row, " " * width, PLAIN)
            return
        inner = width - 2
        ink = BRIGHT if self.is_pointed else FAINT
        canvas.put(x, y, "╭" + "─" * inner + "╮", ink)
        for row in range(1, height - 1):
            canvas.put(x, y + row, "│" + " " * inner + "│", ink)
        canvas.put(x, y + height - 1, "╰" + "─" * inner + "╯", ink)

    def draw_cursor(self) -> None:
        """Highlight the first line of a cell that is pointed at."""
        if self.is_pointed:
            border = int(self.plan.bordered)
            self.canvas.restyle(self.x + border, self.y, self.plan.cell_width - 2 * border, CURSOR)
