"""All tables in memory, all connections, and the background tasks that look after both."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any, Literal

from kadath.kernel.codec import state_to_data

from . import messages, table_store
from .bot_seats import asked_bot, play_bots
from .connection import Connection
from .door import most_connections
from .fair import Asker, Gate
from .info import Info
from .limits import Meter
from .loading import load, settle
from .people import People
from .playing import Spoilt
from .problems import Refused
from .room import Room
from .server_messages import Mine
from .settings import Settings
from .shapes import Person, Summary
from .storage import NotKept, Statement, Storage
from .table_log import worded
from .thinking import Kind, Thinkers

log = logging.getLogger("kadath.server")

TEND_EVERY = 5.0
SNAPSHOTS_AT_ONCE = 4
"""Encoding a state of the card game takes two milliseconds, and blocks everybody."""
MOST_BEHIND = 20
"""After this many choices since its last snapshot, a table gets one even in the middle of play."""
QUIET_SECONDS = 2.0
CLEAN_EVERY, CLEAN_AT_LAST = 60.0, 900.0
"""Garbage is collected when nobody plays, and at the latest after so long anyway: with hundreds of
tables it takes a tenth of a second."""
FEW_CHOICES = 60
"""Up to this many choices, the log can be translated in an instant."""
MANY_CHOICES = 300
"""A table with more choices is slow to load."""
CHECK_EVERY = 2.0
IDLE_SECONDS = 120.0
SANDBOX_SECONDS = 3600.0


class Tables:
    """Everything that a server has in memory."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.storage = Storage(settings.data, settings.synchronous)
        self.people = People(self.storage)
        self.thinkers = Thinkers(settings.bot_seconds, settings.hint_seconds)
        self.rooms: dict[str, Room] = {}
        self.connections: dict[str, set[Connection]] = {}
        self.messages = Meter(self.limits.messages)
        self.requests = Meter(self.limits.requests)
        self.guests = Meter(self.limits.guests)
        self.new_tables = Meter(self.limits.tables)
        self.records = Meter(self.limits.records)
        self.replays = Meter(self.limits.replays)
        self.thoughts = Meter(self.limits.thoughts)
        self.odds = Meter(self.limits.odds)
        self.reasons = Meter(self.limits.reasons)
        self.talk = Meter(self.limits.talk)
        self._can_write, self._checked = True, 0.0
        self.sockets: Counter[str] = Counter()
        """The number of open sockets, by address."""
        self._short, self._long = Gate(), Gate()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._changes: set[asyncio.Task[None]] = set()

    # --- opening and closing -----------------------------------------------------------------

    def open(self) -> None:
        """Start the background tasks."""
        self.task(self._tend())

    async def close(self) -> None:
        """Store a snapshot of every table, and stop."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._changes, return_exceptions=True)
        await self._keep_snapshots(list(self.rooms.values()), 0)
        self.thinkers.close()
        self.storage.close()

    def task(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _tend(self) -> None:
        """Store snapshots, unload tables that nobody is at, and collect garbage."""
        cleaned = monotonic()
        while True:
            await asyncio.sleep(TEND_EVERY)
            rooms = list(self.rooms.values())
            try:
                await self._keep_snapshots(rooms)
            except NotKept:
                log.exception("snapshots could not be kept")
            for room in rooms:
                self._let_go(room)
            is_quiet = all(room.rests_for() > QUIET_SECONDS for room in self.rooms.values())
            if monotonic() - cleaned > (CLEAN_EVERY if is_quiet else CLEAN_AT_LAST):
                gc.collect()
                cleaned = monotonic()

    async def _keep_snapshots(self, rooms: list[Room], resting: float = TEND_EVERY) -> None:
        """Store snapshots of tables that are idle for a moment, or far ahead of their last one."""

        def is_due(room: Room) -> bool:
            # While a table is being changed, its state may be ahead of what is stored.
            return (
                not room.lock.locked()
                and room.needs_snapshot
                and (room.rests_for() >= resting or room.behind >= MOST_BEHIND)
            )

        due = [room for room in rooms if is_due(room)]
        for start in range(0, len(due), SNAPSHOTS_AT_ONCE):
            # The other tables may have changed in the meantime.
            some = [room for room in due[start : start + SNAPSHOTS_AT_ONCE] if is_due(room)]
            if not some:
                continue
            versions = [room.version for room in some]
            await self.storage.write(*(room.snapshot() for room in some))
            for room, version in zip(some, versions, strict=True):
                room.snapshot_version = version

    def _let_go(self, room: Room) -> None:
        idle = room.rests_for()
        is_left = not room.subscriptions and room.bot_task is None and idle > IDLE_SECONDS
        if not room.lock.locked() and (is_left or (room.is_sandbox and idle > SANDBOX_SECONDS)):
            self._close_room(room)

    def _close_room(self, room: Room) -> None:
        room.is_closed = True
        self.rooms.pop(room.id, None)
        if room.table is not None:
            # Log and state refer to each other: with the cycle broken, both are freed at once.
            room.table.state.log = None
        for one in list(room.subscriptions):
            one.connection.leave(room.id, "forgotten")

    def check_room(self, address: str) -> None:
        """Refuse one more socket if there are too many, from an address or in total."""
        # The rest is reserved for people who are just connecting.
        most = most_connections(self.limits) * 3 // 4
        if self.sockets[address] >= self.limits.connections_each or self.sockets.total() >= most:
            raise Refused("busy")

    # --- tables ------------------------------------------------------------------------------

    async def room(self, id: str, asker: str = "") -> Room:
        """A table by its id, loaded if it is not in memory; people take turns with loading."""
        room = self.rooms.get(id)
        if room is not None:
            room.touched = monotonic()
            return room
        if id not in self._opening:
            self._opening[id] = self.task(self._open_room(id, asker))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open_room(self, id: str, asker: str) -> Room:
        # Loading a table means replaying it, so long games must not keep short ones waiting.
        choices = table_store.choices_of(self.storage, id)
        async with (self._long if choices > MANY_CHOICES else self._short).turn(Asker(asker, id)):
            found = await asyncio.to_thread(load, self.storage, id)
        await settle(found)
        self.rooms[id] = found.room
        self.after(found.room)
        return found.room

    async def room_of(self, id: str, person: Person) -> Room:
        """A table that a person is at; to others it does not exist."""
        if id not in self.rooms and not table_store.is_member(self.storage, person.id, id):
            raise Refused("no-such-thing")
        info = self._info(id)
        if info is None or info.member(person.id) is None:
            raise Refused("no-such-thing")
        return await self.room(id, person.id)

    def game_at(self, id: str, person: Person) -> str | None:
        """The game of a table that a person is at, without loading the table."""
        room = self.rooms.get(id)
        if room is not None:
            return room.game.name if room.info.member(person.id) is not None else None
        return table_store.game_of(self.storage, person.id, id)

    def _info(self, id: str) -> Info | None:
        room = self.rooms.get(id)
        if room is not None:
            return room.info
        try:
            row = table_store.row_of(self.storage, id)
        except table_store.Damaged as error:
            raise Refused("unreadable") from error
        return row.info if row is not None else None

    def add_sandbox(self, room: Room) -> None:
        """Add a private copy; if a person has too many, the oldest one is dropped."""
        own = [one for one in self.rooms.values() if one.is_sandbox]
        own = [one for one in own if one.info.host == room.info.host]
        for oldest in own[: max(0, len(own) + 1 - self.limits.sandboxes_each)]:
            self._close_room(oldest)
        self.rooms[room.id] = room

    async def change(self, room: Room, action: Callable[[], Awaitable[None]]) -> None:
        """Change a table atomically: under its lock, and to the end even if the caller is gone."""
        change = asyncio.create_task(self._change(room, action))
        self._changes.add(change)
        change.add_done_callback(self._changes.discard)
        await asyncio.shield(change)

    async def _change(self, room: Room, action: Callable[[], Awaitable[None]]) -> None:
        async with room.lock:
            if room.is_closed:
                raise Refused("no-such-thing")
            try:
                await action()
            except Spoilt as spoilt:
                await self._rebuild(room)
                raise spoilt.refusal from spoilt
        self.after(room)

    async def _rebuild(self, room: Room) -> None:
        """Go back to what is stored."""
        if room.is_sandbox:
            self._close_room(room)
            return
        found = await asyncio.to_thread(load, self.storage, room.id)
        room.take_over(found.room)

    async def speak(self, room: Room, person: Person) -> None:
        """Make a table's log available in a person's language; the caller holds the room's lock."""
        log, table, language = room.log, room.table, person.language
        if language in log.languages:
            return
        if table is None or room.base is None or not log.lines:
            log.languages.add(language)
            return
        # Translating a log means replaying the game: unless it is short, not in this process.
        choices = table.record.choices[table.base :]
        about = (room.game.name, state_to_data(room.base), len(room.info.seats), choices, language)
        if len(choices) <= FEW_CHOICES:
            texts = await asyncio.to_thread(worded, *about)
        else:
            kind = Kind.RECORD if len(choices) > MANY_CHOICES else Kind.HINT
            texts = await self.thinkers.think(kind, Asker(person.id, room.id), worded, *about)
        log.learn(language, texts)

    async def check_writing(self) -> None:
        """`Refused` if nothing can be written; this is checked at most every few seconds."""
        if monotonic() - self._checked > CHECK_EVERY:
            self._can_write, self._checked = True, monotonic()
            try:
                await self.storage.check()
            except NotKept:
                self._can_write = False
        if not self._can_write:
            raise Refused("storage")

    async def write(self, *statements: Statement) -> None:
        """Write to the database; `Refused` if that fails."""
        try:
            await self.storage.write(*statements)
        except NotKept as error:
            raise Refused("storage") from error

    # --- after a change ----------------------------------------------------------------------

    def after(self, room: Room) -> None:
        """Notify people on other pages, and start a bot if it has to choose."""
        self._tell(room)
        if room.bot_task is None and asked_bot(room) is not None:
            room.bot_task = self.task(play_bots(self, room))

    def _tell(self, room: Room) -> None:
        if room.is_sandbox:
            return
        row = room.row()
        news = (row.status, row.asked, len(room.info.members))
        if news == room.announced:
            return
        room.announced = news
        for member in room.info.members:
            for connection in self.connections.get(member.person, ()):
                if room.id not in connection.subscriptions:
                    connection.say(Mine(self.summary(row, connection.person)))

    def summary(self, row: table_store.Row | table_store.Unreadable, reader: Person) -> Summary:
        """A table on a reader's list."""
        if isinstance(row, table_store.Unreadable):
            return messages.unreadable(row, reader)
        room = self.rooms.get(row.id)
        is_here = room.is_here if room is not None else lambda _: False
        return messages.summary(row, reader, self.people.name, is_here)

    def send_away(self, room: Room, person: str, code: Literal["removed", "left"]) -> None:
        """Unsubscribe somebody who is no longer at a table."""
        for connection in list(self.connections.get(person, ())):
            connection.leave(room.id, code)
