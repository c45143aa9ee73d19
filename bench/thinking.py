"""How long people wait while many tables search: for a simple bot, a hint, an echo.

    .venv/bin/python bench/thinking.py              # 50 tables of `search`: a minute
    .venv/bin/python bench/thinking.py --tables 10

It starts its own server with the default settings, except for the limits per address. At each of
the tables `search` plays all seats while somebody watches; at one more, a person plays with a
`rush` bot and asks for hints. `rush_ms` is the time from their choice to their next question,
including the pause of half a second that the server makes so that people can follow.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections import deque
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

import httpx2
from load import AT_ONCE, SERVE, Figures, Seat, cpu, free_port, in_turns, spread, tell, wait_for

WATCHED = """
import asyncio, pathlib, sys, threading, time
from kadath.server.tables import Tables
spent = []
opened = Tables.open
async def watch():
    while True:
        began = time.thread_time()
        await asyncio.sleep(0.005)
        spent.append(time.thread_time() - began)
def watched(tables):
    opened(tables)
    tables.task(watch())
Tables.open = watched
def write():
    while True:
        time.sleep(2)
        found = [f"{one:.6f}" for one in list(spent)]
        pathlib.Path(sys.argv[1], "loop").write_text(" ".join(found))
threading.Thread(target=write, daemon=True).start()
"""
"""Measures how long the server's event loop is blocked, independently of the load: the CPU time of
its thread between two ticks, five milliseconds apart or more."""
SETTLE_SECONDS = 5.0
ECHO_EVERY = 0.02
HINT_EVERY = 4.0
"""A person may ask for a hint every two seconds; this one asks half as often."""


async def thinking_table(seat: Seat, game: str) -> None:
    """A table where `search` plays all seats, and somebody watches."""
    wanted = {"game": game, "setup": {"seats": 2}, "seats": ["me", {"bot": "search"}]}
    table = (await seat.post("/api/tables", **wanted, ready=True))["table"]
    await seat.ask("subscribe", table=table)
    await seat.ask("bot", table=table, seat=0, bot="search")


async def echoes(seat: Seat, times: list[float]) -> None:
    """Ping again and again."""
    while True:
        began = perf_counter()
        await seat.ask("ping")
        times.append(perf_counter() - began)
        await asyncio.sleep(ECHO_EVERY)


async def hints(seat: Seat, game: str, times: list[float]) -> None:
    """Ask for a hint again and again."""
    table = (await seat.post("/api/tables", game=game, setup={"seats": 1}, ready=True))["table"]
    await seat.ask("subscribe", table=table)
    await seat.until(0)
    while True:
        began = perf_counter()
        answer = await seat.ask("hint", table=table, version=seat.version)
        if answer.type == "hint":
            times.append(perf_counter() - began)
        await asyncio.sleep(HINT_EVERY)


async def moves(seat: Seat, game: str, times: list[float]) -> None:
    """Play with a bot that does not search; start a new game when one is over."""
    while True:
        wanted = {"game": game, "setup": {"seats": 2}, "seats": ["me", {"bot": "rush"}]}
        table = (await seat.post("/api/tables", **wanted, ready=True))["table"]
        seat.version, seat.decision, seat.is_over = -1, None, False
        await seat.ask("subscribe", table=table)
        await seat.until(0)
        while not seat.is_over:
            await asked(seat)
            if seat.decision is None or not seat.decision.options:
                continue
            key = seat.decision.options[0].key
            version = seat.version
            began = perf_counter()
            await seat.ask("choose", table=table, version=version, key=key)
            await seat.until(version + 1)
            if seat.decision is not None and not seat.decision.mine:
                # Until the bot's first choice, however many it makes.
                shown = seat.version
                await seat.until(shown + 1)
                times.append(perf_counter() - began)
        await seat.ask("unsubscribe", table=table)


async def asked(seat: Seat) -> None:
    """Wait until somebody is asked, or the game is over."""
    while not seat.is_over and (seat.decision is None or not seat.decision.mine):
        seat.news.clear()
        await seat.news.wait()


async def measured(url: str, pid: int, chosen: argparse.Namespace) -> None:
    """Fill the tables, measure and print."""
    figures = Figures(0.0)
    limits = httpx2.Limits(max_connections=AT_ONCE)
    async with httpx2.AsyncClient(base_url=url, limits=limits, timeout=60) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        watchers = [Seat(http, f"Watcher {number}") for number in range(chosen.tables)]
        people = [Seat(http, name) for name in ("Ada", "Ben", "Cy")]
        await in_turns(one.come(url, figures) for one in (*watchers, *people))
        games = deque(chosen.game)
        for one in watchers:
            await thinking_table(one, games[0])
            games.rotate()
        found: dict[str, list[float]] = {"rush": [], "hint": [], "echo": []}
        playing = asyncio.gather(
            moves(people[0], chosen.game[0], found["rush"]),
            hints(people[1], chosen.game[0], found["hint"]),
            echoes(people[2], found["echo"]),
        )
        try:
            await asyncio.sleep(SETTLE_SECONDS)
            for times in found.values():
                times.clear()
            began, used = monotonic(), cpu(pid)
            await asyncio.wait([playing], timeout=chosen.seconds)
            told: dict[str, Any] = {f"{name}_ms": spread(times) for name, times in found.items()}
            counts = {f"{name}_count": len(times) for name, times in found.items()}
            tell({**told, **counts, "server_cpu": (cpu(pid) - used) / (monotonic() - began)})
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        for one in (*watchers, *people):
            await one.leave()


def spent_in(file: Path) -> list[float]:
    """How long the event loop was blocked each time, in seconds."""
    return [float(one) for one in file.read_text(encoding="utf-8").split()]


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", nargs="+", default=["lcg", "final_hour"])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--loop", action="store_true", help="measure the event loop as well")
    chosen = parser.parse_args()
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        serving = WATCHED + SERVE if chosen.loop else SERVE
        command = [sys.executable, "-c", serving, data, str(port), "FULL"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
            try:
                tell({**vars(chosen), "ready_seconds": wait_for(url)})
                asyncio.run(measured(url, server.pid, chosen))
                if chosen.loop:
                    tell({"loop_cpu_ms": spread(spent_in(Path(data, "loop")))})
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
