"""What the terminal needs to know of a game: its board, its panels, its signs."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from kadath.kernel.decision import Option
from kadath.kernel.state import State

from .scene import Scene

if TYPE_CHECKING:
    from .board import Board

Writer = Callable[[Scene], Text]


class Panel(NamedTuple):
    """Something beside the board that a key brings to the front."""

    key: str
    title: str
    write: Writer


class Held(NamedTuple):
    """A card in a hand that its owner could show: whose, which, its face and its name."""

    seat: int
    card: int
    face: str
    name: str


def no_hand(scene: Scene) -> list[Held]:
    """The hand in a game in which nothing may be shown."""
    return []


def no_note(scene: Scene) -> Text:
    """The note in a game whose options say all by themselves."""
    return Text()


def one_part(state: State) -> str:
    """The part of a game that is played as one."""
    return ""


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
    opening: Writer | None = None
    """The introduction before the first question of a game, and of each part of it."""
    part: Callable[[State], str] = one_part
    """The part of the game that is played, e.g. the scenario of a campaign."""
    note: Writer = no_note
    """What the prompt adds to be said once for all options, e.g. what a sign in them means."""
    under: str = ""
    """The key of the panel of the side that is told under the first panel where the side has no
    room for it."""
    hand: Callable[[Scene], list[Held]] = no_hand
    """The cards that the reader could show to everybody."""


def plain(scene: Scene, option: Option) -> None:
    """The choice of a game whose own sentences are the best ones."""


def dress_of(game: str) -> Dress:
    """How a game is shown: in its own dress, in `terminal/<game>/dress.py`, or in the plain one."""
    whose = game if find_spec(f"{__package__}.{game}") is not None else "plain"
    found: Dress = import_module(f"{__package__}.{whose}.dress").DRESS
    return found
