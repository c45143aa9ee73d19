"""Set-ups of Final Hour for bots: three numbers of seats, two difficulties."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.game import Setup


def cases() -> Iterator[tuple[str, Setup]]:
    """Always against Cthulhu."""
    for seats in (1, 2, 4):
        for difficulty in ("easy", "normal"):
            setup: Setup = {"seats": seats, "difficulty": difficulty, "ancient_one": "cthulhu"}
            yield f"{seats} seats, {difficulty}", setup
