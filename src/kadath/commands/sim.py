"""`kadath sim`: simulate whole games played by bots, and report the results."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .choices import a_game, a_setup, some_bots
from .figures import decimal, ending, percent
from .mistake import Mistake
from .parser import Parser, seconds, whole_number
from .progress import Progress

if TYPE_CHECKING:
    from kadath.kernel.game import Setup
    from kadath.lab import Played, Simulation
    from kadath.text.fluent import Messages

MOST_GAMES = 10_000_000
"""Far more than anybody would wait for; a typo must not fill the memory with seeds."""


def arguments(parser: Parser) -> None:
    """Declare the arguments of the command."""
    parser.given("game", "cli-arg-game", place="cli-place-game", type=a_game)
    parser.option(
        "-n",
        message="cli-sim-n",
        metavar="N",
        type=whole_number("-n", 1, MOST_GAMES),
        default=100,
        dest="n",
    )
    parser.option(
        "--seed", message="cli-sim-seed", metavar="S", type=whole_number("--seed"), default=1
    )
    parser.option("--seats", message="cli-sim-seats", metavar="K", type=whole_number("--seats", 1))
    parser.option(
        "--set-up",
        message="cli-sim-set-up",
        place="cli-place-pair",
        nargs="+",
        action="extend",
        default=[],
    )
    parser.option(
        "--bot", message="cli-sim-bot", place="cli-place-name", type=some_bots, default=["random"]
    )
    parser.option(
        "--iterations",
        message="cli-sim-iterations",
        metavar="N",
        type=whole_number("--iterations", 1),
    )
    parser.option("--seconds", message="cli-sim-seconds", metavar="T", type=seconds("--seconds"))
    parser.option("--jobs", message="cli-sim-jobs", metavar="J", type=whole_number("--jobs", 1))
    parser.option("--out", message="cli-sim-out", place="cli-place-file", type=Path)
    parser.option("--resume", message="cli-sim-resume", action="store_true")
    parser.option("--json", message="cli-option-json", action="store_true")


def run(chosen: Namespace, say: Messages) -> int:
    """Play the games and print the results; returns 1 if any failed."""
    from kadath.games import game as game_called

    if any(":" in name for name in chosen.bot):
        # The user's bots are in the current folder, as for `python -m`.
        sys.path.insert(0, "")
    pairs = [*chosen.set_up, *([f"seats={chosen.seats}"] if chosen.seats else [])]
    setup = a_setup(game_called(chosen.game), pairs)
    budget = {
        name: getattr(chosen, name)
        for name in ("iterations", "seconds")
        if getattr(chosen, name) is not None
    }
    result = _simulated(chosen, setup, budget, say)
    played = {"game": chosen.game, "setup": setup, "bots": chosen.bot, "seed": chosen.seed}
    if chosen.json:
        print(json.dumps({**played, "budget": budget, **result.to_data()}))
    else:
        print(report(result, chosen, setup, say))
    for one in result.failed[:1]:
        print(one.trace, file=sys.stderr, end="")
    return 1 if result.failed else 0


def _simulated(
    chosen: Namespace, setup: Setup, budget: dict[str, float], say: Messages
) -> Simulation:
    from kadath.lab import simulate

    def play(known: Sequence[Played], listener: Callable[[Sequence[Played]], None]) -> Simulation:
        with Progress(chosen.n - len(known), sys.stderr, say) as progress:

            def hear(part: Sequence[Played]) -> None:
                listener(part)
                progress.advance(len(part))

            result = simulate(
                chosen.game,
                setup,
                chosen.n,
                chosen.seed,
                chosen.bot,
                chosen.jobs or cores(),
                budget=budget,
                known={one.seed for one in known},
                listener=hear,
            )
        for one in known:
            result.add(one)
            result.earlier += one.decisions
        return result

    if chosen.out is None:
        if chosen.resume:
            raise Mistake("cli-resume-what")
        return play((), lambda part: None)
    from kadath.lab.results import Results

    seeds = range(chosen.seed, chosen.seed + chosen.n)
    with Results(chosen.out, chosen.game, setup, chosen.bot, resume=chosen.resume) as results:
        return play([one for one in results.kept if one.seed in seeds], results.add)


def cores() -> int:
    """The number of cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def report(result: Simulation, chosen: Namespace, setup: Setup, say: Messages) -> str:
    """The result as text."""
    low, high = result.interval
    lines = [
        say.format(
            "cli-sim-games",
            count=result.games,
            bot=", ".join(chosen.bot),
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
    lines += [
        say.format("cli-sim-failed", seed=one.seed, error=one.error)
        for one in sorted(result.failed)
    ]
    if decisions := result.decisions - result.earlier:
        lines.append(
            say.format(
                "cli-sim-time",
                decisions=decisions,
                seconds=decimal(result.seconds, 1, say),
                rate=round(decisions / result.seconds),
            )
        )
    return "\n".join(lines)


def _plain(value: Any) -> str:
    """A value of the set-up; only the first line of a long text."""
    several = value if isinstance(value, list) else [str(value)]
    return ", ".join(one.partition("\n")[0] for one in several)
