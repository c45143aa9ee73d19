"""The toy of docs/how-to-add-a-game.md, found for the length of a test as our games are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kadath import games
from kadath.folders import VARIABLE
from kadath.text.fluent import messages

TOY = Path(__file__).parent / "toy"


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy's folder is one of those in which games are found."""
    monkeypatch.setenv(VARIABLE, str(TOY))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(TOY / "games")])
    for cached in (games.manifests, messages):
        cached.cache_clear()
    yield
    for cached in (games.manifests, messages):
        cached.cache_clear()
