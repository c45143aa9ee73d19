"""The nodes of a game are its vocabulary, each worded in the module that is called like its own."""

from __future__ import annotations

from importlib import import_module

import pytest

from kadath import games
from kadath.kernel.nodes import NODES


@pytest.mark.parametrize("name", games.playable())
def test_every_node_stands_in_the_vocabulary_and_is_worded_beside_it(name: str) -> None:
    games.game(name).narrator()
    vocabulary = f"kadath.games.{name}.vocabulary."
    kinds = [kind for kind in NODES.values() if kind.__module__.startswith(f"kadath.games.{name}.")]
    assert kinds
    for kind in kinds:
        assert kind.__module__.startswith(vocabulary), kind
        module = kind.__module__.removeprefix(vocabulary)
        assert hasattr(import_module(f"{vocabulary}wording.{module}"), kind.__name__), kind
