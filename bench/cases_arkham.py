"""Set-ups of Arkham Horror: every Ancient One with two players, and one with any number."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.games.arkham.cards import ANCIENT_ONES, BASE, FACES, INNSMOUTH
from kadath.games.arkham.game import ARKHAM
from kadath.kernel.game import Setup

MIDDLING = "ithaqua"
"""An Ancient One that is neither the easiest nor the hardest."""
TABLES = (1, 2, 4, 8)


def cases() -> Iterator[tuple[str, Setup]]:
    """Each line of the table, with its name; each Ancient One is met on the board of its box."""
    for key in ANCIENT_ONES:
        board = ARKHAM if FACES[key].box == BASE else INNSMOUTH
        yield f"{key}, 2", {"seats": 2, "ancient_one": key, "board": board}
    for board in (ARKHAM, INNSMOUTH):
        for seats in TABLES:
            name = f"{MIDDLING} on {board}, {seats}"
            yield name, {"seats": seats, "ancient_one": MIDDLING, "board": board}
