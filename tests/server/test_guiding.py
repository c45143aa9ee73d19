"""First games with a guide, on a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kadath.table.guide import Guidance, Guide

from .serving import Guest, Live, Running, running
from .tables import invite


def learning(server: Running, language: str = "en") -> tuple[str, Guest]:
    """Somebody who has just begun a guided game of the card game."""
    ada = server.guest("Ada", language)
    return ada.post("/api/guided", game="lcg")["table"], ada


def guide(live: Live, table: str) -> dict[str, Any]:
    """What the guide says."""
    said: dict[str, Any] = live.updates[table]["guide"]
    return said


def test_a_first_game_begins_at_once_and_explains_itself(server: Running) -> None:
    table, ada = learning(server, "pl")
    with ada.live() as live:
        live.subscribe(table)
        live.until(lambda: live.is_mine(table))
        assert live.tables[table]["guided"]
        said = guide(live, table)
        assert said["lesson"]["title"] == "Witaj w Arkham"
        assert [rule["id"] for rule in said["lesson"]["rules"]] == ["LCG-095"]
        options = {one["key"] for one in live.updates[table]["decision"]["options"]}
        assert options.issuperset(said["best"])
        assert said["why"]
        live.choose(table, "done")
        assert guide(live, table)["lesson"]["title"] == "Twoja tura: trzy akcje"


def test_advice_is_found_beside_the_loop_that_serves_everybody(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada = learning(server)
    found = Guide.guidance
    on_loop: list[bool] = []

    def watched(guide: Guide, *about: Any) -> Guidance:
        try:
            on_loop.append(asyncio.get_running_loop().is_running())
        except RuntimeError:
            on_loop.append(False)
        return found(guide, *about)

    with ada.live() as live:
        live.subscribe(table)
        live.until(lambda: live.is_mine(table))
        monkeypatch.setattr(Guide, "guidance", watched)
        live.choose(table, "done")
        assert guide(live, table)["why"]
    assert on_loop == [False]


def test_every_first_game_is_dealt_alike(server: Running) -> None:
    rooms = [server.tables.rooms[learning(server)[0]] for _ in range(2)]
    first, second = (room.table.state for room in rooms if room.table is not None)
    assert first == second


def test_the_game_goes_on_without_the_guide_and_stays_without_it(server: Running) -> None:
    table, ada = learning(server)
    with ada.live() as live:
        live.subscribe(table)
        live.until(lambda: live.is_mine(table))
        version = live.version(table)
        live.do("leave_guide", table=table)
        live.until(lambda: not live.tables[table]["guided"])
        live.until(lambda: live.updates[table]["guide"] is None)
        assert live.version(table) == version, "nothing was chosen"
        live.choose(table, "done")
        assert live.updates[table]["guide"] is None


def test_the_guide_speaks_to_nobody_else(server: Running) -> None:
    table, ada = learning(server)
    ben = server.guest("Ben")
    invite(ada, ben, table, "watch")
    with ben.live() as live:
        live.subscribe(table)
        live.until(lambda: table in live.updates)
        assert live.updates[table]["guide"] is None
        assert live.refused("leave_guide", table=table) == "not-allowed"


def test_what_was_explained_is_known_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, ada = learning(server)
        cookie = ada.cookie
        with ada.live() as live:
            live.subscribe(table)
            live.until(lambda: live.is_mine(table))
            live.choose(table, "done")
            live.choose(table, "resource")
            title = guide(live, table)["lesson"]["title"]
    with running(tmp_path) as server, Live(server.url, cookie) as live:
        live.subscribe(table)
        live.until(lambda: live.is_mine(table))
        assert guide(live, table)["lesson"]["title"] == title
        live.choose(table, "resource")
        assert guide(live, table)["lesson"] is None


def test_a_game_without_a_first_game_is_refused(server: Running) -> None:
    ada = server.guest("Ada")
    assert ada.post("/api/guided", status=404, game="chess")["error"]["code"] == "no-such-thing"
