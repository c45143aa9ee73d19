"""The log of a table in the languages of those who read it.

Each line is written for the state it is about: later the same id may stand for another card. A
language that is first wanted later is added by replaying the game in a thread.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from operator import attrgetter
from typing import Any, NamedTuple

from kadath.kernel.log import Entry
from kadath.kernel.state import State
from kadath.table import Snapshot, Table

from .scene import entry_text
from .shapes import LogEntry

_log_before = attrgetter("log_before")


class Line(NamedTuple):
    """A line of the log, with its text by language."""

    entry: Entry
    choice: int
    args: dict[str, Any]
    texts: dict[str, str]


class TableLog:
    """The log of one table, as long as it is in memory."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.languages: set[str] = set()

    def follow(self, table: Table) -> None:
        """Write down what the last choice brought about."""
        for snapshot in table.snapshots:
            # A choice may be followed by others, which standing orders made.
            choices = bisect_right(table.past, len(self.lines), key=_log_before)
            self._add(table, snapshot, table.base + choices, self.languages)

    def cut(self, length: int) -> None:
        """Forget all but the first lines."""
        del self.lines[length:]

    def learn(self, language: str, lines: Iterable[Line]) -> None:
        """Take over the texts of a language from another log of the same game."""
        for line, worded_line in zip(self.lines, lines, strict=True):
            line.texts[language] = worded_line.texts[language]
        self.languages.add(language)

    def read(
        self, seats: tuple[int, ...], start: int, language: str, end: int | None = None
    ) -> list[LogEntry]:
        """The lines from `start` on that somebody with these seats (none: a spectator) may read."""
        readers: tuple[int | None, ...] = seats or (None,)
        return [
            LogEntry(line.entry.kind, line.args, line.texts.get(language, ""), line.choice)
            for line in self.lines[start:end]
            if any(line.entry.is_for(seat) for seat in readers)
        ]

    def count(self, seats: tuple[int, ...], end: int) -> int:
        """How many of the first lines somebody with these seats may read."""
        readers: tuple[int | None, ...] = seats or (None,)
        return sum(any(line.entry.is_for(seat) for seat in readers) for line in self.lines[:end])

    def _add(self, table: Table, snapshot: Snapshot, choice: int, languages: Iterable[str]) -> None:
        entry, state = snapshot.entry, snapshot.state
        texts = {one: entry_text(table.game, state, entry, one) for one in languages}
        self.lines.append(Line(entry, choice, dict(entry.args), texts))


def replayed_log(table: Table, base: State, languages: Iterable[str]) -> TableLog:
    """The log of a table, made by replaying its choices from the state at its base."""
    beside = Table(table.game, table.record.branch(table.base), table.seats, base.clone())
    table_log = TableLog()
    table_log.languages = set(languages)
    for key in table.record.choices[table.base :]:
        decision = beside.state.decision
        assert decision is not None
        beside.choose(decision.seat, key)
        table_log.follow(beside)
    return table_log
