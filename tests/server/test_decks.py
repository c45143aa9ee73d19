"""Decks that people build: theirs alone, and there on every device."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2

from kadath.server.routes import decks
from kadath.server.storage import Storage

from .serving import Running

ROLAND: dict[str, Any] = {
    "id": "first",
    "game": "lcg",
    "name": "Two machetes",
    "investigator": "roland-banks",
    "json": '{"slots": {"01020": 2}}',
}


def test_a_deck_is_kept_changed_and_dropped_for_one_person(server: Running) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    assert ada.post("/api/decks", **ROLAND) == ROLAND
    assert ada.get("/api/decks") == {"decks": [ROLAND]}
    assert ben.get("/api/decks") == {"decks": []}
    changed = {**ROLAND, "name": "  Three\nmachetes "}
    assert ada.post("/api/decks", **changed)["name"] == "Three machetes"
    assert [one["name"] for one in ada.get("/api/decks")["decks"]] == ["Three machetes"]
    # Somebody else's deck of the same id is another one.
    ben.post("/api/decks", **ROLAND)
    assert ben.http.delete("/api/decks/first").json() == {}
    assert len(ada.get("/api/decks")["decks"]) == 1


def test_decks_go_with_the_recovery_link(server: Running) -> None:
    ada = server.guest("Ada")
    ada.post("/api/decks", **ROLAND)
    token = ada.post("/api/me/recovery")["path"].removeprefix("/recover#en.")
    with httpx2.Client(base_url=server.url) as phone:
        phone.post("/api/recover", json={"token": token})
        assert phone.get("/api/decks").json() == {"decks": [ROLAND]}


def test_what_is_no_deck_is_not_kept(server: Running, monkeypatch: Any) -> None:
    ada = server.guest("Ada")
    for wrong in (
        {"id": "../etc"},
        {"name": ""},
        {"name": "\u202e"},
        {"json": "x" * 9000},
        {"investigator": 5},
    ):
        ada.post("/api/decks", status=400, **{**ROLAND, **wrong})
    ada.post("/api/decks", status=404, **{**ROLAND, "game": "chess"})
    monkeypatch.setattr(decks, "MOST_DECKS", 1)
    ada.post("/api/decks", **ROLAND)
    ada.post("/api/decks", **ROLAND)
    assert ada.post("/api/decks", status=409, **{**ROLAND, "id": "second"})["error"]["text"]
    assert httpx2.get(f"{server.url}/api/decks").status_code == 401


def test_a_file_of_an_older_program_gets_room_for_decks(data: Path) -> None:
    Storage(data).close()
    with closing(sqlite3.connect(data / "server.db")) as old, old:
        old.execute("DROP TABLE decks")
        old.execute("ALTER TABLE moves DROP COLUMN joined")
        old.execute("ALTER TABLE moves DROP COLUMN spared")
        old.execute("INSERT INTO people VALUES ('one', 'Ada', 'en', '')")
        old.execute("PRAGMA user_version = 1")
    for _ in range(2):
        storage = Storage(data)
        assert storage.read("SELECT count(*) FROM decks") == [(0,)]
        assert storage.read("SELECT name FROM people") == [("Ada",)]
        storage.close()
