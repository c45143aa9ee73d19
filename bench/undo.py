"""How long an undo takes in a long game, from the request to the update.

    .venv/bin/python bench/undo.py lcg --decisions 1000 --times 100

A long game is played at random for a number of decisions, imported as a record by a new server, and
continued over a real socket: a few choices are made and undone one by one, repeatedly, a decision
later each time. The server's CPU time is printed beside the elapsed time.

The long set-up of a game is `LONG` in `cases_<game>.py`, with the verbs that would end it early in
`ENDS`; without it, the set-up that `kadath bench` measures is used.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any

import httpx2
from load import SERVE, cpu, free_port, spread, wait_for
from websockets.sync.client import ClientConnection, connect

from kadath import __version__
from kadath.games import game, playable
from kadath.kernel.game import Setup
from kadath.kernel.record import Record

TRIES = 200
IN_A_ROW = 5


def is_long(name: str) -> bool:
    """Whether a game has a long set-up."""
    return find_spec(f"cases_{name}") is not None and hasattr(cases_of(name), "LONG")


def cases_of(name: str) -> Any:
    """The module `cases_<game>.py`."""
    return import_module(f"cases_{name}")


def long_record(name: str, decisions: int) -> Record:
    """The choices of a game that is not over after so many of them."""
    rules = game(name)
    setup: Setup = dict(rules.manifest.measured)
    ends = rules.manifest.rush
    if is_long(name):
        setup, ends = cases_of(name).LONG, cases_of(name).ENDS
    for seed in range(TRIES):
        state, rng = rules.new(setup, seed), random.Random(seed)
        record = Record(name, __version__, setup, seed)
        while state.decision is not None:
            if len(record.choices) == decisions:
                return record
            options = state.decision.options
            staying = [one for one in options if one.verb not in ends] or options
            chosen = rng.choice(staying)
            state.apply(chosen)
            record.add(chosen.key, state)
    raise SystemExit(f"no game of {name} was that long: ask for fewer --decisions")


class Player:
    """Somebody at a table, over a real socket."""

    def __init__(self, url: str, record: Record) -> None:
        http = httpx2.Client(base_url=url, timeout=60)
        http.post("/api/me", json={"name": "Ada"})
        self.table = http.post("/api/records", json=json.loads(record.to_json())).json()["table"]
        self.socket: ClientConnection = connect(
            url.replace("http", "ws") + "/api/live",
            additional_headers={"Cookie": f"kadath={http.cookies['kadath']}"},
            compression=None,
            max_size=None,
            legacy=True,
        )
        self.version = -1
        self.log = 0
        self._next = 0
        self.do("subscribe")

    def do(self, type: str, **fields: Any) -> float:
        """Send a request, wait until it is answered and shown, and return the seconds that took."""
        self._next += 1
        before = self.version
        message = {"type": type, "id": self._next, "table": self.table, **fields}
        began = perf_counter()
        self.socket.send(json.dumps(message))
        is_answered = False
        while not is_answered or self.version == before:
            heard = json.loads(self.socket.recv())
            if heard["type"] == "update":
                self.version = heard["version"]
                self.log = heard["log"]["from"] + len(heard["log"]["entries"])
            elif heard.get("id") == self._next:
                assert heard["type"] == "ok", heard
                is_answered = True
        return perf_counter() - began

    def choose(self, key: str) -> float:
        """Choose."""
        return self.do("choose", version=self.version, key=key)

    def undo(self) -> float:
        """Undo."""
        return self.do("undo", version=self.version)


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    first = next(filter(is_long, playable()), playable()[0])
    parser.add_argument("game", nargs="?", choices=playable(), default=first)
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--times", type=int, default=100)
    chosen = parser.parse_args()
    rounds = range(chosen.times // IN_A_ROW)
    played = long_record(chosen.game, chosen.decisions + len(rounds) + IN_A_ROW)
    record, further = played.branch(chosen.decisions), played.choices[chosen.decisions :]
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVE, data, str(port), "FULL"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
            try:
                wait_for(url)
                ada = Player(url, record)
                made: list[float] = []
                undone: list[float] = []
                used = 0.0
                for at in rounds:
                    made += [ada.choose(key) for key in further[at : at + IN_A_ROW]]
                    before = cpu(server.pid)
                    undone += [ada.undo() for _ in range(IN_A_ROW)]
                    used += cpu(server.pid) - before
                    ada.choose(further[at])
            finally:
                server.terminate()
    print(f"decisions before     {len(record.choices)}, seed {record.seed}")
    print(f"lines of the log     {ada.log}")
    print(f"choosing, ms         {spread(made)}")
    print(f"undoing, ms          {spread(undone)}")
    print(f"  CPU time           {1000 * used / len(undone):.1f} ms each")


if __name__ == "__main__":
    main()
