"""The visible part of the map: it moves as little as possible."""

from __future__ import annotations

from dataclasses import dataclass

from ..cells import Plan, Point, Spot

CELL_WIDTH = 3
STEP_X, STEP_Y = CELL_WIDTH + 1, 2
"""A space with the wall beside it, and with the wall below it."""
CLOSE = 1
"""The map scrolls when the focus is this close to the edge."""


@dataclass(frozen=True, eq=False, slots=True)
class MapPlan(Plan):
    """Cells with a line for the walls before the first."""

    def corner(self, place: int) -> Point:
        """The first character of a space."""
        column, row = self.spots[place]
        return 1 + column * STEP_X, 1 + row * STEP_Y


@dataclass(frozen=True, slots=True)
class Window:
    """The first visible column and row of spaces, and how many of each are visible."""

    left: int
    top: int
    columns: int
    rows: int

    def following(self, focus: Spot | None, columns: int, rows: int) -> Window:
        """The window on a map of that many columns and rows, with the focus visible."""
        wide, high = min(self.columns, columns), min(self.rows, rows)
        left, top = self.left, self.top
        if focus is not None:
            left = _followed(left, focus[0], self.columns)
            top = _followed(top, focus[1], self.rows)
        left = max(0, min(left, columns - wide))
        top = max(0, min(top, rows - high))
        return Window(left, top, self.columns, self.rows)


def _followed(first: int, focus: int, count: int) -> int:
    if focus < first + CLOSE:
        return focus - CLOSE
    return max(first, focus - count + 1 + CLOSE)


def window_for(width: int, height: int) -> Window:
    """The window for that many characters."""
    return Window(0, 0, max(1, (width - 1) // STEP_X), max(1, (height - 1) // STEP_Y))


def plan_of(spots: dict[int, Spot], window: Window) -> MapPlan:
    """All spaces relative to the window; those out of sight lie outside it."""
    moved = {
        space: (column - window.left, row - window.top) for space, (column, row) in spots.items()
    }
    return MapPlan(moved, CELL_WIDTH, 1, 1, 1, bordered=False, margin=(2, 2))
