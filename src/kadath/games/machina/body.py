"""The types of what a seat sees of Machina Arcana beyond what any game tells."""

from __future__ import annotations

from typing import TypedDict


class TileView(TypedDict):
    """A map tile as it lies.

    Column and row are those of its upper left space in the plan, width and height those of the
    side as printed, before it was turned clockwise `turns` times.
    """

    tile: int
    side: str
    column: int
    row: int
    width: int
    height: int
    turns: int


class DoorPlace(TypedDict):
    """Where a door is: on the right of a space if it is upright, else below it."""

    door: int
    column: int
    row: int
    upright: bool


class EdgePlace(TypedDict):
    """A tile edge with no tile beyond it: the spaces before it, and where it leads.

    Directions go clockwise from 0, north.
    """

    edge: int
    spaces: list[int]
    direction: int


class PlanView(TypedDict):
    """The tiles as they lie, as printed.

    `ground` has the sign of each space, row by row, and a blank where no tile lies. `across` has
    what is above each row of spaces, and below the last one; `upright` what is left of each space
    of a row, and right of the last one: `#` a wall, `D` a door, `=` a tile edge nobody has
    explored, a blank where one may pass, `.` where no tile lies on either side.
    """

    columns: int
    rows: int
    ground: list[str]
    across: list[str]
    upright: list[str]
    tiles: list[TileView]
    doors: list[DoorPlace]
    edges: list[EdgePlace]


class LimitsView(TypedDict):
    """The most that a unit can have."""

    health: int
    stamina: int
    essence: int


class WayView(TypedDict):
    """A space that somebody who may move now can walk to: the steps there, and what they cost."""

    space: int
    cost: int
    steps: list[int]


class MachinaBody(TypedDict):
    """What the map needs besides the things: where there is floor and where walls are."""

    plan: PlanView
    signs: dict[int, str]
    """The signs of spaces that count as others than printed."""
    tokens: dict[int, str]
    """The spaces that are destroyed or lit."""
    limits: dict[int, LimitsView]
    acting: int
    """The unit that acts now, 0 if none."""
    ways: list[WayView]
