"""Where games are found: in this package, and in folders of the same shape from elsewhere.

A game has its files in `games`, `rulebook`, `text`, `terminal` and `testkit`. A folder that
`KADATH_GAMES` names (several are separated as in `PATH`) may have any of these for games of its
own, which are then found as those of the box are.

A folder that `KADATH_SETS` names is a set of components for one of the games, or holds several:
data that whoever runs the program brings. The processes that it starts find them there as well.
"""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "KADATH_GAMES"
SETS = "KADATH_SETS"
SET = "set.toml"
"""The file by which a folder is a set."""


def added() -> list[Path]:
    """The folders from elsewhere."""
    return [Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]


def folders(*part: str) -> list[Path]:
    """The folders of a part of Kadath, such as `rulebook`: its own first."""
    return [root.joinpath(*part) for root in (Path(__file__).parent, *added())]


def paths(part: str) -> list[str]:
    """Where else the modules of a part are found: for the `__path__` of its package."""
    return [str(root / part) for root in added()]


def sets() -> list[Path]:
    """The folders that were named for sets, each a set or a folder of several."""
    return [Path(name) for name in os.environ.get(SETS, "").split(os.pathsep) if name]


def set_folders() -> list[Path]:
    """The folders of the sets, those in one folder by their names; nothing of them is read yet."""
    found: list[Path] = []
    for folder in sets():
        is_one = (folder / SET).is_file()
        found += [folder] if is_one else sorted(path.parent for path in folder.glob(f"*/{SET}"))
    return found
