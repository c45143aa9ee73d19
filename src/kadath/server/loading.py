"""Loading a table from the database."""

from __future__ import annotations

from typing import NamedTuple

from kadath import games
from kadath.kernel.errors import KadathError
from kadath.kernel.record import Record
from kadath.table import Misfit
from kadath.text.set_words import SetNeeded
from kadath.version import __version__

from . import table_store
from .chat import MOST_MESSAGES
from .problems import Refused, needs_set
from .recovery import folded, lengths_of, recover, remaining
from .room import Room
from .storage import Storage
from .table_store import Damaged, Message, Move, now


class Loaded(NamedTuple):
    """A loaded table, and where its record no longer matches the rules, if anywhere."""

    room: Room
    misfit: Misfit | None


def load(storage: Storage, id: str) -> Loaded:
    """The table as it was stored; this is slow, so call it in a thread."""
    try:
        row = table_store.row_of(storage, id)
    except Damaged as error:
        raise Refused("unreadable") from error
    if row is None:
        raise Refused("no-such-thing")
    if row.game not in games.playable():
        raise Refused("unreadable")
    game = games.game(row.game)
    room = Room(id, game, row.info, storage, row.program)
    room.updated = row.updated
    room.first_message, room.messages = table_store.messages_of(storage, id, MOST_MESSAGES)
    if row.seed is None:
        return Loaded(room, None)
    moves = table_store.moves_of(storage, id)
    lengths = lengths_of(moves)
    record = folded(Record(row.game, row.program, row.info.setup, row.seed), moves)
    snapshot = table_store.snapshot_of(storage, id)
    try:
        found = recover(game, record, row.info.table_seats(), lengths, snapshot)
    except SetNeeded as error:
        raise needs_set(error) from error
    except KadathError as error:
        raise Refused("bad-record") from error
    past = found.table.past
    for at, move in enumerate(remaining(moves)[found.table.base :][: len(past)]):
        is_ordered = move.seat is None
        past[at] = past[at]._replace(ordered=is_ordered, spared=move.spared, joined=move.joined)
    room.begin(found.table, found.base, lengths, found.log)
    if snapshot is not None:
        room.snapshot_version = snapshot[1]
    return Loaded(room, found.misfit)


async def settle(found: Loaded) -> None:
    """Tell the people at a table what a software update did to it."""
    room, misfit = found
    if misfit is None:
        return
    assert room.table is not None
    if misfit.whole:
        if not any(_tells_of_this_version(message) for message in room.messages):
            await room.keep(messages=[Message(now(), code="misfit-whole", args=_VERSION)])
        return
    # Choices that no longer fit stay on record, as if they had been undone.
    move = Move(room.version + 1, None, None, room.table.length, None)
    args = {"number": misfit.at, "key": misfit.key, **_VERSION}
    await room.keep(moves=[move], messages=[Message(now(), code="misfit-part", args=args)])


_VERSION = {"version": __version__}


def _tells_of_this_version(message: Message) -> bool:
    return message.code == "misfit-whole" and message.args.get("version") == __version__
