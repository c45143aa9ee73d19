"""`kadath play`: play in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from .choices import a_game
from .parser import Parser

if TYPE_CHECKING:
    from kadath.text.fluent import Messages


def arguments(parser: Parser) -> None:
    """Declare the arguments of the command."""
    parser.given("game", "cli-play-game", place="cli-place-game", type=a_game, nargs="?")
    parser.option("--data", message="cli-play-data", place="cli-place-folder", type=Path)


def run(chosen: Namespace, say: Messages) -> int:
    """Open the terminal client."""
    from kadath.terminal.app import run as open_table

    return open_table(say.language, chosen.game, chosen.data)
