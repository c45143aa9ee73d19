"""Simulating whole games played by bots, in any number of processes.

Only seeds and results are passed between processes. Game number i has the seed `seed + i`, and
every seat has its own bot, so any game can be reproduced alone, and the results (except for the
time taken) are the same with any number of processes.
"""

from __future__ import annotations

import signal
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter
from traceback import format_exc
from typing import Any, NamedTuple

from kadath.bots import Bot
from kadath.games import game as game_called
from kadath.games import settle
from kadath.kernel.game import Game, Setup
from kadath.kernel.rng import Rng

from .refused import SimulationRefused
from .seated import seated_bot
from .statistics import wilson

CHUNKS_A_PROCESS = 8
MOST_IN_A_CHUNK = 200


class Played(NamedTuple):
    """One game: its seed, its bots, and its result."""

    seed: int
    bots: tuple[str, ...]
    won: bool = False
    reason: str = ""
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    error: str = ""
    """The exception in one line, if the game failed."""
    trace: str = ""


Listener = Callable[[Sequence[Played]], None]
"""Called with the games of each chunk when it is done."""


@dataclass(slots=True)
class Simulation:
    """The results of games, finished and failed."""

    games: int = 0
    """The number of finished games; everything else but `failed` is about these."""
    wins: int = 0
    decisions: int = 0
    earlier: int = 0
    """How many of these decisions were made in an earlier run, which `seconds` does not cover."""
    seconds: float = 0.0
    """How long this run took."""
    rounds: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    failed: list[Played] = field(default_factory=list)

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate."""
        return wilson(self.wins, self.games)

    @property
    def mean_rounds(self) -> float:
        """The average number of rounds."""
        return sum(n * times for n, times in self.rounds.items()) / (self.games or 1)

    def add(self, played: Played) -> None:
        """Add the result of a game."""
        if played.error:
            self.failed.append(played)
            return
        self.games += 1
        self.wins += played.won
        self.decisions += played.decisions
        self.rounds[played.rounds] += 1
        self.reasons[played.reason] += 1

    def to_data(self) -> dict[str, Any]:
        """All of it as plain JSON data."""
        low, high = self.interval
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "interval": [low, high],
            "decisions": self.decisions,
            "seconds": self.seconds,
            "rounds": dict(sorted(self.rounds.items())),
            "mean_rounds": self.mean_rounds,
            "reasons": dict(self.reasons.most_common()),
            "failed": {one.seed: one.error for one in sorted(self.failed)},
        }


@dataclass(frozen=True, slots=True)
class Job:
    """What a process needs to know to play its share of the games."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    """One for all seats, or one per seat."""
    budget: dict[str, float]

    def seated(self, game: Game[Any], state: Any, seed: int) -> list[Bot]:
        """A separate bot for each seat."""
        seats = game.seats(state)
        names = self.bots * seats if len(self.bots) == 1 else self.bots
        if len(names) != seats:
            raise SimulationRefused("lab-too-few-bots", bots=len(names), seats=seats)
        return [
            seated_bot(name, Rng(seed, f"seat {seat}").integer(), **self.budget)
            for seat, name in enumerate(names)
        ]


def simulate(
    game: str,
    setup: Setup,
    n: int,
    seed: int,
    bot: str | Sequence[str] = "random",
    jobs: int = 1,
    *,
    budget: dict[str, float] | None = None,
    known: Collection[int] = (),
    listener: Listener | None = None,
) -> Simulation:
    """Play `n` games, except those with `known` seeds, in `jobs` processes.

    `bot` is for all seats, or a sequence with one per seat. A game that raises an exception is
    added to `failed`, and the others go on.
    """
    bots = (bot,) if isinstance(bot, str) else tuple(bot)
    job = Job(game, setup, bots, budget or {})
    # Check the arguments here rather than in the first process.
    played = game_called(game)
    job.seated(played, played.new(setup, seed), seed)
    began = perf_counter()
    total = Simulation()
    seeds = [each for each in range(seed, seed + n) if each not in known]
    for part in _parts(job, seeds, jobs):
        for one in part:
            total.add(one)
        if listener is not None:
            listener(part)
    total.seconds = perf_counter() - began
    return total


def _parts(job: Job, seeds: Sequence[int], jobs: int) -> Iterator[list[Played]]:
    size = max(1, min(MOST_IN_A_CHUNK, len(seeds) // (jobs * CHUNKS_A_PROCESS)))
    chunks = [seeds[first : first + size] for first in range(0, len(seeds), size)]
    jobs = min(jobs, len(chunks))
    if jobs <= 1:
        for chunk in chunks:
            yield play_games(job, chunk)
        return
    # Not fork: a forked child of a program with threads (a terminal, a notebook) may hang.
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, spawn, _get_ready, (job.game,)) as pool:
        with _interrupted_later():
            running = [pool.submit(play_games, job, chunk) for chunk in chunks]
        try:
            for done in as_completed(running):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def _interrupted_later() -> Iterator[None]:
    """Start processes without letting Ctrl-C interrupt them while they start.

    The signal is not lost: it is blocked here until they are started, and there until they are
    ready.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _get_ready(game: str) -> None:
    # Ctrl-C reaches every process: the children just exit, and the parent reports it. If the
    # parent was started with the signal ignored, they ignore it too.
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    game_called(game)
    settle()


def play_games(job: Job, seeds: Sequence[int]) -> list[Played]:
    """Play the games with these seeds; one that raises is returned as failed."""
    game = game_called(job.game)
    return [_played(game, job, seed) for seed in seeds]


def _played(game: Game[Any], job: Job, seed: int) -> Played:
    began = perf_counter()
    try:
        state, decisions = play_game(game, job, seed)
    except Exception as error:
        # An exception in a bot or a rule is a result, too: it has the seed to reproduce it.
        line = f"{type(error).__name__}: {error}".partition("\n")[0]
        return Played(seed, job.bots, error=line, trace=format_exc())
    return Played(
        seed,
        job.bots,
        state.outcome.won,
        state.outcome.reason,
        game.progress(state).round,
        decisions,
        perf_counter() - began,
    )


def play_game(game: Game[Any], job: Job, seed: int) -> tuple[Any, int]:
    """Play one game to its end; returns its last state and the number of decisions."""
    state = game.new(job.setup, seed)
    bots = job.seated(game, state, seed)
    decisions = 0
    while (decision := state.decision) is not None:
        state.apply(bots[decision.seat].choose(game, state, decision.seat))
        decisions += 1
    return state, decisions
