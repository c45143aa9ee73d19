"""Taking back: free, or by consent of the people at the table."""

from __future__ import annotations

from pathlib import Path

from .serving import Live, Running, running
from .tables import (
    alone,
    asked,
    lasting,
    play,
    play_until,
    together,
    two_at_a_table,
    two_at_once,
)


def everybody(table: str, *lives: Live) -> list[Live]:
    for live in lives:
        live.subscribe(table)
    return list(lives)


def test_it_is_free_while_nobody_learned_anything(server: Running) -> None:
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        assert live.refused("undo", table=table, version=0) == "nothing-to-undo"
        play(table, [live], 1)
        before = (live.updates[table]["views"], live.updates[table]["decision"], live.logs[table])
        live.choose(table)
        plan = live.updates[table]["undo"]
        assert (plan["taken_back"], plan["needed"]) == (1, [])
        assert plan["text"]
        live.do("undo", table=table, version=2)
        live.until(lambda: live.version(table) == 3)
        after = (live.updates[table]["views"], live.updates[table]["decision"], live.logs[table])
        assert after == before
        live.until(lambda: live.chats[table][-1]["text"] == "A choice was undone.")


def test_it_says_what_would_be_undone_to_somebody_who_comes_back(server: Running) -> None:
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        offered = live.updates[table]["decision"]["options"]
        live.choose(table, offered[1]["key"])
    with ada.live() as again:
        again.subscribe(table)
        assert again.updates[table]["undo"]["choice"] == offered[1]["text"]
        again.choose(table)
        assert again.updates[table]["undo"]["choice"] is None, "who chose it knows what it was"
        again.do("undo", table=table, version=2)
        again.until(lambda: again.version(table) == 3)
        assert again.updates[table]["undo"]["choice"] == offered[1]["text"]


def consent_needed(table: str, lives: list[Live]) -> Live | None:
    return next((one for one in lives if (one.updates[table]["undo"] or {}).get("needed")), None)


def test_all_people_have_to_agree_where_somebody_learned_something(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        lives = everybody(table, hers, his)
        play_until(table, lives, lambda: consent_needed(table, lives))
        asker = consent_needed(table, lives)
        assert asker is not None
        other = his if asker is hers else hers
        version = asker.version(table)
        choices = server.tables.rooms[table].row().choices
        plan = asker.updates[table]["undo"]
        assert plan["learned"] or plan["random"] or plan["others"]
        asker.do("undo", table=table, version=version)
        other.until(lambda: other.tables[table]["undo"])
        proposal = other.tables[table]["undo"]
        assert (proposal["mine"], proposal["taken_back"]) == (True, plan["taken_back"])
        assert not asker.tables[table]["undo"] or not asker.tables[table]["undo"]["mine"]
        assert asker.refused("undo", table=table, version=version) == "not-now"
        other.do("undo_answer", table=table, version=version, agree=True)
        asker.until(lambda: asker.version(table) == version + 1)
        other.until(lambda: other.version(table) == version + 1)
        assert server.tables.rooms[table].row().choices < choices
        assert asker.tables[table]["undo"] is None
        with ada.live() as fresh:
            fresh.subscribe(table)
            assert fresh.logs[table] == hers.logs[table]


def test_one_refusal_is_enough(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        lives = everybody(table, hers, his)
        play_until(table, lives, lambda: consent_needed(table, lives))
        asker = consent_needed(table, lives)
        assert asker is not None
        other = his if asker is hers else hers
        version = asker.version(table)
        asker.do("undo", table=table, version=version)
        other.do("undo_answer", table=table, version=version, agree=False)
        asker.until(lambda: asker.tables[table]["undo"] is None)
        assert asker.version(table) == version
        assert other.refused("undo_answer", table=table, version=version, agree=True) == "not-now"


def test_a_choice_ends_the_wish_to_take_back(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        lives = everybody(table, hers, his)
        play_until(table, lives, lambda: consent_needed(table, lives))
        asker = consent_needed(table, lives)
        assert asker is not None
        other = his if asker is hers else hers
        version = asker.version(table)
        asker.do("undo", table=table, version=version)
        asked(table, lives).choose(table)
        other.until(lambda: other.version(table) == version + 1)
        assert other.refused("undo_answer", table=table, version=version, agree=True) == "stale"
        other.until(lambda: other.tables[table]["undo"] is None)


def test_the_same_cards_come_again(server: Running) -> None:
    table, ada = lasting(server, 30, seed=3)
    with ada.live() as live:
        live.subscribe(table)
        first = (live.updates[table]["views"], live.logs[table])
        keys = list(server.tables.rooms[table].table.record.choices)  # type: ignore[union-attr]
        while len(server.tables.rooms[table].table.record.choices) > 5:  # type: ignore[union-attr]
            version = live.version(table)
            live.do("undo", table=table, version=version)
            live.until_version(table, version + 1)
        kept = len(server.tables.rooms[table].table.record.choices)  # type: ignore[union-attr]
        for key in keys[kept:]:
            live.choose(table, key)
        assert (live.updates[table]["views"], live.logs[table]) == first


def play_to_the_end(table: str, lives: list[Live]) -> Live:
    """Begin the ritual as soon as may be; whoever chose last."""
    chooser = asked(table, lives)
    for _ in range(500):
        together(table, lives)
        if lives[0].updates[table]["outcome"] is not None:
            return chooser
        chooser = asked(table, lives)
        keys = chooser.keys(table)
        chooser.choose(table, next((key for key in keys if key.startswith("ready")), keys[0]))
    raise AssertionError("it never ended")


def test_a_mistaken_last_choice_is_taken_back_if_all_agree(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        last = play_to_the_end(table, everybody(table, hers, his))
        other = his if last is hers else hers
        version = last.version(table)
        plan = last.updates[table]["undo"]
        assert plan["learned"], "after the end everything may be looked at"
        last.do("undo", table=table, version=version)
        other.until(lambda: other.tables[table]["undo"])
        other.do("undo_answer", table=table, version=version, agree=True)
        last.until(lambda: last.version(table) == version + 1)
        assert last.updates[table]["outcome"] is None
        assert last.updates[table]["decision"] is not None


def test_several_things_that_were_chosen_together_are_named_together(server: Running) -> None:
    ada = server.guest("Ada")
    setup = {"seats": 1, "investigators": ["roland-banks"]}
    table = ada.new_table(game="lcg", setup=setup, seats=["me"], ready=True)
    with ada.live() as live:
        live.subscribe(table)
        hand = live.updates[table]["decision"]["several"]["parts"][0]["options"]
        keys = [hand[1]["key"], hand[3]["key"]]
        live.do("confirm", table=table, version=0, keys=keys)
    with ada.live() as again:
        again.subscribe(table)
        told = again.updates[table]["undo"]["choice"]
        assert told == "Replace: “Dodge”, “Manual Dexterity”"


def test_several_things_chosen_at_once_are_undone_at_once_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, ada = alone(server)
        cookie = ada.cookie
        with ada.live() as live:
            live.subscribe(table)
            room = server.tables.rooms[table]
            play_until(table, [live], lambda: two_at_once(room))
            before = live.version(table)
            live.do("confirm", table=table, version=before, keys=two_at_once(room))
            live.until(lambda: live.version(table) > before + 1)
            assert live.updates[table]["undo"]["taken_back"] == 1
    with running(tmp_path) as server, Live(server.url, cookie) as live:
        live.subscribe(table)
        assert live.updates[table]["undo"]["taken_back"] == 1
        version = live.version(table)
        live.do("undo", table=table, version=version)
        live.until_version(table, version + 1)
        assert server.tables.rooms[table].row().choices == before
