"""`kadath check`: whether the content of all games is complete."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from .parser import Parser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kadath.lab.content import SetCount
    from kadath.text.fluent import Messages

FOUND_PROBLEMS = 1

_HEADS = ("printed", "implemented", "left_out", "original")


def arguments(parser: Parser) -> None:
    """The command has no arguments."""


def run(chosen: Namespace, say: Messages) -> int:
    """Print a table for each set of each game, and every problem; returns 1 if there is one."""
    from kadath.games import components, manifests, sets_of
    from kadath.games import game as game_called
    from kadath.lab.content import counts, problems, uncounted

    found = []
    for name, manifest in manifests().items():
        listed, sets = components(name), sets_of(name)
        counted = counts(sets, listed) if listed else []
        for one in counted:
            title = say.format(f"{name}-title")
            if len(counted) > 1:
                title += f": {say.format(f'{name}-set-{one.name}')}"
            if not manifest.is_playable:
                title = say.format("cli-check-begun", title=title)
            print("\n".join([*listing(name, title, one, say), *reasons(name, one, say), ""]))
        wrong = problems(game_called(name)) if manifest.is_playable else uncounted(sets, listed)
        found += [f"{name}: {problem}" for problem in wrong]
    for problem in found:
        print(problem)
    print(say.format("cli-check-problems", count=len(found)))
    return FOUND_PROBLEMS if found else 0


def listing(name: str, title: str, counted: SetCount, say: Messages) -> list[str]:
    """The counts of a set by kind, and their totals."""
    total = [sum(column) for column in zip(*(count[1:] for count in counted.kinds), strict=True)]
    rows: list[list[Any]] = [
        [title, *(say.format(f"cli-check-{head}") for head in _HEADS)],
        *([say.format(f"{name}-kind-{count.kind}"), *count[1:]] for count in counted.kinds),
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


def reasons(name: str, counted: SetCount, say: Messages) -> Iterator[str]:
    """What is left out of a set, and why."""
    for one in counted.left_out:
        yield say.format(
            "cli-check-reason",
            kind=say.format(f"{name}-kind-{one.kind}"),
            copies=one.copies,
            reason=say.format(f"{name}-left-out-{one.reason}"),
        )
