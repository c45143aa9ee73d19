"""The game of docs/how-to-add-a-game.md, which nothing else names, is played by everything."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kadath import games
from kadath.folders import VARIABLE
from kadath.kernel.rng import Rng
from kadath.table import Saves
from kadath.terminal.app import KadathApp
from kadath.terminal.pace import PACE
from kadath.terminal.table_screen import TableScreen
from kadath.testkit import messages as messages_of_games
from kadath.testkit import narration
from kadath.testkit.battery import Battery
from kadath.testkit.kit import Kit, kit
from kadath.testkit.messages import idle, missing
from kadath.testkit.player import CuriousPlayer
from kadath.text.languages import LANGUAGES

from .terminal.playing import ADA, BOT, LARGE, SMALL, Player, at_table
from .toys import TOY
from .toys import found as found

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "how-to-add-a-game.md"


def run(*arguments: str, language: str = "en") -> str:
    """What a program of Kadath prints that finds the toy."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        env=os.environ | {VARIABLE: str(TOY), "KADATH_LANG": language},
        cwd=ROOT,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_has_every_file_of_the_game_and_no_other() -> None:
    fences = re.compile(r"^`([\w/.]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    shown = dict(fences.findall(PAGE.read_text("utf-8")))
    files = {
        str(path.relative_to(TOY)): path.read_text("utf-8")
        for path in TOY.rglob("*.*")
        if path.is_file() and path.suffix in (".py", ".ftl", ".toml")
    }
    assert shown == files


def test_a_whole_game_takes_less_than_150_lines_of_python() -> None:
    lines = [line for path in TOY.rglob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert sum(1 for line in lines if line.strip()) < 150


@pytest.mark.parametrize("bot", ["random", "rush", "thumb", "search"])
def test_bots_play_it(bot: str) -> None:
    few = ("--iterations", "8") if bot == "search" else ()
    told = run("kadath", "sim", "toy", "-n", "6", "--bot", bot, *few)
    assert told.startswith(f"6 games of the bot {bot}")


def test_games_are_spread_over_processes() -> None:
    alone = run("kadath", "sim", "toy", "-n", "40", "--json", "--jobs", "1")
    shared = run("kadath", "sim", "toy", "-n", "40", "--json", "--jobs", "2")
    seconds = re.compile(r'"seconds": [\d.e-]+')
    assert seconds.sub("", alone) == seconds.sub("", shared)


def test_it_is_soaked_and_every_step_of_it_runs() -> None:
    told = run("kadath.testkit.soak", "toy", "-n", "30")
    assert told.startswith("toy: 30 games without a failure")
    assert "4 features, 0 never ran" in told


def test_nothing_of_it_is_missing() -> None:
    assert "Lanterns" in run("kadath", "check")


def test_its_speed_is_measured() -> None:
    assert '"toy": {' in run("kadath", "bench", "--seconds", "0.02", "--json")


@pytest.mark.parametrize(("language", "word"), [("en", "drop"), ("pl", "kropla"), ("uk", "крапля")])
def test_its_cards_and_rules_are_read_in_three_languages(language: str, word: str) -> None:
    assert word in run("kadath", "cards", "toy", "--lang", language)
    assert "TOY-005" in run("kadath", "rules", "toy", "--lang", language)


@pytest.mark.usefixtures("found")
def test_a_game_without_a_kit_goes_through_the_battery() -> None:
    its = kit("toy")
    assert type(its) is Kit
    battery = Battery(its, CuriousPlayer(its, seed=1), seed=1)
    assert {battery.play({"lights": 1}, seed).outcome for seed in range(12)} == {"dawn", "dark"}


@pytest.mark.usefixtures("found")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_says_is_checked_as_for_any_game(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    its = kit("toy")
    assert missing(its, language) == idle(its, language) == set()
    # Two cards of a kind in one hand are told alike: it does not matter which is played.
    monkeypatch.setattr(its, "may_read_alike", lambda prompt: prompt == "play")
    assert list(narration.badly_said(its, language)) == []
    assert list(narration.secrets_told(its)) == []


@pytest.mark.usefixtures("found")
def test_a_message_that_is_missing_or_idle_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(TOY / "text", tmp_path / "text")
    file = tmp_path / "text" / "ftl" / "en" / "toy.ftl"
    source = file.read_text("utf-8").replace("toy-log-drew =", "toy-log-stole =")
    file.write_text(source + "\ntoy-omen-rats = Rats\n", "utf-8")
    its = kit("toy")
    monkeypatch.setattr(messages_of_games, "folders", lambda *part: [tmp_path.joinpath(*part)])
    assert missing(its, "en") == {"log-drew"}
    assert idle(its, "en") == {"log-stole", "omen-rats"}


@pytest.mark.usefixtures("found")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_without_investigators_is_set_up_in_the_terminal(
    tmp_path: Path, language: str
) -> None:
    app = KadathApp(language, Saves(tmp_path), pace=PACE["off"])
    async with app.run_test(size=SMALL) as pilot:
        app.open_set_up("toy")
        await pilot.pause()
        await pilot.press("f3", "enter")
        player = Player(app, pilot)
        await player.until(lambda: isinstance(app.screen, TableScreen))
        await player.until_asked()
        assert player.table.game.name == "toy"
        assert len(player.choices) == 3


@pytest.mark.usefixtures("found")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_game_without_a_dress_is_played_in_the_terminal(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    toy = games.game("toy")
    async with at_table(tmp_path, ADA, BOT, size=size, language=language, game=toy) as player:
        await player.until_asked()
        assert len(player.choices) == 3
        # Every card that may be played lies there, by its name.
        things = [line.strip().lower() for line in player.board.splitlines()[1:4]]
        assert all(any(thing in choice for thing in things) for choice in player.choices)
        assert str(toy.progress(player.table.state).round) in player.text("#track")
        await player.play(20)
        while player.window != "Ending" or not player.reading:
            await player.pilot.pause(0.01)
        outcome = player.table.state.outcome
        assert outcome is not None
        assert toy.narrator().name("outcome", outcome.reason, language) in player.reading


@pytest.mark.usefixtures("found")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    toy = games.game("toy")
    state = toy.new({}, 3)
    things = toy.view(state, 0)["things"].values()
    assert [row["name"] for row in things if row["kind"] == "oil"] == list(state.hands[0])
    assert [row["numbers"]["cards"] for row in things if row["kind"] == "keeper"] == [3, 3]
    assert toy.view(toy.determinize(state, 0, Rng(1)), 0) == toy.view(state, 0)
