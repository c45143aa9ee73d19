"""Replays of finished games."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from ..fair import Asker
from ..http import JSON, Call, endpoint
from ..problems import Refused
from ..replaying import Replay, ReplayChapter, chapters, replayed, stretch
from ..room import Room
from ..thinking import Kind
from .tables import finished

MOST_MOMENTS = 200
MOST_FROM = 10**6
PLAYED_BEFORE = 4
"""Playing on from a snapshot to the first moment costs about as much as showing so many."""


class ChapterList(msgspec.Struct):
    """The parts of a finished game."""

    chapters: list[ReplayChapter]


@endpoint(
    "GET",
    "/api/tables/{table}/replay",
    answer=Replay,
    query=("seat", "from", "count", "language"),
)
async def replay(call: Call) -> Response:
    """Moments of a finished game, as one seat or all seats together saw them."""
    start = call.number("from", 0, MOST_FROM)
    count = call.number("count", 50, MOST_MOMENTS)
    call.tables.replays.take(call.person.id, PLAYED_BEFORE + count)
    room = finished(await call.tables.room_of(call.path("table"), call.person))
    seats = _seats(room, call.query("seat"))
    async with room.lock:
        part = stretch(room, start, count)
    asker = Asker(call.person.id, room.id)
    kind = Kind.QUICK if count == 1 else Kind.HINT
    found = await call.while_there(
        call.tables.thinkers.asked(kind, asker, replayed, part, seats, call.language)
    )
    return Response(found, media_type=JSON, headers={"Cache-Control": "no-store"})


@endpoint("GET", "/api/tables/{table}/chapters", answer=ChapterList, query=("language",))
async def parts(call: Call) -> ChapterList:
    """Where the scenarios and rounds of a finished game begin."""
    call.tables.replays.take(call.person.id)
    room = finished(await call.tables.room_of(call.path("table"), call.person))
    async with room.lock:
        return ChapterList(chapters(room, call.language))


def _seats(room: Room, wanted: str | None) -> tuple[int, ...]:
    everybody = tuple(range(len(room.info.seats)))
    if wanted is None or wanted == "open":
        return everybody
    if wanted == "spectator":
        return ()
    if wanted not in map(str, everybody):
        raise Refused("malformed")
    return (int(wanted),)
