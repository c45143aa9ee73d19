"""How long a seek in the replay of a long game takes, from request to response.

    .venv/bin/python bench/replay.py lcg

The `thumb` bot plays a game to its end (a campaign, if the game has a long set-up), and a new
server imports the record. Then its replay is requested at random moments, each time in one of three
languages, and its chapters.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
from time import perf_counter
from typing import Any

import httpx2
from load import SERVE, free_port, spread, wait_for
from undo import cases_of, is_long

from kadath import __version__
from kadath.bots import make_bot
from kadath.games import game, playable
from kadath.kernel.record import Record
from kadath.text.languages import LANGUAGES


def whole_record(name: str, seed: int) -> Record:
    """The record of a game played to its end."""
    rules = game(name)
    setup = dict(cases_of(name).WHOLE if is_long(name) else rules.manifest.measured)
    state = rules.new(setup, seed)
    record = Record(name, __version__, setup, seed)
    bots = [make_bot("thumb", seed + seat) for seat in range(rules.seats(state))]
    while state.decision is not None:
        option = bots[state.decision.seat].choose(rules, state, state.decision.seat)
        state.apply(option)
        record.add(option.key, state)
    return record


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=playable())
    parser.add_argument("--times", type=int, default=40)
    parser.add_argument(
        "--count", type=int, default=1, help="moments at once (the page: 1, then 20)"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    record = whole_record(args.game, args.seed)
    length = len(record.choices)
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([sys.executable, "-c", SERVE, data, str(port), "NORMAL"])
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            with httpx2.Client(base_url=url, timeout=120) as client:
                measure(client, record, length, args)
        finally:
            server.terminate()
            server.wait()


def measure(client: Any, record: Record, length: int, args: argparse.Namespace) -> None:
    """Request moments, and print how long that took."""
    client.post("/api/me", json={"name": "Ada", "language": "en"}).raise_for_status()
    head = {"Content-Type": "application/json"}
    answer = client.post("/api/records", content=record.to_json(), headers=head)
    table = answer.raise_for_status().json()["table"]

    def seek(at: int, language: str) -> float:
        began = perf_counter()
        found = client.get(
            f"/api/tables/{table}/replay",
            params={"from": at, "count": args.count, "language": language},
        )
        found.raise_for_status()
        return perf_counter() - began

    print(f"{args.game}: {length} choices; opened in {seek(0, 'en'):.1f} s")
    began = perf_counter()
    found = client.get(f"/api/tables/{table}/chapters").raise_for_status().json()["chapters"]
    print(f"{len(found)} chapters in {1000 * (perf_counter() - began):.0f} ms")
    dice = random.Random(1)
    times = [seek(dice.randrange(length), dice.choice(LANGUAGES)) for _ in range(args.times)]
    print(f"a seek, ms: {spread(times)}")


if __name__ == "__main__":
    main()
