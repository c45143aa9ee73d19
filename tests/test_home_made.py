"""The set of docs/how-to-add-a-card.md: the page is followed word by word, to a game played."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kadath.folders import SETS

from .home_made import DECK, NAME, PAGE, deck, written

FENCES = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with the set and the deck in it."""
    written(tmp_path)
    (tmp_path / DECK).write_text(deck(), encoding="utf-8")
    return tmp_path


def run(home: Path, *arguments: str, code: int = 0) -> str:
    """What Python prints in that folder; its complaints where it is to fail."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "KADATH_LANG": "en", SETS: ""},
        cwd=home,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == code, done.stderr
    return done.stderr if code else done.stdout


def kadath(home: Path, *arguments: str, code: int = 0) -> str:
    return run(home, "-m", "kadath", *arguments, code=code)


def words(line: str) -> list[str]:
    """What stands behind the name of the program."""
    return line.removeprefix("kadath ").split()


def shown(language: str) -> list[str]:
    """What the part of the page about sets shows in a language, in its order."""
    part = PAGE.read_text(encoding="utf-8").partition("## A card of the box")[0]
    return [text for kind, text in FENCES.findall(part) if kind == language]


def test_the_page_can_be_followed_word_by_word(home: Path) -> None:
    card_printed, _, told = shown("text")
    (program,) = shown("python")
    assert run(home, "-c", program) == told
    printing, checking, playing = shown("sh")
    (flashlight,) = re.findall(r'python -c "(.*)"', printing, re.DOTALL)
    assert json.loads(run(home, "-c", flashlight))["()"][0]["node"] == "lcg.Action"
    check, cards = (words(line) for line in checking.splitlines())
    told = kadath(home, *check)
    assert "Arkham Horror: The Card Game: Harbour Lights" in told
    assert told.endswith("Everything is complete.\n")
    assert kadath(home, *cards) == f"{card_printed}\n"
    # In two processes, which have to find the set as well.
    told = kadath(home, *words(playing.splitlines()[0]), "--jobs", "2")
    assert told.startswith("4 games of the bot random")


def test_without_the_set_its_card_is_in_no_deck(home: Path) -> None:
    told = kadath(home, "sim", "lcg", "-n", "1", "--set-up", f"decks=@{DECK}", code=2)
    assert "“Storm Lantern” is not a card of this box" in told


def test_a_mistake_is_told_in_one_line(home: Path) -> None:
    (home / NAME / "pl.ftl").unlink()
    told = kadath(home, "check", "--sets", NAME, code=2)
    assert told.count("\n") == 1
    assert "pl.ftl: there are no words in this language" in told
    assert "there is no folder here" in kadath(home, "check", "--sets", "nowhere", code=2)
    empty = home / "empty"
    empty.mkdir()
    assert "there is no set here" in kadath(home, "check", "--sets", "empty", code=2)
    assert "--sets needs a value" in kadath(home, "check", "--sets", code=2)
