"""Bots, hints and private copies: thought out elsewhere, from what a seat knows."""

from __future__ import annotations

import asyncio
import os
import signal
from time import sleep

import msgspec

from kadath import games
from kadath.bots.tree import Node
from kadath.games.lcg.game import Lcg
from kadath.kernel.codec import state_to_data
from kadath.kernel.decision import option
from kadath.kernel.rng import Rng
from kadath.server.fair import Asker
from kadath.server.thinking import Kind, Thinkers
from kadath.server.thoughts import search_advises, told, with_shown

from .serving import SOON, Running, until
from .tables import alone, lasting, play, two_at_a_table


def test_bots_play_their_seats_until_it_is_a_persons_turn(server: Running) -> None:
    ada = server.guest()
    bots = [{"bot": "random"}, {"bot": "search"}]
    table = ada.new_table(setup={"seats": 3}, seats=["me", *bots], ready=True)
    with ada.live() as live:
        live.subscribe(table)
        for _ in range(6):
            live.until(lambda: live.is_mine(table))
            live.choose(table)
        live.until(lambda: live.is_mine(table))
        seats = {past.seat for past in server.tables.rooms[table].table.past}  # type: ignore[union-attr]
        assert seats == {0, 1, 2}
        assert server.tables.rooms[table].table.plan_undo(ada.id) is not None  # type: ignore[union-attr]


def test_a_seat_is_handed_to_a_bot_and_back(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        hers.subscribe(table)
        his.subscribe(table)
        assert hers.refused("bot", table=table, seat=1, bot="random") == "still-here"
        assert hers.refused("bot", table=table, seat=0, bot="dragon") == "no-such-thing"
        hers.do("bot", table=table, seat=0, bot="random")
        his.until(lambda: his.tables[table]["seats"][0]["bot"] == "random")
        his.until(lambda: his.is_mine(table))
        # Her seat's view is still hers, but the bot is asked.
        hers.until(lambda: hers.version(table) >= his.version(table) and not hers.is_mine(table))
        assert hers.updates[table]["views"][0]["seat"] == 0
        hers.do("bot", table=table, seat=0, bot=None)
        for _ in range(20):
            hers.until(lambda: hers.version(table) >= his.version(table))
            if hers.is_mine(table):
                break
            his.until(lambda: his.is_mine(table))
            his.choose(table)
        assert hers.is_mine(table)


def test_the_host_lets_a_bot_play_for_somebody_who_is_away(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers:
        hers.subscribe(table)
        hers.do("bot", table=table, seat=1, bot="random")
        hers.until(lambda: hers.tables[table]["seats"][1]["bot"] == "random")
        # The seat is still his.
        assert hers.tables[table]["seats"][1]["owner"] == ben.id
    with ben.live() as his:
        his.subscribe(table)
        his.do("bot", table=table, seat=1, bot=None)


def test_a_hint_is_for_who_is_asked_and_only_where_it_is_allowed(server: Running) -> None:
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        play(table, [live], 3)
        hint = live.ask("hint", table=table, version=3)
        assert hint["type"] == "hint"
        assert {one["key"] for one in hint["options"]} == set(live.keys(table))
        assert hint["best"] == [hint["options"][0]["key"]]
        assert abs(sum(one["share"] for one in hint["options"]) - 1) < 0.01
        assert all(0 <= one["estimate"] <= 1 for one in hint["options"])
        assert live.refused("hint", table=table, version=2) == "stale"
        live.do("set_up", table=table, options={"hints": False, "what_if": False})
        assert live.refused("hint", table=table, version=3) == "not-allowed"
        assert live.refused("what_if", table=table, version=3, seat=0) == "not-allowed"


def test_thinking_does_not_hold_up_the_server(server: Running) -> None:
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        # Both processes have begun before anything is measured.
        server.tables.thinkers.hint_seconds = 3.0
        live.say("hint", table=table, version=0)
        live.ask("what_if", table=table, version=0, seat=0)
        live.until(lambda: any(one["type"] == "hint" for one in live.heard))
        server.tables.thinkers.hint_seconds = 3.0
        try:
            began = len(live.heard)
            live.say("hint", table=table, version=0)
            assert live.ask("ping")["type"] == "pong"
            # Nor what is quickly thought.
            assert live.ask("what_if", table=table, version=0, seat=0)["type"] == "what_if"
            live.do("orders", table=table, seat=0, until_turn=False)
            assert "hint" not in {one["type"] for one in live.heard[began:]}
            live.until(lambda: live.heard[-1]["type"] == "hint")
        finally:
            server.tables.thinkers.hint_seconds = 0.05


def test_a_private_copy_looks_the_same_and_is_redealt(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    with ada.live() as hers, ben.live() as his:
        hers.subscribe(table)
        his.subscribe(table)
        play(table, [hers, his], 4)
        version = hers.version(table)
        assert hers.refused("what_if", table=table, version=version, seat=1) == "not-allowed"
        copy = hers.ask("what_if", table=table, version=version, seat=0)["sandbox"]
        hers.subscribe(copy)
        assert hers.tables[copy]["what_if"]
        real, dealt = hers.updates[table]["views"][0], hers.updates[copy]["views"][0]
        assert real.pop("decision")["seat"] == dealt.pop("decision")["seat"]
        assert dealt == real
        room = server.tables.rooms
        assert room[copy].table.state.rng != room[table].table.state.rng  # type: ignore[union-attr]
        assert play(copy, [hers], 3) == 3
        hers.do("undo", table=copy, version=3)
        # Nobody else can see it, and the real table has not moved.
        assert his.refused("subscribe", table=copy) == "no-such-thing"
        assert server.tables.rooms[table].version == version
        assert ada.get(f"/api/tables/{copy}/record", status=403)["error"]["code"] == "sealed"
        assert [one["table"] for one in ada.get("/api/tables")["tables"]] == [table]
        # Two at most: the oldest has to go.
        second = hers.ask("what_if", table=table, version=version, seat=0)["sandbox"]
        third = hers.ask("what_if", table=table, version=version, seat=0)["sandbox"]
        hers.until(lambda: any(one["type"] == "gone" for one in hers.heard))
        assert set(server.tables.rooms) >= {second, third}
        assert copy not in server.tables.rooms


def test_states_alike_to_a_seat_get_the_same_tries(server: Running) -> None:
    """A hint depends on nothing that the seat does not know."""
    game = games.game("final_hour")
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        play(table, [live], 2)
    until(lambda: not server.tables.rooms[table].lock.locked())
    state = server.tables.rooms[table].table.state  # type: ignore[union-attr]
    assert state.decision is not None
    seat = state.decision.seat
    other = game.determinize(state, seat, Rng(99))
    first = search_advises(7, "final_hour", state_to_data(state), seat, 0, [])
    second = search_advises(7, "final_hour", state_to_data(other), seat, 0, [])
    assert first == second
    assert msgspec.json.encode(first) == msgspec.json.encode(second)


def test_a_hint_is_what_the_bot_would_choose_however_often_it_was_tried() -> None:
    chosen, other, root = option("draw"), option("resource"), Node()
    for tried, visits in ((chosen, 5), (other, 9)):
        child = root.children.setdefault(tried, Node())
        child.visits, child.total = visits, visits / 2
        root.visits += visits
    assert [key for key, _, _ in told(root, chosen)] == ["draw", "resource"]


def test_a_hint_knows_the_cards_that_others_show() -> None:
    game = Lcg()
    state = game.new({"seats": 2, "investigators": ["roland-banks", "wendy-adams"]}, 3)
    card, face = game.hand(state, 1)[0]
    dealt = {game.determinize(state, 0, Rng(seed)).cards[card].face for seed in range(8)}
    assert len(dealt) > 1, "nobody showed it"
    known = with_shown(state, 0, [card])
    assert {game.determinize(known, 0, Rng(seed)).cards[card].face for seed in range(8)} == {face}


async def test_processes_that_were_killed_are_replaced() -> None:
    thinkers = Thinkers(0.05, 0.05, 2)
    try:
        first = await thinkers.think(Kind.RECORD, Asker("ada"), os.getpid)
        os.kill(first, signal.SIGKILL)
        others = [await thinkers.think(Kind.RECORD, Asker("ada"), os.getpid) for _ in range(3)]
        assert first not in others
        assert len({*others}) == 1
    finally:
        thinkers.close()


async def test_short_thoughts_pass_long_ones_and_people_take_turns() -> None:
    """However many tables think, there is a process for what takes milliseconds."""
    thinkers = Thinkers(0.05, 0.05, 2)
    finished: list[str] = []

    async def think(kind: Kind, asker: Asker, seconds: float) -> None:
        await thinkers.think(kind, asker, sleep, seconds)
        finished.append(f"{kind.name} {asker.person} {asker.table}")

    try:
        many = [think(Kind.BOT, Asker("eve", str(number)), 0.3) for number in range(8)]
        waiting = [asyncio.create_task(one) for one in many]
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(think(Kind.BOT, Asker("ada", "her own"), 0.3)))
        waiting.append(asyncio.create_task(think(Kind.QUICK, Asker("ben"), 0.0)))
        await asyncio.gather(*waiting)
        assert finished[0] == "QUICK ben "
        # Two of Eve's began before Ada came; then it is Ada's turn, not Eve's other six.
        assert finished.index("BOT ada her own") <= 4
    finally:
        thinkers.close()


async def test_a_thought_that_nobody_waits_for_ends_at_once() -> None:
    thinkers = Thinkers(0.05, 0.05, 2)
    try:
        await asyncio.gather(*(thinkers.think(Kind.BOT, Asker("ada"), sleep, 0.1) for _ in "12"))
        forever = [
            asyncio.create_task(thinkers.think(Kind.BOT, Asker("ada"), _for_ever)) for _ in "12"
        ]
        await asyncio.sleep(0.1)
        for one in forever:
            one.cancel()
        # Both processes are free again, and still the same ones.
        async with asyncio.timeout(SOON):
            await thinkers.think(Kind.BOT, Asker("ada"), os.getpid)
    finally:
        thinkers.close()


def _for_ever() -> None:
    while True:
        sum(range(1000))


def test_bots_rest_where_nobody_watches_and_go_on_when_somebody_comes(server: Running) -> None:
    ada = server.guest()
    bots = [{"bot": "random"}, {"bot": "random"}]
    table = ada.new_table(setup={"seats": 3}, seats=["me", *bots], ready=True)
    with ada.live() as live:
        live.subscribe(table)
        live.until(lambda: live.is_mine(table))
        live.do("bot", table=table, seat=0, bot="search")
        live.until_version(table, live.version(table) + 2)
    room = server.tables.rooms[table]
    until(lambda: room.bot_task is None)
    left_at = room.version
    sleep(0.3)
    assert room.version == left_at
    with ada.live() as live:
        live.subscribe(table)
        live.until_version(table, left_at + 2)


def test_a_hint_ends_when_its_question_is_gone(server: Running) -> None:
    table, ada = alone(server)
    server.tables.thinkers.hint_seconds = 1000.0
    try:
        with ada.live() as live:
            live.subscribe(table)
            number = live.say("hint", table=table, version=0)
            live.choose(table)
            live.until(lambda: any(one.get("id") == number for one in live.heard))
            answer = next(one for one in live.heard if one.get("id") == number)
            assert (answer["type"], answer["code"]) == ("error", "stale")
    finally:
        server.tables.thinkers.hint_seconds = 0.05


def test_a_sandbox_that_was_played_to_its_end_has_no_record_to_take_or_to_branch_from(
    server: Running,
) -> None:
    table, ada = lasting(server, 12)
    with ada.live() as live:
        live.subscribe(table)
        version = live.version(table)
        copy = live.ask("what_if", table=table, version=version, seat=0)["sandbox"]
        live.subscribe(copy)
        for _ in range(400):
            if live.updates[copy]["decision"] is None:
                break
            keys = live.keys(copy)
            live.choose(copy, "ready" if "ready" in keys else keys[0])
    assert ada.get(f"/api/tables/{copy}/replay", count=1)["moments"]
    refused = [
        ada.get(f"/api/tables/{copy}/record", status=403),
        ada.post(f"/api/tables/{copy}/branch", status=403, at=0),
        ada.post(f"/api/tables/{copy}/again", status=403),
    ]
    assert {one["error"]["code"] for one in refused} == {"not-allowed"}
