"""Whoever writes states differently has raised the number of their layout."""

from __future__ import annotations

from pathlib import Path

import pytest

from kadath.testkit.layouts import Layout, complaint, layout, load, names

STORED = Path(__file__).parent / "layouts"


@pytest.mark.plain("compiled classes do not know the types of their fields")
@pytest.mark.parametrize("name", names())
def test_a_changed_layout_has_a_number_of_its_own(name: str) -> None:
    assert complaint(name, layout(name), load(STORED, name)) == ""


def test_a_changed_layout_is_noticed() -> None:
    stored = Layout(2, {"state": "1a", "toy.Turn": "2b"})
    changed = complaint("toy", Layout(2, {"state": "1a", "toy.Turn": "3c"}), stored)
    assert changed.startswith("toy writes toy.Turn differently or no more: raise the LAYOUT")
    assert "toy.Turn" in complaint("toy", Layout(2, {"state": "1a"}), stored)
    assert "store it" in complaint("toy", Layout(3, stored.digests), stored)
    assert complaint("toy", Layout(2, {**stored.digests, "toy.Round": "4d"}), stored) == ""
