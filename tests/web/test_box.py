"""The browser client's copies of the facts agree with the components."""

from __future__ import annotations

import pytest
from tests.web.box import BOXES, file, written


@pytest.mark.parametrize("game", BOXES)
def test_the_client_knows_the_same_box(game: str) -> None:
    assert file(game).read_text(encoding="utf-8") == written(game)
