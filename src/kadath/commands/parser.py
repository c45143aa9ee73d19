"""A parser of command lines that speaks the reader's language, also in its complaints."""

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

# What argparse says in English, and the message that says it in the reader's language.
_COMPLAINTS = (
    (r"the following arguments are required: (?P<what>.+)", "cli-missing-argument"),
    (r"unrecognized arguments: (?P<what>.+)", "cli-unknown-argument"),
    (r"argument (?P<what>[^:]+): expected .+", "cli-needs-value"),
    (r"argument (?P<what>[^:]+): ignored explicit argument .+", "cli-takes-no-value"),
)


class Parser(ArgumentParser):
    """Parses one subcommand's arguments; its help is only worded when it is asked for."""

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
        """A message of the help; nothing where nobody asks for help, since wording it is slow."""
        return self._say.format(message).replace("%", "%%") if self._wants_help else ""

    def _place(self, message: str) -> str:
        """What stands for a value: in words where help is asked for, else worded by complaints."""
        return self.words(message) or message

    def given(self, name: str, message: str, *, place: str, **how: Any) -> None:
        """Declare an argument that is known by its place; `place` is what stands for it in help."""
        how["metavar"] = self._place(place)
        self._given.add_argument(name, help=self.words(message), **how)

    def option(self, *names: str, message: str, place: str | None = None, **how: Any) -> None:
        """Declare an option; `place` is the message that stands for its value, if a word does."""
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
        """Complain in the reader's language."""
        for pattern, ours in _COMPLAINTS:
            if found := re.fullmatch(pattern, message):
                what = re.sub(r"cli-place-\w+", lambda one: self._say.format(one[0]), found["what"])
                raise Mistake(ours, what=what, help=f"{self.prog} --help")
        raise Mistake("cli-other-mistake", what=message, help=f"{self.prog} --help")


class _Formatter(RawDescriptionHelpFormatter):
    """Help with our own word for "usage"."""

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
"""The largest number of any use: a seed."""


def whole_number(option: str, least: int = 0, most: int = LARGEST) -> Callable[[str], int]:
    """Reads a whole number from `least` to `most` for an option."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?\d+", text):
            raise Mistake("cli-not-a-number", what=option, value=text, least=least)
        # The length first: to read a number of thousands of digits is an error of its own.
        if len(text) > len(str(LARGEST)) or int(text) > most:
            raise Mistake("cli-number-too-large", what=option, most=str(most))
        if int(text) < least:
            raise Mistake("cli-not-a-number", what=option, value=text, least=least)
        return int(text)

    return read


def seconds(option: str) -> Callable[[str], float]:
    """Reads a positive number of seconds for an option."""

    def read(text: str) -> float:
        if not re.fullmatch(r"\d+(\.\d+)?", text) or not float(text):
            raise Mistake("cli-not-seconds", what=option, value=text)
        return float(text)

    return read
