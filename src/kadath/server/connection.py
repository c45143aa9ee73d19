"""One socket of one person: its outgoing messages, and the tables it is subscribed to."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Literal

import msgspec
from starlette.websockets import WebSocket

from kadath.text.fluent import messages

from .server_messages import Gone, ServerMessage
from .shapes import Person
from .subscription import Subscription

if TYPE_CHECKING:
    from .tables import Tables

encode = msgspec.json.Encoder().encode

NOBODY, OTHER_SITE, TOO_FAST, NOT_READING = 4401, 4403, 4429, 1013
"""The close codes of a socket."""

MOST_WAITING, MOST_BYTES = 500, 1 << 20
"""A client with this many unread messages, or bytes of them, is considered gone."""


class Connection:
    """A socket, with one task that sends whatever is new when it is woken."""

    def __init__(self, tables: Tables, socket: WebSocket, person: Person, session: str) -> None:
        self.tables = tables
        self.session = session
        """The device that it belongs to, as the digest of its cookie."""
        self.person = person
        self.is_open = True
        self.subscriptions: dict[str, Subscription] = {}
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._unread = 0
        self._woken = asyncio.Event()
        self._closing: int | None = None

    def name_of(self, person: str) -> str:
        """The name of a person."""
        return self.tables.people.name(person)

    def wake(self) -> None:
        """Wake the sender: there may be something new."""
        self._woken.set()

    def say(self, message: ServerMessage) -> None:
        """Send a message as soon as possible."""
        if self._closing is not None:
            return
        self._waiting.append(encode(message))
        self._unread += len(self._waiting[-1])
        if len(self._waiting) > MOST_WAITING or self._unread > MOST_BYTES:
            self._waiting.clear()
            self.close(NOT_READING)
        self.wake()

    def close(self, code: int) -> None:
        """End the connection."""
        self._closing = code
        self.wake()

    def leave(self, table: str, code: Literal["removed", "left", "forgotten"]) -> None:
        """Unsubscribe from a table, and tell the client why."""
        if self.unsubscribe(table):
            text = messages(self.person.language).format(f"server-gone-{code}")
            self.say(Gone(table, code, text))

    def unsubscribe(self, table: str) -> bool:
        """Unsubscribe from a table; returns whether it was subscribed to."""
        subscription = self.subscriptions.pop(table, None)
        if subscription is None:
            return False
        subscription.room.see_off(subscription)
        return True

    async def send_news(self) -> None:
        """Send what is new, for as long as the socket lasts."""
        while self._closing is None:
            await self._woken.wait()
            self._woken.clear()
            while self._waiting:
                message = self._waiting.popleft()
                self._unread -= len(message)
                await self._send(message)
            for subscription in list(self.subscriptions.values()):
                async with subscription.room.lock:
                    await self.tables.speak(subscription.room, self.person)
                    news = subscription.news()
                for message in news:
                    await self._send(message)
        await self._socket.close(self._closing)

    async def _send(self, message: bytes) -> None:
        await self._socket.send_text(message.decode())
