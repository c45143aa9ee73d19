"""The guided first game in a terminal: its lessons, its advice, and the way out."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.playing import SMALL, Player
from textual.pilot import Pilot

from kadath.table import Saves
from kadath.terminal.app import KadathApp
from kadath.terminal.labels import Key, fitting
from kadath.terminal.lesson import LessonWindow
from kadath.terminal.pace import PACE


def learning(tmp_path: Path, language: str = "en") -> KadathApp:
    """A guided game of the card game in a terminal."""
    saves = Saves(tmp_path)
    return KadathApp(language, saves, game="lcg", learns=True, pace=PACE["off"])


async def reads(pilot: Pilot[None], player: Player, word: str) -> str:
    """Wait for a window that says something; what it says."""
    for _ in range(100):
        await pilot.pause(0.02)
        if word in player.reading:
            return player.reading
    raise AssertionError(f"{word} is not in {player.reading}")


async def test_a_lesson_opens_with_its_question_and_the_advice_is_marked(tmp_path: Path) -> None:
    app = learning(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        player = Player(app, pilot)
        await reads(pilot, player, "Bodies with tooth marks")
        await pilot.press("escape")
        said = await reads(pilot, player, "opening hand")
        assert "★ Replace “Dodge”" in said
        assert "LCG-095 Mulligan" in said
        await pilot.press("enter")
        await pilot.pause()
        choices = player.screen.view.choices
        lines = [str(choices.get_option_at_index(at).prompt) for at in range(choices.option_count)]
        assert [line[2] for line in lines] == ["[", "★", "[", "★", "★", "K"]
        assert choices.pointed == player.table.guidance.options[0]  # type: ignore[union-attr]
        assert player.text("#why").startswith("★ It helps little")
        for _ in range(3):
            await pilot.press("space", "down")
        await pilot.press("space")
        await pilot.press("e")


async def test_the_game_goes_on_without_the_guide(tmp_path: Path) -> None:
    app = learning(tmp_path, "uk")
    async with app.run_test(size=SMALL) as pilot:
        player = Player(app, pilot)
        await reads(pilot, player, "тіла")
        await pilot.press("escape")
        await reads(pilot, player, "стартова рука")
        assert isinstance(app.screen, LessonWindow)
        state = player.table.state
        await pilot.press("x")
        await pilot.pause()
        assert player.table.guide is None
        assert player.table.state is state
        assert "★ " not in player.text("#why")
        assert "провідник" not in player.everything
        loaded, _ = app.saves.load(player.screen.path)
        assert loaded.guide is None


async def test_f3_reads_the_lesson_again(tmp_path: Path) -> None:
    app = learning(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        player = Player(app, pilot)
        await reads(pilot, player, "Bodies")
        await pilot.press("escape", "escape")
        await pilot.pause()
        await pilot.press("f3")
        await reads(pilot, player, "opening hand")


async def test_the_first_screen_has_the_games_to_learn(tmp_path: Path) -> None:
    app = KadathApp("pl", Saves(tmp_path), pace=PACE["off"])
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("t")
        await pilot.pause()
        await pilot.press("down", "enter")
        player = Player(app, pilot)
        await reads(pilot, player, "ciała")
        assert player.table.guide is not None
        assert player.table.seats[0].language == "pl"


@pytest.mark.parametrize("room", range(10, 90, 7))
def test_no_label_is_cut_and_help_stays(room: int) -> None:
    keys = [
        Key("0-9", "wybór", ""),
        Key("w", "dlaczego", ""),
        Key("/", "czemu nie", ""),
        Key("n", "co nowego", ""),
        Key("?", "pomoc", "", stays=True),
        Key("q", "odejdź", ""),
    ]
    shown = fitting(keys, room)
    assert keys[4] in shown
    assert sum(key.width for key in shown) - 2 <= room
    before = [key for key in shown if not key.stays]
    assert before == [key for key in keys if not key.stays][: len(before)]
