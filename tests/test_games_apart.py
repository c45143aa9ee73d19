"""Games stand apart: each says what it is in its own folders, and nothing else names one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kadath import games
from kadath.kernel.capabilities import CAPABILITIES
from kadath.kernel.game import Game

ROOT = Path(__file__).parent.parent
NAMES = tuple(games.manifests())
CODE = (".py", ".ts", ".svelte", ".toml", ".tcss", ".html")
WORDS = ("common", "server", "terminal", "web")
"""The Fluent files that belong to no game."""


def is_a_games_own(path: Path) -> bool:
    """Whether a file or a folder above it is called after a game."""
    return any(
        re.search(rf"(^|_){name}(_|$)", part.partition(".")[0])
        for part in path.relative_to(ROOT).parts
        for name in NAMES
    )


def test_no_code_outside_its_folders_names_a_game() -> None:
    named = re.compile(rf"(?<![A-Za-z])({'|'.join(NAMES)})(?![A-Za-z])")
    paths = [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    for source in (ROOT / "src" / "kadath", ROOT / "web" / "src"):
        paths += [path for path in source.rglob("*") if path.suffix in CODE]
    ftl = ROOT / "src" / "kadath" / "text" / "ftl"
    paths += [path for path in ftl.rglob("*.ftl") if path.stem in WORDS]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in paths
        if "static" not in path.parts and not is_a_games_own(path)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("name", games.playable())
def test_a_game_claims_what_it_has(name: str) -> None:
    """A capability makes an answer of every game its own: who has the answer is of that kind."""
    game = games.game(name)
    for kind in CAPABILITIES.values():
        for method in vars(kind).keys() & dir(game):
            if not method.startswith("_"):
                has = getattr(type(game), method) is not getattr(Game, method, None)
                assert has == isinstance(game, kind), f"{method} of {name}"


@pytest.mark.parametrize("name", NAMES)
def test_a_manifest_is_read_without_the_rules(name: str) -> None:
    manifest = games.manifests()[name]
    assert manifest.is_playable == (ROOT / f"src/kadath/games/{name}/game.py").exists()
    assert manifest.first_seats in manifest.seats


@pytest.mark.parametrize("name", games.playable())
def test_a_game_is_loaded_without_the_others(name: str) -> None:
    """Not even their manifests are read."""
    code = f"import sys; from kadath.games import game; game({name!r}); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    of_games = [module for module in told.stdout.split() if module.startswith("kadath.games.")]
    assert {module.split(".")[2] for module in of_games} == {name}
