from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copy

import pytest
from textual.widgets import OptionList, Static

from kadath import games
from kadath.games import playable
from kadath.kernel.codec import state_hash
from kadath.table import Saves, Seat, Table
from kadath.terminal.app import KadathApp
from kadath.terminal.pace import PACE
from kadath.terminal.saved import save_line
from kadath.terminal.table_screen import TableScreen
from kadath.terminal.words import Words


def saved(folder: Path, name: str, *, choices: int = 6, seed: int = 5) -> Table:
    """A game of one person with two seats that was left after some choices."""
    table = Table.begin(
        games.game("final_hour"), {"seats": 2, "ancient_one": "cthulhu"}, seed, (Seat("Ada"),) * 2
    )
    for _ in range(choices):
        decision = table.state.decision
        assert decision is not None
        table.choose(decision.seat, decision.options[0].key)
    Saves(folder).write(table, folder / f"{name}.json")
    return table


def spoil(path: Path, **fields: object) -> None:
    path.write_text(json.dumps(json.loads(path.read_text()) | fields))


def new_app(folder: Path, language: str = "en") -> KadathApp:
    return KadathApp(language, Saves(folder), pace=PACE["off"])


async def test_without_a_saved_game_there_is_nothing_to_continue(tmp_path: Path) -> None:
    app = new_app(tmp_path / "empty")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        menu = app.screen.query_one(OptionList)
        assert [menu.get_option_at_index(at).id for at in range(menu.option_count)] == [
            "learn",
            *(f"new-{game}" for game in playable()),
            "load",
            "language",
            "quit",
        ]
        await pilot.press("c")
        assert type(app.screen).__name__ == "StartScreen"


async def test_the_last_game_goes_on_exactly_where_it_stood(tmp_path: Path) -> None:
    table = saved(tmp_path, "left", choices=3)
    app = new_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert state_hash(app.screen.table.state) == state_hash(table.state)
        assert app.screen.path == tmp_path / "left.json"
        await pilot.press("1")
        assert len(json.loads((tmp_path / "left.json").read_text())["choices"]) == 4


async def test_a_saved_game_is_chosen_from_a_list(tmp_path: Path) -> None:
    saved(tmp_path, "one")
    wanted = saved(tmp_path, "two", seed=6)
    (tmp_path / "broken.json").write_text("{")
    app = new_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("l")
        await pilot.pause()
        notes = str(app.screen.query_one("#damaged", Static).visual)
        assert "broken.json" in notes
        assert "not a record" in notes
        listed = app.screen.query_one(OptionList)
        lines = [str(listed.get_option_at_index(at).prompt) for at in range(2)]
        assert "Arkham Horror: Final Hour · Cthulhu · Ada" in lines[0]
        assert listed.highlighted == 0, "Enter opens the newest"
        assert "6 choices" in lines[0]
        at = next(at for at, line in enumerate(lines) if line.startswith("two"))
        listed.highlighted = at
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert state_hash(app.screen.table.state) == state_hash(wanted.state)
    assert (tmp_path / "broken.json").read_text() == "{"


def test_a_saved_game_says_nothing_of_what_was_drawn_at_random(tmp_path: Path) -> None:
    table = Table.begin(games.game("arkham"), {"seats": 1}, 5, (Seat("Ada"),))
    Saves(tmp_path).write(table, tmp_path / "one.json")
    ((save,), _) = Saves(tmp_path).all()
    assert save_line(save, Words("en")).endswith(" · Arkham Horror · Ada · 0 choices")


async def test_a_record_that_does_not_fit_any_more_says_what_and_goes_on(tmp_path: Path) -> None:
    table = saved(tmp_path, "old")
    choices = ["sing:1", *table.record.choices[1:]]
    spoil(tmp_path / "old.json", choices=choices)
    app = new_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert state_hash(app.screen.table.state) == state_hash(table.state)
        (told,) = [note.message for note in app._notifications]
        assert "Choice 1 of this game (sing:1) is not allowed" in told
        assert "It goes on exactly where it stood" in told


async def test_a_record_without_a_snapshot_goes_on_in_a_file_of_its_own(tmp_path: Path) -> None:
    table = saved(tmp_path, "old")
    choices = [*table.record.choices[:3], "sing:1"]
    spoil(tmp_path / "old.json", choices=choices, snapshot=None)
    before = (tmp_path / "old.json").read_text()
    app = new_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.table.record.choices == table.record.choices[:3]
        await pilot.press("1")
        assert app.screen.path == tmp_path / "old-2.json"
        assert app.screen.path.exists()
    assert (tmp_path / "old.json").read_text() == before


async def test_the_language_is_chosen_at_the_start(tmp_path: Path) -> None:
    app = new_app(tmp_path / "empty")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("g")
        await pilot.pause()
        menu = app.screen.query_one(OptionList)
        assert "Nowa gra" in str(menu.get_option("new-final_hour").prompt)
        await pilot.press("g")
        await pilot.pause()
        assert "Нова гра" in str(menu.get_option("new-final_hour").prompt)


async def test_quitting_leaves_without_an_error(tmp_path: Path) -> None:
    app = new_app(tmp_path / "empty")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("q")
    assert app.return_code == 0


def test_without_a_terminal_there_is_one_clear_sentence(tmp_path: Path) -> None:
    code = "import sys; from kadath.terminal.app import run; run(sys.argv[1])"
    ran = subprocess.run(
        [sys.executable, "-c", code, "pl"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, "KADATH_DATA": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert ran.returncode == 1
    assert "Stół potrzebuje terminala" in ran.stderr.decode().splitlines()[-1]


@pytest.mark.parametrize(
    ("game", "choices", "ask", "keys"),
    [
        ("final_hour", 31, "play-priority", ["play:2", "play:10", "play:27", "play:28"]),
        ("lcg", 17, "react", ["react:7:7:1:0", "pass"]),
    ],
)
async def test_a_game_saved_before_states_had_layouts_goes_on_where_it_stood(
    tmp_path: Path, game: str, choices: int, ask: str, keys: list[str]
) -> None:
    copy(Path(__file__).parent / "from_before" / f"{game}.json", tmp_path)
    app = new_app(tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        table = app.screen.table
        decision = table.state.decision
        assert decision is not None
        assert (table.length, decision.ask) == (choices, ask)
        assert [option.key for option in decision.options] == keys
        assert table.plan_undo("Ada") is not None
