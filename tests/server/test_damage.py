"""What is damaged spoils only itself."""

from __future__ import annotations

import json
import resource
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kadath.kernel.record import Record

from .serving import Guest, running
from .tables import alone, play


@pytest.fixture
def two(data: Path) -> tuple[str, str, str]:
    """A table that is left alone, one that will be damaged, and whose they are."""
    with running(data) as server:
        table, ada = alone(server)
        with ada.live() as live:
            live.subscribe(table)
            play(table, [live], 5)
        other = ada.new_table(setup={"seats": 2})
        return other, table, ada.cookie


def damage(data: Path, sql: str, *values: str) -> None:
    with closing(sqlite3.connect(data / "server.db")) as kept, kept:
        kept.execute(sql, values)


@pytest.mark.parametrize("column", ["info = '{'", "info = 'null'", "game = 'chess'"])
def test_a_table_that_cannot_be_read_is_shown_as_one_and_exported(
    data: Path, two: tuple[str, str, str], column: str
) -> None:
    other, table, cookie = two
    damage(data, f"UPDATE tables SET {column} WHERE id = ?", table)
    with running(data) as server:
        ada = Guest(server.url, "", cookie=cookie)
        listed = {one["table"]: one["readable"] for one in ada.get("/api/tables")["tables"]}
        assert listed == {other: True, table: False}
        assert ada.get(f"/api/tables/{table}", status=422)["error"]["code"] == "unreadable"
        with ada.live() as live:
            assert live.refused("subscribe", table=table) == "unreadable"
            live.subscribe(other)
        rest = ada.http.get(f"/api/tables/{table}/export")
        assert len(Record.from_json(rest.text).choices) == 5
        assert rest.json()["row"]["id"] == table
        server.guest("Eve").get(f"/api/tables/{table}/export", status=404)
        # What can be read stays sealed.
        assert ada.get(f"/api/tables/{other}/export", status=403)["error"]["code"] == "sealed"
        assert ada.http.delete(f"/api/tables/{table}").status_code == 200
        assert [one["table"] for one in ada.get("/api/tables")["tables"]] == [other]
        ada.close()


@pytest.mark.parametrize("snapshot", ["{", "[]", "null", '{"game": 7}'])
def test_a_damaged_snapshot_falls_back_to_the_record(
    data: Path, two: tuple[str, str, str], snapshot: str
) -> None:
    _, table, cookie = two
    damage(data, "UPDATE tables SET snapshot = ? WHERE id = ?", snapshot, table)
    with running(data) as server:
        ada = Guest(server.url, "", cookie=cookie)
        with ada.live() as live:
            live.subscribe(table)
            assert live.version(table) == 5
            play(table, [live], 1)
        ada.close()


def test_a_damaged_message_and_a_damaged_deck_hide_no_others(
    data: Path, two: tuple[str, str, str]
) -> None:
    _, table, cookie = two
    deck: dict[str, Any] = {
        "id": "a",
        "game": "lcg",
        "name": "A",
        "investigator": "x",
        "json": "{}",
    }
    with running(data) as server:
        ada = Guest(server.url, "", cookie=cookie)
        ada.post("/api/decks", **deck)
        ada.post("/api/decks", **(deck | {"id": "b"}))
        ada.close()
    damage(data, "UPDATE messages SET body = '{' WHERE table_id = ? AND number = 0", table)
    damage(data, "UPDATE decks SET body = '{' WHERE id = 'a'")
    with running(data) as server:
        ada = Guest(server.url, "", cookie=cookie)
        assert [one["id"] for one in ada.get("/api/decks")["decks"]] == ["b"]
        with ada.live() as live:
            live.subscribe(table)
            live.until(lambda: table in live.chats)
            assert live.chats[table][0]["text"]
        ada.close()


def test_a_report_that_finds_no_room_leaves_no_file(data: Path) -> None:
    with running(data) as server:
        table, ada = alone(server)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
        try:
            refused = ada.post(f"/api/tables/{table}/report", status=503, text="a wall")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert refused["error"]["code"] == "storage"
        assert list((data / "reports").iterdir()) == []
        number = ada.post(f"/api/tables/{table}/report", text="a wall")["report"]
        json.loads((data / "reports" / f"{number}.json").read_text(encoding="utf-8"))
