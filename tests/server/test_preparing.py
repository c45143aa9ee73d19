"""Preparing an answer over the wire while somebody else is asked."""

from __future__ import annotations

from typing import Any

from kadath.server.loading import load

from .serving import Live, Running
from .test_card_game import at_the_table


def heard_meanwhile(live: Live) -> list[dict[str, Any]]:
    """All that a client has been sent and has not heard yet."""
    number = live.say("ping")
    heard = []
    while (message := live.hear()).get("type") != "pong" or message["id"] != number:
        heard.append(message)
    return heard


def waiting(server: Running) -> tuple[str, Live, Live, Live]:
    """A table at its first mulligan: who is asked, who waits for that, and who looks on."""
    table, (ada, ben, eve) = at_the_table(server)
    asked, waits = (ada, ben) if ada.is_mine(table) else (ben, ada)
    for live in (asked, waits, eve):
        heard_meanwhile(live)
    return table, asked, waits, eve


def test_an_answer_is_prepared_and_given_once_its_seat_is_asked(server: Running) -> None:
    table, asked, waits, eve = waiting(server)
    (foreseen,) = waits.updates[table]["foreseen"]
    seat = foreseen["seat"]
    assert foreseen["decision"]["mine"]
    keys = [one["key"] for one in foreseen["decision"]["options"]]
    waits.do("prepare_several", table=table, seat=seat, keys=[keys[2], keys[0]])
    heard_meanwhile(waits)
    (prepared,) = waits.updates[table]["foreseen"]
    assert prepared["decision"] is None
    assert len(prepared["prepared"]) == 3
    # It outlives the server.
    kept = load(server.tables.storage, table).room.table
    assert kept is not None
    assert [one.key for one in kept.prepared[seat]] == [keys[0], keys[2], "done"]
    asked.choose(table, "done")
    waits.until_version(table, asked.version(table))
    assert waits.updates[table]["foreseen"] == []
    played = server.tables.rooms[table].table
    assert played is not None
    assert [past.key for past in played.past if past.seat == seat][:3] == [keys[0], keys[2], "done"]
    assert not server.tables.rooms[table].info.seats[seat].prepared
    for live in (asked, waits, eve):
        live.close()


def test_nobody_else_hears_that_or_what_was_prepared(server: Running) -> None:
    table, asked, waits, eve = waiting(server)
    (foreseen,) = waits.updates[table]["foreseen"]
    for other in (asked, eve):
        assert other.updates[table]["foreseen"] == []
    updated = server.tables.rooms[table].updated
    waits.do("prepare", table=table, seat=foreseen["seat"], key="done")
    waits.do("withdraw", table=table, seat=foreseen["seat"])
    waits.do("prepare", table=table, seat=foreseen["seat"], key="done")
    for other in (asked, eve):
        assert heard_meanwhile(other) == []
    assert server.tables.rooms[table].updated == updated
    asked.do("choose", table=table, version=asked.version(table), key="done")
    for other in (asked, eve):
        heard = heard_meanwhile(other)
        assert {message["type"] for message in heard} <= {"update", "ok"}
        assert all(message.get("foreseen", []) == [] for message in heard)
    for live in (asked, waits, eve):
        live.close()


def test_only_ones_own_seat_and_what_is_foreseen_can_be_prepared(server: Running) -> None:
    table, asked, waits, eve = waiting(server)
    (foreseen,) = waits.updates[table]["foreseen"]
    seat = foreseen["seat"]
    assert asked.refused("prepare", table=table, seat=seat, key="done") == "wrong-seat"
    assert eve.refused("withdraw", table=table, seat=seat) == "wrong-seat"
    assert asked.refused("prepare", table=table, seat=1 - seat, key="done") == "not-now"
    refused = waits.ask("prepare", table=table, seat=seat, key="investigate")
    assert refused["code"] == "not-offered"
    assert "done" in refused["offered"]
    for live in (asked, waits, eve):
        live.close()
