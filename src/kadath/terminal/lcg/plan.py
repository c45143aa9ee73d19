"""How large the map is drawn: cells on a grid with gaps for the ways between them."""

from __future__ import annotations

from typing import NamedTuple

from .layout import Spot

GAP_WIDTH, GAP_HEIGHT = 3, 1
LEAST_HEIGHT, MOST_HEIGHT = 3, 8
LEAST_WIDTH, MOST_WIDTH = 16, 36
BORDERED = 5
"""From this height on a cell has a border."""

Point = tuple[int, int]


class Plan(NamedTuple):
    """Cells of one size, and which location lies where."""

    cell_width: int
    cell_height: int
    spots: dict[int, Spot]

    @property
    def width(self) -> int:
        """How many columns the drawing takes."""
        columns = 1 + max((column for column, _ in self.spots.values()), default=0)
        return columns * (self.cell_width + GAP_WIDTH) - GAP_WIDTH

    @property
    def height(self) -> int:
        """How many rows the drawing takes."""
        rows = 1 + max((row for _, row in self.spots.values()), default=0)
        return rows * (self.cell_height + GAP_HEIGHT) - GAP_HEIGHT

    @property
    def bordered(self) -> bool:
        """Whether cells have a border."""
        return self.cell_height >= BORDERED

    def corner(self, place: int) -> Point:
        """The upper left character of a cell."""
        column, row = self.spots[place]
        return column * (self.cell_width + GAP_WIDTH), row * (self.cell_height + GAP_HEIGHT)

    def place_at(self, x: int, y: int) -> int | None:
        """The location whose cell a character belongs to."""
        for place in self.spots:
            left, top = self.corner(place)
            if left <= x < left + self.cell_width and top <= y < top + self.cell_height:
                return place
        return None


def plan_for(spots: dict[int, Spot], width: int, height: int) -> Plan:
    """The largest cells for which there is room; at least the smallest ones."""
    columns = 1 + max((column for column, _ in spots.values()), default=0)
    rows = 1 + max((row for _, row in spots.values()), default=0)
    wide = (width + GAP_WIDTH) // columns - GAP_WIDTH
    high = (height + GAP_HEIGHT) // rows - GAP_HEIGHT
    # A map of few locations leaves room for what is below it.
    most = max(BORDERED, min(MOST_HEIGHT, height // 3))
    return Plan(max(LEAST_WIDTH, min(MOST_WIDTH, wide)), max(LEAST_HEIGHT, min(most, high)), spots)
