"""The settings of a server."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .limits import Limits


class Settings(NamedTuple):
    """What can be configured; the defaults are for normal use."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    language: str = "en"
    origins: tuple[str, ...] = ()
    """Further addresses of the page, e.g. `https://kadath.example`, besides the server's own."""
    synchronous: str = "FULL"
    limits: Limits = Limits()
    bot_seconds: float = 1.5
    """How long a searching bot may think."""
    hint_seconds: float = 0.7
    """How long a hint may take: somebody is waiting for it."""
    bot_pause: float = 0.5
    """The least time that a bot takes, so that people can follow."""
