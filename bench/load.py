"""How many people a server can handle: clients that choose at random, with human pauses.

    .venv/bin/python bench/load.py            # 500 people at 250 tables of all games: 3 minutes
    .venv/bin/python bench/load.py --no-ramp  # only at the first pause
    .venv/bin/python bench/load.py --game lcg --pause 0.5

It starts its own server on loopback, in a separate process with its own data folder, and measures
the time from sending a choice until everybody at the table has been shown it. Then the pauses
become shorter, until one choice in a hundred takes longer than a tenth of a second: that is the
limit. The load generator runs on the same machine; its own CPU time is printed beside the server's.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Iterable
from contextlib import closing
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from statistics import quantiles
from time import monotonic, perf_counter
from typing import Any, TypeVar

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kadath.games import manifest, playable

T = TypeVar("T")

AT_ONCE = 20
SETTLE_SECONDS = 3.0
RAMP = (1.0, 0.7, 0.5, 0.35, 0.25, 0.18)
"""The pauses after the first one, in seconds."""
RAMP_SECONDS = 12.0
GOAL_MS = 100.0

SERVE = """
import sys
from pathlib import Path
from kadath.server.limits import Limits, Rate
from kadath.server.main import serve
from kadath.server.settings import Settings
ample = Rate(10**6, 10**6)
limits = Limits(requests=ample, messages=ample, guests=ample, tables=ample)
data, port, synchronous = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
serve(Settings(data, "127.0.0.1", port, synchronous=synchronous, limits=limits))
"""


class Option(msgspec.Struct):
    """The part of an option that is read."""

    key: str


class Asked(msgspec.Struct):
    """The part of a decision that is read."""

    mine: bool
    options: list[Option] | None


class Heard(msgspec.Struct):
    """The part of a message that is read."""

    type: str
    id: int | None = None
    table: Any = None
    version: int | str | None = None
    decision: Asked | None = None
    code: str = ""
    size: int = 0


read = msgspec.json.Decoder(Heard).decode


class Figures:
    """What was measured."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        """The average pause before a choice; it may change at any time."""
        self.shown: dict[str, list[float]] = {}
        self.acknowledged: list[float] = []
        self.refused = 0
        self.bytes = 0
        self.games = 0
        self.is_measuring = False


class Seat:
    """One person with one socket."""

    def __init__(self, http: httpx2.AsyncClient, name: str) -> None:
        self.http = http
        self.name = name
        self.cookie = ""
        self.version = -1
        self.decision: Asked | None = None
        self.is_over = False
        self.news = asyncio.Event()
        self.answers: dict[int, asyncio.Future[Heard]] = {}
        self._next = 0
        self._socket: ClientConnection | None = None

    async def come(self, url: str, figures: Figures) -> None:
        """Become a guest, and open the socket."""
        response = await self.http.post("/api/me", json={"name": self.name})
        self.cookie = response.headers["set-cookie"].partition(";")[0].removeprefix("kadath=")
        self._socket = await connect(
            url.replace("http", "ws") + "/api/live",
            additional_headers={"Cookie": f"kadath={self.cookie}"},
            compression=None,
            ping_interval=None,
        )
        self._listening = asyncio.create_task(self._listen(figures))

    async def post(self, path: str, **body: Any) -> Any:
        """Send a request over HTTP."""
        cookies = {"Cookie": f"kadath={self.cookie}"}
        response = await self.http.post(path, json=body, headers=cookies)
        response.raise_for_status()
        return response.json()

    async def get(self, path: str) -> Any:
        """Get something over HTTP."""
        response = await self.http.get(path, headers={"Cookie": f"kadath={self.cookie}"})
        response.raise_for_status()
        return response.json()

    async def _listen(self, figures: Figures) -> None:
        assert self._socket is not None
        async for raw in self._socket:
            heard = read(raw)
            figures.bytes += len(raw)
            if heard.type == "update":
                assert isinstance(heard.version, int)
                self.version, self.decision = heard.version, heard.decision
                self.is_over = heard.decision is None
                self.news.set()
            elif heard.id is not None and heard.id in self.answers:
                answer = self.answers.pop(heard.id)
                # At the end nobody waits for it any more.
                if not answer.done():
                    answer.set_result(heard)

    async def ask(self, type: str, **fields: Any) -> Heard:
        """Send a request, and wait for the response."""
        assert self._socket is not None
        self._next += 1
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.answers[self._next] = answer
        message = msgspec.json.encode({"type": type, "id": self._next, **fields})
        await self._socket.send(message.decode())
        return await answer

    async def until(self, version: int) -> None:
        """Wait until a version was shown."""
        while self.version < version:
            self.news.clear()
            await self.news.wait()

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()


class Pair:
    """Two people at a table, who start a new game when one is over."""

    def __init__(self, game: str, seats: tuple[Seat, ...], seed: int) -> None:
        self._game = game
        self._rush = manifest(game).rush
        self._seats = seats
        self._dice = random.Random(seed)
        self._table = ""

    async def sit_down(self) -> None:
        """Make a table, and begin."""
        host, *others = self._seats
        setup = {"game": self._game, "setup": {"seats": len(self._seats)}}
        self._table = (await host.post("/api/tables", **setup))["table"]
        links = (await host.get(f"/api/tables/{self._table}"))["links"]
        for number, seat in enumerate(others, 1):
            await seat.post("/api/join", token=links["play"].removeprefix("/join/"))
            await seat.ask("sit", table=self._table, seat=number)
        for seat in self._seats:
            seat.version, seat.decision, seat.is_over = -1, None, False
            await seat.ask("ready", table=self._table, ready=True)
        for seat in self._seats:
            await seat.ask("subscribe", table=self._table)
            await seat.until(0)

    async def play(self, figures: Figures) -> None:
        """Choose, with pauses, forever."""
        while True:
            # Mostly short pauses and sometimes long ones, like people.
            await asyncio.sleep(self._dice.expovariate(1 / figures.pause))
            if self._seats[0].is_over:
                for seat in self._seats:
                    await seat.ask("unsubscribe", table=self._table)
                figures.games += 1
                await self.sit_down()
                continue
            await self._choose(figures)

    async def _choose(self, figures: Figures) -> None:
        seat = next(one for one in self._seats if one.decision is not None and one.decision.mine)
        assert seat.decision is not None
        options = [one.key for one in seat.decision.options or ()]
        lasting = [key for key in options if key.partition(":")[0] not in self._rush]
        key = self._dice.choice(lasting or options)
        began = perf_counter()
        answer = await seat.ask("choose", table=self._table, version=seat.version, key=key)
        acknowledged = perf_counter() - began
        if answer.type != "ok" or not isinstance(answer.version, int):
            figures.refused += 1
            return
        for one in self._seats:
            await one.until(answer.version)
        if figures.is_measuring:
            figures.acknowledged.append(acknowledged)
            figures.shown.setdefault(self._game, []).append(perf_counter() - began)


async def in_turns(work: Iterable[Awaitable[T]]) -> list[T]:
    """Run all of these, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(task: Awaitable[T]) -> T:
        async with gate:
            return await task

    return await asyncio.gather(*(one(task) for task in work))


async def measured(url: str, pid: int, chosen: argparse.Namespace) -> None:
    """Fill the tables, play, measure and print, repeatedly with shorter pauses."""
    figures = Figures(chosen.pause)
    limits = httpx2.Limits(max_connections=AT_ONCE)
    async with httpx2.AsyncClient(base_url=url, limits=limits, timeout=60) as http:
        # Everybody has their own cookie.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        people = [Seat(http, f"Guest {number}") for number in range(chosen.tables * chosen.seats)]
        await in_turns(one.come(url, figures) for one in people)
        alone = memory(pid)
        pairs = [
            Pair(
                chosen.game[at // chosen.seats % len(chosen.game)],
                tuple(people[at : at + chosen.seats]),
                chosen.seed + at,
            )
            for at in range(0, len(people), chosen.seats)
        ]
        await in_turns(one.sit_down() for one in pairs)
        playing = asyncio.gather(*(one.play(figures) for one in pairs))
        try:
            found = await stage(pid, figures, chosen.seconds)
            full = memory(pid)
            tell({"seats": len(people), **found})
            tell({"memory_mb": full / 1e6, "kb_per_table": (full - alone) / chosen.tables / 1e3})
            most = 0.0
            for pause in RAMP if chosen.ramp else ():
                if found["shown_ms"]["p99"] > GOAL_MS:
                    break
                most = found["per_second"]
                figures.pause = pause
                print()
                found = await stage(pid, figures, RAMP_SECONDS)
                tell({"pause": pause, **found})
            if most:
                print(
                    f"\nThe most with a p99 below {GOAL_MS:.0f} ms: {most:.0f} decisions a second"
                )
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        for one in people:
            await one.leave()


async def stage(pid: int, figures: Figures, seconds: float) -> dict[str, Any]:
    """Let everybody play for a while with this pause, and measure it."""
    await asyncio.sleep(SETTLE_SECONDS)
    figures.shown, figures.acknowledged = {}, []
    games, refused = figures.games, figures.refused
    began, server, own, sent = monotonic(), cpu(pid), own_cpu(), figures.bytes
    figures.is_measuring = True
    await asyncio.sleep(seconds)
    figures.is_measuring = False
    seconds = monotonic() - began
    shown = [time for times in figures.shown.values() for time in times]
    return {
        "decisions": len(shown),
        "per_second": len(shown) / seconds,
        "server_cpu": (cpu(pid) - server) / seconds,
        "generator_cpu": (own_cpu() - own) / seconds,
        "kb_per_decision": (figures.bytes - sent) / max(1, len(shown)) / 1e3,
        "refused": figures.refused - refused,
        "games_begun_anew": figures.games - games,
        "shown_ms": spread(shown),
        "acknowledged_ms": spread(figures.acknowledged),
        **{f"{game}_ms": spread(times) for game, times in sorted(figures.shown.items())},
    }


def tell(found: dict[str, Any]) -> None:
    """Print figures, one per line."""
    for name, value in found.items():
        shown = round(value, 2) if isinstance(value, float) else value
        print(f"{name:>18}  {shown}", flush=True)


def spread(times: list[float]) -> dict[str, float]:
    """Median and tails, in milliseconds."""
    if len(times) < 2:
        return {}
    cuts = quantiles(times, n=1000, method="inclusive")
    named = {"p50": cuts[499], "p95": cuts[949], "p99": cuts[989], "max": max(times)}
    return {name: round(value * 1000, 1) for name, value in named.items()}


def cpu(pid: int) -> float:
    """The CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def own_cpu() -> float:
    """The CPU seconds that this process has used."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def memory(pid: int) -> int:
    """The bytes of memory that a process uses."""
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    """A free port on this machine."""
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(url: str) -> float:
    """Wait for a server, and return the seconds it took."""
    began = perf_counter()
    while perf_counter() - began < 30:
        try:
            if httpx2.get(f"{url}/api/health", timeout=1).is_success:
                return perf_counter() - began
        except httpx2.HTTPError:
            continue
    raise SystemExit("the server did not start")


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument(
        "--game", nargs="+", choices=playable(), default=playable(), help="tables take turns"
    )
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds before a choice, mean")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--synchronous", default="FULL", choices=["FULL", "NORMAL"])
    parser.add_argument("--ramp", action=argparse.BooleanOptionalAction, default=True)
    chosen = parser.parse_args()
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVE, data, str(port), chosen.synchronous]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
            try:
                tell({**vars(chosen), "ready_seconds": wait_for(url)})
                asyncio.run(measured(url, server.pid, chosen))
            finally:
                server.terminate()
        kept = sum(file.stat().st_size for file in Path(data).glob("server.db*"))
    tell({"file_mb": kept / 1e6})


if __name__ == "__main__":
    main()
