"""Nothing acknowledged is ever lost: a server killed at any moment, a full disk, a new program."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any

import httpx2
import pytest
from websockets.exceptions import WebSocketException

from kadath import games
from kadath.kernel.record import Record, replay
from kadath.server import tables
from kadath.server.storage import NotKept, Storage, Unusable

from .serving import SEED, Guest, Live, running, until
from .tables import alone, lasting, play, two_at_a_table

KILLS = 8
TABLES = 4

SERVE = """
import sys
from pathlib import Path
from kadath.server import seating
from kadath.server.limits import Limits, Rate
from kadath.server.main import serve
from kadath.server.settings import Settings
ample = Rate(10**6, 10**6)
limits = Limits(requests=ample, messages=ample, guests=ample, tables=ample, thoughts=ample)
data, port, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
seating.new_seed = lambda: seed
serve(Settings(data, "127.0.0.1", port, limits=limits, bot_seconds=0.05, bot_pause=0.0))
"""


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def process(data: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, until it is killed."""
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, str(data), str(port), str(SEED)], stdout=subprocess.DEVNULL
    ) as one:
        try:
            until(lambda: is_ready(port), seconds=60)
            yield one
        finally:
            one.kill()


def is_ready(port: int) -> bool:
    try:
        return httpx2.get(f"http://127.0.0.1:{port}/api/health", timeout=5).is_success
    except httpx2.HTTPError:
        return False


class Player:
    """Chooses, and now and then takes back, as fast as it is answered."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.acknowledged: dict[int, str | None] = {}
        """By version: the option that was chosen; none where choices were taken back."""
        self.finished = Event()
        self._dice = random.Random(seed)

    def play(self) -> None:
        """Play until the server is gone."""
        try:
            with Live(self.guest.url, self.guest.cookie) as live:
                live.subscribe(self.table)
                while live.updates[self.table]["decision"] is not None:
                    self._choose(live)
                self.finished.set()
        except (WebSocketException, OSError):
            return

    def _choose(self, live: Live) -> None:
        version = live.version(self.table)
        key: str | None = None
        if version and self._dice.random() < 0.15:
            answer = live.ask("undo", table=self.table, version=version)
        else:
            keys = [one for one in live.keys(self.table) if not one.startswith("ready")]
            key = self._dice.choice(keys)
            answer = live.ask("choose", table=self.table, version=version, key=key)
        if answer["type"] == "ok":
            self.acknowledged[answer["version"]] = key
            live.until_version(self.table, answer["version"])


def moves(data: Path, table: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(data / "server.db")) as kept:
        return kept.execute(
            "SELECT version, key, length FROM moves WHERE table_id = ? ORDER BY version", (table,)
        ).fetchall()


@pytest.mark.timeout(600)
def test_a_server_killed_at_any_moment_comes_back_at_what_was_acknowledged(data: Path) -> None:
    port, dice = free_port(), random.Random(7)
    players: list[Player] = []
    with process(data, port):
        for number in range(TABLES):
            guest = Guest(f"http://127.0.0.1:{port}", f"Player {number}")
            table = guest.new_table(setup={"seats": 2}, seats=["me", "me"], ready=True)
            players.append(Player(guest, table, number))
    for _ in range(KILLS):
        with process(data, port) as server:
            threads = [Thread(target=one.play) for one in players if not one.finished.is_set()]
            for thread in threads:
                thread.start()
            until_played(players, dice.randrange(5, 60))
            sleep(dice.uniform(0.0, 0.03))
            server.send_signal(signal.SIGKILL)
            for thread in threads:
                thread.join(60)
                assert not thread.is_alive()
        for player in players:
            check(data, player)
    assert sum(len(player.acknowledged) for player in players) > 100
    with process(data, port):
        for player in players:
            check_view(data, player)
            player.guest.close()


def until_played(players: list[Player], more: int) -> None:
    """Wait until that many more choices are acknowledged, or all games are over."""
    enough = sum(len(one.acknowledged) for one in players) + more
    until(
        lambda: (
            sum(len(one.acknowledged) for one in players) >= enough
            or all(one.finished.is_set() for one in players)
        ),
        seconds=90,
    )


def check(data: Path, player: Player) -> None:
    """Every acknowledged choice is there, once; at most the one that was under way came more."""
    kept = moves(data, player.table)
    assert [version for version, _, _ in kept] == list(range(1, len(kept) + 1))
    by_version = {version: key for version, key, _ in kept}
    for version, key in player.acknowledged.items():
        assert by_version[version] == key
    newest = max(player.acknowledged, default=0)
    assert newest <= len(kept) <= newest + 1
    if len(kept) > newest:
        # It was made, though the answer was never heard; the next update tells the player so.
        player.acknowledged[len(kept)] = kept[-1][1]


def check_view(data: Path, player: Player) -> None:
    """What is shown is what the choices lead to."""
    choices: list[str] = []
    for _, key, length in moves(data, player.table):
        choices = [*choices, key] if key is not None else choices[:length]
    with closing(sqlite3.connect(data / "server.db")) as kept:
        ((seed,),) = kept.execute("SELECT seed FROM tables WHERE id = ?", (player.table,))
    game = games.game("final_hour")
    *_, state = replay(game, Record("final_hour", "", {"seats": 2}, seed, choices))
    with player.guest.live() as live:
        live.subscribe(player.table)
        shown = live.updates[player.table]["views"][1]
        assert shown["hands"] == game.view(state, 1)["hands"]
        assert shown["progress"]["round"] == state.round
        assert len(live.logs[player.table]) > 0


def test_bots_end_with_a_server_that_is_killed(data: Path) -> None:
    port = free_port()
    with process(data, port) as server:
        ada = Guest(f"http://127.0.0.1:{port}", "Ada")
        bots = [{"bot": "random"}, {"bot": "search"}]
        table = ada.new_table(setup={"seats": 3}, seats=["me", *bots], ready=True)
        with ada.live() as live:
            live.subscribe(table)
            for _ in range(3):
                live.until(lambda: live.is_mine(table))
                live.choose(table)
            live.until(lambda: live.is_mine(table))
            thinking = children(server.pid)
            assert thinking
            server.send_signal(signal.SIGKILL)
        ada.close()
    until(lambda: not any(is_running(pid) for pid in thinking))


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_full_disk_refuses_and_changes_nothing(data: Path) -> None:
    with running(data) as server:
        table, ada = alone(server)
        with ada.live() as live:
            live.subscribe(table)
            play(table, [live], 3)
            writing = server.tables.storage._writing
            ((pages,),) = writing.execute("PRAGMA page_count")
            writing.execute(f"PRAGMA max_page_count = {pages}")
            for _ in range(300):
                version = live.version(table)
                key = live.keys(table)[0]
                answer = live.ask("choose", table=table, version=version, key=key)
                if answer["type"] == "error":
                    break
                live.until_version(table, answer["version"])
                answer = live.ask("undo", table=table, version=answer["version"])
                if answer["type"] == "error":
                    break
                live.until_version(table, answer["version"])
            assert answer["code"] == "storage"
            version = live.version(table)
            shown = (live.updates[table]["views"], live.logs[table])
            assert len(moves(data, table)) == version
            writing.execute("PRAGMA max_page_count = 1000000")
            with ada.live() as fresh:
                fresh.subscribe(table)
                assert (fresh.updates[table]["views"], fresh.logs[table]) == shown
                assert fresh.version(table) == version
                play(table, [fresh], 2)


def test_tables_outlive_the_server(data: Path) -> None:
    with running(data) as server:
        table, ada, ben = two_at_a_table(server)
        with ada.live() as hers, ben.live() as his:
            for live in (hers, his):
                live.subscribe(table)
            play(table, [hers, his], 9)
            hers.ask("chat", table=table, text="until tomorrow")
            before = (hers.updates[table], hers.logs[table], len(hers.chats[table]))
        cookie = ada.cookie
    with running(data) as server:
        ada = Guest(server.url, "", cookie=cookie)
        with ada.live() as hers:
            hers.subscribe(table)
            assert hers.updates[table]["views"] == before[0]["views"]
            assert hers.updates[table]["decision"] == before[0]["decision"]
            # Whoever comes is told what the choice was; whoever made it knows.
            undo = hers.updates[table]["undo"]
            assert undo["choice"] is not None
            assert undo | {"choice": None} == before[0]["undo"]
            assert hers.logs[table] == before[1]
            # Also for a client that never noticed that the server was gone.
            seen = {"version": before[0]["version"], "log": len(before[1]), "chat": before[2]}
        with ada.live() as hers:
            hers.updates[table], hers.logs[table] = before[0], before[1]
            hers.subscribe(table, **seen)
            hers.until(lambda: any(one["type"] == "update" for one in hers.heard))
            assert hers.updates[table]["after"] == hers.version(table) == 9
            assert hers.updates[table]["log"] == {"from": len(before[1]), "entries": []}
        ada.close()


def test_a_pass_without_an_order_is_none_by_order_after_a_restart(data: Path) -> None:
    setup = {"seats": 2, "investigators": ["wendy-adams", "roland-banks"]}
    dice = random.Random(6)
    with running(data) as server:
        ada = server.guest("Ada")
        table = ada.new_table(game="lcg", setup=setup, seats=["me", "me"], ready=True)
        cookie = ada.cookie
        with ada.live() as live:
            live.subscribe(table)
            game = server.tables.rooms[table].table
            assert game is not None
            while not (game.past and game.past[-1].spared):
                keys = live.keys(table)
                doing = [key for key in keys if key not in ("done", "pass")]
                live.choose(table, dice.choice(doing or keys))
            assert live.updates[table]["passed"] == 0
    with running(data) as server, Live(server.url, cookie) as live:
        live.subscribe(table)
        assert live.updates[table]["passed"] == 0


def test_a_table_that_nobody_is_at_leaves_memory_and_comes_back(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "TEND_EVERY", 0.02)
    monkeypatch.setattr(tables, "IDLE_SECONDS", 0.1)
    with running(data) as server:
        table, ada = lasting(server, 25)
        with ada.live() as live:
            live.subscribe(table)
            until(lambda: server.tables.rooms[table].snapshot_version > 0)
            before = (live.updates[table]["views"], live.logs[table])
            sleep(0.3)
            assert table in server.tables.rooms
        until(lambda: table not in server.tables.rooms)
        with ada.live() as live:
            live.subscribe(table)
            assert (live.updates[table]["views"], live.logs[table]) == before
            live.do("undo", table=table, version=25)


class TestNewProgram:
    """A version whose rules no longer replay what was chosen."""

    def spoil(self, data: Path, table: str, *, snapshot: bool) -> None:
        with closing(sqlite3.connect(data / "server.db")) as kept, kept:
            kept.execute(
                "UPDATE moves SET key = 'gone' WHERE table_id = ? AND version = 4", (table,)
            )
            if not snapshot:
                kept.execute("UPDATE tables SET snapshot = NULL WHERE id = ?", (table,))

    def begin(self, data: Path) -> tuple[str, str, dict[str, Any]]:
        with running(data) as server:
            table, ada = alone(server)
            with ada.live() as live:
                live.subscribe(table)
                play(table, [live], 12)
                return table, ada.cookie, live.updates[table]

    def test_the_game_goes_on_from_its_snapshot(self, data: Path) -> None:
        table, cookie, before = self.begin(data)
        self.spoil(data, table, snapshot=True)
        for _ in range(2):
            with running(data) as server:
                ada = Guest(server.url, "", cookie=cookie)
                with ada.live() as live:
                    live.subscribe(table)
                    assert live.updates[table]["views"] == before["views"]
                    assert live.updates[table]["decision"] == before["decision"]
                    assert live.updates[table]["undo"] is None
                    live.until(lambda: table in live.chats)
                    told = [one for one in live.chats[table] if "version" in one["text"]]
                    assert len(told) == 1
                ada.close()
        with running(data) as server:
            ada = Guest(server.url, "", cookie=cookie)
            with ada.live() as live:
                live.subscribe(table)
                play(table, [live], 2)
                live.do("undo", table=table, version=14)
            ada.close()

    def test_without_one_it_goes_on_as_far_as_it_fits(self, data: Path) -> None:
        table, cookie, _ = self.begin(data)
        self.spoil(data, table, snapshot=False)
        for _ in range(2):
            with running(data) as server:
                ada = Guest(server.url, "", cookie=cookie)
                with ada.live() as live:
                    live.subscribe(table)
                    assert server.tables.rooms[table].row().choices == 3
                    live.until(lambda: table in live.chats)
                    assert "gone" in live.chats[table][-1]["text"]
                    # What does not fit is not forgotten.
                    assert [key for _, key, _ in moves(data, table)].count(None) == 1
                    assert len(moves(data, table)) == 13
                ada.close()


class TestStorage:
    """The file itself."""

    async def test_a_job_that_fails_takes_nothing_of_the_others_with_it(self, data: Path) -> None:
        storage = Storage(data)
        try:
            person = "INSERT INTO people VALUES (?, 'Ada', 'en', '')"
            await storage.write((person, ("one",)))
            done = await asyncio.gather(
                storage.write((person, ("two",))),
                storage.write((person, ("three",)), (person, ("one",))),
                storage.write((person, ("four",))),
                return_exceptions=True,
            )
            assert [type(one) for one in done] == [type(None), NotKept, type(None)]
            assert storage.read("SELECT id FROM people ORDER BY id") == [
                ("four",),
                ("one",),
                ("two",),
            ]
        finally:
            storage.close()

    def test_a_folder_has_one_server(self, data: Path) -> None:
        storage = Storage(data)
        with pytest.raises(Unusable, match="locked"):
            Storage(data)
        storage.close()
        Storage(data).close()

    @pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
    def test_others_on_the_machine_cannot_read_it(self, data: Path) -> None:
        storage = Storage(data)
        files = list(data.glob("server.db*"))
        assert len(files) == 3
        assert [file.stat().st_mode & 0o077 for file in files] == [0, 0, 0]
        storage.close()
