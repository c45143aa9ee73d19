"""Queues that serve people in turn, and the tables of each person in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """The person who asks for something, and the table it is for."""

    person: str
    table: str = ""


class FairQueue(Generic[T]):
    """A queue in which no person or table can crowd out the others."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def count(self, person: str) -> int:
        """How many of a person's requests are waiting."""
        return sum(len(items) for items in self._waiting.get(person, {}).values())

    def put(self, asker: Asker, item: T) -> None:
        """Put something into the queue."""
        tables = self._waiting.setdefault(asker.person, OrderedDict())
        tables.setdefault(asker.table, deque()).append(item)
        self._length += 1

    def take(self) -> T:
        """The next item in turn; raises `LookupError` if the queue is empty."""
        person, tables = self._waiting.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        self._length -= 1
        # The one who was just served goes to the back of the queue.
        if items:
            tables[table] = items
        if tables:
            self._waiting[person] = tables
        return item

    def drop(self, asker: Asker, item: T) -> bool:
        """Take something out of the queue; returns whether it was there."""
        tables = self._waiting.get(asker.person, OrderedDict())
        items = tables.get(asker.table, deque())
        if item not in items:
            return False
        items.remove(item)
        self._length -= 1
        if not items:
            del tables[asker.table]
        if not tables:
            del self._waiting[asker.person]
        return True


class Gate:
    """Runs a limited number of tasks at once; the others queue up and take turns."""

    def __init__(self, most: int = 1) -> None:
        self._free = most
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a turn, and hold it until the end of the block."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._go_on()

    async def _wait(self, asker: Asker) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._queue.put(asker, turn)
        try:
            await turn
        except asyncio.CancelledError:
            # The turn may have gone to a task that was just cancelled.
            if not self._queue.drop(asker, turn) and turn.done() and not turn.cancelled():
                self._go_on()
            raise

    def _go_on(self) -> None:
        while self._queue:
            turn = self._queue.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
