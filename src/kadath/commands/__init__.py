"""The subcommands of `kadath`, one module each."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from kadath.text.fluent import Messages

    from .parser import Parser

COMMANDS = ("play", "learn", "sim", "cards", "rules", "check", "replay", "bench", "serve")


class Command(Protocol):
    """The interface of a subcommand's module."""

    def arguments(self, parser: Parser) -> None:
        """Declare the arguments of the command."""

    def run(self, chosen: Namespace, say: Messages) -> int:
        """Run the command, and return the exit code."""


def command(name: str) -> Command:
    """The module of a subcommand."""
    return cast(Command, import_module(f"kadath.commands.{name}"))
