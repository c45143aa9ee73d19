"""What happened is sent moment by moment, before the view that it led to."""

from __future__ import annotations

from typing import Any

import pytest

from kadath import games
from kadath.server import table_log

from .serving import Live, Running
from .tables import alone, invite, lasting, play, two_at_a_table


def shown_after(things: dict[str, Any], moments: list[Any]) -> dict[str, Any]:
    """What a client shows that goes from a view through moments."""
    things = dict(things)
    for moment in moments:
        (changed,) = moment["changed"]
        for key in changed.get("gone", ()):
            del things[key]
        things |= changed.get("things", {})
    return things


class Gone:
    """What a client had when it lost its connection."""

    def __init__(self, live: Live, table: str) -> None:
        self.table = table
        self.update = live.updates[table]
        self.log = list(live.logs[table])
        self.chat = list(live.chats.get(table, ()))

    def comes_back(self, live: Live) -> dict[str, Any]:
        """Subscribe with what was seen; the update that follows."""
        live.updates[self.table], live.logs[self.table] = self.update, list(self.log)
        live.chats[self.table] = list(self.chat)
        live.say(
            "subscribe",
            table=self.table,
            seen={
                "version": self.update["version"],
                "log": len(self.log),
                "chat": len(self.chat),
            },
        )
        live.until(lambda: live.updates[self.table] is not self.update)
        update: dict[str, Any] = live.updates[self.table]
        return update


@pytest.mark.parametrize("name", games.playable())
def test_every_line_is_a_moment_and_all_that_is_shown_has_a_name(
    server: Running, name: str
) -> None:
    table, ada, ben = two_at_a_table(server, game=name)
    eve = server.guest("Eve")
    invite(ada, eve, table, "watch")
    lives = [guest.live() for guest in (ada, ben, eve)]
    words: list[set[str]] = [set(), set(), set()]
    moved = 0
    for live, known in zip(lives, words, strict=True):
        live.subscribe(table)
        assert live.updates[table]["moments"] is None
        known.update(live.updates[table]["names"])
    for seed in range(40):
        before = [live.updates[table]["views"][0]["things"] for live in lives]
        if not play(table, lives, 1, seed):
            break
        for live, things, known in zip(lives, before, words, strict=True):
            update = live.updates[table]
            known.update(update["names"])
            assert len(update["moments"]) == len(update["log"]["entries"])
            shown_after(things, update["moments"])
            for moment in update["moments"]:
                (changed,) = moment["changed"]
                moved += len(changed.get("moves", ()))
                for row in changed.get("things", {}).values():
                    assert f"{row['kind']}/{row['name']}" in known
    assert moved
    for live in lives:
        live.close()


def test_somebody_with_two_seats_is_told_what_changed_in_both_views(server: Running) -> None:
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        play(table, [live], 3)
        moments = live.updates[table]["moments"]
        assert moments
        assert all(len(one["changed"]) == len(live.updates[table]["views"]) for one in moments)


def test_each_moment_says_how_far_the_round_was(server: Running) -> None:
    table, ada = lasting(server, 12)
    rounds: list[int] = []
    several = 0
    with ada.live() as live:
        live.subscribe(table)
        steps = live.updates[table]["views"][0]["progress"]["steps"]
        for seed in range(12):
            play(table, [live], 1, seed)
            moments = live.updates[table]["moments"]
            told = [(one.get("round", 0), one.get("step")) for one in moments]
            rounds += [number for number, _ in told]
            assert {step for _, step in told} <= {*steps, None}
            several += len(set(told)) > 1
    assert rounds == sorted(rounds)
    assert several, "in one update the round went on"


def test_who_comes_back_in_time_is_shown_what_they_missed(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        for live in (hers, his):
            live.subscribe(table)
        play(table, [hers, his], 4)
        gone = Gone(his, table)
        play(table, [hers, his], 4, seed=2)
    with ben.live() as again:
        update = gone.comes_back(again)
        assert update["after"] == gone.update["version"]
        assert len(update["moments"]) == len(update["log"]["entries"]) > 0
        last = shown_after(gone.update["views"][0]["things"], update["moments"])
        assert last.keys() == update["views"][0]["things"].keys()


def test_who_is_too_far_behind_gets_the_log_and_the_view_and_is_told(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "MOST_MOMENTS", 5)
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        gone = Gone(live, table)
        play(table, [live], 12)
    with ada.live() as again:
        update = gone.comes_back(again)
        assert update["after"] == gone.update["version"]
        assert len(update["log"]["entries"]) > 5
        assert update["moments"] is None
    lines = server.tables.rooms[table].log.lines
    assert [line for line in lines if line.moments] == lines[-5:]


def test_taking_back_cuts_the_queue(server: Running) -> None:
    table, ada = lasting(server, 6)
    with ada.live() as live:
        live.subscribe(table)
        version = live.version(table)
        live.choose(table)
        assert live.updates[table]["moments"] is not None
        lines = len(server.tables.rooms[table].log.lines)
        live.do("undo", table=table, version=version + 1)
        live.until(lambda: live.version(table) == version + 2)
        assert live.updates[table]["moments"] is None
        assert len(server.tables.rooms[table].log.lines) <= lines


def test_a_replay_has_the_same_moments(server: Running) -> None:
    table, ada = alone(server)
    sent: list[Any] = []
    with ada.live() as live:
        live.subscribe(table)
        while play(table, [live], 1, seed=len(sent)):
            sent.append(live.updates[table]["moments"])
    replay = ada.get(f"/api/tables/{table}/replay", seat="open", count=200)
    steps = [step["moments"] for step in replay["moments"]]
    assert steps[0] == []
    assert [moment for step in steps for moment in step] == [
        moment for update in sent for moment in update
    ]
