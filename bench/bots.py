"""How often each bot wins: a table by set-up, with 95 % intervals.

    python bench/bots.py final_hour --games 100 --iterations 400
    python bench/bots.py lcg --games 20 --iterations 40

Bots that do not search are fast, and play ten times as many games. To compare two bots, let them
play the same games, each with the same deal and the same seed:

    python bench/bots.py lcg --versus thumb search --games 20 --iterations 20 --only +

`--rows FILE` saves each line there, and resumes an interrupted run. With `--directly` the rules of
thumb choose on the state itself: since they look at nothing hidden, the games are just as good, and
take a fraction of the time.

`--only` selects the lines whose name contains it: `+` the pairs, `daisy` hers. The set-ups of a
game are in `cases_<game>.py`; without that file, they are all that its manifest varies.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from math import comb
from pathlib import Path
from time import perf_counter
from typing import Any

from kadath.bots import BOTS
from kadath.bots.experience import best_of
from kadath.games import game as game_called
from kadath.games import playable
from kadath.kernel.capabilities import HasRulesOfThumb
from kadath.kernel.game import Setup
from kadath.lab import simulate
from kadath.lab.simulation import Job, Played, Simulation, play_game
from kadath.lab.statistics import wilson

THINKING = frozenset({"search"})
ENDLESS = 20_000
"""A game with this many decisions would never end."""


def cases(game: str) -> Iterator[tuple[str, Setup]]:
    """The set-ups to play, each with its name in the table."""
    if find_spec(f"cases_{game}") is not None:
        yield from import_module(f"cases_{game}").cases()
        return
    for setup in game_called(game).varied_setups():
        yield ", ".join(f"{key} {value}" for key, value in setup.items()), setup


def suited(name: str) -> list[str]:
    """The bots for a game, without those that would play exactly like another."""
    game = game_called(name)
    idle = set() if game.manifest.rush else {"rush"}
    if not isinstance(game, HasRulesOfThumb):
        idle.add("thumb")
    return [bot for bot in BOTS if bot not in idle]


def chosen(args: argparse.Namespace) -> Iterator[tuple[str, Setup]]:
    """The set-ups selected by `--only`."""
    for name, setup in cases(args.game):
        if args.only in name:
            yield name, setup


def row(bot: str, name: str, setup: Setup, args: argparse.Namespace) -> str:
    """One line of the table."""
    games = args.games * (1 if bot in THINKING else 10)
    if args.directly and bot == "thumb":
        result = simulated_directly(args.game, setup, games, args.seed)
    else:
        result = simulate(
            args.game, setup, games, args.seed, bot, args.jobs, budget=budget(bot, args)
        )
    low, high = result.interval
    ends = ", ".join(f"{reason} {times}" for reason, times in result.reasons.most_common())
    return (
        f"| {name} | {bot} | {games} | {100 * result.win_rate:.1f} | "
        f"{100 * low:.1f} to {100 * high:.1f} | {result.mean_rounds:.1f} | {ends} | "
        f"{result.seconds:.0f} |"
    )


def simulated_directly(name: str, setup: Setup, games: int, seed: int) -> Simulation:
    """The results of games in which the rules of thumb choose, taking the first of a tie."""
    game: Any = game_called(name)
    total = Simulation()
    began = perf_counter()
    for each in range(seed, seed + games):
        state = game.new(setup, each)
        decisions = 0
        while state.decision is not None and decisions < ENDLESS:
            options = state.decision.options
            state.apply(best_of(options, game.worths(state)) if len(options) > 1 else options[0])
            decisions += 1
        rounds, outcome = game.progress(state).round, state.outcome
        if outcome is None:
            total.add(Played(each, ("thumb",), error=f"no end after {ENDLESS} decisions"))
        else:
            total.add(Played(each, ("thumb",), outcome.won, outcome.reason, rounds, decisions))
    total.seconds = perf_counter() - began
    return total


def versus(one: str, other: str, args: argparse.Namespace) -> None:
    """Print for each set-up how many of the same games only one or only the other bot won."""
    print(f"| what | games | only {one} won | only {other} won | both |")
    print("| --- | --- | --- | --- | --- |")
    total: Counter[tuple[bool, bool]] = Counter()
    for name, setup in chosen(args):
        found: Counter[tuple[bool, bool]] = Counter()
        for seed in range(args.seed, args.seed + args.games):
            found[wins(one, setup, seed, args), wins(other, setup, seed, args)] += 1
        total += found
        counts = (found[True, False], found[False, True], found[True, True])
        print(f"| {name} | {args.games} | {' | '.join(map(str, counts))} |", flush=True)
    print()
    first, second = total[True, False], total[False, True]
    for bot, alone in ((one, first), (other, second)):
        won = alone + total[True, True]
        low, high = wilson(won, total.total())
        print(f"{bot} won {won} of {total.total()}: {100 * low:.1f} to {100 * high:.1f} %")
    print(f"by luck alone {other} would do as well with a chance of {luck(second, first):.4f}")


def wins(bot: str, setup: Setup, seed: int, args: argparse.Namespace) -> bool:
    """Whether a bot wins a game."""
    job = Job(args.game, setup, (bot,), budget(bot, args))
    state, _ = play_game(game_called(args.game), job, seed)
    return bool(state.outcome.won)


def luck(won: int, lost: int) -> float:
    """The chance that one of two equal bots wins so many of the games that only one of them won."""
    games = won + lost
    return sum(comb(games, wins) for wins in range(won, games + 1)) / float(2**games)


def budget(bot: str, args: argparse.Namespace) -> dict[str, float]:
    """The search budget of a bot."""
    return {"iterations": args.iterations} if bot in THINKING else {}


def main() -> None:
    """Print the table line by line, as the games are played."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=playable())
    parser.add_argument("--games", type=int, default=40, help="games of search per line")
    parser.add_argument(
        "--iterations", type=int, default=200, help="iterations of search per choice"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bots", nargs="+")
    parser.add_argument("--only", default="", help="only the lines whose name contains this")
    parser.add_argument("--rows", default="", help="a file to save the lines played so far")
    parser.add_argument("--directly", action="store_true", help="thumb plays without redealing")
    parser.add_argument("--versus", nargs=2, help="two bots to compare on the same games")
    args = parser.parse_args()
    print(f"{args.game}, search with {args.iterations} iterations a choice\n")
    if args.versus:
        one, other = args.versus
        versus(one, other, args)
        return
    print("| what | bot | games | won, % | 95 % | rounds | ends | seconds |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    rows = Path(args.rows).read_text().splitlines() if Path(args.rows).is_file() else []
    for name, setup in chosen(args):
        for bot in args.bots or suited(args.game):
            known = next((one for one in rows if one.startswith(f"| {name} | {bot} |")), None)
            line = known or row(bot, name, setup, args)
            print(line, flush=True)
            if args.rows and known is None:
                with open(args.rows, "a") as file:
                    print(line, file=file)


if __name__ == "__main__":
    main()
