"""The map as the page draws it: its signs and edges, by place."""

from __future__ import annotations

from functools import lru_cache

from .area import MOST_AREAS, Area
from .body import DoorPlace, EdgePlace, PlanView, TileView
from .tiles import NORTH, STEPS, WEST, printed

WALL, DOOR, WAY, OPEN, NOTHING = "#D= ."
NO_TILE = " "


@lru_cache(MOST_AREAS)
def plan(area: Area) -> PlanView:
    """The tiles of an area; the same object as long as the arrangement is the same."""
    places = [area.where(space) for space in area.spaces]
    columns = 1 + max((column for column, _ in places), default=-1)
    rows = 1 + max((row for _, row in places), default=-1)
    return {
        "columns": columns,
        "rows": rows,
        "ground": [
            "".join(_sign(area, column, row) for column in range(columns)) for row in range(rows)
        ],
        "across": [
            "".join(_edge(area, column, row, NORTH) for column in range(columns))
            for row in range(rows + 1)
        ],
        "upright": [
            "".join(_edge(area, column, row, WEST) for column in range(columns + 1))
            for row in range(rows)
        ],
        "tiles": _tiles(area),
        "doors": [_door(area, door) for door in sorted(area.doors)],
        "edges": [
            EdgePlace(edge=one.id, spaces=list(one.spaces), direction=one.direction)
            for one in area.unexplored()
        ],
    }


def _sign(area: Area, column: int, row: int) -> str:
    space = area.space(column, row)
    return area.terrain[space] if space >= 0 else NO_TILE


def _edge(area: Area, column: int, row: int, side: int) -> str:
    """What is on one side of a place in the plan, whether or not there is a space."""
    right, down = STEPS[side]
    here, there = area.space(column, row), area.space(column + right, row + down)
    if here < 0 and there < 0:
        return NOTHING
    if here >= 0 and there >= 0:
        line = area.line(here, there)
        return WALL if area.is_wall(line.edges[0]) else DOOR if line.doors else OPEN
    space, direction = (here, side) if here >= 0 else (there, side + 2 & 3)
    leads = any(
        one.direction == direction and space in one.spaces for one in area.openings.values()
    )
    return WAY if leads else WALL


def _tiles(area: Area) -> list[TileView]:
    found = []
    for one in area.laid:
        side = printed(one.side)
        own = [area.where(space) for space in area.spaces if area.tile(space) == one.tile]
        found.append(
            TileView(
                tile=one.tile,
                side=one.side,
                column=min(column for column, _ in own),
                row=min(row for _, row in own),
                width=side.width,
                height=side.height,
                turns=one.turns,
            )
        )
    return found


def _door(area: Area, door: int) -> DoorPlace:
    sides = [area.where(space) for space in area.door_sides(door)]
    column, row = min(sides)
    return DoorPlace(door=door, column=column, row=row, upright=sides[0][1] == sides[1][1])
