"""The layout of the campus: locations on a grid, and the lines between them.

Positions are columns and rows of characters.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kadath.games.final_hour.components.board import (
    BLUE_ARROW,
    PATHS,
    RED_ARROW,
)
from kadath.games.final_hour.components.monsters import BLUE, RED

from ..cells import Plan, Point, Spot

GRID: dict[int, Spot] = {
    14: (0, 0), 15: (2, 0), 1: (4, 0),
    13: (1, 1), 2: (3, 1), 6: (4, 1),
    12: (0, 2), 3: (2, 2), 7: (3, 2), 8: (4, 2),
    11: (0, 3), 5: (1, 3), 4: (2, 3), 9: (3, 3), 10: (4, 3),
}  # fmt: skip
"""The column and row of each location, as on the board; 5 is moved up beside 11."""

MARGIN = (2, 1)
"""Two paths and an arrow lead around the outside."""

SMALL = Plan(GRID, 13, 2, 3, 1, bordered=False, margin=MARGIN)
MEDIUM = Plan(GRID, 15, 4, 3, 1, bordered=True, margin=MARGIN)
LARGE = Plan(GRID, 20, 6, 5, 2, bordered=True, margin=MARGIN)
PLANS = (LARGE, MEDIUM, SMALL)

UPPER, LOWER = "upper", "lower"
START, MIDDLE, FINISH = "start", "middle", "finish"


class Anchor(NamedTuple):
    """Where a line meets a cell: the side, and the position on it."""

    location: int
    side: str
    place: str


def _line(first: str, second: str) -> tuple[Anchor, Anchor]:
    """Two anchors written as `14.right.upper`."""
    anchors = []
    for text in (first, second):
        location, side, place = text.split(".")
        anchors.append(Anchor(int(location), side, place))
    return anchors[0], anchors[1]


LINES: tuple[tuple[Anchor, Anchor], ...] = (
    _line("1.left.lower", "2.top.finish"),
    _line("1.right.lower", "8.right.upper"),
    _line("1.left.upper", "15.right.upper"),
    _line("2.left.lower", "3.top.middle"),
    _line("2.right.upper", "6.left.upper"),
    _line("2.left.upper", "13.right.upper"),
    _line("3.bottom.middle", "4.top.middle"),
    _line("3.right.upper", "7.left.upper"),
    _line("3.right.lower", "9.left.upper"),
    _line("3.left.upper", "12.right.upper"),
    _line("4.top.start", "11.top.finish"),
    _line("5.left.upper", "11.right.upper"),
    _line("6.left.lower", "7.right.upper"),
    _line("7.right.lower", "8.left.lower"),
    _line("8.bottom.middle", "10.top.middle"),
    _line("11.top.start", "12.bottom.start"),
    _line("12.top.finish", "13.left.lower"),
    _line("12.top.start", "14.bottom.start"),
    _line("13.left.upper", "14.bottom.finish"),
    _line("13.top.middle", "15.left.lower"),
    _line("14.right.upper", "15.left.upper"),
    _line("3.top.start", "13.right.lower"),
    _line("5.right.upper", "4.left.upper"),
    _line("7.top.middle", "2.bottom.middle"),
    _line("9.bottom.middle", "5.bottom.middle"),
    _line("10.left.upper", "9.right.upper"),
    _line("15.right.lower", "2.top.start"),
)
"""The 21 paths in the order of the board's list, then the red arrows that are not on paths."""


class Head(NamedTuple):
    """An arrowhead: its position, colour, and direction (a step in x and y)."""

    at: Point
    colour: str
    way: Point


class Route(NamedTuple):
    """A line as drawn: its points in order, its arrowheads, and the position of a seal."""

    ends: tuple[int, int]
    is_path: bool
    points: tuple[Point, ...]
    feet: tuple[Point, Point]
    """The points on the edges of the cells it connects."""
    heads: tuple[Head, ...]
    seal: Point


@cache
def routes(plan: Plan) -> tuple[Route, ...]:
    """All lines of the board."""
    made = []
    for number, (first, second) in enumerate(LINES):
        points = _corners_joined(_corners(plan, first, second))
        feet = (_foot(plan, first), _foot(plan, second))
        ends = (first.location, second.location)
        is_path = number < len(PATHS)
        heads = _heads(plan, points, ends, is_path)
        taken = {head.at for head in heads}
        middle = len(points) // 2
        by_distance = sorted(range(len(points)), key=lambda at: abs(at - middle))
        seal = next((points[at] for at in by_distance if points[at] not in taken), points[middle])
        made.append(Route(ends, is_path, points, feet, heads, seal))
    return tuple(made)


def _foot(plan: Plan, anchor: Anchor) -> Point:
    """The point on a cell's edge where a line begins or ends."""
    left, top = plan.corner(anchor.location)
    right, bottom = left + plan.cell_width - 1, top + plan.cell_height - 1
    if anchor.side in ("left", "right"):
        inset = 1 if plan.bordered else 0
        y = top + inset if anchor.place == UPPER else bottom - inset
        return (left if anchor.side == "left" else right, y)
    x = {START: left + 2, MIDDLE: (left + right) // 2, FINISH: right - 2}[anchor.place]
    return (x, top if anchor.side == "top" else bottom)


_OUT: dict[str, Point] = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}


def _corners(plan: Plan, first: Anchor, second: Anchor) -> list[Point]:
    """The points where a line begins, turns, and ends, all outside the cells."""
    (ax, ay), (bx, by) = (_just_outside(plan, anchor) for anchor in (first, second))
    a_upright = first.side in ("top", "bottom")
    b_upright = second.side in ("top", "bottom")
    if a_upright and b_upright:
        # Along the gap beside the cells, if they do not face each other.
        between = (min if first.side == "top" else max)(ay, by) if first.side == second.side else ay
        turns = [] if ax == bx else [(ax, between), (bx, between)]
    elif a_upright:
        turns = [(ax, by)]
    elif b_upright:
        turns = [(bx, ay)]
    elif ay == by:
        turns = []
    else:
        between = max(ax, bx) if first.side == second.side else (ax + bx) // 2
        turns = [(between, ay), (between, by)]
    return [(ax, ay), *turns, (bx, by)]


def _just_outside(plan: Plan, anchor: Anchor) -> Point:
    x, y = _foot(plan, anchor)
    dx, dy = _OUT[anchor.side]
    return (x + dx, y + dy)


def _corners_joined(corners: list[Point]) -> tuple[Point, ...]:
    points = [corners[0]]
    for x, y in corners[1:]:
        while points[-1] != (x, y):
            last_x, last_y = points[-1]
            points.append((last_x + _sign(x - last_x), last_y + _sign(y - last_y)))
    return tuple(points)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _heads(
    plan: Plan, points: tuple[Point, ...], ends: tuple[int, int], is_path: bool
) -> tuple[Head, ...]:
    """The arrows along a line: only red ones off the paths, both colours on them."""
    arrows = [
        (colour, start, end)
        for colour, arrow in ((RED, RED_ARROW), (BLUE, BLUE_ARROW))
        for start, end in (ends, ends[::-1])
        if arrow[start] == end and (is_path or colour == RED)
    ]
    level = [
        at
        for at in range(1, len(points) - 1)
        if points[at - 1][1] == points[at][1] == points[at + 1][1]
    ]
    heads = []
    for number, (colour, start, end) in enumerate(arrows, 1):
        if level:
            wanted = number * (len(points) - 1) / (len(arrows) + 1)
            x, y = points[min(level, key=lambda at: abs(at - wanted))]
            ahead = points[-1] if end == ends[1] else points[0]
            heads.append(Head((x, y), colour, (_sign(ahead[0] - x), 0)))
        else:
            x, y = points[len(points) // 2]
            if is_path:
                # Beside an upright line, so that both arrows can be next to the same character.
                beside = -1 if colour == RED else 1
                x += beside if plan.place_at(x + beside, y) is None else -beside
            heads.append(Head((x, y), colour, (0, _sign(GRID[end][1] - GRID[start][1]))))
    return tuple(heads)
