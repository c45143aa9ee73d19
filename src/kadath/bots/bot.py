"""What a bot is, and the bots there are.

A bot looks at a state through its seat only: it may read the decision it is asked, the view, and
states with everything unknown redealt. It keeps nothing that another bot could read, so that a
table of bots is as silent as the rules want it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from kadath.kernel.decision import Option
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Game


class Bot(Protocol):
    """A player."""

    name: str

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        """One of the options of the decision that the seat is asked now."""


BOTS: dict[str, tuple[str, str]] = {
    "random": ("kadath.bots.random", "RandomBot"),
    "rush": ("kadath.bots.rush", "RushBot"),
    "thumb": ("kadath.bots.thumb", "ThumbBot"),
    "search": ("kadath.bots.search", "SearchBot"),
}
"""The bots by name: module and class, imported when they are asked for."""


def make_bot(name: str, seed: int, **budget: float) -> Bot:
    """A bot of that name; `budget` (`iterations`, `seconds`) is for those that think."""
    if name not in BOTS:
        raise NotWellFormed(f"there is no bot called {name!r}", accepted=", ".join(BOTS))
    module, cls = BOTS[name]
    made: Bot = getattr(import_module(module), cls)(seed, **budget)
    return made
