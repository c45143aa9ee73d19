"""The log of a table, in the languages of its readers.

Each line is formatted with the state of its time: later the same id may be another card. A language
that is first needed later is added by replaying the game in another process.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator
from itertools import repeat
from operator import attrgetter
from typing import Any, NamedTuple

from kadath import games
from kadath.kernel.game import Progress
from kadath.kernel.log import Entry
from kadath.kernel.record import Record
from kadath.kernel.state import State
from kadath.kernel.views import ThingView
from kadath.table import Changes, Reader, Seat, Snapshot, Table, may_read
from kadath.table import Moment as Changed

from . import shapes
from .scene import entry_text
from .shapes import LogEntry, Moment

_log_before = attrgetter("log_before")

MOST_MOMENTS = 200
"""The number of last lines of the log for which moments are kept."""


class Line(NamedTuple):
    """A line of the log, with its text by language."""

    entry: Entry
    choice: int
    args: dict[str, Any]
    texts: dict[str, str]
    moments: dict[Reader, Moment]
    """What it changed, for the readers who may see it and were at the table."""


class TableLog:
    """The log of one table in memory."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.languages: set[str] = set()

    def follow(self, table: Table, readers: Collection[Reader] = ()) -> None:
        """Add the entries of the last choice, with what they changed for these readers."""
        changes = table.moments(readers) if readers else repeat({})
        for snapshot, changed in zip(table.snapshots, changes, strict=False):
            # A choice may be followed by choices that standing orders made.
            choices = bisect_right(table.past, len(self.lines), key=_log_before)
            self._add(table, snapshot, table.base + choices, changed)
        last = len(self.lines) - MOST_MOMENTS
        for line in self.lines[max(0, last - len(table.snapshots)) : max(0, last)]:
            line.moments.clear()

    def cut(self, length: int) -> None:
        """Drop all but the first lines."""
        del self.lines[length:]

    def learn(self, language: str, texts: Iterable[str]) -> None:
        """Add the texts of all lines in another language."""
        for line, text in zip(self.lines, texts, strict=True):
            line.texts[language] = text
        self.languages.add(language)

    def read(
        self, seats: tuple[int, ...], start: int, language: str, end: int | None = None
    ) -> list[LogEntry]:
        """The lines from `start` on that a reader with these seats (none: a spectator) may see."""
        return [
            LogEntry(line.entry.kind, line.args, line.texts.get(language, ""), line.choice)
            for line in self.lines[start:end]
            if may_read(seats, line.entry)
        ]

    def moments(self, seats: Reader, start: int) -> list[Moment] | None:
        """What each of the lines that `read` returns changed; None if that is not known."""
        found = []
        for line in self.lines[start:]:
            if may_read(seats, line.entry):
                if seats not in line.moments:
                    return None
                found.append(line.moments[seats])
        return found

    def count(self, seats: tuple[int, ...], end: int) -> int:
        """How many of the first `end` lines a reader with these seats may see."""
        return sum(may_read(seats, line.entry) for line in self.lines[:end])

    def _add(
        self, table: Table, snapshot: Snapshot, choice: int, changed: dict[Reader, Changed]
    ) -> None:
        entry, state = snapshot.entry, snapshot.state
        texts = {one: entry_text(table.game, state, entry, one) for one in self.languages}
        progress = table.game.progress(state)
        moments = {reader: _moment(one, progress) for reader, one in changed.items()}
        self.lines.append(Line(entry, choice, dict(entry.args), texts, moments))


def things_in(moments: Iterable[Moment]) -> Iterator[ThingView]:
    """All things that occur in moments."""
    for moment in moments:
        for changes in moment.changed:
            yield from changes.things.values()


def _moment(changed: Changed, progress: Progress) -> Moment:
    counted = None if progress.counted is None else progress.counted.to_data()
    return Moment([_changes(one) for one in changed], progress.round, progress.step, counted)


def _changes(one: Changes) -> shapes.Changes:
    return shapes.Changes(one.things, list(one.gone), [shapes.Move(*move) for move in one.moves])


def replayed_log(table: Table, base: State) -> TableLog:
    """The log of a table, recreated by replaying its choices from its base state."""
    beside = Table(table.game, table.record.branch(table.base), table.seats, base.clone())
    return _followed(beside, table.record.choices[table.base :], set())


def worded(
    game: str, base: dict[str, Any], seats: int, choices: list[str], language: str
) -> list[str]:
    """All lines of a log in a language; this takes seconds, so run it in another process."""
    state = games.game(game).restore(base)
    beside = Table(games.game(game), Record(game, "", {}, 0), [Seat("")] * seats, state)
    return [line.texts[language] for line in _followed(beside, choices, {language}).lines]


def _followed(table: Table, choices: Iterable[str], languages: set[str]) -> TableLog:
    table_log = TableLog()
    table_log.languages = languages
    for key in choices:
        decision = table.state.decision
        assert decision is not None
        table.choose(decision.seat, key)
        table_log.follow(table)
    return table_log
