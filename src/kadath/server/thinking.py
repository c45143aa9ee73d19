"""Bots, hints and redealt copies: computed in other processes, so that nobody waits for them.

What goes over is the state as plain data, what comes back a key or a state. In there a seat's view
and states redealt for it are all that is looked at.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

from kadath import games
from kadath.bots import make_bot
from kadath.bots.search import Search, digest
from kadath.kernel.codec import state_to_data
from kadath.kernel.rng import Rng

from .problems import Refused
from .shapes import Advice

T = TypeVar("T")

MOST_WAITING = 64
"""More requests than this at once are refused."""


class Thinkers:
    """The processes that think; they start with the first thought.

    What takes milliseconds has a process of its own, and does not wait for what takes seconds.
    """

    def __init__(self, seconds: float, processes: int | None = None) -> None:
        self._seconds = seconds
        self._deep = Pool(processes or max(1, (os.cpu_count() or 2) - 1))
        self._quick = Pool(1)

    async def choose(self, game: str, state: dict[str, Any], seat: int, bot: str) -> str:
        """The option that a bot chooses."""
        return await self._deep.think(bot_chooses, game, state, seat, bot, self._seconds)

    async def advise(self, game: str, state: dict[str, Any], seat: int) -> list[Advice]:
        """What search thinks of every option, the one it tried most first."""
        self._deep.check()
        found = await self._deep.think(search_advises, game, state, seat, self._seconds)
        return [Advice(*one) for one in found]

    async def odds(
        self, game: str, state: dict[str, Any], seat: int | None
    ) -> tuple[float | None, dict[str, float]]:
        """The chances that a seat can tell: as things stand, and by the keys of options."""
        self._quick.check()
        return await self._quick.think(chances, game, state, seat)

    async def chance(
        self, game: str, state: dict[str, Any], seat: int, keys: list[str]
    ) -> float | None:
        """The chance that what is attempted succeeds if a seat confirms these."""
        self._quick.check()
        return await self._quick.think(chance_with, game, state, seat, keys)

    async def redeal(self, game: str, state: dict[str, Any], seat: int) -> dict[str, Any]:
        """A state that looks the same to a seat, with all it does not know redealt."""
        self._quick.check()
        return await self._quick.think(redealt, game, state, seat)

    def close(self) -> None:
        """End the processes."""
        self._deep.close()
        self._quick.close()


class Pool:
    """A pool of processes, and the work that waits for them."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    def check(self) -> None:
        """Refuse what would wait too long."""
        if self._waiting >= MOST_WAITING:
            raise Refused("busy")

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def think(self, thought: Callable[..., T], *about: Any) -> T:
        """Run something in one of the processes."""
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(63)
        self._waiting += 1
        pool = self._processes_ready()
        try:
            return await loop.run_in_executor(pool, thought, seed, *about)
        except BrokenProcessPool:
            # A process was killed, perhaps for its memory. All thoughts hear of it, and the first
            # that does gets new ones.
            if self._pool is pool:
                self.close()
            return await loop.run_in_executor(self._processes_ready(), thought, seed, *about)
        finally:
            self._waiting -= 1

    def _processes_ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), _end_with_the_server
            )
        return self._pool


# --- in a process of its own -----------------------------------------------------------------


def _end_with_the_server() -> None:
    """A server that is killed cannot end its processes, so they watch it."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def bot_chooses(
    seed: int, game: str, data: dict[str, Any], seat: int, bot: str, seconds: float
) -> str:
    """The key of the option that a bot chooses."""
    played = games.game(game)
    return make_bot(bot, seed, seconds=seconds).choose(played, played.restore(data), seat).key


def search_advises(
    seed: int, game: str, data: dict[str, Any], seat: int, seconds: float
) -> list[tuple[str, float, float]]:
    """Of each option its key, its share of the tries, and the estimate of winning with it."""
    played = games.game(game)
    state = played.restore(data)
    search = Search(played, state, seat, Rng(seed, digest(played.view(state, seat))))
    began = perf_counter()
    # Every option is tried at least once, however little time there is.
    while perf_counter() - began < seconds or search.iterations < len(state.decision.options):
        search.iterate()
    root = search.root
    tried = sorted(root.children.items(), key=lambda one: one[1].visits, reverse=True)
    return [
        (option.key, round(node.visits / root.visits, 4), round(node.total / node.visits, 4))
        for option, node in tried
        if node.visits
    ]


def chances(
    seed: int, game: str, data: dict[str, Any], seat: int | None
) -> tuple[float | None, dict[str, float]]:
    """What a seat can tell of the chances."""
    played = games.game(game)
    found = played.odds(played.restore(data), seat)
    if found is None:
        return None, {}
    standing = float(found.standing) if found.standing is not None else None
    return standing, {key: float(chance) for key, chance in found.options.items()}


def chance_with(
    seed: int, game: str, data: dict[str, Any], seat: int, keys: list[str]
) -> float | None:
    """The chance if a seat confirms these."""
    played = games.game(game)
    state = played.restore(data)
    several = state.several
    found = played.chance(state, seat, several.pick(keys)) if several is not None else None
    return float(found) if found is not None else None


def redealt(seed: int, game: str, data: dict[str, Any], seat: int) -> dict[str, Any]:
    """The data of a redealt state."""
    played = games.game(game)
    return state_to_data(played.determinize(played.restore(data), seat, Rng(seed, "what if")))
