"""The campus: 15 locations in three zones, the paths between them, and the monsters' arrows.

Locations are numbered from 1 as on the board; index 0 of every table is unused.
"""

from __future__ import annotations

from kadath.kernel.graph import distances

LOCATIONS = range(1, 16)

ZONES: dict[str, range] = {
    "green": range(1, 6),
    "purple": range(6, 11),
    "orange": range(11, 16),
}

ZONE_OF = ("", *(zone for zone, numbers in ZONES.items() for _ in numbers))

SPACES = (0, 4, 4, 4, 4, 4, 2, 3, 4, 3, 2, 3, 4, 2, 3, 3)
"""How many monster spaces each location has."""

RED_ARROW = (0, 8, 1, 13, 3, 4, 7, 2, 10, 5, 9, 12, 3, 14, 15, 2)
BLUE_ARROW = (0, 15, 1, 7, 3, 11, 2, 6, 7, 3, 8, 4, 11, 12, 12, 13)

PATHS: tuple[tuple[int, int], ...] = (
    (1, 2),
    (1, 8),
    (1, 15),
    (2, 3),
    (2, 6),
    (2, 13),
    (3, 4),
    (3, 7),
    (3, 9),
    (3, 12),
    (4, 11),
    (5, 11),
    (6, 7),
    (7, 8),
    (8, 10),
    (11, 12),
    (12, 13),
    (12, 14),
    (13, 14),
    (13, 15),
    (14, 15),
)
"""The cobbled paths, lower number first; a path's number is its index in this tuple."""

PATH_BETWEEN: dict[tuple[int, int], int] = {
    ends: path for path, (a, b) in enumerate(PATHS) for ends in ((a, b), (b, a))
}

ADJACENT: tuple[tuple[int, ...], ...] = tuple(
    tuple(other for other in LOCATIONS if (here, other) in PATH_BETWEEN)
    for here in range(len(SPACES))
)

PATHS_AT: tuple[tuple[int, ...], ...] = tuple(
    tuple(path for path, ends in enumerate(PATHS) if here in ends) for here in range(len(SPACES))
)


def within(here: int, paths: int) -> tuple[int, ...]:
    """The locations at most that many paths away, including the start, in ascending order."""
    return tuple(sorted(distances(ADJACENT.__getitem__, here, paths)))
