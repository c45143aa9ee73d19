"""A server starts with the tables of an earlier version, and each opens where it stood.

`from_before` has the database of a server before states had layouts, with tables of both games in
the lobby, under way and finished, with bots, chat, orders and choices taken back, and what that
server showed to each person at each table.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from .serving import Guest, Live, Running, running

BEFORE = Path(__file__).parent / "from_before"
SHOWN = json.loads((BEFORE / "shown.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("before")
    with closing(sqlite3.connect(data / "server.db")) as database:
        database.executescript((BEFORE / "server.sql").read_text(encoding="utf-8"))
    with running(data) as one:
        yield one


def known(server: Running, person: str) -> Guest:
    """Somebody who was there before."""
    return Guest(server.url, "", cookie=SHOWN["people"][person])


def shown(live: Live, table: str) -> dict[str, Any]:
    """What a person is shown of a table that is under way or over."""
    update = live.updates[table]
    asked, undo, outcome = update["decision"], update["undo"], update["outcome"]
    options = asked and asked["options"]
    return {
        "version": update["version"],
        "asked": asked and [asked["seat"], asked["ask"], options and live.keys(table)],
        "undo": undo and [undo["taken_back"], len(undo["needed"])],
        "outcome": outcome and [outcome["won"], outcome["reason"]],
    }


@pytest.mark.parametrize(
    "before", SHOWN["tables"], ids=[f"{one['name']}-{one['person']}" for one in SHOWN["tables"]]
)
def test_a_table_opens_where_it_stood(server: Running, before: dict[str, Any]) -> None:
    table = before["table"]
    with closing(known(server, before["person"])) as guest, guest.live() as live:
        assert live.subscribe(table)["status"] == before["status"]
        if before["status"] != "gathering":
            now = shown(live, table)
            if before["outcome"]:
                # The last choice of a game that is over could not be undone in those days.
                del now["undo"]
            assert now == {key: before[key] for key in now}
            # What happened may be told in better words, and more of it, than it was.
            assert len(live.logs[table]) >= before["log"][0]
        for text in before["chat"]:
            live.until(lambda: table in live.chats)
            assert text in [message["text"] for message in live.chats[table]]


def test_a_table_from_before_is_played_on(server: Running) -> None:
    before = next(one for one in SHOWN["tables"] if one["name"] == "cards, campaign")
    table = before["table"]
    with closing(known(server, "Ada")) as ada, ada.live() as live:
        live.subscribe(table)
        live.choose(table, "join:skids-otoole")
        live.do("undo", table=table, version=live.version(table))
        live.until_version(table, before["version"] + 2)
        now = shown(live, table)
        assert now["asked"] == before["asked"]
