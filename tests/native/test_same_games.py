"""Written out or compiled, the rules play the same games and tell them in the same words."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kadath.native import is_compiled
from kadath.native.build import rewrite_package
from kadath.native.modules import compiled_modules

from . import playing

SOURCES = Path(__file__).parents[2] / "src"


def test_another_build_plays_the_same_games(tmp_path: Path) -> None:
    # Where this runs compiled, the other build is the plain one.
    other = SOURCES if is_compiled() else tmp_path
    if not is_compiled():
        assert len(rewrite_package(tmp_path)) == len(compiled_modules())
    played = subprocess.run(
        [
            sys.executable,
            "-c",
            "import kadath, playing; print(kadath.__file__, *playing.lines(), sep='\\n')",
        ],
        env={"PYTHONPATH": f"{other}:{Path(playing.__file__).parent}"},
        capture_output=True,
        text=True,
        check=True,
    )
    package, *lines = played.stdout.splitlines()
    assert Path(package).is_relative_to(other)
    assert lines == list(playing.lines())
