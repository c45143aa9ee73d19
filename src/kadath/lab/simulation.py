"""Whole games between bots, in as many processes as wanted.

Only seeds and counts travel between processes. Game number i has the seed `seed + i`, and every
seat a bot of its own, so any one game can be played again alone, and the results (but for the time
taken) are the same with any number of processes.
"""

from __future__ import annotations

import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from kadath.bots import make_bot
from kadath.games import game as game_called
from kadath.games import settle
from kadath.kernel.game import Game, Setup
from kadath.kernel.rng import Rng

from .statistics import wilson

CHUNKS_A_PROCESS = 8
MOST_IN_A_CHUNK = 200

Progress = Callable[[int], None]
"""Told after each chunk how many games it had."""


@dataclass(slots=True)
class Simulation:
    """What came of the games; two of them add up."""

    games: int = 0
    wins: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rounds: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the win rate lies, with 95 % confidence."""
        return wilson(self.wins, self.games)

    @property
    def mean_rounds(self) -> float:
        """How many rounds a game took, on average."""
        return sum(n * times for n, times in self.rounds.items()) / (self.games or 1)

    def add(self, other: Simulation) -> None:
        """Count another's games as well; the seconds stay one's own."""
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.reasons += other.reasons

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
        }


@dataclass(frozen=True, slots=True)
class Job:
    """What a process needs to know to play its share."""

    game: str
    setup: Setup
    bot: str
    budget: dict[str, float]


def simulate(
    game: str,
    setup: Setup,
    n: int,
    seed: int,
    bot: str = "random",
    jobs: int = 1,
    *,
    budget: dict[str, float] | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play `n` games with the same bot at every seat, in `jobs` processes."""
    job = Job(game, setup, bot, budget or {})
    # What does not fit is found here, not in the first process.
    game_called(game).new(setup, seed)
    make_bot(bot, seed, **job.budget)
    began = perf_counter()
    total = Simulation()
    for part in _parts(job, seed, n, jobs):
        total.add(part)
        if progress is not None:
            progress(part.games)
    total.seconds = perf_counter() - began
    return total


def _parts(job: Job, seed: int, n: int, jobs: int) -> Iterator[Simulation]:
    size = max(1, min(MOST_IN_A_CHUNK, n // (jobs * CHUNKS_A_PROCESS)))
    chunks = [(first, min(first + size, seed + n)) for first in range(seed, seed + n, size)]
    jobs = min(jobs, len(chunks))
    if jobs <= 1:
        for first, end in chunks:
            yield play_games(job, first, end)
        return
    # Not fork: a forked child of a program with threads (a terminal, a notebook) may hang.
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, spawn, _get_ready, (job.game,)) as pool:
        with _interrupted_later():
            running = [pool.submit(play_games, job, first, end) for first, end in chunks]
        try:
            for done in as_completed(running):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def _interrupted_later() -> Iterator[None]:
    """Start processes that Ctrl-C does not stop in the midst of their start, with complaints.

    It is not lost: it waits here until they are started, and there until they are ready.
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
    # Ctrl-C reaches every process: the children just end, and the one that was asked tells. Where
    # it was started so as to ignore it, they do so too.
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    game_called(game)
    settle()


def play_games(job: Job, first: int, end: int) -> Simulation:
    """Play the games with the seeds from `first` up to before `end`."""
    game = game_called(job.game)
    result = Simulation()
    for seed in range(first, end):
        state, decisions = play_game(game, job, seed)
        result.games += 1
        result.decisions += decisions
        result.wins += state.outcome.won
        result.reasons[state.outcome.reason] += 1
        result.rounds[game.progress(state).round] += 1
    return result


def play_game(game: Game[Any], job: Job, seed: int) -> tuple[Any, int]:
    """Play one game to its end; its last state, and how many decisions it took."""
    state = game.new(job.setup, seed)
    bots = [
        make_bot(job.bot, Rng(seed, f"seat {seat}").integer(), **job.budget)
        for seat in range(game.seats(state))
    ]
    decisions = 0
    while (decision := state.decision) is not None:
        state.apply(bots[decision.seat].choose(game, state, decision.seat))
        decisions += 1
    return state, decisions
