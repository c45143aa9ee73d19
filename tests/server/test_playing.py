"""Choosing: what is done, what is refused, and what everybody is shown."""

from __future__ import annotations

from typing import Any

import pytest

from kadath import rulebook

from .serving import Live, Running
from .tables import alone, asked, play, play_until, two_at_a_table, two_at_once


def test_everybody_sees_a_choice_in_their_own_language(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        lives = [hers, his]
        for live in lives:
            live.subscribe(table)
        play(table, lives, 6)
        assert hers.version(table) == his.version(table) == 6
        assert [one["kind"] for one in hers.logs[table]] != []
        public = {(one["kind"], one["choice"]) for one in hers.logs[table]} & {
            (one["kind"], one["choice"]) for one in his.logs[table]
        }
        assert public
        assert hers.logs[table][0]["text"] != his.logs[table][0]["text"]
        decision = asked(table, lives).updates[table]["decision"]
        book = rulebook.load("final_hour")
        language = "pl" if hers.is_mine(table) else "uk"
        assert [rule["text"] for rule in decision["why"]] == [
            book.rule(rule["id"]).text[language] for rule in decision["why"]
        ]
        assert decision["why"]
        assert decision["trail"][0]["text"]
        assert all(option["text"] for option in decision["options"])


def test_only_who_is_asked_sees_the_options(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        lives = [hers, his]
        for live in lives:
            live.subscribe(table)
        chooser = asked(table, lives)
        other = his if chooser is hers else hers
        assert other.updates[table]["decision"]["options"] is None
        assert "options" not in other.updates[table]["views"][0]["decision"]
        pointed = chooser.updates[table]["decision"]["options"][0]
        assert all(set(thing) == {"kind", "id"} for thing in pointed["points"])


def test_what_is_refused_changes_nothing(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        lives = [hers, his]
        for live in lives:
            live.subscribe(table)
        play(table, lives, 3)
        chooser = asked(table, lives)
        other = his if chooser is hers else hers
        version, key = chooser.version(table), chooser.keys(table)[0]
        before = server.tables.storage.read("SELECT * FROM moves WHERE table_id = ?", table)
        state = server.tables.rooms[table].row()
        attempts: list[tuple[Live, str, dict[str, Any]]] = [
            (other, "wrong-seat", {"version": version, "key": key}),
            (chooser, "stale", {"version": version - 1, "key": key}),
            (chooser, "stale", {"version": version + 1, "key": key}),
            (chooser, "not-offered", {"version": version, "key": "destroy:everything"}),
            (chooser, "malformed", {"version": version}),
            (chooser, "malformed", {"version": str(version), "key": key}),
            (chooser, "malformed", {"version": version, "key": key, "seat": 0}),
            (chooser, "malformed", {"version": -1, "key": key}),
            (chooser, "malformed", {"version": 10**30, "key": key}),
            (chooser, "no-such-thing", {"version": version, "key": key, "table": "another"}),
        ]
        for live, code, fields in attempts:
            assert live.refused("choose", **({"table": table} | fields)) == code
        twice = chooser.refused("confirm", table=table, version=version, keys=[key, key])
        assert twice == "not-offered"
        answer = chooser.ask("choose", table=table, version=version, key="nonsense")
        assert answer["offered"] == chooser.keys(table)
        assert server.tables.storage.read("SELECT * FROM moves WHERE table_id = ?", table) == before
        assert server.tables.rooms[table].row()._replace(updated="") == state._replace(updated="")
        # A choice that is sent twice is made once.
        chooser.choose(table, key)
        assert chooser.refused("choose", table=table, version=version, key=key) == "stale"
        assert server.tables.rooms[table].version == version + 1


def test_who_is_stale_is_shown_the_newest(server: Running) -> None:
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        live.choose(table)
        updates = len([one for one in live.heard if one["type"] == "update"])
        assert live.refused("choose", table=table, version=0, key="x") == "stale"
        live.until(lambda: len([one for one in live.heard if one["type"] == "update"]) > updates)
        assert (live.updates[table]["after"], live.version(table)) == (1, 1)


def test_several_things_are_chosen_at_once_or_not_at_all(server: Running) -> None:
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        room = server.tables.rooms[table]
        play_until(table, [live], lambda: two_at_once(room))
        keys = two_at_once(room)
        assert keys is not None
        version, lines = live.version(table), len(live.logs[table])
        for wrong in ([*keys, "nonsense"], [keys[0], keys[0]]):
            assert (
                live.refused("confirm", table=table, version=version, keys=wrong) == "not-offered"
            )
        live.do("confirm", table=table, version=version, keys=keys)
        live.until(lambda: live.version(table) > version)
        numbers = [one["choice"] for one in live.logs[table][lines:]]
        assert set(numbers) <= set(range(version + 1, live.version(table) + 1))


def test_a_whole_game_ends_and_its_outcome_is_told(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        lives = [hers, his]
        for live in lives:
            live.subscribe(table)
        made = play(table, lives, 2000)
        outcome = his.updates[table]["outcome"]
        assert outcome["text"]
        his.until(lambda: his.tables[table]["status"] == "finished")
        (mine,) = ada.get("/api/tables")["tables"]
        assert (mine["status"], mine["choices"]) == ("finished", made)
        assert mine["outcome"]["reason"] == outcome["reason"]


def test_another_language_is_spoken_at_once_and_everywhere(server: Running) -> None:
    table, ada, _ = two_at_a_table(server)
    with ada.live() as one, ada.live() as other:
        one.subscribe(table)
        other.subscribe(table)
        polish = one.updates[table]["decision"]["prompt"]
        assert one.refused("language", language="de") == "no-such-thing"
        one.do("language", language="en")
        for live in (one, other):
            while live.updates[table]["decision"]["prompt"] == polish:
                live.hear()
            assert live.updates[table]["after"] is None
            assert live.tables[table]["title"] == "Arkham Horror: Final Hour"


class TestResuming:
    """A client that was away comes back to the same prompt."""

    def test_it_gets_only_what_it_lacks(self, server: Running) -> None:
        table, ada, ben = two_at_a_table(server)
        with ada.live() as hers:
            with ben.live() as his:
                lives = [hers, his]
                for live in lives:
                    live.subscribe(table)
                play(table, lives, 8)
                seen = {
                    "version": his.version(table),
                    "log": len(his.logs[table]),
                    "chat": len(his.chats[table]),
                }
                kept = (his.updates[table], his.logs[table], his.chats[table])
            with ben.live() as his:
                while hers.is_mine(table) and hers.version(table) < seen["version"] + 3:
                    hers.choose(table)
                his.updates[table], his.logs[table], his.chats[table] = kept
                his.subscribe(table, **seen)
                his.until(lambda: his.version(table) == hers.version(table))
                if his.version(table) > seen["version"]:
                    assert his.updates[table]["after"] == seen["version"]
                    assert his.updates[table]["log"]["from"] == seen["log"]
                with ben.live() as fresh:
                    fresh.subscribe(table)
                    assert fresh.logs[table] == his.logs[table]
                    assert fresh.updates[table]["views"] == his.updates[table]["views"]
                    assert fresh.updates[table]["decision"] == his.updates[table]["decision"]

    @pytest.mark.parametrize(
        "seen",
        [
            {"version": 999, "log": 3, "chat": 999},
            {"version": 2, "log": 999},
            {"version": 0, "log": 1},
        ],
    )
    def test_it_gets_everything_where_it_stands_nowhere(
        self, server: Running, seen: dict[str, int]
    ) -> None:
        table, ada = alone(server)
        with ada.live() as live:
            live.subscribe(table)
            play(table, [live], 4)
            log = live.logs[table]
        with ada.live() as live:
            live.subscribe(table, **seen)
            assert live.updates[table]["after"] is None
            assert live.logs[table] == log

    def test_what_was_taken_back_meanwhile_is_gone(self, server: Running) -> None:
        table, ada = alone(server)
        with ada.live() as live, ada.live() as away:
            live.subscribe(table)
            away.subscribe(table)
            play(table, [live], 6)
            away.until(lambda: away.version(table) == 6)
            seen = {"version": 6, "log": len(away.logs[table])}
            away.do("unsubscribe", table=table)
            for _ in range(3):
                live.do("undo", table=table, version=live.version(table))
                live.until(lambda: live.updates[table]["version"] > 6)
            play(table, [live], 1, seed=9)
            kept = (away.updates[table], away.logs[table])
            away.updates[table], away.logs[table] = kept
            away.subscribe(table, **seen)
            away.until(lambda: away.version(table) == live.version(table))
            assert away.logs[table] == live.logs[table]
