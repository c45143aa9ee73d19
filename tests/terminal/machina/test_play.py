"""Machina Arcana played in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from kadath.games.machina.game import Machina
from kadath.terminal.board import Board
from kadath.terminal.machina.seen import acting

from ..playing import ADA, LARGE, SMALL, at_table


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (SMALL, "en"),
        pytest.param(SMALL, "pl", marks=pytest.mark.thorough),
        pytest.param(LARGE, "uk", marks=pytest.mark.thorough),
    ],
)
async def test_it_can_be_played(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    game = Machina()
    async with at_table(tmp_path, ADA, game=game, size=size, language=language, party=2) as player:
        await player.play(60)
        assert "┃" in player.board


async def test_the_map_follows_the_cursor_and_enter_walks(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Machina(), party=1) as player:
        await player.play_until("explorer-action")
        board = player.screen.query_one(Board)
        board.focus()
        await player.pilot.pause()
        start = board.cursor
        assert start is not None
        first = player.board
        for _ in range(9):
            await player.press("up")
        for _ in range(9):
            await player.press("down")
        assert player.board != first, "the window has moved"
        assert board.cursor != start
        # The first press points at the first step, the second goes all the way.
        scene = player.screen.scene()
        way = next(one for one in scene.view["ways"] if len(one["steps"]) == 3)
        board.cursor = way["space"]
        length = player.table.length
        await player.press("enter", "enter")
        for _ in way["steps"]:
            await player.until_asked()
        assert player.table.length == length + 3
        assert acting(player.screen.scene()) == way["space"]
        await player.press("u")
        await player.until_asked()
        assert player.table.length == length + 2, "nobody walks on after a step is taken back"


async def test_the_card_that_a_choice_keeps_can_be_read(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, ADA, game=Machina(), party=1) as player:
        decision = await player.play_until("keep-item")
        scene = player.screen.scene()
        kept, _, other = decision.options[0].ids[:3]
        names = [str(scene.things[f"item:{item}"]["name"]) for item in (kept, other)]
        texts = [scene.narrator.component(name, "en")["text"] for name in names]
        await player.press("full_stop")
        assert texts[0] in player.reading
        down = next(at for at, one in enumerate(decision.options) if one.ids[0] == other)
        await player.press("escape", *["down"] * down, "full_stop")
        assert texts[1] in player.reading
        await player.press("escape", "c", "c")
        assert "just drawn" in player.reading


async def test_a_choice_that_speaks_of_no_card_says_so(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Machina(), party=1) as player:
        await player.play_until("draw-items")
        await player.press("full_stop")
        assert player.reading == "No card is involved in this choice."
