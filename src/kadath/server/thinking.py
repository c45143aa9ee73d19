"""Bots, hints, copies and records: worked out in other processes, so that nobody waits for them.

Jobs are of four kinds by how long they take. Of each kind, together with all longer ones, only so
many run at once: so there is always a process for a shorter one, and short jobs pass long ones.
Among jobs of one kind people take turns, and the tables of each person do.
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
"""More requests of one kind than this at once are refused."""
MOST_OF_ONE = 8
"""So many requests of one kind may wait for one person."""
THINKING_BOTS = ("search",)
"""The bots that take as long as they are given; the others choose at once."""


class Kind(IntEnum):
    """How long a job takes, the shortest first."""

    QUICK = 0
    """Milliseconds: chances, copies, bots that go by a rule."""
    HINT = 1
    """Less than a second, and somebody waits for it."""
    BOT = 2
    """A second or two."""
    RECORD = 3
    """Some seconds."""


MOST_SECONDS = {Kind.QUICK: 20.0, Kind.HINT: 20.0, Kind.BOT: 30.0, Kind.RECORD: 60.0}
"""A job that takes longer is ended: something is wrong with it."""
STARTED_FIRST = (Kind.QUICK, Kind.HINT, Kind.RECORD, Kind.BOT)
"""Records before bots: one at a time has room, and tables of bots always have more to do."""


_NUMBERS = count()


@dataclass(eq=False)
class Job:
    """Something to work out, and the one who waits for it."""

    kind: Kind
    asker: Asker
    work: Work
    done: asyncio.Future[Any]
    worker: Worker | None = field(default=None)


class Thinkers:
    """The processes that think; each starts when it is first needed."""

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

    # --- what is thought ---------------------------------------------------------------------

    async def choose(
        self,
        asker: Asker,
        game: str,
        state: dict[str, Any],
        seat: int,
        bot: str,
        seed: int | None = None,
    ) -> str:
        """The option that a bot chooses; without a seed, of equal ones any."""
        kind = Kind.BOT if bot in THINKING_BOTS else Kind.QUICK
        about = (_seed() if seed is None else seed, game, state, seat, bot, self.bot_seconds)
        return await self.think(kind, asker, thoughts.bot_chooses, *about)

    async def advise(
        self, asker: Asker, game: str, state: dict[str, Any], seat: int, shown: list[int]
    ) -> list[Advice]:
        """What search thinks of every option, the one it would choose first."""
        about = (_seed(), game, state, seat, self.hint_seconds, shown)
        found = await self.asked(Kind.HINT, asker, thoughts.search_advises, *about)
        return [Advice(*one) for one in found]

    async def odds(
        self, asker: Asker, game: str, state: dict[str, Any], seat: int | None
    ) -> tuple[float | None, dict[str, float]]:
        """The chances that a seat can tell: as things stand, and by the keys of options."""
        return await self.asked(Kind.QUICK, asker, thoughts.chances, game, state, seat)

    async def chance(
        self, asker: Asker, game: str, state: dict[str, Any], seat: int, keys: list[str]
    ) -> float | None:
        """The chance that what is attempted succeeds if a seat confirms these."""
        return await self.asked(Kind.QUICK, asker, thoughts.chance_with, game, state, seat, keys)

    async def redeal(
        self, asker: Asker, game: str, state: dict[str, Any], seat: int
    ) -> dict[str, Any]:
        """A state that looks the same to a seat, with all it does not know redealt."""
        return await self.asked(Kind.QUICK, asker, thoughts.redealt, _seed(), game, state, seat)

    # --- who thinks when ---------------------------------------------------------------------

    async def asked(self, kind: Kind, asker: Asker, thought: Callable[..., T], *about: Any) -> T:
        """Run something that a person asked for; `Refused` where too much waits already."""
        queue = self._queues[kind]
        if len(queue) >= MOST_WAITING or queue.count(asker.person) >= MOST_OF_ONE:
            raise Refused("busy")
        return await self.think(kind, asker, thought, *about)

    async def think(self, kind: Kind, asker: Asker, thought: Callable[..., T], *about: Any) -> T:
        """Run something in one of the processes; it stops when whoever waits is cancelled."""
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
        """How many jobs of a kind wait for a process."""
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
        """Whether one more of a kind leaves a process to each that is shorter."""
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
        """What comes of a job; in a thread."""
        try:
            return worker.run(job.work, MOST_SECONDS[job.kind])
        except Lost:
            # The process was killed, perhaps for its memory: another one tries once more.
            if self._is_closed:
                raise
            return worker.run(job.work, MOST_SECONDS[job.kind])


def _seed() -> int:
    return secrets.randbits(63)
