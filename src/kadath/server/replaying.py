"""Replays of finished games, computed in other processes, a part at a time."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from kadath import games
from kadath.kernel.codec import state_to_data
from kadath.kernel.record import Record
from kadath.kernel.views import Named, View
from kadath.table import Reader, Seat, Table

from .room import Room
from .scene import Scene, entry_text
from .shapes import Decision, LogEntry, Moment, Outcome
from .table_log import TableLog, things_in


class Made(msgspec.Struct):
    """The choice that led to a moment."""

    seat: int
    key: str
    text: str


class ReplayStep(msgspec.Struct):
    """A moment of a finished game."""

    at: int
    made: Made | None
    views: list[View]
    decision: Decision | None
    log: list[LogEntry]
    moments: list[Moment] | None
    """What each of these entries of the log changed."""
    outcome: Outcome | None


class Replay(msgspec.Struct):
    """A part of a finished game."""

    choices: int
    start: int = msgspec.field(name="from")
    moments: list[ReplayStep]
    names: dict[str, str]
    """The names of things in the views, by `kind/name`."""


class ReplayChapter(msgspec.Struct):
    """The start of a part of a finished game: its choice count, and its title."""

    at: int
    title: str
    depth: int
    """0 for the largest parts."""


class Stretch(NamedTuple):
    """Everything that another process needs to show some moments of a game."""

    game: str
    seats: int
    before: int
    """The choice count of the state that it begins with."""
    state: dict[str, Any]
    keys: list[str]
    """The choices from there on."""
    start: int
    """The choice count of the first moment to show."""
    choices: int
    """The choice count of the whole game."""


def stretch(room: Room, start: int, count: int) -> Stretch:
    """The moments from `start` on; it begins with the nearest snapshot."""
    table = room.table
    assert table is not None
    start = max(start, table.base)
    # The choice that led to the first moment is shown as well, so play one choice more.
    before, state = table.nearest(min(max(start - 1, table.base), table.length))
    keys = table.record.choices[before : start + count - 1]
    seats = len(room.info.seats)
    data = state_to_data(state)
    return Stretch(room.game.name, seats, before, data, keys, start, table.length)


def replayed(part: Stretch, reader: tuple[int, ...], language: str) -> bytes:
    """A stretch as a reader with these seats (none: a spectator) saw it, as JSON."""
    game = games.game(part.game)
    state = game.restore(part.state)
    record = Record(part.game, "", {}, 0, [""] * part.before)
    table = Table(game, record, [Seat("")] * part.seats, state)
    moments = []
    made: Made | None = None
    names: dict[str, str] = {}
    named: set[Named] = set()
    table_log = TableLog()
    table_log.languages = {language}
    for at in range(part.before, part.before + len(part.keys) + 1):
        is_shown = at >= part.start
        if at > part.before:
            key = part.keys[at - part.before - 1]
            made = _choose(table, table_log, key, reader if is_shown else None, language)
        if is_shown:
            scene = Scene(table.game, table.state)
            moments.append(_step(scene, at, made, table_log, reader, language))
            passing = things_in(table_log.moments(reader, 0) or ())
            names |= scene.names(reader, language, named, passing)
    return msgspec.json.encode(Replay(part.choices, part.start, moments, names))


def chapters(room: Room, language: str) -> list[ReplayChapter]:
    """The parts of a game by its log; their titles are the first sentences of those entries."""
    table = room.table
    assert table is not None
    kinds = room.game.manifest.chapters
    found = []
    for line in room.log.lines:
        if line.entry.kind in kinds:
            text = entry_text(room.game, table.state, line.entry, language)
            title = text.partition(". ")[0].removesuffix(".")
            found.append(ReplayChapter(line.choice, title, kinds.index(line.entry.kind)))
    return found


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
        # This log has the lines of a single choice, and does not know its number.
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
