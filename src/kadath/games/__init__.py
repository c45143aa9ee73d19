"""The games. Each is a package of its own, and none knows another."""

from __future__ import annotations

import gc
from importlib import import_module
from typing import Any

from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Game

GAMES: dict[str, tuple[str, str]] = {
    "final_hour": ("kadath.games.final_hour.game", "FinalHour"),
    "lcg": ("kadath.games.lcg.game", "Lcg"),
}
"""The playable games by name: module and class, imported when they are asked for."""


def game(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in GAMES:
        raise NotWellFormed(f"there is no game called {name!r}", accepted=", ".join(GAMES))
    module, cls = GAMES[name]
    found: Game[Any] = getattr(import_module(module), cls)()
    return found


def settle() -> None:
    """Take all that is loaded now for lasting, in a program that does nothing but play.

    Boxes are large and never change. Looking for garbage among their cards again and again took a
    tenth of the time of Final Hour.
    """
    gc.collect()
    gc.freeze()
