"""What holds for the project as a whole: its scripts, its packages, what its files may say."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPTS = sorted([*(ROOT / "scripts").iterdir(), ROOT / ".ci" / "run"])
PACKAGES = sorted((ROOT / "src").rglob("__init__.py"))

# Patterns with a class of one letter, so that this file does not match itself.
FORBIDDEN = {
    "a package index": r"\b(pypi[.]org|pythonhosted[.]org|npmjs[.](org|com)|yarnpkg[.]com)\b",
    "a path of one machine": r"(?<![\w.~}-])/(root|work|home/\w+|Users/\w+)/|/(root|work)[\"'`\s]",
}


def tracked_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_every_script_is_executable_and_says_what_runs_it(script: Path) -> None:
    assert script.stat().st_mode & 0o111 == 0o111
    assert script.read_text(encoding="utf-8").startswith("#!")


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.parent.relative_to(ROOT)))
def test_every_package_says_what_it_holds(package: Path) -> None:
    assert ast.get_docstring(ast.parse(package.read_text(encoding="utf-8")))


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_tracked_file_names(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what].encode())
    found = [
        f"{path.relative_to(ROOT)}: {match.group().decode()}"
        for path in tracked_files()
        if path.is_file()
        for match in [pattern.search(path.read_bytes())]
        if match
    ]
    assert found == []
