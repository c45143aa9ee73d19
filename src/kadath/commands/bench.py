"""`kadath bench`: the speed of the games, compared with other libraries."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from .figures import decimal
from .parser import Parser, seconds

if TYPE_CHECKING:
    from kadath.text.fluent import Messages


_ACTS = ("clone", "json", "view", "determinize", "estimate")
_INSTALL = "scripts/setup --peers"


def arguments(parser: Parser) -> None:
    """Declare the arguments of the command."""
    parser.option(
        "--seconds",
        message="cli-bench-seconds",
        metavar="T",
        type=seconds("--seconds"),
        default=2.0,
    )
    parser.option("--json", message="cli-option-json", action="store_true")


def run(chosen: Namespace, say: Messages) -> int:
    """Measure, and print the figures."""
    from kadath.lab.bench import bench

    figures = bench(chosen.seconds)
    if chosen.json:
        print(json.dumps(figures, indent=1))
    else:
        print("\n".join(report(figures, say)))
    return 0


def report(figures: dict[str, Any], say: Messages) -> list[str]:
    """The figures as text."""
    compiled = "compiled" if figures["compiled"] else "plain"
    lines = [say.format("cli-bench-python", version=figures["python"], rules=compiled)]
    for name, game in figures["games"].items():
        every = game["all_setups"]
        labelled = [
            (say.format("cli-bench-decisions"), game["decisions_per_second"], 0),
            (say.format("cli-bench-games"), game["games_per_second"], 0),
            (
                say.format("cli-bench-all-setups", count=every["setups"]),
                every["decisions_per_second"],
                0,
            ),
            *((f"{act}, µs", game[f"{act}_us"], 1) for act in _ACTS),
        ]
        lines += ["", say.format(f"{name}-title")]
        lines += [_line(label, decimal(figure, digits, say)) for label, figure, digits in labelled]
        for peer, speed in figures["peers"].items():
            label = say.format("cli-bench-peer", name=peer)
            ratio = decimal(figures["ratios"][name][peer], 2, say)
            figure = decimal(speed["decisions_per_second"], 0, say)
            lines.append(f"{_line(label, figure)}   × {ratio}")
    if figures["peers_missing"]:
        missing = ", ".join(figures["peers_missing"])
        lines += ["", say.format("cli-bench-missing", names=missing, command=_INSTALL)]
    return lines


def _line(label: str, figure: str) -> str:
    return f"  {label:<44} {figure:>10}"
