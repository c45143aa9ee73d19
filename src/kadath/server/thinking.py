"""Bots, hints, copies and records: computed in other processes, to keep the server responsive.

There are four kinds of job, by how long they take. The number of running jobs of each kind,
together with all longer kinds, is limited, so there is always a process for a shorter one, and
short jobs overtake long ones. Among jobs of one kind people take turns, and so do the tables of
each person.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Any, TypeVar

from . import thoughts
from .fair import Asker, FairQueue
from .problems import Refused
from .shapes import Advice
from .worker import Lost, Stopped, TookTooLong, Work, Worker

T = TypeVar("T")

MOST_WAITING = 64
"""If more requests of one kind are waiting, new ones are refused."""
MOST_OF_ONE = 8
"""The most waiting requests of one kind for one person."""
THINKING_BOTS = ("search",)
"""The bots that use all the time they are given; the others choose at once."""


class Kind(IntEnum):
    """How long a job takes, the shortest first."""

    QUICK = 0
    """Milliseconds: odds, copies, bots without search."""
    HINT = 1
    """Less than a second, and somebody waits for it."""
    BOT = 2
    """A second or two."""
    RECORD = 3
    """Several seconds."""


MOST_SECONDS = {Kind.QUICK: 20.0, Kind.HINT: 20.0, Kind.BOT: 30.0, Kind.RECORD: 60.0}
"""A job that takes longer is killed: something is wrong with it."""
STARTED_FIRST = (Kind.QUICK, Kind.HINT, Kind.RECORD, Kind.BOT)
"""Records before bots: only one runs at a time, and bots always have more to do."""


_NUMBERS = count()


@dataclass(eq=False)
class Job:
    """A piece of work, and the future of its result."""

    kind: Kind
    asker: Asker
    work: Work
    done: asyncio.Future[Any]
    worker: Worker | None = field(default=None)


class Thinkers:
    """The worker processes; each starts when it is first needed."""

    def __init__(self, bot_seconds: float, hint_seconds: float, cores: int | None = None) -> None:
        self.bot_seconds = bot_seconds
        self.hint_seconds = hint_seconds
        cores = max(2, cores or os.cpu_count() or 2)
        self._most = {
            Kind.QUICK: cores + 2,
            Kind.HINT: cores + 1,
            Kind.BOT: cores,
            Kind.RECORD: 1,
        }
        self._idle = [Worker() for _ in range(cores + 2)]
        self._workers = tuple(self._idle)
        self._threads = ThreadPoolExecutor(cores + 2, "thinkers")
        self._queues: dict[Kind, FairQueue[Job]] = {kind: FairQueue() for kind in Kind}
        self._running: Counter[Kind] = Counter()
        self._exchanges: set[asyncio.Task[None]] = set()
        self._is_closed = False

    # --- jobs --------------------------------------------------------------------------------

    async def choose(
        self,
        asker: Asker,
        game: str,
        state: dict[str, Any],
        seat: int,
        bot: str,
        seed: int | None = None,
    ) -> str:
        """The option that a bot chooses; without a seed, ties are broken at random."""
        kind = Kind.BOT if bot in THINKING_BOTS else Kind.QUICK
        about = (_seed() if seed is None else seed, game, state, seat, bot, self.bot_seconds)
        return await self.think(kind, asker, thoughts.bot_chooses, *about)

    async def advise(
        self, asker: Asker, game: str, state: dict[str, Any], seat: int, shown: list[int]
    ) -> list[Advice]:
        """What search thinks of every option, with its choice first."""
        about = (_seed(), game, state, seat, self.hint_seconds, shown)
        found = await self.asked(Kind.HINT, asker, thoughts.search_advises, *about)
        return [Advice(*one) for one in found]

    async def odds(
        self, asker: Asker, game: str, state: dict[str, Any], seat: int | None
    ) -> tuple[float | None, dict[str, float]]:
        """The odds that a seat can tell: as things stand, and by option key."""
        return await self.asked(Kind.QUICK, asker, thoughts.chances, game, state, seat)

    async def chance(
        self, asker: Asker, game: str, state: dict[str, Any], seat: int, keys: list[str]
    ) -> float | None:
        """The chance that the current attempt succeeds if a seat confirms these picks."""
        return await self.asked(Kind.QUICK, asker, thoughts.chance_with, game, state, seat, keys)

    async def redeal(
        self, asker: Asker, game: str, state: dict[str, Any], seat: int
    ) -> dict[str, Any]:
        """A state that looks the same to a seat, with everything hidden from it redealt."""
        return await self.asked(Kind.QUICK, asker, thoughts.redealt, _seed(), game, state, seat)

    # --- scheduling --------------------------------------------------------------------------

    async def asked(self, kind: Kind, asker: Asker, thought: Callable[..., T], *about: Any) -> T:
        """Run something that a person asked for; `Refused` if too much is waiting already."""
        queue = self._queues[kind]
        if len(queue) >= MOST_WAITING or queue.count(asker.person) >= MOST_OF_ONE:
            raise Refused("busy")
        return await self.think(kind, asker, thought, *about)

    async def think(self, kind: Kind, asker: Asker, thought: Callable[..., T], *about: Any) -> T:
        """Run something in one of the processes; it stops if the caller is cancelled."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(kind, asker, Work(next(_NUMBERS), thought, about), done)
        self._queues[kind].put(asker, job)
        self._start_jobs()
        try:
            return await done
        finally:
            if not self._queues[kind].drop(asker, job) and job.worker is not None:
                job.worker.stop(job.work.number)

    def waits(self, kind: Kind) -> int:
        """The number of waiting jobs of a kind."""
        return len(self._queues[kind])

    def close(self) -> None:
        """End the processes."""
        self._is_closed = True
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _start_jobs(self) -> None:
        for kind in STARTED_FIRST:
            while self._queues[kind] and self._has_room(kind):
                job = self._queues[kind].take()
                job.worker = self._idle.pop()
                self._running[kind] += 1
                exchange = asyncio.create_task(self._run(job, job.worker))
                self._exchanges.add(exchange)
                exchange.add_done_callback(self._exchanges.discard)

    def _has_room(self, kind: Kind) -> bool:
        """Whether one more job of a kind still leaves a process for each shorter kind."""
        return all(
            sum(self._running[longer] for longer in Kind if longer >= one) < self._most[one]
            for one in Kind
            if one <= kind
        )

    async def _run(self, job: Job, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        try:
            result = await loop.run_in_executor(self._threads, self._worked, worker, job)
        except Stopped:
            job.done.cancel()
        except TookTooLong:
            if not job.done.done():
                job.done.set_exception(Refused("busy"))
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            job.worker = None
            self._idle.append(worker)
            self._running[job.kind] -= 1
            self._start_jobs()

    def _worked(self, worker: Worker, job: Job) -> Any:
        """The result of a job; runs in a thread."""
        try:
            return worker.run(job.work, MOST_SECONDS[job.kind])
        except Lost:
            # The process was killed, perhaps for its memory: retry once in a new one.
            if self._is_closed:
                raise
            return worker.run(job.work, MOST_SECONDS[job.kind])


def _seed() -> int:
    return secrets.randbits(63)
