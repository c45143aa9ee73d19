"""Nobody is sent what their seat may not know: every byte on the wire is looked at."""

from __future__ import annotations

import random
import re
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest

from kadath import games
from kadath.kernel.rng import Rng
from kadath.server.room import Room

from .marked import Marked, mark
from .serving import Guest, Live, Running
from .tables import asked, invite, play, together

MARK = re.compile(r"mark[0-9a-f]{16}")


def put_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the marked game be found, as if it had a folder beside the others."""
    name = f"{games.__name__}.marked"
    package, manifest = ModuleType(name), ModuleType(f"{name}.manifest")
    package.__spec__ = ModuleSpec(name, None, is_package=True)
    vars(manifest)["MANIFEST"] = Marked.manifest
    for module in (package, manifest):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(games.manifests(), "marked", Marked.manifest)


class Reader:
    """Somebody at a table of the marked game, all they were sent, and what they may know."""

    def __init__(self, guest: Guest, live: Live, seat: int | None) -> None:
        self.guest = guest
        self.live = live
        self.seat = seat
        self.sent: list[str] = []
        self.entitled: set[str] = set()

    def learn(self, room: Room) -> None:
        """Take note of what the seat knows now."""
        game: Any = room.game
        assert room.table is not None
        state: Any = room.table.state
        self.entitled |= {
            mark(face)
            for card, face in enumerate(state.faces)
            if game.knows(state, card, self.seat)
        }
        for number, seat in enumerate(room.info.seats):
            if seat.open:
                self.entitled |= {held.face for held in game.hand(state, number) or ()}

    def get(self, path: str) -> None:
        """Ask for something over HTTP."""
        self.sent.append(self.guest.http.get(path).text)

    def seen(self) -> set[str]:
        """The marks of all cards whose faces they were sent."""
        return {found for text in (*self.sent, *self.live.raw) for found in MARK.findall(text)}


def test_no_byte_holds_the_mark_of_a_card_that_is_hidden_from_its_reader(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_among_the_games(monkeypatch)
    guests = [server.guest(f"Guest {number}", "pl") for number in range(4)]
    table = guests[0].new_table(game="marked", setup={"seats": 3})
    for guest in guests[1:3]:
        invite(guests[0], guest, table)
    invite(guests[0], guests[3], table, "watch")
    readers = [
        Reader(guest, guest.live(), seat if seat < 3 else None) for seat, guest in enumerate(guests)
    ]
    for reader in readers[1:3]:
        reader.live.do("sit", table=table, seat=reader.seat)
    for reader in readers[:3]:
        reader.live.do("ready", table=table, ready=True)
    for reader in readers:
        reader.live.subscribe(table)
    room = server.tables.rooms[table]
    lives = [reader.live for reader in readers]
    dice = random.Random(5)
    secrets: set[str] = {str(room.seed)}
    while lives[0].updates[table]["decision"] is not None:
        assert room.table is not None
        secrets |= {str(room.table.state.rng)}
        for reader in readers:
            reader.learn(room)
        bother(table, readers, dice)
        if dice.random() < 0.1:
            show(room, readers, dice)
        chooser = asked(table, lives)
        chooser.choose(table, dice.choice(chooser.keys(table)))
        for reader in readers:
            reader.learn(room)
        if dice.random() < 0.2:
            take_back(table, readers[:3], chooser)
        together(table, lives)
    everything = {mark(face) for face in range(60)}
    for reader in readers:
        seen = reader.seen()
        assert seen <= reader.entitled
        assert seen
        assert reader.entitled < everything
        sent = "".join((*reader.sent, *reader.live.raw))
        assert not [secret for secret in secrets if len(secret) > 6 and secret in sent]


def bother(table: str, readers: list[Reader], dice: random.Random) -> None:
    """Ask for what might give something away: refusals, lists, everything from the start."""
    reader = dice.choice(readers)
    live, version = reader.live, reader.live.version(table)
    attempt = dice.randrange(8)
    if attempt == 0:
        live.ask("choose", table=table, version=version, key=f"show:{dice.randrange(60)}x")
    elif attempt == 1:
        live.ask("choose", table=table, version=max(0, version - 1), key="peek")
    elif attempt == 2:
        live.subscribe(table)
    elif attempt == 3:
        live.ask("language", language=dice.choice(["en", "pl", "uk"]))
    elif attempt == 4:
        for path in ("", "/record", "/replay?seat=open", "/replay"):
            reader.get(f"/api/tables/{table}{path}")
    elif attempt == 5:
        reader.get("/api/tables")
    elif attempt == 6:
        live.ask("confirm", table=table, version=version, keys=["peek", "show:1"])
    else:
        live.ask("sit", table=table, seat=dice.randrange(3))


def show(room: Room, readers: list[Reader], dice: random.Random) -> None:
    """Let somebody show a card, or open a hand or close it; and try that with what is another's."""
    assert room.table is not None
    reader, other = dice.sample(readers[:3], 2)
    seat, table = reader.seat, room.id
    assert seat is not None
    assert other.seat is not None
    held = dice.choice(room.game.hand(room.table.state, seat) or ())
    card = {"table": table, "card": held.card, "face": held.face, "shown": True}
    for one in (other, readers[3]):
        # Whoever guesses right learns nothing from the refusal.
        guessed = one.live.ask("show", **card, seat=seat)
        wrong = one.live.ask("show", **{**card, "face": "teatime"}, seat=seat)
        assert (guessed["code"], guessed["text"]) == (wrong["code"], wrong["text"])
    assert other.live.ask("show", **card, seat=other.seat)["type"] == "error"
    if dice.random() < 0.5:
        reader.live.do("show", **card, seat=seat)
        for one in readers:
            one.entitled.add(held.face)
    else:
        is_open = not room.info.seats[seat].open
        reader.live.do("open", table=table, seat=seat, open=is_open)
        for one in readers:
            one.learn(room)


def take_back(table: str, readers: list[Reader], chooser: Live) -> None:
    version = chooser.version(table)
    answer = chooser.ask("undo", table=table, version=version)
    if answer["type"] != "ok" or answer["version"] != version:
        return
    for reader in readers:
        if reader.live is not chooser:
            reader.live.ask("undo_answer", table=table, version=version, agree=True)


@pytest.mark.parametrize("name", games.playable())
def test_states_alike_to_a_seat_give_the_same_bytes(server: Running, name: str) -> None:
    """The view property, through the socket: options, texts, log and all."""
    ada, eve = server.guest("Ada", "uk"), server.guest("Eve", "pl")
    table = ada.new_table(game=name, setup={}, seats=None)
    seats = len(ada.get(f"/api/tables/{table}")["seats"])
    people = [ada, *(server.guest(f"Guest {number}") for number in range(1, seats))]
    for number, person in enumerate(people[1:], 1):
        invite(ada, person, table)
        with person.live() as live:
            live.do("sit", table=table, seat=number)
            live.do("ready", table=table, ready=True)
    invite(ada, eve, table, "watch")
    with ada.live() as live:
        live.do("ready", table=table, ready=True)
    room = server.tables.rooms[table]
    lives = [person.live() for person in people]
    for live in lives:
        live.subscribe(table)
    watching = eve.live()
    watching.subscribe(table)
    for round_ in range(12):
        play(table, lives, 5, seed=round_)
        together(table, [*lives, watching])
        if room.status != "playing":
            break
        for number, live in enumerate(lives):
            check_alike(server, room, live, number, round_)
    for live in (*lives, watching):
        live.close()


def check_alike(server: Running, room: Room, live: Live, seat: int, seed: int) -> None:
    table = room.table
    assert table is not None
    real = table.state

    def shown() -> list[str]:
        live.raw.clear()
        live.subscribe(room.id)
        return [raw for raw in live.raw if '"type":"update"' in raw]

    async def put(state: Any) -> None:
        async with room.lock:
            table.state = state
            room.forget_scene()

    before = shown()
    dealt = room.game.determinize(real.clone(), seat, Rng(seed, f"seat {seat}"))
    dealt.log = real.log
    server.do(put(dealt))
    try:
        assert shown() == before
        for snapshot in table.snapshots:
            if snapshot.entry.is_for(seat):
                alike = room.game.determinize(snapshot.state.clone(), seat, Rng(seed))
                narrator = room.game.narrator()
                assert narrator.entry_text(alike, snapshot.entry, "en") == narrator.entry_text(
                    snapshot.state, snapshot.entry, "en"
                )
    finally:
        server.do(put(real))


def test_the_marked_game_hides_and_shows() -> None:
    """The test above can fail: some marks are known, most are not."""
    game = Marked()
    state = game.new({}, 1)
    for seat in range(3):
        assert len(game.view(state, seat)["marks"]) == 4
    assert game.view(state, None)["marks"] == {}
