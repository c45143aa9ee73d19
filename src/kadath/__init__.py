"""Kadath plays cooperative Lovecraftian board games, each with its whole rulebook enforced.

This is the public Python interface; each name is loaded when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .version import __version__

if TYPE_CHECKING:
    from .bots import Bot, make_bot
    from .games import game, playable
    from .kernel.decision import Decision, Option
    from .kernel.errors import KadathError, NotLegal, NotWellFormed
    from .kernel.game import Game
    from .kernel.record import Record, replay
    from .lab import Simulation, simulate

__all__ = [
    "Bot",
    "Decision",
    "Game",
    "KadathError",
    "NotLegal",
    "NotWellFormed",
    "Option",
    "Record",
    "Simulation",
    "__version__",
    "game",
    "make_bot",
    "playable",
    "replay",
    "simulate",
]

_MODULES = {
    "bots": ("Bot", "make_bot"),
    "games": ("game", "playable"),
    "kernel.decision": ("Decision", "Option"),
    "kernel.errors": ("KadathError", "NotLegal", "NotWellFormed"),
    "kernel.game": ("Game",),
    "kernel.record": ("Record", "replay"),
    "lab": ("Simulation", "simulate"),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Load a name on first use: `import kadath` alone must not wait for the games."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = found
    return found
