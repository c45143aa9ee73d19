"""Where games are found: in this package, and in external folders with the same layout.

A game has its files in `games`, `rulebook`, `text`, `terminal` and `testkit`. A folder listed in
`KADATH_GAMES` (separated as in `PATH`) may have any of these for its own games, which are then
found like the built-in ones.

A folder listed in `KADATH_SETS` is a set of components for one of the games, or contains several:
data that the user supplies. Child processes inherit the variable and find them as well.
"""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "KADATH_GAMES"
SETS = "KADATH_SETS"
SET = "set.toml"
"""The file that marks a folder as a set."""


def added() -> list[Path]:
    """The external folders."""
    return [Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]


def folders(*part: str) -> list[Path]:
    """The folders of a part of Kadath, such as `rulebook`, with the built-in one first."""
    return [root.joinpath(*part) for root in (Path(__file__).parent, *added())]


def paths(part: str) -> list[str]:
    """The external folders with modules of a part, for the `__path__` of its package."""
    return [str(root / part) for root in added()]


def sets() -> list[Path]:
    """The folders listed for sets, each a set or a folder of sets."""
    return [Path(name) for name in os.environ.get(SETS, "").split(os.pathsep) if name]


def set_folders() -> list[Path]:
    """The folder of each set, sorted within a folder of sets; nothing in them is read yet."""
    found: list[Path] = []
    for folder in sets():
        is_one = (folder / SET).is_file()
        found += [folder] if is_one else sorted(path.parent for path in folder.glob(f"*/{SET}"))
    return found
