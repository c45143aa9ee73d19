"""Who may decide about a seat whose owner still plays, is away, was sent away, or comes back."""

from __future__ import annotations

import pytest

from kadath.server import room

from .serving import Running
from .tables import asked, invite, play, play_until, two_at_a_table


def test_the_seat_of_somebody_who_plays_is_theirs_to_give(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        hers.subscribe(table)
        his.subscribe(table)
        for wish in ({"person": ada.id}, {"person": None}):
            assert hers.refused("give", table=table, seat=1, **wish) == "still-here"
        assert hers.refused("bot", table=table, seat=1, bot="random") == "still-here"
        # Nor is loading a page again an absence.
        his.do("unsubscribe", table=table)
        assert hers.refused("give", table=table, seat=1, person=ada.id) == "still-here"
        his.subscribe(table)
        his.do("give", table=table, seat=1, person=ada.id)
        hers.until(lambda: hers.tables[table]["me"]["seats"] == [0, 1])


def test_whoever_is_away_is_stood_in_for_and_everybody_is_told(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada, ben = two_at_a_table(server)
    with ben.live() as his:
        his.subscribe(table)
    monkeypatch.setattr(room, "ABSENT_SECONDS", 0.0)
    with ada.live() as hers:
        hers.subscribe(table)
        hers.do("bot", table=table, seat=1, bot="random")
        hers.do("give", table=table, seat=1, person=ada.id)
    with ben.live() as his:
        his.subscribe(table)
        his.until(lambda: len(his.chats.get(table, ())) >= 2)
        told = [one["text"] for one in his.chats[table][-2:]]
        assert all("Ben" in one and "Ada" in one for one in told)


def test_who_sends_somebody_away_does_not_get_their_hand(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers:
        hers.subscribe(table)
        hers.do("remove", table=table, person=ben.id)
        assert hers.refused("sit", table=table, seat=1) == "not-allowed"
        assert hers.refused("give", table=table, seat=1, person=ada.id) == "not-allowed"
        # The game goes on with a bot, or with anybody else.
        hers.do("bot", table=table, seat=1, bot="random")
        hers.do("bot", table=table, seat=1, bot=None)
        assert hers.refused("sit", table=table, seat=1) == "not-allowed"
        cleo = server.guest("Cleo")
        invite(ada, cleo, table)
        with cleo.live() as theirs:
            theirs.do("sit", table=table, seat=1)


def test_whoever_left_has_their_seat_again_when_they_come_back(server: Running) -> None:
    """Also from the bot that played it meanwhile."""
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        hers.subscribe(table)
        his.subscribe(table)
        his.do("leave", table=table)
        hers.do("bot", table=table, seat=1, bot="random")
        invite(ada, ben, table)
        his.subscribe(table)
        seat = his.tables[table]["seats"][1]
        assert (seat["owner"], seat["bot"]) == (ben.id, None)
        assert his.updates[table]["views"][0]["seat"] == 1


def test_a_refused_undo_is_told_to_who_asked(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        lives = [hers, his]
        for live in lives:
            live.subscribe(table)
        play(table, lives, 2)
        asking = {hers: ada, his: ben}

        def needs_consent() -> bool:
            plans = [live.updates[table]["undo"] for live in lives]
            return any(plan is not None and plan["needed"] for plan in plans)

        play_until(table, lives, needs_consent)
        asker = next(one for one in lives if (one.updates[table]["undo"] or {}).get("needed"))
        other = next(one for one in lives if one is not asker)
        asker.do("undo", table=table, version=asker.version(table))
        other.until(lambda: other.tables[table]["undo"] is not None)
        other.do("undo_answer", table=table, version=other.version(table), agree=False)
        asker.until(lambda: any(one["type"] == "told" for one in asker.heard))
        told = next(one for one in asker.heard if one["type"] == "told")
        assert (told["table"], asking[other].person["name"] in told["text"]) == (table, True)
        assert not any(one["type"] == "told" for one in other.heard)
        assert asked(table, lives) in lives
