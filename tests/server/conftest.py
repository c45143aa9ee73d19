"""The server that most tests of it share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .serving import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for the tests of one module."""
    with running(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder for a server of one's own."""
    return tmp_path / "data"
