"""Connections that say nothing, too many of them, and those who do not read."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kadath.server.door import most_connections
from kadath.server.limits import Limits

from .serving import GENEROUS, SOON, Running, running, until
from .tables import alone

IMPATIENT = GENEROUS._replace(silent_seconds=0.3, body_seconds=0.3, unread_seconds=0.5)
ELSEWHERE = "127.0.0.9"
"""An address of this machine that is not the one a proxy would have."""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that does not wait long."""
    with running(tmp_path_factory.mktemp("server"), limits=IMPATIENT) as one:
        yield one


@contextmanager
def connected(server: Running, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address, timeout=SOON, source_address=(source, 0)) as one:
        yield one


def is_ended(one: socket.socket) -> bool:
    """Whether the server ends the connection, after all it says."""
    with suppress(ConnectionError):
        while one.recv(1 << 16):
            continue
    return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/hea",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/hea",
        b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
        (
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 500\r\n\r\n{"
        ),
    ],
    ids=["nothing", "half a line", "half a header", "a second one", "half a handshake", "a body"],
)
def test_who_does_not_finish_a_sentence_is_let_go(impatient: Running, said: bytes) -> None:
    with connected(impatient) as one:
        one.sendall(said)
        assert is_ended(one)
    assert impatient.guest().get("/api/health")["ready"]


def test_one_address_has_its_share_of_the_connections(data: Path) -> None:
    limits = GENEROUS._replace(connections_each=5)
    with running(data, limits=limits) as server, ExitStack() as held:
        own = [held.enter_context(connected(server, ELSEWHERE)) for _ in range(5)]
        with connected(server, ELSEWHERE) as one:
            assert is_ended(one)
        # Others come in, and so does that address when it has let one go.
        server.guest()
        own[0].close()
        until(lambda: _answers(server, ELSEWHERE))


def _answers(server: Running, source: str) -> bool:
    with connected(server, source) as one, suppress(ConnectionError):
        one.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        return one.recv(100).startswith(b"HTTP/1.1 200")
    return False


def test_where_the_house_is_full_silence_makes_room_for_somebody_new(data: Path) -> None:
    with running(data, limits=GENEROUS._replace(connections=8)) as server, ExitStack() as held:
        silent = [held.enter_context(connected(server)) for _ in range(20)]
        assert server.guest("Ada").get("/api/me")["person"]["name"] == "Ada"
        assert is_ended(silent[0])


def test_sockets_leave_room_for_people_who_come(data: Path) -> None:
    with running(data, limits=GENEROUS._replace(connections=8)) as server, ExitStack() as held:
        ada = server.guest("Ada")
        for _ in range(6):
            held.enter_context(ada.live()).hear()
        with pytest.raises(ConnectionClosed):
            ada.live().hear()
        assert server.guest("Ben").get("/api/me")["person"]["name"] == "Ben"


def test_there_are_never_more_connections_than_files_can_be_open() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most_connections(Limits(connections=1 << 30)) < max(soft, hard)


def test_who_does_not_read_is_let_go(impatient: Running) -> None:
    table, ada = alone(impatient)
    head = (
        f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{impatient.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nCookie: kadath={ada.cookie}\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.settimeout(SOON)
        one.connect(("127.0.0.1", impatient.port))
        one.sendall(head.encode())
        message = b'{"type":"subscribe","id":1,"table":"%b"}' % table.encode()
        frame = bytes([0x81, 0x80 | 126]) + len(message).to_bytes(2, "big") + bytes(4) + message
        until(lambda: ada.id in impatient.tables.connections)
        with suppress(ConnectionError):
            # Each answer is several kilobytes, and none is read.
            for _ in range(3000):
                one.sendall(frame)
        until(lambda: ada.id not in impatient.tables.connections)
