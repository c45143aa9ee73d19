"""A log that also keeps a snapshot of the state with each entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kadath.kernel.log import Entry
from kadath.kernel.state import State


class Snapshot(NamedTuple):
    """An entry of the log, and the state at that time; for display only."""

    entry: Entry
    state: State


class LogWithSnapshots(list[Entry]):
    """The log of a game in play.

    Between two decisions many things may happen: every monster may move. For clients that show them
    step by step, `snapshots` has the states since the last choice or run of choices, and `before`
    the state before it.
    """

    def __init__(self, state: State, entries: Iterable[Entry] = ()) -> None:
        super().__init__(entries)
        self.snapshots: list[Snapshot] = []
        self.before = state
        self._state = state

    def begin(self) -> None:
        """Start collecting snapshots for a new choice."""
        self.snapshots.clear()
        self.before = self._state.clone()

    def append(self, entry: Entry) -> None:
        """Write an entry, and take a snapshot."""
        super().append(entry)
        self.snapshots.append(Snapshot(entry, self._state.clone()))
