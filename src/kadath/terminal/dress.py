"""How the terminal presents a game: its board, its panels, its symbols."""

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
    """A panel beside the board, brought to the front by a key."""

    key: str
    title: str
    write: Writer


class Held(NamedTuple):
    """A card in a hand that its owner could show: the seat, the card, its face, and its name."""

    seat: int
    card: int
    face: str
    name: str


def no_hand(scene: Scene) -> list[Held]:
    """No hand, for a game in which nothing may be shown."""
    return []


def no_note(scene: Scene) -> Text:
    """No note, for a game whose options say everything."""
    return Text()


def one_part(state: State) -> str:
    """A single part, for a game that is played in one."""
    return ""


class Dress(NamedTuple):
    """How a game is presented."""

    board: Callable[[], Board]
    track: Writer
    standing: Writer
    panels: tuple[Panel, ...]
    side: tuple[str, ...]
    """The keys of the panels that are always visible if there is room."""
    choice: Callable[[Scene, Option], Text | None]
    """An option as a list item, if the game's own sentence is not the best text."""
    legend: Writer
    ending: Writer
    opening: Writer | None = None
    """The introduction before the first question of a game, and of each part."""
    part: Callable[[State], str] = one_part
    """The current part of the game, such as the scenario of a campaign."""
    note: Writer = no_note
    """A note after the prompt about all options, such as the meaning of a symbol in them."""
    under: str = ""
    """The key of the side panel that goes below the first panel if the side has no room for it."""
    hand: Callable[[Scene], list[Held]] = no_hand
    """The cards the reader could show to everyone."""


def plain(scene: Scene, option: Option) -> None:
    """No special list items, for a game whose own sentences are best."""


def dress_of(game: str) -> Dress:
    """A game's presentation: its own from `terminal/<game>/dress.py`, or the plain one."""
    whose = game if find_spec(f"{__package__}.{game}") is not None else "plain"
    found: Dress = import_module(f"{__package__}.{whose}.dress").DRESS
    return found
