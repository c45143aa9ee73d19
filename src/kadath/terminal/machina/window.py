"""The part of the map that is in sight: it moves as little as it must."""

from __future__ import annotations

from dataclasses import dataclass

from ..cells import Plan, Point, Spot

CELL_WIDTH = 3
STEP_X, STEP_Y = CELL_WIDTH + 1, 2
"""A space with the wall beside it, and with the wall below it."""
CLOSE = 1
"""So many spaces from the edge, the map moves on."""


@dataclass(frozen=True, eq=False, slots=True)
class MapPlan(Plan):
    """Cells with a line for the walls before the first of them."""

    def corner(self, place: int) -> Point:
        """The first character of a space."""
        column, row = self.spots[place]
        return 1 + column * STEP_X, 1 + row * STEP_Y


@dataclass(frozen=True, slots=True)
class Window:
    """The first column and row of spaces in sight, and how many of each there are."""

    left: int
    top: int
    columns: int
    rows: int

    def following(self, focus: Spot | None, columns: int, rows: int) -> Window:
        """The window on a map of so many columns and rows, with the focus in sight."""
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
    """The window for so many characters."""
    return Window(0, 0, max(1, (width - 1) // STEP_X), max(1, (height - 1) // STEP_Y))


def plan_of(spots: dict[int, Spot], window: Window) -> MapPlan:
    """All spaces as they lie in the window; those out of sight lie outside."""
    moved = {
        space: (column - window.left, row - window.top) for space, (column, row) in spots.items()
    }
    return MapPlan(moved, CELL_WIDTH, 1, 1, 1, bordered=False, margin=(2, 2))
