"""A command-line parser with help and errors in the user's language."""

from __future__ import annotations

import re
from argparse import Action, ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable
from functools import partial
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, Any, NoReturn

from .mistake import Mistake

if TYPE_CHECKING:
    from kadath.text.fluent import Messages

# The errors of argparse, and the messages that translate them.
_COMPLAINTS = (
    (r"the following arguments are required: (?P<what>.+)", "cli-missing-argument"),
    (r"unrecognized arguments: (?P<what>.+)", "cli-unknown-argument"),
    (r"argument (?P<what>[^:]+): expected .+", "cli-needs-value"),
    (r"argument (?P<what>[^:]+): ignored explicit argument .+", "cli-takes-no-value"),
)


class Parser(ArgumentParser):
    """Parses the arguments of one subcommand; help texts are only formatted if needed."""

    def __init__(self, command: str, say: Messages, *, wants_help: bool) -> None:
        self._say = say
        self._wants_help = wants_help
        super().__init__(
            prog=f"kadath {command}",
            description=fill(self.words(f"cli-about-{command}"), get_terminal_size().columns - 2),
            epilog=self.words(f"cli-examples-{command}"),
            formatter_class=partial(_Formatter, usage=self.words("cli-usage")),
            add_help=False,
            allow_abbrev=False,
        )
        self._given = self.add_argument_group(self.words("cli-arguments"))
        self._options = self.add_argument_group(self.words("cli-options"))

    def words(self, message: str) -> str:
        """A help text; empty unless help was requested, since formatting is slow."""
        return self._say.format(message).replace("%", "%%") if self._wants_help else ""

    def _place(self, message: str) -> str:
        """The placeholder of a value, as text for help; else its id, which `error` translates."""
        return self.words(message) or message

    def given(self, name: str, message: str, *, place: str, **how: Any) -> None:
        """Declare a positional argument; `place` is its placeholder in the help."""
        how["metavar"] = self._place(place)
        self._given.add_argument(name, help=self.words(message), **how)

    def option(self, *names: str, message: str, place: str | None = None, **how: Any) -> None:
        """Declare an option; `place` is the message of its placeholder, if it has one."""
        if place is not None:
            how["metavar"] = self._place(place)
        self._options.add_argument(*names, help=self.words(message), **how)

    def print_help(self, file: Any = None) -> None:
        """Print the help, with the options that every subcommand has."""
        self.option("--sets", message="cli-option-sets", place="cli-place-folder")
        self.option("--lang", message="cli-option-lang", metavar="en|pl|uk")
        self.option("-h", "--help", message="cli-option-help", action="store_true")
        super().print_help(file)

    def error(self, message: str) -> NoReturn:
        """Raise the error in the user's language."""
        for pattern, ours in _COMPLAINTS:
            if found := re.fullmatch(pattern, message):
                what = re.sub(r"cli-place-\w+", lambda one: self._say.format(one[0]), found["what"])
                raise Mistake(ours, what=what, help=f"{self.prog} --help")
        raise Mistake("cli-other-mistake", what=message, help=f"{self.prog} --help")


class _Formatter(RawDescriptionHelpFormatter):
    """Help with a translated "usage"."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._usage_word = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_word}: ")


LARGEST = 2**63 - 1
"""The largest valid number, that of a seed."""


def whole_number(option: str, least: int = 0, most: int = LARGEST) -> Callable[[str], int]:
    """A parser of whole numbers from `least` to `most` for an option."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?\d+", text):
            raise Mistake("cli-not-a-number", what=option, value=text, least=least)
        # Check the length first: Python refuses to parse thousands of digits.
        if len(text) > len(str(LARGEST)) or int(text) > most:
            raise Mistake("cli-number-too-large", what=option, most=str(most))
        if int(text) < least:
            raise Mistake("cli-not-a-number", what=option, value=text, least=least)
        return int(text)

    return read


def seconds(option: str) -> Callable[[str], float]:
    """A parser of positive seconds for an option."""

    def read(text: str) -> float:
        if not re.fullmatch(r"\d+(\.\d+)?", text) or not float(text):
            raise Mistake("cli-not-seconds", what=option, value=text)
        return float(text)

    return read
