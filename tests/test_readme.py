"""The first page is true: what it shows of Python runs as it stands there."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_lines_of_python_in_the_readme_run_as_shown() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried >= 12
    assert failed == 0
