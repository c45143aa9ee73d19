"""Taking up a table again from what is kept of it."""

from __future__ import annotations

from typing import NamedTuple

from kadath import __version__, games
from kadath.kernel.errors import KadathError
from kadath.kernel.record import Record
from kadath.table import Misfit

from . import register
from .problems import Refused
from .rebuilt import folded, lengths_of, ordered_in, rebuilt
from .register import Message, Move, now
from .room import Room
from .storage import Storage
from .talking import MOST_MESSAGES


class Opened(NamedTuple):
    """A table that was taken up, and what of it does not fit any more, if anything."""

    room: Room
    misfit: Misfit | None


def opened(storage: Storage, id: str) -> Opened:
    """The table as it was kept; this takes a while, so it is done beside everything else."""
    row = register.row_of(storage, id)
    if row is None or row.game not in games.GAMES:
        raise Refused("no-such-thing")
    game = games.game(row.game)
    room = Room(id, game, row.info, storage, row.program)
    room.updated = row.updated
    room.first_message, room.messages = register.messages_of(storage, id, MOST_MESSAGES)
    if row.seed is None:
        return Opened(room, None)
    moves = register.moves_of(storage, id)
    lengths = lengths_of(moves)
    record = folded(Record(row.game, row.program, row.info.setup, row.seed), moves)
    snapshot = register.snapshot_of(storage, id)
    try:
        found = rebuilt(game, record, row.info.table_seats(), lengths, snapshot)
    except KadathError as error:
        raise Refused("bad-record") from error
    past = found.table.past
    for at, is_ordered in enumerate(ordered_in(moves)[found.table.base :][: len(past)]):
        past[at] = past[at]._replace(ordered=is_ordered)
    room.begin(found.table, found.base, lengths)
    if snapshot is not None:
        room.snapshot_version = snapshot[1]
    return Opened(room, found.misfit)


async def settle(found: Opened) -> None:
    """Tell the people at a table what an update of the program did to it."""
    room, misfit = found
    if misfit is None:
        return
    assert room.table is not None
    if misfit.whole:
        if not any(_tells_of_this_version(message) for message in room.messages):
            await room.keep(said=[Message(now(), code="misfit-whole", args=_VERSION)])
        return
    # The choices that do not fit stay written down, as if they had been taken back.
    move = Move(room.version + 1, None, None, room.table.length, None)
    args = {"number": misfit.at, "key": misfit.key, **_VERSION}
    await room.keep(moves=[move], said=[Message(now(), code="misfit-part", args=args)])


_VERSION = {"version": __version__}


def _tells_of_this_version(message: Message) -> bool:
    return message.code == "misfit-whole" and message.args.get("version") == __version__
