"""A rule never knows a card by its name: what a card does stands on the card."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import kadath.games
from kadath.games import game, playable

GAMES = Path(kadath.games.__file__).parent
WHERE = ("rules", "vocabulary", "values.py", "state.py")
PLACES = ("place", "location")
"""Rules may name a place of a printed board, e.g. the shops that close."""


def words_of(name: str) -> Iterator[tuple[str, str]]:
    """Every string in the rules and verbs of a game, and where it stands."""
    for part in WHERE:
        folder = GAMES / name / part
        for path in [folder] if folder.suffix else sorted(folder.rglob("*.py")):
            if path.exists():
                for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                    if isinstance(one, ast.Constant) and isinstance(one.value, str):
                        yield one.value, f"{path.relative_to(GAMES)}:{one.lineno}"


@pytest.mark.parametrize("name", playable())
def test_no_rule_names_a_component(name: str) -> None:
    keys = {
        one.key
        for one in game(name).components()
        if one.kind not in PLACES and not one.key.isalpha()
    }
    assert keys, "single words may mean something else, but not all of them are"
    assert [(word, where) for word, where in words_of(name) if word in keys] == []
