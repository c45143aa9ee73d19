"""The subcommands of `kadath`, a module each."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from kadath.text.fluent import Messages

    from .parser import Parser

COMMANDS = ("play", "learn", "sim", "cards", "rules", "check", "replay", "bench", "serve")


class Command(Protocol):
    """What the module of a subcommand has."""

    def arguments(self, parser: Parser) -> None:
        """Declare the arguments of the command."""

    def run(self, chosen: Namespace, say: Messages) -> int:
        """Do it; the exit code."""


def command(name: str) -> Command:
    """The module of a subcommand."""
    return cast(Command, import_module(f"kadath.commands.{name}"))
