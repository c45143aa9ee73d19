"""The browser client's copy of the facts agrees with the components."""

from __future__ import annotations

from tests.web.box import FILE, written


def test_the_client_knows_the_same_box() -> None:
    assert FILE.read_text(encoding="utf-8") == written()
