"""Friends choose before the game whom they play, and bring their own decks."""

from __future__ import annotations

import pytest

from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.decks.exchange import write_json

from .serving import Guest, Live, Running
from .tables import invite


def deck_of(who: str) -> str:
    return write_json(STARTER_DECKS[who])


def gathered(server: Running, **setup: object) -> tuple[str, Guest, Guest]:
    """Ada, who is host, and Ben, who sits beside her; nobody is ready."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.new_table(game="lcg", setup={"seats": 2, **setup})
    invite(ada, ben, table)
    with ben.live() as his:
        his.do("sit", table=table, seat=1)
    return table, ada, ben


def both_ready(table: str, *lives: Live) -> None:
    for live in lives:
        live.do("ready", table=table, ready=True)


def test_a_friend_plays_whom_they_chose_with_the_deck_that_they_brought(server: Running) -> None:
    table, ada, ben = gathered(server)
    deck = deck_of("wendy-adams").replace("Wendy", "My Wendy", 1)
    with ada.live() as hers, ben.live() as his:
        hers.subscribe(table)
        his.do(
            "bring",
            table=table,
            seat=1,
            figure="wendy-adams",
            deck=deck,
            deck_name="Wendy runs",
        )
        hers.until(lambda: hers.tables[table]["seats"][1]["figure"] == "wendy-adams")
        assert hers.tables[table]["seats"][1]["deck"] == "Wendy runs"
        assert not any("runs" not in raw and deck[:200] in raw for raw in hers.raw), "it is Ben's"
        both_ready(table, hers, his)
        hers.until(lambda: table in hers.updates)
    room = server.tables.rooms[table]
    setup = room.info.setup
    assert setup["investigators"][1] == "wendy-adams"
    assert setup["investigators"][0] != "wendy-adams"
    assert setup["decks"] == [deck]


def test_who_chose_goes_before_what_the_host_had_meant_for_another_seat(server: Running) -> None:
    table, ada, ben = gathered(server, investigators=["roland-banks", "daisy-walker"])
    with ada.live() as hers, ben.live() as his:
        his.do("bring", table=table, seat=1, figure="roland-banks")
        both_ready(table, hers, his)
    first, second = server.tables.rooms[table].info.setup["investigators"]
    assert second == "roland-banks"
    assert first != "roland-banks"


@pytest.mark.parametrize(
    ("chosen", "explorers"),
    [
        ("phillip", ["hank_horden", "phillip", "kim_richards", "tomas_haldane"]),
        ("tomas_haldane", ["hank_horden", "tomas_haldane", "kim_richards"]),
    ],
)
def test_figures_planned_beyond_one_for_each_seat_stay(
    server: Running, chosen: str, explorers: list[str]
) -> None:
    planned = ["hank_horden", "lorrai_gerrard", "kim_richards", "tomas_haldane"]
    setup = {"seats": 2, "party": 4, "investigators": planned}
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.new_table(game="machina", setup=setup)
    invite(ada, ben, table)
    with ada.live() as hers, ben.live() as his:
        his.do("sit", table=table, seat=1)
        his.do("bring", table=table, seat=1, figure=chosen)
        both_ready(table, hers, his)
    assert server.tables.rooms[table].info.setup["investigators"] == explorers


def test_nobody_plays_the_figure_of_another_and_nobody_chooses_for_others(server: Running) -> None:
    table, ada, ben = gathered(server)
    with ada.live() as hers, ben.live() as his:
        his.do("bring", table=table, seat=1, figure="agnes-baker")
        assert hers.refused("bring", table=table, seat=0, figure="agnes-baker") == "figure-taken"
        assert hers.refused("bring", table=table, seat=1, figure="roland-banks") == "not-allowed"
        assert his.refused("bring", table=table, seat=1, figure="somebody") == "no-such-thing"
        assert his.refused("bring", table=table, seat=1, deck=deck_of("agnes-baker")) == (
            "no-such-thing"
        )
        other = deck_of("roland-banks")
        assert (
            his.refused("bring", table=table, seat=1, figure="agnes-baker", deck=other)
            == "bad-setup"
        )
        his.do("bring", table=table, seat=1)
        hers.do("bring", table=table, seat=0, figure="agnes-baker")
        his.do("stand", table=table, seat=1)
        hers.do("bot", table=table, seat=1, bot="random")
        hers.do("bring", table=table, seat=1, figure="daisy-walker")


def test_a_deck_that_breaks_rules_is_refused_with_every_reason(server: Running) -> None:
    table, _, ben = gathered(server)
    with ben.live() as his:
        text = "Roland Banks\n\n2x Machete\n2x Leather Coat\n"
        answer = his.ask("bring", table=table, seat=1, figure="roland-banks", deck=text)
        assert (answer["type"], answer["code"]) == ("error", "bad-setup")
        assert len(answer["text"].splitlines()) > 2
        his.subscribe(table)
        assert his.tables[table]["seats"][1]["figure"] is None, "nothing has changed"


@pytest.mark.parametrize("game", ["final_hour", "machina", "arkham"])
def test_in_every_game_people_choose_whom_they_play(server: Running, game: str) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    options = {one["name"]: one["setup"] for one in ada.get("/api/games")["games"]}[game]
    whom = next(
        one for one in options if one["default"] not in [it["value"] for it in one["values"]]
    )
    figure = whom["values"][-1]["value"]
    table = ada.new_table(game=game, setup={"seats": 2})
    invite(ada, ben, table)
    with ada.live() as hers, ben.live() as his:
        his.do("sit", table=table, seat=1)
        his.do("bring", table=table, seat=1, figure=figure)
        both_ready(table, hers, his)
    assert server.tables.rooms[table].info.setup[whom["key"]][1] == figure
