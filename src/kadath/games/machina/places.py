"""Positions on the map in words.

A space far away is given by its column and row in the whole play area, which the page shows along
the edges of the map; a space near somebody by the way there, as it is also read to those who move a
cursor over the map.
"""

from __future__ import annotations

from kadath.text.fluent import messages

from .area import Area
from .state import MachinaState

COMPASS = ("nw", "n", "ne", "w", "here", "e", "sw", "s", "se")
SIDES = ("n", "e", "s", "w")
"""The sides of a tile, by the direction of their edges."""


def cell(s: MachinaState, space: int, language: str) -> str:
    """A space by its column and row."""
    said = messages(language)
    if space not in s.area.terrain:
        return said.format("machina-who-gone")
    column, row = s.area.where(space)
    return said.format("machina-cell", column=column + 1, row=row + 1)


def way(s: MachinaState, start: int, space: int, language: str) -> str:
    """The way from a space to another: diagonal as far as possible, then straight.

    Distances are only mentioned if the spaces are not adjacent.
    """
    said = messages(language)
    legs = _legs(s.area, start, space)
    if not legs:
        return said.format("machina-direction-here")
    named = [(steps, said.format(f"machina-direction-{one}")) for steps, one in legs]
    if len(named) == 1 and named[0][0] == 1:
        return named[0][1]
    told = [said.format("machina-far", steps=steps, direction=one) for steps, one in named]
    return said.format("machina-far-both", first=told[0], then=told[1]) if told[1:] else told[0]


def toward(s: MachinaState, start: int, space: int, language: str) -> str:
    """The whole way from a space to another; empty if one of their tiles is gone."""
    if start not in s.area.terrain or space not in s.area.terrain or start == space:
        return ""
    return way(s, start, space, language)


def edge(s: MachinaState, number: int, language: str) -> str:
    """A tile edge: its side and its tile."""
    said = messages(language)
    opening = s.area.openings.get(number)
    if opening is None:
        return said.format("machina-who-gone")
    side = next(one.side for one in s.laid if one.tile == opening.tile)
    tile = said.format(f"machina-tile-{side}")
    return said.format(f"machina-edge-{SIDES[opening.direction]}", tile=tile)


def _legs(area: Area, start: int, space: int) -> list[tuple[int, str]]:
    (x, y), (u, v) = area.where(start), area.where(space)
    right, down = u - x, v - y
    wide, high = abs(right), abs(down)
    straight = (right, 0) if wide > high else (0, down)
    legs = [(min(wide, high), _compass(right, down)), (abs(wide - high), _compass(*straight))]
    return [leg for leg in legs if leg[0]]


def _compass(right: int, down: int) -> str:
    across, along = (right > 0) - (right < 0), (down > 0) - (down < 0)
    return COMPASS[3 * (along + 1) + across + 1]
