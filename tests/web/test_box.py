"""The browser client's copies of the facts agree with the components."""

from __future__ import annotations

import pytest
from tests.web.box import BOXES, GAMES, written


@pytest.mark.parametrize("name", BOXES)
def test_the_client_knows_the_same_box(name: str) -> None:
    assert (GAMES / name).read_text(encoding="utf-8") == written(name)
