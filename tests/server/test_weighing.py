"""Asking what ticks mean: it has a budget, is private, and is refused where it makes no sense."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.kernel.codec import state_hash
from kadath.server import thinking
from kadath.server.limits import Meter, Rate

from .serving import Live, Running
from .test_card_game import at_the_table, to_the_first_action
from .test_preparing import heard_meanwhile, waiting


def about(table: str, live: Live, *keys: str) -> dict[str, Any]:
    return {"table": table, "version": live.version(table), "keys": list(keys)}


def test_ticks_are_weighed_in_any_order_and_change_nothing(server: Running) -> None:
    table, asked, waits, eve = waiting(server)
    first, second, third, *_ = [one for one in asked.keys(table) if one != "done"]
    room = server.tables.rooms[table]
    assert room.table is not None
    before, updated = state_hash(room.table.state), room.updated
    told = asked.ask("weigh", **about(table, asked, third, first))
    assert told["type"] == "weighed"
    ticked = told["ticked"]
    assert sorted(ticked["keys"]) == sorted([first, third])
    assert second in ticked["addable"]
    assert first not in ticked["addable"]
    assert ticked["whole"]
    assert told["chance"] is None
    # Nobody hears of it, nothing is drawn or kept, and the same is asked as before.
    for other in (waits, eve):
        assert heard_meanwhile(other) == []
    assert (state_hash(room.table.state), room.updated) == (before, updated)
    assert room.table.past == []
    assert asked.is_mine(table)
    for live in (asked, waits, eve):
        live.close()


def test_what_makes_no_sense_is_refused(server: Running) -> None:
    table, asked, waits, eve = waiting(server)
    first, *_ = asked.keys(table)
    for other in (waits, eve):
        assert other.refused("weigh", **about(table, asked, first)) == "wrong-seat"
    assert asked.refused("weigh", **about(table, asked, first, first)) == "not-offered"
    assert asked.refused("weigh", **about(table, asked, "mulligan:9999")) == "not-offered"
    stale = about(table, asked, first) | {"version": asked.version(table) + 1}
    assert asked.ask("weigh", **stale)["code"] == "stale"
    for live in (asked, waits, eve):
        live.close()


def test_nothing_is_weighed_where_one_thing_is_chosen(server: Running) -> None:
    table, (ada, ben, eve) = at_the_table(server)
    chooser = to_the_first_action(table, [ada, ben])
    assert chooser.refused("weigh", **about(table, chooser, chooser.keys(table)[0])) == "not-now"
    for live in (ada, ben, eve):
        live.close()


def test_where_too_much_waits_ticks_are_weighed_without_their_chance(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada, ben, eve) = at_the_table(server)
    chooser = to_the_first_action(table, [ada, ben])
    chooser.choose(table, "investigate")
    chooser.until(lambda: "done" in chooser.keys(table))
    first = chooser.keys(table)[0]
    assert chooser.ask("weigh", **about(table, chooser, first))["chance"] is not None
    monkeypatch.setattr(thinking, "MOST_OF_ONE", 0)
    told = chooser.ask("weigh", **about(table, chooser, first))
    assert (told["type"], told["ticked"]["keys"], told["chance"]) == ("weighed", [first], None)
    for live in (ada, ben, eve):
        live.close()


def test_asking_about_ticks_has_a_budget_of_each_person(server: Running) -> None:
    table, asked, waits, eve = waiting(server)
    first, second, *_ = asked.keys(table)
    server.tables.odds = Meter(Rate(0.001, 2))
    for keys in ((first,), (first, second)):
        assert asked.ask("weigh", **about(table, asked, *keys))["type"] == "weighed"
    assert asked.refused("weigh", **about(table, asked, second)) == "too-fast"
    # Who is refused pays as well, and everybody has a budget of their own.
    foreseen = waits.updates[table]["foreseen"][0]
    key = foreseen["decision"]["options"][0]["key"]
    prepared = about(table, waits, key) | {"seat": foreseen["seat"]}
    assert waits.ask("weigh", **prepared)["ticked"]["keys"] == [key]
    assert waits.refused("weigh", **about(table, waits, key)) == "wrong-seat"
    assert waits.refused("weigh", **prepared) == "too-fast"
    asked.choose(table, "done")
    for live in (asked, waits, eve):
        live.close()
