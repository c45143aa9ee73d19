"""Showing a card of one's hand to everybody, and playing with an open hand."""

from __future__ import annotations

from typing import Any

from kadath.kernel.game import Held
from kadath.server.loading import load
from kadath.server.room import Room

from .serving import Live, Running
from .tables import alone, together
from .test_card_game import at_the_table, to_the_first_action


def hand_of(room: Room, seat: int) -> list[Held]:
    """What is really in a hand."""
    assert room.table is not None
    return list(room.game.hand(room.table.state, seat) or ())


def told(cards: list[Held]) -> list[dict[str, Any]]:
    """Cards as everybody is told about them."""
    return [{"card": held.card, "face": held.face} for held in cards]


def show(live: Live, table: str, seat: int, held: Held, *, shown: bool = True) -> None:
    """Show a card, or no longer."""
    live.do("show", table=table, seat=seat, card=held.card, face=held.face, shown=shown)


def see(lives: list[Live], table: str, shown: list[dict[str, Any]]) -> None:
    """Wait until everybody is told just this about hands."""
    for live in lives:
        live.until(lambda one=live: one.updates[table]["shown"] == shown)  # type: ignore[misc]


def test_a_shown_card_is_seen_by_all_until_its_owner_chooses(server: Running) -> None:
    table, lives = at_the_table(server)
    chooser = to_the_first_action(table, lives[:2])
    room = server.tables.rooms[table]
    seat = chooser.updates[table]["decision"]["seat"]
    first, second, *_ = hand_of(room, seat)
    show(chooser, table, seat, first)
    show(chooser, table, seat, second)
    see(lives, table, [{"seat": seat, "open": False, "cards": told([first, second])}])
    show(chooser, table, seat, first, shown=False)
    see(lives, table, [{"seat": seat, "open": False, "cards": told([second])}])
    # The view of a seat stays what the rules let it know.
    others = [live for live in lives if live is not chooser]
    for live in others:
        for view in live.updates[table]["views"]:
            assert view["cards"][str(second.card)]["face"] is None
    # Each reads in the chat what was shown, in their own language.
    ada, ben, eve = lives
    for live, verb in ((ada, "pokazuje kartę"), (ben, "shows a card"), (eve, "показує карту")):
        live.until(lambda one=live: len(one.chats[table]) > 1 and one.chats[table][-1])  # type: ignore[misc]
        assert verb in live.chats[table][-1]["text"]
        assert second.face not in live.chats[table][-1]["text"]
    chooser.choose(table, "resource" if "resource" in chooser.keys(table) else "investigate")
    see(lives, table, [])
    for live in lives:
        live.close()


def test_a_card_stays_shown_while_others_choose_and_goes_with_the_hand(server: Running) -> None:
    table, lives = at_the_table(server)
    chooser = to_the_first_action(table, lives[:2])
    room = server.tables.rooms[table]
    seat = chooser.updates[table]["decision"]["seat"]
    other = lives[1 - seat]
    held, *_ = hand_of(room, 1 - seat)
    show(other, table, 1 - seat, held)
    shown = [{"seat": 1 - seat, "open": False, "cards": told([held])}]
    see(lives, table, shown)
    version = chooser.version(table)
    chooser.choose(table, "resource")
    together(table, lives)
    assert other.updates[table]["shown"] == shown
    # Taking back does not touch it, as long as the card is in the hand.
    chooser.do("undo", table=table, version=version + 1)
    together(table, lives)
    see(lives, table, shown)
    # Whoever comes back, and a server that was restarted, still show it.
    again = load(server.tables.storage, table).room
    assert again.info.seats[1 - seat].shown == [held]
    # Another face in the same sleeve is another card.
    assert room.table is not None
    state: Any = room.table.state
    real = state.cards[held.card]

    async def deal(row: Any) -> None:
        async with room.lock:
            state.cards[held.card] = row
            room.forget_scene()
            room.show()

    server.do(deal(real._replace(face="knife" if held.face != "knife" else "flashlight")))
    see(lives, table, [])
    server.do(deal(real))
    for live in lives:
        live.close()


def test_taking_back_a_draw_takes_the_shown_card_away(server: Running) -> None:
    table, lives = at_the_table(server)
    chooser = to_the_first_action(table, lives[:2])
    room = server.tables.rooms[table]
    seat = chooser.updates[table]["decision"]["seat"]
    before = hand_of(room, seat)
    chooser.choose(table, "draw")
    together(table, lives)
    (drawn,) = [held for held in hand_of(room, seat) if held not in before]
    show(chooser, table, seat, drawn)
    see(lives, table, [{"seat": seat, "open": False, "cards": told([drawn])}])
    version = chooser.version(table)
    chooser.do("undo", table=table, version=version)
    lives[1 - seat].do("undo_answer", table=table, version=version, agree=True)
    together(table, lives)
    see(lives, table, [])
    # Drawn once more it is not shown: that was another moment.
    chooser.choose(table, "draw")
    together(table, lives)
    assert drawn in hand_of(room, seat)
    assert lives[2].updates[table]["shown"] == []
    for live in lives:
        live.close()


def test_an_open_hand_is_seen_with_every_card_until_it_is_closed(server: Running) -> None:
    table, lives = at_the_table(server)
    chooser = to_the_first_action(table, lives[:2])
    room = server.tables.rooms[table]
    seat = chooser.updates[table]["decision"]["seat"]
    chooser.do("open", table=table, seat=seat, open=True)
    see(lives, table, [{"seat": seat, "open": True, "cards": told(hand_of(room, seat))}])
    before = len(hand_of(room, seat))
    chooser.choose(table, "draw")
    together(table, lives)
    hand = hand_of(room, seat)
    assert len(hand) == before + 1
    see(lives, table, [{"seat": seat, "open": True, "cards": told(hand)}])
    chooser.do("open", table=table, seat=seat, open=False)
    see(lives, table, [])
    eve = lives[2]
    eve.until(lambda: "більше не грає" in eve.chats[table][-1]["text"])
    for live in lives:
        live.close()


def test_only_what_is_ones_own_may_be_shown(server: Running) -> None:
    table, (ada, ben, eve) = at_the_table(server)
    to_the_first_action(table, [ada, ben])
    room = server.tables.rooms[table]
    hers, *_ = hand_of(room, 0)
    card = {"table": table, "card": hers.card, "face": hers.face, "shown": True}
    assert ben.refused("show", seat=0, **card) == "wrong-seat"
    assert ben.refused("show", seat=1, **card) == "no-such-thing"
    assert eve.refused("show", seat=0, **card) == "wrong-seat"
    assert ben.refused("open", table=table, seat=0, open=True) == "wrong-seat"
    other = {**card, "face": "knife" if hers.face != "knife" else "flashlight"}
    assert ada.refused("show", seat=0, **other) == "no-such-thing"
    assert ada.refused("show", seat=0, **{**card, "shown": "yes"}) == "malformed"
    assert all(not seat.shown and not seat.open for seat in room.info.seats)
    for live in (ada, ben, eve):
        live.close()


def test_nobody_begins_to_show_anything_during_peril(server: Running) -> None:
    table, lives = at_the_table(server)
    to_the_first_action(table, lives[:2])
    room = server.tables.rooms[table]
    held, *_ = hand_of(room, 0)
    lives[0].do("open", table=table, seat=0, open=True)
    lives[0].do("open", table=table, seat=0, open=False)

    async def demand(silent: list[int]) -> None:
        async with room.lock:
            room.scene.silent = silent

    server.do(demand([0, 1]))
    card = {"table": table, "seat": 0, "card": held.card, "face": held.face}
    assert lives[0].refused("show", **card, shown=True) == "silence"
    assert lives[0].refused("open", table=table, seat=0, open=True) == "silence"
    # What is shown already may be hidden.
    server.do(demand([]))
    lives[0].do("show", **card, shown=True)
    lives[0].do("open", table=table, seat=0, open=True)
    server.do(demand([0, 1]))
    lives[0].do("open", table=table, seat=0, open=False)
    lives[0].do("show", **card, shown=False)
    see(lives, table, [])
    for live in lives:
        live.close()


def test_an_open_hand_ends_with_its_owner(server: Running) -> None:
    table, (ada, ben, eve) = at_the_table(server)
    to_the_first_action(table, [ada, ben])
    room = server.tables.rooms[table]
    held, *_ = hand_of(room, 1)
    show(ben, table, 1, held)
    ben.do("open", table=table, seat=1, open=True)
    ben.do("leave", table=table)
    assert room.info.seats[1].owner is None
    see([ada, eve], table, [])
    for live in (ada, ben, eve):
        live.close()


def test_a_hand_that_the_rules_keep_secret_is_not_shown(server: Running) -> None:
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        assert live.refused("open", table=table, seat=0, open=True) == "not-allowed"
        card = {"card": 1, "face": "1", "shown": True}
        assert live.refused("show", table=table, seat=0, **card) == "not-allowed"
