"""`kadath sim`: whole games between bots, and how they ended."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from .choices import a_bot, a_game, a_setup
from .figures import decimal, ending, percent
from .parser import Parser, seconds, whole_number
from .progress import Progress

if TYPE_CHECKING:
    from kadath.kernel.game import Setup
    from kadath.lab import Simulation
    from kadath.text.fluent import Messages


def arguments(parser: Parser) -> None:
    """Declare what may stand on the command line."""
    parser.given("game", "cli-arg-game", metavar="GAME", type=a_game)
    parser.option(
        "-n", message="cli-sim-n", metavar="N", type=whole_number("-n", 1), default=100, dest="n"
    )
    parser.option(
        "--seed", message="cli-sim-seed", metavar="S", type=whole_number("--seed"), default=1
    )
    parser.option("--seats", message="cli-sim-seats", metavar="K", type=whole_number("--seats", 1))
    parser.option(
        "--set-up",
        message="cli-sim-set-up",
        metavar="KEY=VALUE",
        nargs="+",
        action="extend",
        default=[],
    )
    parser.option("--bot", message="cli-sim-bot", metavar="NAME", type=a_bot, default="random")
    parser.option(
        "--iterations",
        message="cli-sim-iterations",
        metavar="N",
        type=whole_number("--iterations", 1),
    )
    parser.option("--seconds", message="cli-sim-seconds", metavar="T", type=seconds("--seconds"))
    parser.option("--jobs", message="cli-sim-jobs", metavar="J", type=whole_number("--jobs", 1))
    parser.option("--json", message="cli-option-json", action="store_true")


def run(chosen: Namespace, say: Messages) -> int:
    """Play the games and print what came of them."""
    from kadath.games import game as game_called
    from kadath.lab import simulate

    game = game_called(chosen.game)
    pairs = [*chosen.set_up, *([f"seats={chosen.seats}"] if chosen.seats else [])]
    setup = a_setup(game, pairs)
    budget = {
        name: getattr(chosen, name)
        for name in ("iterations", "seconds")
        if getattr(chosen, name) is not None
    }
    with Progress(chosen.n, sys.stderr) as progress:
        result = simulate(
            chosen.game,
            setup,
            chosen.n,
            chosen.seed,
            chosen.bot,
            chosen.jobs or cores(),
            budget=budget,
            progress=progress.advance,
        )
    played = {"game": chosen.game, "setup": setup, "bot": chosen.bot, "seed": chosen.seed}
    if chosen.json:
        print(json.dumps({**played, "budget": budget, **result.to_data()}))
    else:
        print(report(result, chosen, setup, say))
    return 0


def cores() -> int:
    """How many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def report(result: Simulation, chosen: Namespace, setup: Setup, say: Messages) -> str:
    """The result as a person reads it."""
    low, high = result.interval
    lines = [
        say.format(
            "cli-sim-games",
            count=result.games,
            bot=chosen.bot,
            first=chosen.seed,
            last=chosen.seed + chosen.n - 1,
        ),
        *(f"  {key} = {_plain(value)}" for key, value in setup.items()),
        say.format(
            "cli-sim-won",
            rate=percent(result.win_rate, say),
            low=percent(low, say),
            high=percent(high, say),
        ),
        say.format("cli-sim-rounds", mean=decimal(result.mean_rounds, 1, say)),
        say.format("cli-sim-endings"),
    ]
    for reason, times in result.reasons.most_common():
        share = percent(times / result.games, say)
        lines.append(f"  {share:>6}  {ending(chosen.game, reason, say)}")
    lines.append(
        say.format(
            "cli-sim-time",
            decisions=result.decisions,
            seconds=decimal(result.seconds, 1, say),
            rate=round(result.decisions / result.seconds),
        )
    )
    return "\n".join(lines)


def _plain(value: Any) -> str:
    """A value of the set-up; of a long text only the first line."""
    several = value if isinstance(value, list) else [str(value)]
    return ", ".join(one.partition("\n")[0] for one in several)
