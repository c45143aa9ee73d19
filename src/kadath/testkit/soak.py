"""Soak a game: run any number of games through the battery, and report what ran.

    python -m kadath.testkit.soak GAME -n N [--jobs J] [--seed S]

All set-ups take turns. A failure is printed when it happens, with the record that reproduces it,
and the other games continue. The last game of every part is replayed in a different process from
the one that played it. An interrupted soak reports what was played so far.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context
from time import perf_counter, process_time
from traceback import print_exception
from typing import Any, NamedTuple

from kadath.kernel.errors import KadathError
from kadath.kernel.record import Record

from .battery import ONE_IN, Battery, Broken, final_hash, games
from .kit import Kit, kit
from .player import CuriousPlayer

PART = 40
"""How many games one player plays in one process before the next part begins."""
ENOUGH = 500
"""After this many games everything should have run; if not, the soak fails."""


class Part(NamedTuple):
    """The result of some games; `failures` are the games in which something did not hold.

    `processor` is the CPU time they took, in seconds, however busy the machine was.
    """

    games: int
    decisions: int
    ran: Counter[str]
    outcomes: Counter[str]
    record: str = ""
    hash: str = ""
    failures: tuple[int, ...] = ()
    processor: float = 0.0

    def and_also(self, other: Part) -> Part:
        """Both parts together; the last record is dropped."""
        return Part(
            self.games + other.games,
            self.decisions + other.decisions,
            self.ran + other.ran,
            self.outcomes + other.outcomes,
            failures=(*self.failures, *other.failures),
            processor=self.processor + other.processor,
        )


def soak_part(game: str, first: int, count: int, before: Counter[str] | None = None) -> Part:
    """Play some games; their numbers and what ran `before` determine what happens in them."""
    began = process_time()
    its = kit(game)
    player = CuriousPlayer(its, first)
    battery = Battery(its, player, first)
    ran: Counter[str] = Counter()
    player.ran = so_far = Counter(before)
    outcomes: Counter[str] = Counter()
    decisions = played = 0
    text = last = ""
    failures: list[int] = []
    for setup, seed in games(its, first, count):
        try:
            one = battery.play(its.aimed(setup, so_far, seed), seed)
        except Broken as broken:
            shows = json.dumps(json.loads(broken.record.to_json()))
            print(f"game {seed}: [{broken.check}] {broken.what}\n{shows}", flush=True)
            failures.append(seed)
            continue
        played += 1
        decisions += one.decisions
        ran += one.ran
        so_far += one.ran
        outcomes[one.outcome] += 1
        text, last = one.record.to_json(), one.hash
    took = process_time() - began
    return Part(played, decisions, ran, outcomes, text, last, tuple(failures), took)


def parts(first: int, count: int) -> Iterator[tuple[int, int]]:
    """The first number and size of each part."""
    for start in range(first, first + count, PART):
        yield start, min(PART, first + count - start)


def soak(its: Kit[Any], game: str, first: int, count: int, jobs: int) -> Iterator[Part]:
    """The result of each part, once it is played and its last game replayed here."""
    left = parts(first, count)
    ran: Counter[str] = Counter()
    running: dict[Future[Part], int] = {}
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            while True:
                for start, size in islice(left, jobs - len(running)):
                    future = pool.submit(soak_part, game, start, size, ran)
                    running[future] = start + size - 1
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    part, last = future.result(), running.pop(future)
                    if part.record and final_hash(its, Record.from_json(part.record)) != part.hash:
                        print(f"game {last}: another process came to another end", flush=True)
                        print(part.record, flush=True)
                        part = part._replace(failures=(*part.failures, last))
                    ran += part.ran
                    yield part
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in active_children():
                child.terminate()
            raise


def report(its: Kit[Any], game: str, total: Part, seconds: float, how: str) -> Iterator[str]:
    """The result of a soak, line by line; what ran least comes first."""
    failed = f"{len(total.failures)} FAILURES" if total.failures else "without a failure"
    yield f"{game}: {total.games} games {failed}, {total.decisions} decisions"
    yield f"  {seconds:.1f} s, {total.games / seconds:.1f} games a second, {how}"
    yield f"  {total.processor / 60:.1f} core-minutes"
    yield f"  {len(its.setups())} set-ups in turn; slow checks at one decision in {ONE_IN}"
    yield "  " + ", ".join(f"{reason} {times}" for reason, times in total.outcomes.most_common())
    if summary := its.summary(total.ran):
        yield f"  {summary}"
    features = its.features()
    never = [feature for feature in features if not total.ran[feature]]
    yield f"  {len(features)} features, {len(never)} never ran; least run first:"
    for feature in sorted(features, key=lambda one: (total.ran[one], one)):
        yield f"    {total.ran[feature]:8}  {feature}"
    if total.failures:
        yield f"FAILED: games {', '.join(map(str, total.failures))}"
    if never and total.games >= ENOUGH:
        yield f"FAILED: after {total.games} games these never ran: {', '.join(never)}"


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
    total = Part(0, 0, Counter(), Counter())
    how = f"{chosen.jobs} jobs"
    replayed = 0
    broken_off = False
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for part in soak(its, chosen.game, chosen.seed, chosen.games, chosen.jobs):
            total = total.and_also(part)
            replayed += 1
            so_far = (
                f"{total.games} games, {total.decisions} decisions, {len(total.failures)} failures"
            )
            print(f"{so_far}, {perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        how += ", INTERRUPTED"
    except Exception as error:
        # What was played so far is still worth a report.
        print_exception(error)
        how += f", BROKEN OFF by {type(error).__name__}"
        broken_off = True
    finally:
        signal.signal(signal.SIGTERM, before)
    how += f", {replayed} games replayed to the same hash in another process"
    lines = list(report(its, chosen.game, total, perf_counter() - began, how))
    print("\n".join(lines), flush=True)
    return int(broken_off or lines[-1].startswith("FAILED"))


if __name__ == "__main__":
    sys.exit(main())
