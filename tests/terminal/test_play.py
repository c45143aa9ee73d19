from __future__ import annotations

from pathlib import Path

import pytest

from kadath.table import Seat

from .playing import ADA, BEN, BOT, LARGE, MEDIUM, SMALL, at_table


@pytest.mark.parametrize(
    ("size", "language", "seats"),
    [
        (SMALL, "en", (ADA, BOT)),
        (SMALL, "uk", (ADA,)),
        pytest.param(MEDIUM, "pl", (ADA, BEN), marks=pytest.mark.thorough),
        pytest.param(LARGE, "uk", (ADA, ADA, BOT), marks=pytest.mark.thorough),
        pytest.param(SMALL, "pl", (BOT, ADA, BEN, BOT), marks=pytest.mark.thorough),
    ],
)
async def test_a_whole_game_can_be_played(
    tmp_path: Path, size: tuple[int, int], language: str, seats: tuple[Seat, ...]
) -> None:
    async with at_table(tmp_path, *seats, size=size, language=language) as player:
        await player.play(500)
        assert player.table.state.outcome is not None
        await player.pilot.pause()
        assert player.window == "Ending"
