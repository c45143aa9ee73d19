"""Tables over HTTP: lists, new ones, links, records, reports."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from kadath import games
from kadath.kernel.capabilities import Teaches
from kadath.text.fluent import messages

from .. import creation, seating, table_store
from ..chat import printable
from ..fair import Asker
from ..http import JSON, Call, Nothing, endpoint
from ..info import SeatInfo
from ..messages import links, table_info, title
from ..problems import Refused
from ..recovery import rest_of
from ..reports import save_report
from ..requests import BotName, Key, Name, Text
from ..room import Room
from ..shapes import Links, Options, Person, Problem, Summary, TableInfo
from ..taking_up import MOST_CHOICES, NotTakenUp, TakenUp, taken_up
from ..thinking import Kind
from .people import Token

MOST_LISTED = 200


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: BotName


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Key
    setup: dict[str, str | int | list[str]]
    name: Name | None = None
    seats: Annotated[list[str | BotWish], Meta(max_length=16)] | None = None
    options: Options = msgspec.field(default_factory=Options)
    ready: bool = False


class FirstTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new tutorial game."""

    game: Key


class TableList(msgspec.Struct):
    """The reader's tables."""

    tables: list[Summary]


class TableMade(msgspec.Struct):
    """The table that was made or joined."""

    table: str


class Invitation(msgspec.Struct):
    """What a link leads to."""

    table: Summary
    watch: bool


class LinksMade(msgspec.Struct):
    """The links of a table."""

    links: Links


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """A bug report about a table."""

    text: Text


class ReportMade(msgspec.Struct):
    """The number of a report."""

    report: str


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """The choice of a finished game after which a branch continues."""

    at: Annotated[int, Meta(ge=0, le=MOST_CHOICES)]


class Imported(msgspec.Struct):
    """The table of an imported record, and where it stopped matching the rules."""

    table: str
    misfit: Problem | None


@endpoint("GET", "/api/tables", answer=TableList)
async def my_tables(call: Call) -> TableList:
    """The sender's tables, the newest first."""
    rows = table_store.rows_of(call.tables.storage, call.person.id, MOST_LISTED)
    return TableList([call.tables.summary(row, call.person) for row in rows])


@endpoint("POST", "/api/tables", body=NewTable, answer=TableMade)
async def new_table(call: Call) -> TableMade:
    """Make a table."""
    body: NewTable = call.body
    _may_open(call)
    if body.game not in games.playable():
        raise Refused("no-such-thing", offered=list(games.playable()))
    count = seating.checked_setup(games.game(body.game), body.setup)
    seats = _seats(call, body, count)
    name = printable(body.name) if body.name is not None else ""
    name = name or _usual_name(call)
    room = await creation.new_table(
        call.tables, call.person, body.game, body.setup, name, seats, body.options
    )
    if body.ready:
        person = call.person
        await call.tables.change(room, lambda: seating.get_ready(room, person, True))
    return TableMade(room.id)


@endpoint("POST", "/api/guided", body=FirstTable, answer=TableMade)
async def first_table(call: Call) -> TableMade:
    """Begin a tutorial game."""
    _may_open(call)
    teaching = [one for one in games.playable() if isinstance(games.game(one), Teaches)]
    game = games.game(call.body.game) if call.body.game in teaching else None
    if not isinstance(game, Teaches):
        raise Refused("no-such-thing", offered=teaching)
    room = await creation.guided_table(call.tables, call.person, game, _usual_name(call))
    return TableMade(room.id)


def _usual_name(call: Call) -> str:
    return messages(call.language).format("server-table-of", name=call.person.name)


@endpoint("GET", "/api/tables/{table}", answer=TableInfo)
async def one_table(call: Call) -> TableInfo:
    """A table apart from its game."""
    room = await _room(call)
    return TableInfo(**table_info(room, call.person, call.tables.people.name))


@endpoint("DELETE", "/api/tables/{table}", answer=Nothing)
async def hide_table(call: Call) -> Nothing:
    """Take a table off the sender's list; it stays on the others'."""
    if not table_store.is_member(call.tables.storage, call.person.id, call.path("table")):
        raise Refused("no-such-thing")
    await call.tables.write(
        (
            "UPDATE members SET hidden = 1 WHERE person = ? AND table_id = ?",
            (call.person.id, call.path("table")),
        )
    )
    return Nothing()


@endpoint("GET", "/api/join/{token}", answer=Invitation)
async def invitation(call: Call) -> Invitation:
    """What a link leads to."""
    found = table_store.link(call.tables.storage, call.path("token"))
    try:
        row = table_store.row_of(call.tables.storage, found[0]) if found is not None else None
    except table_store.Damaged as error:
        raise Refused("unreadable") from error
    if found is None or row is None:
        raise Refused("no-such-thing")
    if row.game not in games.playable():
        raise Refused("unreadable")
    reader = call.somebody or Person("", "", call.language)
    return Invitation(call.tables.summary(row, reader), found[1])


@endpoint("POST", "/api/join", body=Token, answer=TableMade)
async def join(call: Call) -> TableMade:
    """Join the table that a link leads to."""
    found = table_store.link(call.tables.storage, call.body.token)
    if found is None:
        raise Refused("no-such-thing")
    room, person, watch = await call.tables.room(found[0]), call.person, found[1]
    await call.tables.change(room, lambda: seating.join(room, person, watch))
    await call.tables.write(
        (
            "UPDATE members SET hidden = 0 WHERE person = ? AND table_id = ?",
            (person.id, room.id),
        )
    )
    return TableMade(room.id)


@endpoint("POST", "/api/tables/{table}/links", body=Nothing, answer=LinksMade)
async def new_links(call: Call) -> LinksMade:
    """Revoke a table's links, and make new ones."""
    room, person = await _room(call), call.person
    await call.tables.change(room, lambda: seating.renew_links(room, person))
    return LinksMade(links(room.info))


@endpoint("POST", "/api/tables/{table}/report", body=NewReport, answer=ReportMade)
async def report(call: Call) -> ReportMade:
    """Report a bug, and save a record that reproduces the moment."""
    call.tables.talk.take(call.person.id)
    room = await _room(call)
    async with room.lock:
        number = await save_report(call.tables.settings.data, room, call.person, call.body.text)
    return ReportMade(number)


@endpoint("GET", "/api/tables/{table}/record", answer=JSON)
async def record(call: Call) -> Response:
    """The record of a finished game."""
    room = _recorded(await _room(call))
    assert room.table is not None
    return _file(f"kadath-{room.game.name}-{room.id}.json", room.table.record.to_json())


@endpoint("GET", "/api/tables/{table}/export", answer=JSON)
async def export(call: Call) -> Response:
    """A record of what is left of a table that cannot be read, with its raw row."""
    id, storage = call.path("table"), call.tables.storage
    if not table_store.is_member(storage, call.person.id, id):
        raise Refused("no-such-thing")
    try:
        row = table_store.row_of(storage, id)
        if row is not None and row.game in games.playable():
            # A readable table has a proper record, which is sealed until the game is over.
            raise Refused("sealed")
    except table_store.Damaged:
        row = None
    return _file(f"kadath-damaged-{id}.json", rest_of(storage, id, row))


def _file(name: str, text: str) -> Response:
    return Response(
        text,
        media_type=JSON,
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


@endpoint("POST", "/api/tables/{table}/branch", body=Branch, answer=TableMade)
async def branch(call: Call) -> TableMade:
    """Continue from any moment of a finished game, at a new table of the sender."""
    _may_open(call)
    room = _recorded(await _room(call))
    assert room.table is not None
    if call.body.at > room.table.length or room.table.base:
        raise Refused("not-now")
    taken = await _taken_up(call, room.table.record.branch(call.body.at).to_json())
    if taken.misfit is not None:
        raise Refused("bad-record")
    made = await creation.table_from(call.tables, call.person, taken, room.info.name)
    return TableMade(made)


@endpoint("POST", "/api/tables/{table}/again", body=Nothing, answer=TableMade)
async def again(call: Call) -> TableMade:
    """Take a seat, ready, at the table of the rematch of a finished game."""
    room, tables, person = finished(await _room(call)), call.tables, call.person
    if not room.info.again:
        _may_open(call)
    await tables.change(room, lambda: creation.play_again(tables, room, person))
    made = await tables.room(room.info.again)
    if made.table is None and made.info.seats_of(person.id):
        await tables.change(made, lambda: seating.get_ready(made, person, True))
    return TableMade(made.id)


@endpoint("POST", "/api/records", answer=Imported, is_record=True)
async def import_record(call: Call) -> Imported:
    """Import a record of a game, finished or not."""
    _may_open(call)
    try:
        text = call.body.decode()
    except UnicodeDecodeError as error:
        raise Refused("bad-record") from error
    taken = await _taken_up(call, text)
    name = title(taken.game, call.language)
    made = await creation.table_from(call.tables, call.person, taken, name)
    misfit = taken.misfit
    if misfit is None:
        return Imported(made, None)
    text = messages(call.language).format("server-misfit", number=misfit.at, key=misfit.key)
    return Imported(made, Problem("bad-record", text, list(misfit.offered)))


async def _taken_up(call: Call, text: str) -> TakenUp:
    """Import a record when its turn comes, if the client is still there."""
    call.tables.records.take(call.person.id)
    found = await call.while_there(
        call.tables.thinkers.asked(Kind.RECORD, Asker(call.person.id), taken_up, text)
    )
    if isinstance(found, NotTakenUp):
        raise Refused(found.code, **found.values)
    return found


def finished(room: Room) -> Room:
    """`Refused` until the game is over."""
    if room.status != "finished":
        raise Refused("sealed")
    return room


def _recorded(room: Room) -> Room:
    """`Refused` if the game is not over, or has no record: a sandbox was not played from a seed."""
    if finished(room).is_sandbox:
        raise Refused("not-allowed")
    return room


async def _room(call: Call) -> Room:
    return await call.tables.room_of(call.path("table"), call.person)


def _may_open(call: Call) -> None:
    call.tables.new_tables.take(call.person.id)
    if table_store.count_of(call.tables.storage, call.person.id) >= call.tables.limits.tables_each:
        raise Refused("too-many")


def _seats(call: Call, body: NewTable, count: int) -> list[SeatInfo]:
    if body.seats is None:
        return [SeatInfo(call.person.id), *(SeatInfo() for _ in range(count - 1))]
    if len(body.seats) != count:
        raise Refused("bad-setup", offered=[str(count)])
    return [_seat(call, wish) for wish in body.seats]


def _seat(call: Call, wish: str | BotWish) -> SeatInfo:
    if isinstance(wish, BotWish):
        return SeatInfo(bot=seating.checked_bot(wish.bot))
    if wish not in ("me", "open"):
        raise Refused("malformed")
    return SeatInfo(call.person.id if wish == "me" else None)
