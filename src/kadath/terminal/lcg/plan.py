"""The size of the map: cells on a grid, with gaps for the ways between them."""

from __future__ import annotations

from collections.abc import Mapping

from ..cells import Plan, Spot, grid_of

GAP_WIDTH, GAP_HEIGHT = 3, 1
LEAST_HEIGHT, MOST_HEIGHT = 2, 8
LEAST_WIDTH, MOST_WIDTH = 16, 36
BORDERED = 5
"""From this height on, a cell has a border."""


def plan_for(spots: Mapping[int, Spot], width: int, height: int) -> Plan:
    """The largest cells there is room for, or the smallest ones."""
    columns, rows = grid_of(spots)
    wide = (width + GAP_WIDTH) // columns - GAP_WIDTH
    high = (height + GAP_HEIGHT) // rows - GAP_HEIGHT
    # A map with few locations leaves room for what is below it.
    most = max(BORDERED, min(MOST_HEIGHT, height // 3))
    cell_width = max(LEAST_WIDTH, min(MOST_WIDTH, wide))
    cell_height = max(LEAST_HEIGHT, min(most, high))
    bordered = cell_height >= BORDERED
    return Plan(spots, cell_width, cell_height, GAP_WIDTH, GAP_HEIGHT, bordered)
