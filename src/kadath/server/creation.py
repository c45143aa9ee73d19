"""New tables: from a set-up, from a record, and private copies of a table in play."""

from __future__ import annotations

import asyncio
from typing import Any

from kadath import games
from kadath.kernel.capabilities import Teaches
from kadath.kernel.codec import state_to_data
from kadath.kernel.record import Record
from kadath.table import PARTNER, Table
from kadath.version import __version__

from . import table_store
from .fair import Asker
from .info import Info, Member, SeatInfo
from .playing import begun, current
from .problems import Refused
from .room import Room
from .seating import get_ready, new_links
from .shapes import Options, Person
from .table_store import Message, Row, now
from .tables import Tables
from .taking_up import TakenUp
from .tokens import new_id


async def new_table(
    tables: Tables,
    person: Person,
    game: str,
    setup: dict[str, Any],
    name: str,
    seats: list[SeatInfo],
    options: Options,
) -> Room:
    """A table that waits for players; the person is its host."""
    info = _info(person, name, setup, seats, options)
    room = Room(new_id(), games.game(game), info, tables.storage, __version__)
    return await _kept(tables, room)


async def guided_table(tables: Tables, person: Person, game: Teaches[Any], name: str) -> Room:
    """A tutorial game for the person; bots have the other seats, and it begins at once."""
    first = game.first_game()
    others = game.seats(game.new(dict(first.setup), first.seed)) - 1
    seats = [SeatInfo(person.id), *(SeatInfo(bot=PARTNER) for _ in range(others))]
    info = _info(person, name, dict(first.setup), seats, Options())
    info.guide = []
    room = await _kept(tables, Room(new_id(), game, info, tables.storage, __version__))
    await tables.change(room, lambda: get_ready(room, person, True))
    return room


async def table_from(tables: Tables, person: Person, taken: TakenUp, name: str) -> str:
    """Store a table that continues a record; the person gets all its seats.

    Returns its id; it is loaded when somebody opens it.
    """
    seats = [SeatInfo(person.id, ready=True) for _ in range(taken.seats)]
    info = _info(person, name, taken.setup, seats, Options())
    info.seed_known_to = person.id
    length = len(taken.moves)
    row = Row(
        new_id(),
        taken.game,
        "finished" if taken.outcome is not None else "playing",
        info,
        taken.seed,
        __version__,
        length,
        length,
        taken.asked,
        taken.outcome,
        now(),
    )
    args = {"name": person.name}
    notice = Message(row.updated, person.id, person.name, code="imported", args=args)
    await tables.write(
        *table_store.written(row),
        *table_store.written_people(row, None),
        *(table_store.written_move(row.id, move, row.updated) for move in taken.moves),
        table_store.written_snapshot(row.id, taken.snapshot, length),
        table_store.written_message(row.id, 0, notice),
    )
    return row.id


async def play_again(tables: Tables, room: Room, person: Person) -> None:
    """Make a table for a rematch of a finished game, with the same randomly drawn set-up.

    There is only one such table, no matter who asks for it: the old table links to it.
    """
    old = room.info
    if person.id not in [seat.owner for seat in old.seats] or room.is_sandbox:
        raise Refused("not-allowed")
    if old.again:
        return
    assert room.table is not None
    record = room.table.record
    setup = await asyncio.to_thread(room.game.another, dict(record.setup), record.seed)
    seats = [SeatInfo(seat.owner, seat.bot) for seat in old.seats]
    info = _info(person, old.name, setup, seats, old.options)
    info.members = [Member(one.person, one.spectator) for one in old.members]
    made = await _kept(tables, Room(new_id(), room.game, info, tables.storage, __version__))
    draft = old.draft()
    draft.again = made.id
    await room.keep(draft)


async def sandbox(tables: Tables, room: Room, person: Person, version: int, seat: int) -> Room:
    """A private copy of a game in play, redealt from what one of the person's seats knows."""
    if not room.info.options.what_if or seat not in room.info.seats_of(person.id):
        raise Refused("not-allowed")
    async with room.lock:
        table = begun(room)
        current(room, version)
        if table.state.outcome is not None:
            raise Refused("not-now")
        data = state_to_data(table.state)
    dealt = await tables.thinkers.redeal(Asker(person.id, room.id), room.game.name, data, seat)
    state = room.game.restore(dealt)
    seats = [SeatInfo(person.id, ready=True) for _ in room.info.seats]
    info = _info(person, room.info.name, room.info.setup, seats, Options())
    copy = Room(new_id(), room.game, info, None, __version__)
    record = Record(room.game.name, __version__, room.info.setup, 0)
    copy.begin(Table(room.game, record, info.table_seats(), state), state.clone(), [0])
    tables.add_sandbox(copy)
    return copy


def _info(
    person: Person, name: str, setup: dict[str, Any], seats: list[SeatInfo], options: Options
) -> Info:
    info = Info(name, setup, options, person.id, seats, [Member(person.id)], "", None)
    new_links(info)
    return info


async def _kept(tables: Tables, room: Room) -> Room:
    row = room.row()
    await tables.write(*table_store.written(row), *table_store.written_people(row, None))
    tables.rooms[room.id] = room
    return room
