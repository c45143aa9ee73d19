"""Playing once more after a game: the same people, at one table, with the same decks."""

from __future__ import annotations

import random
from typing import Any

from .serving import Live, Running
from .tables import alone, asked, invite, play, together, two_at_a_table


def test_the_same_people_meet_at_one_table(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    eve = server.guest("Eve")
    invite(ada, eve, table, "watch")
    ada.post(f"/api/tables/{table}/again", status=403)
    with ada.live() as hers, ben.live() as his:
        for live in (hers, his):
            live.subscribe(table)
        play(table, [hers, his], 2000)
        eve.post(f"/api/tables/{table}/again", status=403)
        assert his.tables[table]["again"] is None
        again = ada.post(f"/api/tables/{table}/again")["table"]
        his.until(lambda: his.tables[table]["again"] == again)
        info = his.subscribe(again)
        assert (info["status"], info["me"]["seats"]) == ("gathering", [1])
        assert [seat["ready"] for seat in info["seats"]] == [True, False]
        assert {one["name"]: one["spectator"] for one in info["people"]} == {
            "Ada": False,
            "Ben": False,
            "Eve": True,
        }
        assert ben.post(f"/api/tables/{table}/again")["table"] == again
        his.until(lambda: his.tables[again]["status"] == "playing")
        assert ada.post(f"/api/tables/{table}/again")["table"] == again, "it has begun"
    assert again in [one["table"] for one in eve.get("/api/tables")["tables"]]


def test_somebody_alone_begins_at_once(server: Running) -> None:
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        play(table, [live], 2000)
    again = ada.post(f"/api/tables/{table}/again")["table"]
    assert again != table
    assert server.tables.rooms[again].status == "playing"


def test_decks_and_their_weaknesses_are_the_same(server: Running) -> None:
    ada = server.guest("Ada")
    table = ada.new_table(game="lcg", setup={"seats": 1}, seats=["me"], ready=True)
    with ada.live() as live:
        live.subscribe(table)
        play_to_the_end(table, live)
    again = ada.post(f"/api/tables/{table}/again")["table"]
    decks = []
    for one in (table, again):
        state: Any = server.tables.rooms[one].table.state  # type: ignore[union-attr]
        (member,) = state.campaign.members
        decks.append((member.investigator, sorted(member.deck.listed())))
    assert decks[0] == decks[1]


def play_to_the_end(table: str, live: Live) -> None:
    """Play at random until the game is over."""
    dice = random.Random(1)
    for _ in range(3000):
        together(table, [live])
        if live.updates[table]["decision"] is None:
            return
        chooser = asked(table, [live])
        chooser.choose(table, dice.choice(chooser.keys(table)))
    raise AssertionError("the game does not end")
