"""The pictures of the terminal in the docs, taken of the program itself: scripts/gallery."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from tests.terminal.playing import ADA, MEDIUM, at_record
from tests.web.played import played
from tests.web.test_arkham import in_trouble
from tests.web.test_machina_layers import beside_monsters, in_the_facility

from kadath.kernel.record import Record

FOLDER = Path(__file__).parents[2] / "docs" / "images"
FONTS = '"DejaVu Sans Mono", "Fira Code", Menlo, Consolas, monospace'
FROM_OUTSIDE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


class Shot(NamedTuple):
    """A picture: of which game, how far it was played, and how large the terminal is."""

    record: Callable[[], Record]
    size: tuple[int, int] = MEDIUM


def among_monsters(state: Any) -> bool:
    """Whether cards are played in the third round of Final Hour."""
    return bool(state.round == 3 and state.decision.ask == "play-priority")


def at_a_test(state: Any) -> bool:
    """Whether cards may be committed to a test, with something to choose from."""
    return bool(state.decision.ask == "commit" and len(state.decision.options) > 3)


SHOTS = {
    "terminal": Shot(lambda: played("final_hour", among_monsters, range(7, 20), seats=2)),
    "terminal-card-game": Shot(
        lambda: played("lcg", at_a_test, range(3, 20), seats=2, scenario="the-midnight-masks")
    ),
    "terminal-machina": Shot(lambda: in_the_facility(beside_monsters)),
    "terminal-arkham": Shot(lambda: in_trouble("arkham")),
}


async def take(name: str) -> None:
    """Take one picture."""
    shot = SHOTS[name]
    record = shot.record()
    with TemporaryDirectory() as folder:
        seats = [ADA] * int(record.setup["seats"])
        async with at_record(Path(folder), record, *seats, size=shot.size) as player:
            await player.until_asked()
            await player.pilot.pause(0.5)
            drawn = player.app.export_screenshot()
    # A picture of the docs loads nothing from anywhere.
    drawn = FROM_OUTSIDE.sub("", drawn).replace("Fira Code, monospace", FONTS)
    path = FOLDER / f"{name}.svg"
    path.write_text(drawn)
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} KB", flush=True)


def main(wanted: list[str]) -> None:
    """Take these pictures, or all."""
    for name in wanted or SHOTS:
        asyncio.run(take(name))


if __name__ == "__main__":
    main(sys.argv[1:])
