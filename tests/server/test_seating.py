"""Making a table, coming to it, sitting down, handing over, leaving; and what the host may do."""

from __future__ import annotations

import pytest

from .serving import Running
from .tables import alone, invite, play, two_at_a_table


def test_a_table_gathers_until_everybody_is_ready(server: Running) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben", "uk")
    table = ada.new_table(setup={"seats": 2}, name="Friday")
    with ada.live() as hers, ben.live() as his:
        info = hers.subscribe(table)
        assert (info["name"], info["status"], info["me"]["seats"]) == ("Friday", "gathering", [0])
        assert {"key": "seats", "value": 2, "label": "Players", "text": "2"} in info["setup_text"]
        assert his.refused("subscribe", table=table) == "no-such-thing"
        token = info["links"]["play"].removeprefix("/join/")
        assert ben.get(f"/api/join/{token}")["table"]["name"] == "Friday"
        ben.post("/api/join", token=token)
        # Whoever comes to play sits down at once, and may stand up again.
        assert his.subscribe(table)["me"]["seats"] == [1]
        his.do("stand", table=table, seat=1)
        assert his.refused("sit", table=table, seat=0) == "seat-taken"
        assert his.refused("ready", table=table, ready=True) == "not-allowed"
        his.do("sit", table=table, seat=1)
        his.do("ready", table=table, ready=True)
        hers.until(lambda: hers.tables[table]["seats"][1]["ready"])
        assert [one["here"] for one in hers.tables[table]["people"]] == [True, True]
        assert hers.tables[table]["status"] == "gathering"
        assert hers.refused("choose", table=table, version=0, key="ready") == "not-now"
        hers.do("ready", table=table, ready=True)
        his.until(lambda: table in his.updates)
        assert his.tables[table]["status"] == "playing"
        assert his.updates[table]["views"][0]["seat"] == 1
        his.until(
            lambda: [one["text"] for one in his.chats.get(table, [])][-1:] == ["Гра починається."]
        )


def test_whoever_comes_when_all_seats_are_taken_gets_none(server: Running) -> None:
    ada, ben, cleo = (server.guest(name) for name in ("Ada", "Ben", "Cleo"))
    table = ada.new_table(setup={"seats": 2})
    invite(ada, ben, table)
    invite(ada, cleo, table)
    with ben.live() as his, cleo.live() as hers:
        assert his.subscribe(table)["me"]["seats"] == [1]
        assert hers.subscribe(table)["me"]["seats"] == []


def test_one_person_alone_begins_at_once_and_may_run_several_seats(server: Running) -> None:
    table, ada = alone(server, seats=3)
    with ada.live() as live:
        live.subscribe(table)
        assert [view["seat"] for view in live.updates[table]["views"]] == [0, 1, 2]
        assert live.is_mine(table)
        assert play(table, [live], 5) == 5


@pytest.mark.parametrize(
    "wanted",
    [
        {"setup": {"seats": 9}},
        {"setup": {"dragons": 1}},
        {"setup": {"investigators": ["jenny_barnes", "jenny_barnes"]}},
        {"setup": {"seats": 2}, "seats": ["me"]},
    ],
)
def test_a_set_up_that_the_game_refuses_makes_no_table(server: Running, wanted: object) -> None:
    ada = server.guest()
    body = {"game": "final_hour", **wanted}  # type: ignore[dict-item]
    assert ada.post("/api/tables", status=422, **body)["error"]["code"] == "bad-setup"
    assert ada.get("/api/tables")["tables"] == []


def test_the_host_changes_the_set_up_and_nobody_is_ready_any_more(server: Running) -> None:
    ada = server.guest()
    table = ada.new_table(setup={"seats": 3})
    with ada.live() as live:
        live.subscribe(table)
        live.do("ready", table=table, ready=True)
        for setup in ({"seats": 7}, {"seats": True}, {"seats": 2.0}, {"lead": [[0]]}):
            assert live.refused("set_up", table=table, setup=setup) == "bad-setup"
        live.do("set_up", table=table, setup={"seats": 2}, name="Solo", options={"hints": False})
        live.until(lambda: live.tables[table]["name"] == "Solo")
        info = live.tables[table]
        assert [seat["ready"] for seat in info["seats"]] == [False, False]
        assert info["options"] == {"hints": False, "what_if": True, "spectators": True}
        assert live.refused("set_up", table=table, options={"cheats": True}) == "malformed"


def test_spectators_see_the_public_view_and_may_not_sit_down(server: Running) -> None:
    table, ada, _ = two_at_a_table(server)
    eve = server.guest("Eve")
    invite(ada, eve, table, "watch")
    with eve.live() as live:
        info = live.subscribe(table)
        assert info["links"] is None
        assert [view["seat"] for view in live.updates[table]["views"]] == [None]
        assert live.updates[table]["decision"]["options"] is None
        version, key = live.version(table), "pass"
        assert live.refused("choose", table=table, version=version, key=key) == "wrong-seat"
        assert live.refused("sit", table=table, seat=0) == "not-allowed"
        assert live.refused("set_up", table=table, name="Mine") == "not-allowed"
        assert live.refused("undo", table=table, version=version) == "nothing-to-undo"


def test_the_host_can_forbid_spectators(server: Running) -> None:
    ada, eve = server.guest(), server.guest("Eve")
    table = ada.new_table(setup={"seats": 2}, options={"spectators": False})
    assert ada.get(f"/api/tables/{table}")["links"]["watch"] is None
    eve.get(f"/api/tables/{table}", status=404)


def test_new_links_void_the_old_ones(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    eve = server.guest("Eve")
    old = ben.get(f"/api/tables/{table}")["links"]["play"].removeprefix("/join/")
    assert ben.post(f"/api/tables/{table}/links", status=403)["error"]["code"] == "not-allowed"
    new = ada.post(f"/api/tables/{table}/links")["links"]["play"].removeprefix("/join/")
    eve.post("/api/join", status=404, token=old)
    assert eve.post("/api/join", token=new)["table"] == table


def test_somebody_sent_away_sees_nothing_any_more(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        hers.subscribe(table)
        his.subscribe(table)
        link = his.tables[table]["links"]["play"].removeprefix("/join/")
        assert his.refused("remove", table=table, person=ada.id) == "not-allowed"
        hers.do("remove", table=table, person=ben.id)
        his.until(lambda: his.heard[-1]["type"] == "gone")
        assert his.heard[-1]["code"] == "removed"
        assert his.refused("subscribe", table=table) == "no-such-thing"
        ben.post("/api/join", status=404, token=link)
        hers.until(lambda: hers.tables[table]["seats"][1]["owner"] is None)
        version = hers.version(table)
        play_on = hers.updates[table]["decision"]["mine"]
        if play_on:
            hers.choose(table)
            assert hers.version(table) == version + 1


def test_a_seat_is_handed_over(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    cleo = server.guest("Cleo")
    invite(ada, cleo, table)
    with ada.live() as hers, ben.live() as his, cleo.live() as third:
        hers.subscribe(table)
        his.subscribe(table)
        third.subscribe(table)
        assert third.updates[table]["views"][0]["seat"] is None
        his.do("give", table=table, seat=1, person=cleo.id)
        third.until(lambda: third.updates[table]["views"][0]["seat"] == 1)
        his.until(lambda: his.updates[table]["views"][0]["seat"] is None)
        # Everything was sent again, since they see another log now.
        assert third.updates[table]["after"] is None
        assert his.updates[table]["after"] is None
        hers.do("host", table=table, person=cleo.id)
        assert hers.refused("give", table=table, seat=1, person=ben.id) == "not-allowed"
        # Her own seat is hers to give.
        hers.do("give", table=table, seat=0, person=ben.id)
        his.until(lambda: his.updates[table]["views"][0]["seat"] == 0)
        hers.until(lambda: hers.updates[table]["views"][0]["seat"] is None)


def test_who_leaves_frees_their_seats_and_somebody_else_is_host(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        his.subscribe(table)
        hers.subscribe(table)
        hers.do("leave", table=table)
        his.until(lambda: his.tables[table]["host"] == ben.id)
        assert his.tables[table]["seats"][0] == {
            "seat": 0,
            "owner": None,
            "bot": None,
            "ready": False,
            "figure": None,
            "deck": None,
        }
        assert ada.get("/api/tables")["tables"] == []
        his.do("sit", table=table, seat=0)
        his.until(lambda: len(his.updates[table]["views"]) == 2)
        assert play(table, [his], 3) == 3


def test_my_tables_say_where_it_is_my_move(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        hers.subscribe(table)
        chooser, other = (ada, ben) if hers.is_mine(table) else (ben, ada)
        (mine,), (theirs,) = (one.get("/api/tables")["tables"] for one in (chooser, other))
        assert (mine["your_move"], theirs["your_move"]) == (True, False)
        assert mine["waiting_for"] == theirs["waiting_for"] == chooser.id
        # Whoever looks elsewhere is told when it is their turn.
        if chooser is ada:
            while hers.is_mine(table):
                hers.choose(table)
            his.until(lambda: his.heard and his.heard[-1]["type"] == "mine")
            assert his.heard[-1]["table"]["your_move"]
    ben.http.delete(f"/api/tables/{table}")
    assert ben.get("/api/tables")["tables"] == []
    assert len(ada.get("/api/tables")["tables"]) == 1


def test_a_socket_looks_at_a_few_tables_only(server: Running) -> None:
    ada = server.guest()
    tables = [ada.new_table(setup={"seats": 1}) for _ in range(9)]
    with ada.live() as live:
        for table in tables[:8]:
            live.subscribe(table)
        assert live.refused("subscribe", table=tables[8]) == "too-many"
        live.do("unsubscribe", table=tables[0])
        live.subscribe(tables[8])
