"""Malformed, oversized, too fast, sent again, out of turn, for another's seat: refused."""

from __future__ import annotations

import json
import random
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from kadath.server.limits import Bucket, Limits, Meter, Rate
from kadath.server.problems import Refused

from .serving import GENEROUS, SOON, Live, Running, running, until
from .tables import asked, play, two_at_a_table

STRANGE: list[Any] = [
    None, True, 0, -1, 2**31, 2**63, 2**80, 1e308, 0.5, "", "a", "a" * 300, "\x00", "\ud800",
    "🦑", [], [[]], {}, {"a": 1}, [None] * 70, "../../etc/passwd", "' OR 1=1 --", "<script>",
]  # fmt: skip
TYPES = [
    "subscribe", "unsubscribe", "choose", "confirm", "undo", "undo_answer", "chat", "point", "sit",
    "stand", "ready", "bot", "leave", "hint", "what_if", "set_up", "give", "remove", "host",
    "language", "ping", "update", "nonsense", "",
]  # fmt: skip
FIELDS = [
    "table", "version", "key", "keys", "seen", "agree", "text", "thing", "seat", "ready", "bot",
    "setup", "name", "options", "person", "language",
]  # fmt: skip


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "{}",
        '{"type": "ping"}',
        '{"type": "ping", "id": "one"}',
        '{"type": "ping", "id": -1}',
        '{"type": "ping", "id": 1, "more": 2}',
        '{"id": 1, "type": ["ping"]}',
        '{"type": "ping", "id": 1e999}',
        "[" * 5000,
        '{"type": "chat", "id": 1, "table": "x", "text": "' + "\\u0000" * 2000 + '"}',
        "\x00",
    ],
)
def test_a_malformed_message_is_refused_and_the_socket_stays_open(
    server: Running, raw: str
) -> None:
    ada = server.guest()
    with ada.live() as live:
        live.hear()
        live.socket.send(raw)
        answer = live.hear()
        assert (answer["type"], answer["code"]) in {("error", "malformed"), ("error", "too-large")}
        assert live.ask("ping")["type"] == "pong"


def test_what_is_not_text_is_refused(server: Running) -> None:
    with server.guest().live() as live:
        live.hear()
        live.socket.send(b'{"type": "ping", "id": 1}')
        assert live.hear()["code"] == "malformed"


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(server: Running) -> None:
    with server.guest().live() as live:
        live.hear()
        live.socket.send(json.dumps({"type": "ping", "id": 1, "text": "a" * 9000}))
        assert live.hear()["code"] == "too-large"
        live.socket.send(json.dumps({"type": "ping", "id": 1, "text": "a" * 70_000}))
        assert live.closed_with() == 1009


def test_long_bodies_are_refused(server: Running) -> None:
    ada = server.guest()
    refused = ada.http.patch("/api/me", json={"name": "a" * 20_000})
    assert (refused.status_code, refused.json()["error"]["code"]) == (413, "too-large")
    assert ada.http.patch("/api/me", json={"name": "a" * 41}).status_code == 400


def test_strange_messages_do_no_harm(server: Running) -> None:
    """Thousands of messages of no or any sense, from somebody at the table and from a stranger."""
    table, ada, ben = two_at_a_table(server)
    eve = server.guest("Eve")
    dice = random.Random(11)
    with ada.live() as hers, ben.live() as his, eve.live() as stranger:
        for live in (hers, his):
            live.subscribe(table)
        play(table, [hers, his], 5)
        room = server.tables.rooms[table]
        for _ in range(1500):
            live = dice.choice((his, stranger))
            fields = {name: dice.choice(STRANGE) for name in FIELDS if dice.random() < 0.25}
            if dice.random() < 0.7:
                fields["table"] = table
            if dice.random() < 0.3:
                fields["version"] = room.version
            kind = dice.choice([one for one in TYPES if one not in ("leave", "hint", "what_if")])
            number = live.say(kind, **fields)
            answer = live.hear()
            # What cannot be read at all has no number.
            while answer.get("id", -1) not in (number, None):
                answer = live.hear()
            assert answer["type"] in ("ok", "error", "pong")
            assert answer.get("code") not in ("failed", "storage")
        assert room.info.host == ada.id
        assert room.info.seats_of(ada.id) == (0,)
        assert room.info.member(eve.id) is None
        # The game has not moved but by what those who were asked chose, or took back.
        with ada.live() as fresh:
            fresh.subscribe(table)
            hers.until_version(table, room.version)
            assert fresh.updates[table]["views"] == hers.updates[table]["views"]


def test_a_strangers_every_message_is_refused(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    eve = server.guest("Eve")
    with ada.live() as hers, eve.live() as stranger:
        hers.subscribe(table)
        before = server.tables.rooms[table].row()
        sensible: dict[str, dict[str, Any]] = {
            "subscribe": {},
            "choose": {"version": 0, "key": "pass"},
            "confirm": {"version": 0, "keys": ["pass"]},
            "undo": {"version": 0},
            "undo_answer": {"version": 0, "agree": True},
            "chat": {"text": "hello"},
            "point": {"thing": None},
            "sit": {"seat": 0},
            "stand": {"seat": 0},
            "ready": {"ready": True},
            "bot": {"seat": 0, "bot": "random"},
            "leave": {},
            "hint": {"version": 0},
            "what_if": {"version": 0, "seat": 0},
            "set_up": {"name": "mine"},
            "give": {"seat": 0, "person": eve.id},
            "remove": {"person": ben.id},
            "host": {"person": eve.id},
        }
        for kind, fields in sensible.items():
            assert stranger.refused(kind, table=table, **fields) == "no-such-thing"
        for path in ("", "/record", "/replay"):
            eve.get(f"/api/tables/{table}{path}", status=404)
        eve.post(f"/api/tables/{table}/links", status=404)
        eve.post(f"/api/tables/{table}/report", status=404, text="x")
        eve.post(f"/api/tables/{table}/branch", status=404, at=0)
        assert eve.http.delete(f"/api/tables/{table}").status_code == 404
        assert server.tables.rooms[table].row() == before


def test_a_message_that_is_sent_again_is_not_done_again(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        lives = [hers, his]
        for live in lives:
            live.subscribe(table)
        chooser = asked(table, lives)
        message = json.dumps(
            {
                "type": "choose",
                "id": 900,
                "table": table,
                "version": 0,
                "key": chooser.keys(table)[0],
            }
        )
        for _ in range(20):
            chooser.socket.send(message)
        answers: list[dict[str, Any]] = []
        while len(answers) < 20:
            heard = chooser.hear()
            if heard.get("id") == 900:
                answers.append(heard)
        assert [one["type"] for one in answers] == ["ok"] + ["error"] * 19
        assert {one["code"] for one in answers[1:]} <= {"stale"}
        assert server.tables.rooms[table].version == 1


class TestLimits:
    """Whoever asks for too much is slowed down, and nobody else."""

    def test_too_many_messages_are_refused_and_in_the_end_the_connection(self, data: Path) -> None:
        limits = GENEROUS._replace(messages=Rate(0.001, 5))
        with running(data, limits=limits) as server:
            with server.guest().live() as live:
                for _ in range(5):
                    assert live.ask("ping")["type"] == "pong"
                # It may be over before the last one is said.
                with suppress(ConnectionClosed):
                    for _ in range(150):
                        live.say("ping")
                assert live.closed_with() == 4429
            assert "too-fast" in {one.get("code") for one in live.heard}
            with server.guest("Ben").live() as other:
                assert other.ask("ping")["type"] == "pong"

    def test_several_sockets_of_one_person_say_no_more_than_one(self, data: Path) -> None:
        limits = GENEROUS._replace(messages=Rate(0.001, 5))
        with running(data, limits=limits) as server:
            ada = server.guest()
            with ada.live() as one, ada.live() as other:
                assert [one.ask("ping")["type"] for _ in range(5)] == ["pong"] * 5
                assert other.refused("ping") == "too-fast"
            with server.guest("Ben").live() as his:
                assert his.ask("ping")["type"] == "pong"

    def test_too_many_requests_are_refused(self, data: Path) -> None:
        limits = GENEROUS._replace(requests=Rate(0.001, 20), guests=Rate(0.001, 3))
        with running(data, limits=limits) as server:
            made = [httpx2.post(f"{server.url}/api/me", json={"name": "x"}) for _ in range(5)]
            assert [one.status_code for one in made] == [200, 200, 200, 429, 429]
            assert int(made[-1].headers["retry-after"]) >= 1
            asked = [httpx2.get(f"{server.url}/api/health").status_code for _ in range(20)]
            assert 429 in asked

    def test_too_many_sockets_are_turned_away(self, data: Path) -> None:
        with running(data, limits=GENEROUS._replace(sockets_each=2)) as server:
            ada = server.guest()
            first, second = ada.live(), ada.live()
            first.hear()
            second.hear()
            third = Live(server.url, ada.cookie)
            assert third.closed_with() == 4429
            first.close()

            def is_let_in() -> bool:
                # That somebody has gone is noticed a moment later.
                with suppress(ConnectionClosed):
                    return ada.live().hear()["type"] in ("hello", "mine")
                return False

            until(is_let_in)

    def test_a_bucket_fills_up_again(self) -> None:
        bucket = Bucket(Rate(1000, 2))
        assert [bucket.take() > 0 for _ in range(2)] == [False, False]
        bucket.at -= 1
        assert bucket.take() == 0

    def test_a_meter_counts_everybody_apart_and_forgets_the_quiet(self) -> None:
        meter = Meter(Rate(0.001, 1))
        for number in range(30_000):
            meter.take(str(number))
        with pytest.raises(Refused, match="too-fast"):
            meter.take("29999")
        meter.take("0")

    def test_what_costs_more_counts_more(self) -> None:
        meter = Meter(Rate(0.001, 10))
        meter.take("ada", 7)
        with pytest.raises(Refused, match="too-fast"):
            meter.take("ada", 4)
        meter.take("ada", 3)

    def test_people_do_not_come_near_the_limits(self) -> None:
        limits = Limits()
        assert limits.messages.per_second >= 10
        assert limits.requests.burst >= 100


def test_a_client_that_goes_away_in_the_middle_does_no_harm(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers:
        hers.subscribe(table)
        for _ in range(10):
            rude = Live(server.url, ben.cookie)
            rude.say("subscribe", table=table)
            rude.say("choose", table=table, version=0, key="pass")
            rude.socket.socket.shutdown(socket.SHUT_RDWR)
            rude.close()
        assert hers.ask("ping")["type"] == "pong"
        hers.until(lambda: [one["here"] for one in hers.tables[table]["people"]] == [True, False])


@pytest.mark.parametrize(
    "origin",
    [
        "http://[", "http://[::1", "null", "//", "http://127.0.0.1:99999999", "\xff",
        "https://{host}", "http://{host}.evil.example", "http://evil.example#{host}",
        "http://evil.example@{host}", "ws://{host}", "{host}", "file://{host}",
    ],
)  # fmt: skip
def test_an_odd_origin_is_another_site(server: Running, origin: str) -> None:
    """Also the same host by another scheme: a page that came unprotected may be anybody's."""
    ada = server.guest()
    given = {b"Origin": origin.format(host=f"127.0.0.1:{server.port}").encode("latin-1")}
    answer = ada.http.post("/api/me/recovery", json={}, headers=given)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
    with pytest.raises(ConnectionClosed) as closed, Live(server.url, ada.cookie, origin) as live:
        live.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_behind_a_proxy_the_origin_has_the_scheme_that_it_passes_on(server: Running) -> None:
    ada = server.guest()
    given = {"X-Forwarded-Proto": "https", "Host": "kadath.example"}
    for origin, status in (("https", 200), ("http", 403)):
        headers = given | {"Origin": f"{origin}://kadath.example"}
        assert ada.http.post("/api/me/recovery", json={}, headers=headers).status_code == status


@pytest.mark.parametrize("host", ["[", "[::1", "a b", "x" * 5000, "\xff", "a:b:c", "", "a/b?c"])
def test_an_odd_host_is_no_error(server: Running, host: str) -> None:
    given = {b"Host": host.encode("latin-1")}
    with httpx2.Client(base_url=server.url) as http:
        assert http.post("/api/me", json={"name": "Ada"}, headers=given).status_code == 200
        for path in ("/", "/api/me", "/api/address", "/api/qr.svg?path=/"):
            assert http.get(path, headers=given).status_code < 500


LINE = "1 " + "a" * 5000


@pytest.mark.parametrize(
    "deck", [LINE, "9" * 5000 + " Knife", "[" * 5000, "1 ab\x00\x1b[31m", "\u202e" * 1000]
)
def test_a_deck_of_nonsense_is_told_to_be_one(server: Running, deck: str) -> None:
    ada = server.guest()
    found = ada.post("/api/games/lcg/decks", deck=deck)
    assert found["reasons"]
    assert "\x1b" not in json.dumps(found["reasons"], ensure_ascii=False)


@pytest.mark.parametrize(
    "raw",
    [
        b"GARBAGE\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
        b"GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n",
        b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        (
            b"GET /nothing HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ),
    ],
    ids=range(7),
)
def test_every_answer_has_the_headers_of_security(server: Running, raw: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=SOON) as one:
        one.sendall(raw)
        head = one.recv(10_000).lower()
    assert b"\r\ncontent-security-policy: default-src 'none'" in head
    assert b"\r\nx-content-type-options: nosniff" in head


def test_an_error_of_the_program_has_them_too(server: Running) -> None:
    """And says what happened in the words of whoever asked."""
    ada = server.guest("Ada", "pl")
    table = ada.new_table(setup={"seats": 2})
    room = server.tables.rooms[table]
    seats, room.info.seats = room.info.seats, None  # type: ignore[assignment]
    try:
        answer = ada.http.get(f"/api/tables/{table}")
    finally:
        room.info.seats = seats
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "failed"
    assert answer.headers["x-frame-options"] == "DENY"
