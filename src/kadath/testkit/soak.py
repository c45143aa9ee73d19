"""Soaking a game: as many games as wanted through the battery, and what ran in them.

    python -m kadath.testkit.soak GAME -n N [--jobs J] [--seed S]

All set-ups take turns. A failure prints the record that shows it. Of every part the last game is
replayed in another process than the one that played it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from kadath.kernel.errors import KadathError
from kadath.kernel.record import Record

from .battery import ONE_IN, Battery, Broken, final_hash, games
from .kit import kit
from .player import CuriousPlayer

PART = 180
"""So many games are played by one player in one process before the next part begins."""


class Part(NamedTuple):
    """What some games came to; `failure` tells what did not hold, and its record shows it."""

    games: int
    decisions: int
    ran: Counter[str]
    outcomes: Counter[str]
    record: str
    hash: str
    failure: str = ""


def soak_part(game: str, first: int, count: int) -> Part:
    """Play some games; nothing but their numbers decides what happens in them."""
    its = kit(game)
    battery = Battery(its, CuriousPlayer(its, first), first)
    ran: Counter[str] = Counter()
    outcomes: Counter[str] = Counter()
    decisions = played = 0
    text = last = ""
    for setup, seed in games(its, first, count):
        try:
            one = battery.play(setup, seed)
        except Broken as broken:
            return Part(played, decisions, ran, outcomes, "", "", str(broken))
        played += 1
        decisions += one.decisions
        ran += one.ran
        outcomes[one.outcome] += 1
        text, last = one.record.to_json(), one.hash
    return Part(played, decisions, ran, outcomes, text, last)


def parts(first: int, count: int) -> Iterator[tuple[int, int]]:
    """First number and size of each part."""
    for start in range(first, first + count, PART):
        yield start, min(PART, first + count - start)


def main(arguments: list[str] | None = None) -> int:
    """Soak a game and report."""
    parser = argparse.ArgumentParser(prog="scripts/soak", description=__doc__.partition("\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", "--games", type=int, default=1000, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="number of the first game")
    chosen = parser.parse_args(arguments)
    try:
        its = kit(chosen.game)
    except KadathError as error:
        parser.error(error.message)
    began = perf_counter()
    total = Part(0, 0, Counter(), Counter(), "", "")
    replayed = 0
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        running = [
            pool.submit(soak_part, chosen.game, first, count)
            for first, count in parts(chosen.seed, chosen.games)
        ]
        for future in running:
            part = future.result()
            if part.failure:
                pool.shutdown(cancel_futures=True)
                print(part.failure)
                return 1
            if final_hash(its, Record.from_json(part.record)) != part.hash:
                print(f"another process came to another end:\n{part.record}")
                return 1
            replayed += 1
            total = Part(
                total.games + part.games,
                total.decisions + part.decisions,
                total.ran + part.ran,
                total.outcomes + part.outcomes,
                "",
                "",
            )
            if sys.stderr.isatty():
                print(f"\r{total.games} games", end="", file=sys.stderr, flush=True)
    seconds = perf_counter() - began
    features = its.features()
    print(f"{chosen.game}: {total.games} games without a failure, {total.decisions} decisions")
    print(f"  {seconds:.1f} s, {total.games / seconds:.1f} games a second, {chosen.jobs} jobs")
    print(f"  {len(its.setups())} set-ups in turn; slow checks at one decision in {ONE_IN}")
    print(f"  {replayed} games replayed to the same hash in another process")
    print("  " + ", ".join(f"{reason} {times}" for reason, times in total.outcomes.most_common()))
    never = [feature for feature in features if not total.ran[feature]]
    print(f"  {len(features)} features, {len(never)} never ran; least run first:")
    for feature in sorted(features, key=lambda one: (total.ran[one], one)):
        print(f"    {total.ran[feature]:8}  {feature}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
