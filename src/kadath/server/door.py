"""The door: how many connections are let in, and how long one may be idle.

Every connection is an open file, and those are limited. So each address gets at most its share, a
connection that neither sends nor reads is dropped, and when the server is full the longest idle
connection makes room for a new one.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.typing import StatusLike

from .limits import Limits
from .security import headers

OWN_FILES = 128
"""Files that the server needs for itself: the database, the workers, the pages it sends."""
PROXIES = ("127.0.0.1", "::1")
"""A proxy connects for many clients, which are rate-limited once a request has been read."""


class Door:
    """All connections of a server, by address, the longest idle first."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.most = most_connections(limits)
        self._addresses: Counter[str] = Counter()
        self._silent: dict[Knock, None] = {}
        self._count = 0

    def enter(self, one: Knock, address: str) -> bool:
        """Let a connection in, if there is room for it."""
        if address not in PROXIES and self._addresses[address] >= self.limits.connections_each:
            return False
        if self._count >= self.most:
            longest = next(iter(self._silent), None)
            if longest is None:
                return False
            longest.give_up()
        self._addresses[address] += 1
        self._count += 1
        self._silent[one] = None
        return True

    def leave(self, one: Knock, address: str) -> None:
        """A connection has ended."""
        self._silent.pop(one, None)
        self._count -= 1
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def spoke(self, one: Knock) -> None:
        """A connection has sent a request, and waits for the response."""
        self._silent.pop(one, None)

    def rests(self, one: Knock) -> None:
        """A connection has its response, and is idle."""
        self._silent[one] = None


class Knock(H11Protocol):
    """An HTTP connection that has to send a request soon, and to read the response."""

    door: Door
    _address: str | None = None
    _waiting: asyncio.TimerHandle | None = None
    _writing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client connects."""
        super().connection_made(transport)
        address = self.client[0] if self.client is not None else ""
        if not self.door.enter(self, address):
            self.transport.abort()
            return
        self._address = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        super().connection_lost(exc)
        self._end()

    def handle_events(self) -> None:
        """Read what came in; once a request is complete, its deadline is lifted."""
        before = self.scope
        super().handle_events()
        if self.scope is not before:
            self._stop_waiting()
            self.door.spoke(self)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Continue as a WebSocket, which is still the same connection."""
        self._stop_waiting()
        self.door.spoke(self)
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Socket):
            protocol.leave = self._end

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        if self._address is not None and not self.transport.is_closing():
            self.door.rests(self)
            self._wait()
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, with the headers of every response."""
        lines = ["HTTP/1.1 400 Bad Request", "content-type: text/plain; charset=utf-8"]
        lines += [f"{name}: {value}" for name, value in headers("").items()]
        lines += [f"content-length: {len(msg)}", "connection: close", "", msg]
        self.transport.write("\r\n".join(lines).encode())
        self.transport.close()

    def pause_writing(self) -> None:
        """Drop a client that does not read what it is sent."""
        super().pause_writing()
        self._writing = self.loop.call_later(self.door.limits.unread_seconds, self.give_up)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None

    def give_up(self) -> None:
        """End the connection at once."""
        self.transport.abort()
        self._end()

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(self.door.limits.silent_seconds, self.give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _end(self) -> None:
        self._stop_waiting()
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
        if self._address is not None:
            self.door.leave(self, self._address)
            self._address = None


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that has to read what it is sent."""

    door: Door
    _writing: asyncio.TimerHandle | None = None

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.leave: Callable[[], None] = lambda: None
        """Tells the door that the connection has ended."""
        reject = self.conn.reject

        def rejected(status: StatusLike, text: str) -> Response:
            """Refuse a handshake, with the headers of every response."""
            response = reject(status, text)
            response.headers.update(headers(""))
            return response

        self.conn.reject = rejected  # type: ignore[method-assign]

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        super().connection_lost(exc)
        self._stop()
        self.leave()

    def pause_writing(self) -> None:
        """Drop a client that does not read what it is sent."""
        super().pause_writing()
        wait = self.door.limits.unread_seconds
        self._writing = self.loop.call_later(wait, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._stop()

    def _stop(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None


def protocols(door: Door) -> tuple[type[Knock], type[Socket]]:
    """The protocols of the connections that come through a door."""
    return type("Knock", (Knock,), {"door": door}), type("Socket", (Socket,), {"door": door})


def most_connections(limits: Limits) -> int:
    """The most connections at once: fewer than there can be open files."""
    return max(1, min(limits.connections, _most_files() - OWN_FILES))


def _most_files() -> int:
    """The most files that this process may have open, after raising its limit if it can."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit worth mentioning.
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft if soft != resource.RLIM_INFINITY else 1 << 20
