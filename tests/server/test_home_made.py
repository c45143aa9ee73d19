"""Tables with a set from outside: the page is told of its cards, and a table waits for its set."""

from __future__ import annotations

from pathlib import Path

from tests.home_made import CARD, NAME, brought, changed_card, deck, written

from kadath.server.routes import games as routes

from .serving import Guest, running
from .tables import play


def test_a_table_waits_for_its_set(tmp_path: Path) -> None:
    folder, data = written(tmp_path), tmp_path / "data"
    # Other tests have asked for the components of the box alone, and others will.
    routes._components.cache_clear()
    with brought(folder) as found, running(data) as server:
        ada = server.guest("Ada")
        listed = ada.get("/api/games/lcg/components", language="pl")["components"]
        (lantern,) = [one for one in listed if "facts" in one]
        assert lantern["text"]["home_made"] == "domowej roboty: Światła portu"
        assert lantern["facts"]["face"]["type"] == "asset"
        assert lantern["facts"]["limit"] == 2
        setup = {"investigators": ["wendy-adams"], "decks": [deck()]}
        table = ada.new_table(game="lcg", setup=setup, seats=["me"], ready=True)
        with ada.live() as live:
            live.subscribe(table)
            assert play(table, [live], 6) == 6
            version, cookie = live.version(table), ada.cookie
    routes._components.cache_clear()
    with running(data) as server:
        assert needed(server.url, cookie, table) == found.hash
    with (
        brought(written(tmp_path / "other", **{CARD: changed_card(cost=3)})),
        running(data) as server,
    ):
        assert needed(server.url, cookie, table) == found.hash
    with brought(folder), running(data) as server:
        ada = Guest(server.url, "", cookie=cookie)
        with ada.live() as live:
            live.subscribe(table)
            assert live.version(table) == version
        ada.close()


def needed(url: str, cookie: str, table: str) -> str:
    """The hash that a table waits for, by what is said to somebody who wants to open it."""
    ada = Guest(url, "", cookie=cookie)
    told = ada.get(f"/api/tables/{table}", status=422)["error"]
    ada.close()
    assert told["code"] == "set-needed"
    before, _, after = told["text"].partition(f"“{NAME}” (")
    assert before
    return str(after.partition(")")[0])
