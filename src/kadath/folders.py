"""Where games are found: in this package, and in folders of the same shape from elsewhere.

A game has its files in `games`, `rulebook`, `text`, `terminal` and `testkit`. A folder that
`KADATH_GAMES` names (several are separated as in `PATH`) may have any of these for games of its
own, which are then found as those of the box are.
"""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "KADATH_GAMES"


def added() -> list[Path]:
    """The folders from elsewhere."""
    return [Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]


def folders(*part: str) -> list[Path]:
    """The folders of a part of Kadath, such as `rulebook`: its own first."""
    return [root.joinpath(*part) for root in (Path(__file__).parent, *added())]


def paths(part: str) -> list[str]:
    """Where else the modules of a part are found: for the `__path__` of its package."""
    return [str(root / part) for root in added()]
