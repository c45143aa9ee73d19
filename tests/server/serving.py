"""A real server on loopback, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any
from unittest.mock import patch

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from kadath.server import seating
from kadath.server.limits import Limits, Rate
from kadath.server.main import Server
from kadath.server.settings import Settings
from kadath.server.tables import Tables

SOON = 30.0
"""Longer than anything takes on a slow machine; nobody waits for it where all goes well."""
SEED = 5655912240747357806
"""Every game is dealt alike, so that none is over before its test is; it is as long as any."""
AMPLE = Rate(100_000, 100_000)
GENEROUS = Limits(
    requests=AMPLE,
    messages=AMPLE,
    guests=AMPLE,
    tables=AMPLE,
    records=AMPLE,
    replays=AMPLE,
    thoughts=AMPLE,
    talk=AMPLE,
)
"""Limits that no test runs into by accident."""


class Looped(Server):
    """A server that tells which loop it runs on."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Running:
    """A server that runs in a thread of this process."""

    def __init__(self, server: Looped, port: int) -> None:
        self.server = server
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._guests: list[Guest] = []

    @property
    def tables(self) -> Tables:
        """What the server holds in memory."""
        tables: Tables = self.server.config.app.state.tables  # type: ignore[union-attr]
        return tables

    def guest(self, name: str = "Ada", language: str = "en") -> Guest:
        """Somebody who has introduced themselves."""
        self._guests.append(Guest(self.url, name, language))
        return self._guests[-1]

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something where the server runs, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.server.loop).result(SOON)

    def close(self) -> None:
        """Let all guests go."""
        for guest in self._guests:
            guest.close()


@contextmanager
def running(data: Path, **settings: Any) -> Iterator[Running]:
    """Run a server until the end of the block."""
    given: dict[str, Any] = {
        "limits": GENEROUS,
        "bot_seconds": 0.05,
        "hint_seconds": 0.05,
        "bot_pause": 0.0,
    }
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    server = Looped(Settings(data, "127.0.0.1", port)._replace(**(given | settings)))
    thread = Thread(target=server.run, args=([listening],), daemon=True)
    with patch.object(seating, "new_seed", lambda: SEED):
        thread.start()
        until(lambda: server.started)
        one = Running(server, port)
        try:
            yield one
        finally:
            one.close()
            server.should_exit = True
            thread.join(SOON)
            listening.close()
            assert not thread.is_alive()


def until(condition: Callable[[], Any], seconds: float = SOON) -> Any:
    """Wait for something to be so."""
    end = monotonic() + seconds
    while not (found := condition()):
        assert monotonic() < end, "it did not come about in time"
        sleep(0.005)
    return found


class Guest:
    """A person with a cookie of their own."""

    def __init__(self, url: str, name: str, language: str = "en", cookie: str = "") -> None:
        self.url = url
        self._lives: list[Live] = []
        self.http = httpx2.Client(base_url=url, timeout=SOON)
        if cookie:
            self.http.cookies.set("kadath", cookie)
        else:
            self.post("/api/me", name=name, language=language)
        self.person: dict[str, Any] = self.get("/api/me")["person"]

    @staticmethod
    def known(url: str, cookie: str) -> dict[str, Any] | None:
        """Whom a cookie belongs to."""
        with httpx2.Client(base_url=url, cookies={"kadath": cookie}) as http:
            person: dict[str, Any] | None = http.get("/api/me").json()["person"]
            return person

    @property
    def id(self) -> str:
        """The public id."""
        return str(self.person["id"])

    @property
    def cookie(self) -> str:
        """The secret of the cookie."""
        return str(self.http.cookies["kadath"])

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """What the server answers to GET."""
        response = self.http.get(path, params=query)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        """What the server answers to POST."""
        response = self.http.post(path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    def new_table(self, **wanted: Any) -> str:
        """Make a table."""
        return str(self.post("/api/tables", **({"game": "final_hour"} | wanted))["table"])

    def live(self) -> Live:
        """Open a socket."""
        self._lives.append(Live(self.url, self.cookie))
        return self._lives[-1]

    def close(self) -> None:
        """Close all that is open."""
        for live in self._lives:
            live.close()
        self.http.close()


class Live:
    """A socket: what is said on it, and all that was heard."""

    def __init__(self, url: str, cookie: str, origin: str | None = None) -> None:
        self._closing = ExitStack()
        self.socket: ClientConnection = self._closing.enter_context(
            connect(
                url.replace("http", "ws") + "/api/live",
                additional_headers={"Cookie": f"kadath={cookie}"},
                origin=Origin(origin or url),
                compression=None,
            )
        )
        self.raw: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self.updates: dict[str, dict[str, Any]] = {}
        self.logs: dict[str, list[dict[str, Any]]] = {}
        self.chats: dict[str, list[dict[str, Any]]] = {}
        self._next = 0

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go."""
        self._closing.close()

    def closed_with(self) -> int:
        """Hear until the server ends the connection; the code it gives."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        code = self.socket.close_code
        assert code is not None
        self.close()
        return code

    def hear(self, seconds: float = SOON) -> dict[str, Any]:
        """The next message, taken into account."""
        raw = self.socket.recv(timeout=seconds)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self.heard.append(message)
        self._follow(message)
        return message

    def _follow(self, message: dict[str, Any]) -> None:
        """Keep what a client has to keep, in the way the protocol says."""
        table = message.get("table")
        if message["type"] == "table":
            self.tables[message["table"]] = message
        elif message["type"] == "update":
            assert isinstance(table, str)
            known = self.updates.get(table)
            if message["after"] is not None:
                assert known is not None
                assert message["after"] == known["version"]
                assert message["version"] >= known["version"]
            log = self.logs.get(table, [])
            start = message["log"]["from"]
            assert start <= len(log)
            self.logs[table] = log[:start] + message["log"]["entries"]
            self.updates[table] = message
        elif message["type"] == "chat":
            assert isinstance(table, str)
            self.chats[table] = self.chats.get(table, [])[: message["from"]] + message["messages"]

    def until(self, condition: Callable[[], Any], seconds: float = SOON) -> Any:
        """Hear until something is so."""
        end = monotonic() + seconds
        while not (found := condition()):
            self.hear(end - monotonic())
        return found

    def say(self, type: str, **fields: Any) -> int:
        """Say something; the number of the message."""
        self._next += 1
        self.socket.send(json.dumps({"type": type, "id": self._next, **fields}))
        return self._next

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something, and hear until it is answered."""
        number = self.say(type, **fields)
        while True:
            message = self.hear()
            if message.get("id") == number:
                return message

    def do(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something that is done."""
        answer = self.ask(type, **fields)
        assert answer["type"] == "ok", answer
        return answer

    def refused(self, type: str, **fields: Any) -> str:
        """Say something that is refused; the code."""
        answer = self.ask(type, **fields)
        assert answer["type"] == "error", answer
        assert answer["text"]
        return str(answer["code"])

    def subscribe(self, table: str, **seen: Any) -> dict[str, Any]:
        """Look at a table, and wait until it is shown."""
        self.tables.pop(table, None)
        if not seen:
            self.updates.pop(table, None)
            self.logs.pop(table, None)
            self.chats.pop(table, None)
        self.do("subscribe", table=table, **({"seen": seen} if seen else {}))
        self.until(lambda: table in self.tables)
        if self.tables[table]["status"] != "gathering":
            self.until(lambda: table in self.updates)
        return self.tables[table]

    def until_version(self, table: str, version: int) -> None:
        """Hear until a version is shown."""
        self.until(lambda: self.version(table) >= version)

    def version(self, table: str) -> int:
        """The version that is known."""
        return int(self.updates[table]["version"])

    def is_mine(self, table: str) -> bool:
        """Whether one is asked."""
        decision = self.updates[table]["decision"]
        return decision is not None and bool(decision["mine"])

    def keys(self, table: str) -> list[str]:
        """The keys of what may be chosen."""
        return [option["key"] for option in self.updates[table]["decision"]["options"]]

    def choose(self, table: str, key: str | None = None) -> dict[str, Any]:
        """Choose, the first option if nothing is said, and wait to see it."""
        chosen = key if key is not None else self.keys(table)[0]
        answer = self.do("choose", table=table, version=self.version(table), key=chosen)
        self.until_version(table, answer["version"])
        return answer
