"""Games that are over, moment by moment."""

from __future__ import annotations

import asyncio

import msgspec

from kadath.kernel.views import Named, View
from kadath.table import Reader, Table

from ..fair import Asker
from ..http import Call, endpoint
from ..problems import Refused
from ..room import Room
from ..scene import Scene
from ..shapes import Decision, LogEntry, Moment, Outcome
from ..table_log import TableLog, things_in
from .tables import finished

MOST_MOMENTS = 200
MOST_FROM = 10**6


class Made(msgspec.Struct):
    """The choice that led to a moment."""

    seat: int
    key: str
    text: str


class ReplayStep(msgspec.Struct):
    """A moment of a game that is over."""

    at: int
    made: Made | None
    views: list[View]
    decision: Decision | None
    log: list[LogEntry]
    moments: list[Moment] | None
    """What each of these entries of the log changed."""
    outcome: Outcome | None


class Replay(msgspec.Struct):
    """A part of a game that is over."""

    choices: int
    start: int = msgspec.field(name="from")
    moments: list[ReplayStep]
    names: dict[str, str]
    """What things in the views are called, by `kind/name`."""


@endpoint(
    "GET",
    "/api/tables/{table}/replay",
    answer=Replay,
    query=("seat", "from", "count", "language"),
)
async def replay(call: Call) -> Replay:
    """Moments of a game that is over, as a seat saw them, or as all seats together did."""
    call.tables.replays.take(call.person.id)
    room = finished(await call.tables.room_of(call.path("table"), call.person))
    seats = _seats(room, call.query("seat"))
    start = call.number("from", 0, MOST_FROM)
    count = call.number("count", 50, MOST_MOMENTS)
    async with call.tables.replaying.turn(Asker(call.person.id, room.id)), room.lock:
        return await asyncio.to_thread(_replayed, room, seats, start, count, call.language)


def _seats(room: Room, asked: str | None) -> tuple[int, ...]:
    everybody = tuple(range(len(room.info.seats)))
    if asked is None or asked == "open":
        return everybody
    if asked == "spectator":
        return ()
    if asked not in map(str, everybody):
        raise Refused("malformed")
    return (int(asked),)


def _replayed(room: Room, seats: tuple[int, ...], start: int, count: int, language: str) -> Replay:
    real = room.table
    assert real is not None
    # What led to the first moment is told as well, so one choice more is played.
    before, state = real.nearest(min(max(start - 1, real.base), real.length))
    table = Table(room.game, real.record.branch(before), real.seats, state)
    moments = []
    made: Made | None = None
    names: dict[str, str] = {}
    named: set[Named] = set()
    table_log = TableLog()
    table_log.languages = {language}
    for at in range(before, min(start + count, real.length + 1)):
        if at > before:
            made = _choose(
                table,
                table_log,
                real.record.choices[at - 1],
                seats if at >= start else None,
                language,
            )
        if at >= start:
            scene = Scene(table.game, table.state)
            moments.append(_step(scene, at, made, table_log, seats, language))
            passing = things_in(table_log.moments(seats, 0) or ())
            names |= scene.names(seats, language, named, passing)
    return Replay(real.length, max(start, real.base), moments, names)


def _choose(
    table: Table, table_log: TableLog, key: str, shown_to: Reader | None, language: str
) -> Made | None:
    decision = table.state.decision
    option = decision.option(key) if decision is not None else None
    assert decision is not None
    assert option is not None
    made = None
    if shown_to is not None:
        text = Scene(table.game, table.state).option_text(option, language)
        made = Made(decision.seat, key, text)
    table.choose(decision.seat, key)
    table_log.cut(0)
    if shown_to is not None:
        table_log.follow(table, (shown_to,))
    return made


def _step(
    scene: Scene,
    at: int,
    made: Made | None,
    table_log: TableLog,
    seats: tuple[int, ...],
    language: str,
) -> ReplayStep:
    entries = table_log.read(seats, 0, language)
    for entry in entries:
        # This log has the lines of one choice only, and cannot know which one that is.
        entry.choice = at
    return ReplayStep(
        at,
        made,
        scene.views(seats),
        scene.decision(seats, language),
        entries,
        table_log.moments(seats, 0),
        scene.outcome(language),
    )
