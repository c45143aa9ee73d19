"""Games that are over, moment by moment."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from kadath.table import Table

from .about_tables import finished
from .chronicle import Chronicle
from .http import Call, endpoint
from .moment import Moment
from .problems import Refused
from .room import Room
from .shapes import Decision, LogEntry, Outcome

MOST_MOMENTS = 200
MOST_FROM = 10**6


class Made(msgspec.Struct):
    """The choice that led to a moment."""

    seat: int
    key: str
    text: str


class ReplayMoment(msgspec.Struct):
    """A moment of a game that is over."""

    at: int
    made: Made | None
    views: list[Any]
    decision: Decision | None
    log: list[LogEntry]
    outcome: Outcome | None


class Replay(msgspec.Struct):
    """A part of a game that is over."""

    choices: int
    start: int = msgspec.field(name="from")
    moments: list[ReplayMoment]


@endpoint(
    "GET",
    "/api/tables/{table}/replay",
    answer=Replay,
    query=("seat", "from", "count", "language"),
)
async def replay(call: Call) -> Replay:
    """Moments of a game that is over, as a seat saw them, or as all seats together did."""
    call.hall.requests.take(call.person.id)
    room = finished(await call.hall.room_of(call.path("table"), call.person))
    seats = _seats(room, call.query("seat"))
    start = call.number("from", 0, MOST_FROM)
    count = call.number("count", 50, MOST_MOMENTS)
    async with room.lock:
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
    assert room.base is not None
    table = Table(room.game, real.record.branch(real.base), real.seats, room.base.clone())
    moments = []
    made: Made | None = None
    chronicle = Chronicle()
    chronicle.languages = {language}
    for at in range(real.base, real.length + 1):
        if at >= start + count:
            break
        if at > real.base:
            made = _choose(table, chronicle, real.record.choices[at - 1], at >= start, language)
        if at >= start:
            moments.append(_moment(table, at, made, chronicle, seats, language))
    return Replay(real.length, max(start, real.base), moments)


def _choose(
    table: Table, chronicle: Chronicle, key: str, is_shown: bool, language: str
) -> Made | None:
    decision = table.state.decision
    option = decision.option(key) if decision is not None else None
    assert decision is not None
    assert option is not None
    made = None
    if is_shown:
        text = Moment(table.game, table.state).option_text(option, language)
        made = Made(decision.seat, key, text)
    table.choose(decision.seat, key)
    chronicle.cut(0)
    if is_shown:
        chronicle.follow(table)
    return made


def _moment(
    table: Table,
    at: int,
    made: Made | None,
    chronicle: Chronicle,
    seats: tuple[int, ...],
    language: str,
) -> ReplayMoment:
    moment = Moment(table.game, table.state)
    return ReplayMoment(
        at,
        made,
        moment.views(seats),
        moment.decision(seats, language),
        chronicle.read(seats, 0, language),
        moment.outcome(language),
    )
