"""The last lines of a table's log, each with the state of its time."""

from __future__ import annotations

from collections.abc import Sequence

from kadath.kernel.log import Entry
from kadath.table import Snapshot, Table, may_read

MOST_LINES = 400


class Journal:
    """What happened last, as it has to be told: later the same id may be another card."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._log: Sequence[Entry] = ()
        self._end = 0
        self._lines: list[Snapshot] = []

    def read(self, person: str | None) -> list[Snapshot]:
        """The lines that a person (None: a spectator) may read."""
        log = self._table.written
        if log is not self._log:
            # The table was rewound.
            self._log, self._end = log, 0
            self._lines.clear()
        self._lines += self._table.snapshots_from(max(self._end, len(log) - MOST_LINES))
        self._end = len(log)
        del self._lines[:-MOST_LINES]
        own = self._table.seats_of(person)
        return [line for line in self._lines if may_read(own, line.entry)]
