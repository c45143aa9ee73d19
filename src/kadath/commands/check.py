"""`kadath check`: whether all content of all games is whole."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from .parser import Parser

if TYPE_CHECKING:
    from kadath.lab.content import Count
    from kadath.text.fluent import Messages

FOUND_PROBLEMS = 1

_HEADS = ("printed", "implemented", "original")


def arguments(parser: Parser) -> None:
    """There is nothing to choose."""


def run(chosen: Namespace, say: Messages) -> int:
    """Print the table of components and every problem; 1 where there is one."""
    from kadath.games import game as game_called
    from kadath.games import playable
    from kadath.lab.content import counts, problems

    found = []
    for name in playable():
        game = game_called(name)
        print("\n".join(table(name, counts(game), say)))
        found += [f"{name}: {problem}" for problem in problems(game)]
    print()
    for problem in found:
        print(problem)
    print(say.format("cli-check-problems", count=len(found)))
    return FOUND_PROBLEMS if found else 0


def table(name: str, counted: list[Count], say: Messages) -> list[str]:
    """The components of a game by kind, and their sums."""
    total = [sum(column) for column in zip(*(count[1:] for count in counted), strict=True)]
    rows: list[list[Any]] = [
        [say.format(f"{name}-title"), *(say.format(f"cli-check-{head}") for head in _HEADS)],
        *([say.format(f"{name}-kind-{count.kind}"), *count[1:]] for count in counted),
        [say.format("cli-check-total"), *total],
    ]
    widths = [max(len(str(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [str(row[0]).ljust(widths[0])]
            + [str(cell).rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        )
        for row in rows
    ]
