"""A log that also keeps how the table looked when each entry was written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kadath.kernel.log import Entry
from kadath.kernel.state import State


class Snapshot(NamedTuple):
    """An entry of the log, and the state at that time: to be looked at, not to be played on."""

    entry: Entry
    state: State


class LogWithSnapshots(list[Entry]):
    """The log of a table.

    Between two decisions a game may let many monsters walk. A client that wants to show that step
    by step finds the states after the last choice, or run of choices, in `snapshots`; `before` is
    the state before that.
    """

    def __init__(self, state: State, entries: Iterable[Entry] = ()) -> None:
        super().__init__(entries)
        self.snapshots: list[Snapshot] = []
        self.before = state
        self._state = state

    def begin(self) -> None:
        """Somebody chooses: start collecting snapshots afresh."""
        self.snapshots.clear()
        self.before = self._state.clone()

    def append(self, entry: Entry) -> None:
        """Write an entry, and keep a snapshot."""
        super().append(entry)
        self.snapshots.append(Snapshot(entry, self._state.clone()))
