"""What the terminal needs to know of a game: its board, its panels, its signs."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from kadath.kernel.decision import Option

from .scene import Scene

if TYPE_CHECKING:
    from .board import Board

Writer = Callable[[Scene], Text]


class Panel(NamedTuple):
    """Something beside the board that a key brings to the front."""

    key: str
    title: str
    write: Writer


class Dress(NamedTuple):
    """How a game is shown."""

    board: Callable[[], Board]
    track: Writer
    standing: Writer
    panels: tuple[Panel, ...]
    side: tuple[str, ...]
    """The keys of the panels that are always in sight where there is room."""
    choice: Callable[[Scene, Option], Text | None]
    """An option as a line of the list, where the game's own sentence is not the best one."""
    legend: Writer
    ending: Writer


DRESSES: dict[str, str] = {"final_hour": "kadath.terminal.final_hour.dress"}


def dress_of(game: str) -> Dress:
    """How a game is shown."""
    found: Dress = import_module(DRESSES[game]).DRESS
    return found
