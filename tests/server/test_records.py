"""Records, replays, branches and reports; and that they stay sealed until the end."""

from __future__ import annotations

import asyncio
import json
import socket
from time import sleep

import pytest

from kadath import games
from kadath.kernel.codec import state_hash
from kadath.kernel.record import Record, replay
from kadath.server.fair import Asker
from kadath.server.thinking import Kind, Thinkers

from .serving import SOON, Guest, Running, until
from .tables import alone, invite, play


@pytest.fixture(scope="module")
def over(server: Running) -> tuple[str, Guest]:
    """A game that is over."""
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        play(table, [live], 2000)
    return table, ada


def record_of(guest: Guest, table: str) -> Record:
    return Record.from_json(guest.http.get(f"/api/tables/{table}/record").text)


def test_everything_is_sealed_while_the_game_lasts(server: Running) -> None:
    table, ada = alone(server)
    seed = str(server.tables.rooms[table].seed)
    for path in ("record", "replay", "chapters"):
        sealed = ada.get(f"/api/tables/{table}/{path}", status=403)
        assert sealed["error"]["code"] == "sealed"
    ada.post(f"/api/tables/{table}/branch", status=403, at=0)
    with ada.live() as live:
        live.subscribe(table)
        report = ada.post(f"/api/tables/{table}/report", text="a monster stands in a wall")
        assert seed not in json.dumps(report)
        assert not any(seed in raw for raw in live.raw)
    file = server.tables.settings.data / "reports" / f"{report['report']}.json"
    assert file.stat().st_mode & 0o077 == 0
    saved = Record.from_json(file.read_text(encoding="utf-8"))
    assert saved.seed == server.tables.rooms[table].seed


def test_a_record_replays_to_the_same_end(server: Running, over: tuple[str, Guest]) -> None:
    table, ada = over
    record = record_of(ada, table)
    *_, last = replay(games.game("final_hour"), record)
    assert state_hash(last) == state_hash(server.tables.rooms[table].table.state)  # type: ignore[union-attr]
    assert record.checks
    server.guest("Eve").get(f"/api/tables/{table}/record", status=404)


def test_a_replay_shows_every_moment_to_every_seat(
    server: Running, over: tuple[str, Guest]
) -> None:
    table, ada = over
    whole = ada.get(f"/api/tables/{table}/replay", seat="open", count=200)
    assert whole["choices"] == len(whole["moments"]) - 1
    record = record_of(ada, table)
    assert [one["made"]["key"] for one in whole["moments"][1:]] == record.choices
    assert [view["seat"] for view in whole["moments"][0]["views"]] == [0, 1]
    assert whole["moments"][-1]["outcome"]["text"]
    part = ada.get(f"/api/tables/{table}/replay", seat="1", **{"from": 5, "count": 3})
    assert [one["at"] for one in part["moments"]] == [5, 6, 7]
    assert part["moments"][0]["views"] == [whole["moments"][5]["views"][1]]
    # From wherever one begins, it is the same game.
    for start in (0, 1, 8, 9, 17, whole["choices"], whole["choices"] + 5):
        some = ada.get(f"/api/tables/{table}/replay", seat="open", **{"from": start, "count": 3})
        assert some["moments"] == whole["moments"][start : start + 3]
    public = ada.get(f"/api/tables/{table}/replay", seat="spectator", count=1, language="uk")
    assert public["moments"][0]["views"][0]["seat"] is None
    ada.get(f"/api/tables/{table}/replay", status=400, seat="7")
    ada.get(f"/api/tables/{table}/replay", status=400, **{"from": "-1"})


def test_a_replay_has_chapters_where_its_rounds_begin(
    server: Running, over: tuple[str, Guest]
) -> None:
    table, ada = over
    found = ada.get(f"/api/tables/{table}/chapters", language="pl")["chapters"]
    assert [one["title"] for one in found] == [f"Runda {n}" for n in range(2, len(found) + 2)]
    for chapter in found:
        part = ada.get(f"/api/tables/{table}/replay", **{"from": chapter["at"], "count": 1})
        assert "round" in [entry["kind"] for entry in part["moments"][0]["log"]]
    server.guest("Eve").get(f"/api/tables/{table}/chapters", status=404)


def test_a_replay_waits_its_turn_elsewhere_and_is_left_alone_when_nobody_waits_for_it(
    server: Running, over: tuple[str, Guest]
) -> None:
    """Nothing of it is worked out where everybody's moves are answered."""
    table, ada = over
    thinkers = server.tables.thinkers
    busy = [server.do(_working(thinkers, Asker("somebody"), Kind.HINT)) for _ in range(8)]
    waiting = thinkers.waits(Kind.HINT)
    head = (
        f"GET /api/tables/{table}/replay HTTP/1.1\r\nHost: x\r\nCookie: kadath={ada.cookie}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port)) as one:
        one.sendall(head.encode())
        until(lambda: thinkers.waits(Kind.HINT) == waiting + 1)
        assert ada.get("/api/me")["person"]["id"] == ada.id
    until(lambda: thinkers.waits(Kind.HINT) == waiting)
    for task in busy:
        server.do(_ended(task))


def test_a_spectator_watches_the_replay(server: Running, over: tuple[str, Guest]) -> None:
    table, ada = over
    eve = server.guest("Eve")
    invite(ada, eve, table, "watch")
    assert eve.get(f"/api/tables/{table}/replay", count=1)["moments"]


def test_one_goes_on_from_any_moment_at_a_table_of_ones_own(
    server: Running, over: tuple[str, Guest]
) -> None:
    table, ada = over
    branch = ada.post(f"/api/tables/{table}/branch", at=7)["table"]
    replay = ada.get(f"/api/tables/{table}/replay", seat="open", **{"from": 7, "count": 1})
    with ada.live() as live:
        live.subscribe(branch)
        assert live.version(branch) == 7
        assert live.updates[branch]["views"] == replay["moments"][0]["views"]
        assert live.updates[branch]["decision"]["mine"]
        play(branch, [live], 2, seed=8)
        live.do("undo", table=branch, version=9)
    ada.post(f"/api/tables/{table}/branch", status=409, at=4999)


def test_a_record_comes_in_again(server: Running, over: tuple[str, Guest]) -> None:
    table, ada = over
    ben = server.guest("Ben")
    record = record_of(ada, table)
    finished = ben.http.post("/api/records", json=json.loads(record.to_json())).json()
    assert finished["misfit"] is None
    assert ben.get(f"/api/tables/{finished['table']}/replay", count=1)["choices"] == len(
        record.choices
    )
    part = record.branch(10)
    begun = ben.http.post("/api/records", json=json.loads(part.to_json())).json()
    with ben.live() as live:
        live.subscribe(begun["table"])
        assert live.version(begun["table"]) == 10
        play(begun["table"], [live], 1)
    part.choices[4] = "nonsense"
    misfit = ben.http.post("/api/records", json=json.loads(part.to_json())).json()
    assert "nonsense" in misfit["misfit"]["text"]
    with ben.live() as live:
        live.subscribe(misfit["table"])
        assert live.version(misfit["table"]) == 4


def a_record(**changed: object) -> str:
    record = Record("final_hour", "", {}, 1)
    return json.dumps(json.loads(record.to_json()) | changed)


@pytest.mark.parametrize(
    "body",
    [
        "[]",
        '"kadath"',
        "{}",
        '{"kadath": 1}',
        a_record(game="chess"),
        a_record(setup={"seats": [1]}),
        a_record(setup={"seats": 2.0}),
        a_record(seed=-1),
        a_record(seed=2**70),
        a_record(seed=1).replace('"seed": 1', '"seed": 1e400'),
        a_record(checks={"one": "two"}),
        a_record(choices=["pass"] * 5001),
        "[" * 100_000,
        a_record(choices=["x" * 6000]),
        a_record(choices=["\ud800"]),
        a_record(setup={"seats": 2, "ancient_one": "\ud800"}),
        a_record(setup={"seats": True}),
    ],
    ids=range(17),
)
def test_what_is_no_record_is_refused(server: Running, body: str) -> None:
    ada = server.guest()
    headers = {"Content-Type": "application/json"}
    refused = ada.http.post("/api/records", content=body, headers=headers)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad-record")
    assert ada.get("/api/tables")["tables"] == []


def test_everybody_sees_that_somebody_may_know_the_seed(
    server: Running, over: tuple[str, Guest]
) -> None:
    table, ada = over
    part = record_of(ada, table).branch(3)
    made = ada.http.post("/api/records", json=json.loads(part.to_json())).json()["table"]
    ben = server.guest("Ben", "pl")
    invite(ada, ben, made)
    with ben.live() as his:
        his.subscribe(made)
        assert his.tables[made]["seed_known_to"] == ada.id
        his.until(lambda: made in his.chats)
        assert "Ada" in his.chats[made][0]["text"]
    assert ada.get(f"/api/tables/{table}")["seed_known_to"] is None


def test_a_record_is_left_alone_when_whoever_asked_has_gone(
    server: Running, over: tuple[str, Guest]
) -> None:
    """One that waits its turn is not played at all."""
    table, ada = over
    body = record_of(ada, table).to_json().encode()
    thinkers, slow = server.tables.thinkers, Asker("somebody")
    before = server.do(_working(thinkers, slow))
    ben = server.guest("Ben")
    head = (
        "POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        f"Cookie: kadath={ben.cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port)) as one:
        one.sendall(head.encode() + body)
        until(lambda: thinkers.waits(Kind.RECORD) == 1)
    until(lambda: thinkers.waits(Kind.RECORD) == 0)
    assert not before.done()
    server.do(_ended(before))
    assert ben.get("/api/tables")["tables"] == []


async def _working(
    thinkers: Thinkers, asker: Asker, kind: Kind = Kind.RECORD
) -> asyncio.Task[None]:
    task = asyncio.create_task(thinkers.think(kind, asker, sleep, SOON))
    await asyncio.sleep(0.01)
    return task


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
