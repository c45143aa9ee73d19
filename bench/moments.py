"""How large moments are, and how long a server takes to compute them.

    .venv/bin/python bench/moments.py --games 5

Games for four people are played at random. After every choice the moments of all four and of a
spectator are computed and encoded as on the server's event loop. For the Mythos phase of the card
game and the step in which Final Hour's monsters act, this prints the bytes of one reader's moments
in one phase, and how long one choice in it took. Times are CPU times, without the first game of
each kind, which fills the caches.
"""

from __future__ import annotations

import argparse
import gc
import random
from collections import Counter
from statistics import median, quantiles
from time import thread_time

import msgspec

from kadath.games import game
from kadath.server.table_log import TableLog
from kadath.table import Reader, Seat, Table

SEATS = 4
READERS: list[Reader] = [(), *((seat,) for seat in range(SEATS))]
PHASES = (("final_hour", "2"), ("lcg", "mythos"))
"""The step of Final Hour in which action cards are resolved and monsters move and spawn."""
ENDS = ("ready", "resign", "give-up", "end")
"""The verbs that would end a game early, which are avoided."""

encode = msgspec.json.Encoder().encode


class Measured:
    """The measurements of one phase of a game."""

    def __init__(self) -> None:
        self.moments: list[int] = []
        self.phases: Counter[tuple[int, int, Reader]] = Counter()
        self.seconds: list[float] = []


def play(name: str, phase: str, seed: int, measured: Measured) -> None:
    """Play a random game, and add the measurements of its phase."""
    rules, rng = game(name), random.Random(seed)
    seats = [Seat(f"seat {seat}") for seat in range(SEATS)]
    table, log = Table.begin(rules, {"seats": SEATS}, seed, seats), TableLog()
    while (decision := table.state.decision) is not None:
        options = [one for one in decision.options if one.verb not in ENDS] or decision.options
        table.choose(decision.seat, rng.choice(options).key)
        start = len(log.lines)
        began = thread_time()
        log.follow(table, READERS)
        sent = [encode(log.moments(reader, start)) for reader in READERS]
        seconds = thread_time() - began
        assert all(sent)
        steps = [rules.progress(snapshot.state) for snapshot in table.snapshots]
        if any(one.step == phase for one in steps):
            measured.seconds.append(seconds)
        for line, progress in zip(log.lines[start:], steps, strict=True):
            if progress.step == phase:
                for reader, moment in line.moments.items():
                    size = len(encode(moment))
                    measured.moments.append(size)
                    measured.phases[seed, progress.round, reader] += size


def report(name: str, phase: str, games: int) -> None:
    """Measure a phase in some games, and print it."""
    play(name, phase, 0, Measured())
    measured = Measured()
    gc.collect()
    gc.freeze()
    for seed in range(1, games + 1):
        play(name, phase, seed, measured)
    sizes, seconds = list(measured.phases.values()), measured.seconds
    print(f"{name}, {phase}, {SEATS} seats and a spectator, {games} games")
    print(
        f"  bytes of a moment: median {median(measured.moments):.0f}, most {max(measured.moments)}"
    )
    print(f"  bytes of a phase for one reader: median {median(sizes):.0f}, most {max(sizes)}")
    print(
        f"  milliseconds of a choice: median {median(seconds) * 1e3:.2f},"
        f" 19 of 20 below {quantiles(seconds, n=20)[-1] * 1e3:.2f}, most {max(seconds) * 1e3:.2f}"
    )


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=5)
    chosen = parser.parse_args()
    for name, phase in PHASES:
        report(name, phase, chosen.games)


if __name__ == "__main__":
    main()
