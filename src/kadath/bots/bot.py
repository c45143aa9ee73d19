"""The interface of bots, and the list of bots.

A bot sees a state only through its seat: it may read its decision, its view, and states with
everything unknown redealt. Bots share no state, so they cannot communicate against the rules.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from kadath.kernel.decision import Option
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Game


class Bot(Protocol):
    """An automated player."""

    name: str

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        """One of the options of the seat's current decision."""


BOTS: dict[str, tuple[str, str]] = {
    "random": ("kadath.bots.random", "RandomBot"),
    "rush": ("kadath.bots.rush", "RushBot"),
    "thumb": ("kadath.bots.thumb", "ThumbBot"),
    "search": ("kadath.bots.search", "SearchBot"),
}
"""The bots by name: module and class, imported when needed."""


def make_bot(name: str, seed: int, **budget: float) -> Bot:
    """A bot by its name; `budget` (`iterations`, `seconds`) is for bots that search."""
    if name not in BOTS:
        raise NotWellFormed(f"there is no bot called {name!r}", accepted=", ".join(BOTS))
    module, cls = BOTS[name]
    made: Bot = getattr(import_module(module), cls)(seed, **budget)
    return made
