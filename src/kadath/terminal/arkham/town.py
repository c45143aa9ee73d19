"""The layout of both towns: one line per space, one block per neighborhood.

Arkham is three blocks by three, so that the ring of its streets runs as on the board. Innsmouth is
on a second sheet, or below if there is room.
"""

from __future__ import annotations

from kadath.games.arkham.board import (
    ALLEY,
    BUS,
    CELL,
    INNSMOUTH_LOCATIONS,
    LOCATIONS,
    OUTSKIRTS,
    SKY,
)

from ..cells import Plan, Spot

BLOCK = 4
"""The lines of a block: a street and three locations."""
COLUMNS = 3

Blocks = tuple[tuple[tuple[str, ...], ...], ...]


def _block(street: str) -> tuple[str, ...]:
    inside = (LOCATIONS | INNSMOUTH_LOCATIONS)[street]
    return street, *inside


ARKHAM: Blocks = (
    (_block("northside"), _block("downtown"), _block("easttown")),
    (_block("merchant_district"), _block("miskatonic_university"), _block("rivertown")),
    (_block("uptown"), _block("southside"), (*_block("french_hill"), SKY)),
)
INNSMOUTH: Blocks = (
    ((*_block("church_green"), CELL), _block("factory_district"), _block("innsmouth_shore")),
    ((ALLEY,), (BUS,), (OUTSKIRTS,)),
)

SPACES = tuple(
    space for town in (ARKHAM, INNSMOUTH) for row in town for block in row for space in block
)
"""All spaces; a place on the board is an index into this."""
PLACE = {space: number for number, space in enumerate(SPACES)}


def spots_of(town: Blocks, top: int = 0) -> dict[int, Spot]:
    """The column and line of each space of a town."""
    return {
        PLACE[space]: (column, top + row * BLOCK + line)
        for row, blocks in enumerate(town)
        for column, block in enumerate(blocks)
        for line, space in enumerate(block)
    }


def lines_of(town: Blocks) -> int:
    """How many lines a town needs."""
    return 1 + max(line for _, line in spots_of(town).values())


def plan_for(width: int, spots: dict[int, Spot]) -> Plan:
    """Cells of one line, as wide as possible."""
    wide = (width - (COLUMNS - 1)) // COLUMNS
    return Plan(spots, wide, 1, gap_width=1, gap_height=0, bordered=False)


def in_innsmouth(place: int) -> bool:
    """Whether a place is on the Innsmouth sheet."""
    return place in spots_of(INNSMOUTH)
