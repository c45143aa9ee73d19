"""Tables in the database: rows, and the statements that read and write them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import msgspec

from kadath import games

from .info import Info
from .shapes import Status
from .storage import Statement, Storage


class Message(msgspec.Struct, omit_defaults=True):
    """A chat message (`text`) or a notice (`code` and `args`, formatted for each reader)."""

    at: str
    person: str | None = None
    name: str = ""
    text: str = ""
    code: str = ""
    args: dict[str, Any] = msgspec.field(default_factory=dict)


class Ended(msgspec.Struct):
    """How a game ended, as values."""

    won: bool
    reason: str
    rule: str


class Row(NamedTuple):
    """A table as it is stored, without its choices and messages."""

    id: str
    game: str
    status: Status
    info: Info
    seed: int | None
    program: str
    version: int
    choices: int
    asked: int | None
    outcome: Ended | None
    updated: str


class Unreadable(NamedTuple):
    """What could be read of a damaged table."""

    id: str
    game: str
    choices: int
    updated: str


class Damaged(Exception):
    """The row of a table cannot be read."""


class Move(NamedTuple):
    """A choice (`key`) or an undo (no key), and the number of choices after it."""

    version: int
    seat: int | None
    key: str | None
    length: int
    hash: str | None
    joined: bool = False
    """Whether the choice belongs to one answer with the choice before it."""
    spared: bool = False
    """Whether it was a pass that nobody ordered, because no option could matter."""


_COLUMNS = "id, game, status, info, seed, program, version, choices, asked, outcome, updated"
_QUALIFIED = ", ".join(f"tables.{name.strip()}" for name in _COLUMNS.split(","))


def now() -> str:
    """The time, as it is stored and sent."""
    return later(0)


def later(seconds: float) -> str:
    """A time in the future, as it is stored."""
    then = datetime.now(UTC) + timedelta(seconds=seconds)
    return then.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def row_of(storage: Storage, table: str) -> Row | None:
    """A table's row; raises `Damaged` if it cannot be read."""
    found = storage.read(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", table)
    return _row(found[0]) if found else None


def rows_of(storage: Storage, person: str, most: int) -> list[Row | Unreadable]:
    """A person's tables, except those they took off their list, the newest first."""
    found = storage.read(
        f"SELECT {_QUALIFIED} FROM members JOIN tables ON tables.id = members.table_id"
        " WHERE members.person = ? AND NOT members.hidden ORDER BY tables.updated DESC LIMIT ?",
        person,
        most,
    )
    return [_row_or_rest(one) for one in found]


def is_member(storage: Storage, person: str, table: str) -> bool:
    """Whether a person is at a table, readable or not."""
    found = storage.read("SELECT 1 FROM members WHERE person = ? AND table_id = ?", person, table)
    return bool(found)


def game_of(storage: Storage, person: str, table: str) -> str | None:
    """The game of a table that a person is at."""
    found = storage.read(
        "SELECT tables.game FROM members JOIN tables ON tables.id = members.table_id"
        " WHERE members.person = ? AND members.table_id = ?",
        person,
        table,
    )
    return str(found[0][0]) if found else None


def raw_row(storage: Storage, table: str) -> dict[str, Any]:
    """A table's raw row, readable or not."""
    (found,) = storage.read(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", table)
    return dict(zip(_COLUMNS.split(", "), found, strict=True))


def count_of(storage: Storage, person: str) -> int:
    """How many unfinished tables a person is at."""
    found = storage.read(
        "SELECT count(*) FROM members JOIN tables ON tables.id = members.table_id"
        " WHERE members.person = ? AND tables.status != 'finished'",
        person,
    )
    return int(found[0][0])


def choices_of(storage: Storage, table: str) -> int:
    """The number of choices at a table."""
    found = storage.read("SELECT choices FROM tables WHERE id = ?", table)
    return int(found[0][0]) if found else 0


def moves_of(storage: Storage, table: str) -> list[Move]:
    """All choices and undos at a table."""
    found = storage.read(
        "SELECT version, seat, key, length, hash, joined, spared FROM moves WHERE table_id = ?"
        " ORDER BY version",
        table,
    )
    moves = (Move(*one) for one in found)
    return [one._replace(joined=bool(one.joined), spared=bool(one.spared)) for one in moves]


def messages_of(storage: Storage, table: str, most: int) -> tuple[int, list[Message]]:
    """The last messages of a table, and the number of the first of them."""
    found = storage.read(
        "SELECT number, body FROM messages WHERE table_id = ? ORDER BY number DESC LIMIT ?",
        table,
        most,
    )
    found.reverse()
    first = int(found[0][0]) if found else 0
    return first, [_message(body) for _, body in found]


def snapshot_of(storage: Storage, table: str) -> tuple[dict[str, Any], int] | None:
    """The last snapshot of a table's state, and its version."""
    found = storage.read("SELECT snapshot, snapshot_version FROM tables WHERE id = ?", table)
    if not found or found[0][0] is None:
        return None
    try:
        return msgspec.json.decode(found[0][0], type=dict[str, Any]), int(found[0][1])
    except (msgspec.DecodeError, ValueError, TypeError):
        # The record is complete without it.
        return None


def link(storage: Storage, token: str) -> tuple[str, bool] | None:
    """The table of a link, and whether the link is for watching only."""
    found = storage.read("SELECT table_id, watch FROM links WHERE token = ?", token)
    return (found[0][0], bool(found[0][1])) if found else None


def written(row: Row) -> list[Statement]:
    """Write a row with its people and links, new or changed."""
    info = msgspec.json.encode(row.info).decode()
    outcome = msgspec.json.encode(row.outcome).decode() if row.outcome is not None else None
    values = (*row[:3], info, *row[4:9], outcome, row.updated)
    updates = ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS.split(", ")[2:])
    marks = ", ".join("?" * len(values))
    insert = f"INSERT INTO tables ({_COLUMNS}) VALUES ({marks})"
    return [(f"{insert} ON CONFLICT (id) DO UPDATE SET {updates}", values)]


def written_people(row: Row, before: Info | None) -> list[Statement]:
    """Write who is at the table, and its links, if they changed."""
    here = {one.person for one in row.info.members}
    were = {one.person for one in before.members} if before is not None else set()
    left = "DELETE FROM members WHERE person = ? AND table_id = ?"
    came = "INSERT OR REPLACE INTO members VALUES (?, ?, 0)"
    statements: list[Statement] = [
        *((left, (person, row.id)) for person in sorted(were - here)),
        *((came, (person, row.id)) for person in sorted(here - were)),
    ]
    if before is None or (before.play, before.watch) != (row.info.play, row.info.watch):
        statements.append(("DELETE FROM links WHERE table_id = ?", (row.id,)))
        for token, watch in ((row.info.play, 0), (row.info.watch, 1)):
            if token is not None:
                statements.append(("INSERT INTO links VALUES (?, ?, ?)", (token, row.id, watch)))
    return statements


def written_move(table: str, move: Move, at: str) -> Statement:
    """Write a choice."""
    columns = "table_id, version, seat, key, length, hash, joined, spared, at"
    values = (table, *move, at)
    marks = ", ".join("?" * len(values))
    return (f"INSERT INTO moves ({columns}) VALUES ({marks})", values)


def written_message(table: str, number: int, message: Message) -> Statement:
    """Write a message."""
    body = msgspec.json.encode(message).decode()
    return ("INSERT INTO messages VALUES (?, ?, ?)", (table, number, body))


def written_snapshot(table: str, snapshot: dict[str, Any], version: int) -> Statement:
    """Write a snapshot of a table's state."""
    return (
        "UPDATE tables SET snapshot = ?, snapshot_version = ? WHERE id = ?",
        (msgspec.json.encode(snapshot).decode(), version, table),
    )


def _message(body: str) -> Message:
    try:
        return msgspec.json.decode(body, type=Message)
    except (msgspec.DecodeError, ValueError):
        return Message("", code="unreadable")


def _row_or_rest(found: tuple[Any, ...]) -> Row | Unreadable:
    try:
        row = _row(found)
    except Damaged:
        row = None
    if row is None or row.game not in games.playable():
        return Unreadable(found[0], found[1], found[7], found[10])
    return row


def _row(found: tuple[Any, ...]) -> Row:
    try:
        return _read(found)
    except (msgspec.DecodeError, ValueError) as error:
        raise Damaged(str(error)) from error


def _read(found: tuple[Any, ...]) -> Row:
    id, game, status, info, seed, program, version, choices, asked, outcome, updated = found
    return Row(
        id,
        game,
        status,
        msgspec.json.decode(info, type=Info),
        seed,
        program,
        version,
        choices,
        asked,
        msgspec.json.decode(outcome, type=Ended) if outcome is not None else None,
        updated,
    )
