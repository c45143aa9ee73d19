"""Playing back what happened, entry by entry, at a pace."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

from kadath.table import Snapshot

from .pace import Pace


class Playback:
    """The snapshots after a choice, while they are shown one after another."""

    def __init__(self) -> None:
        self.snapshot: Snapshot | None = None
        self.left = 0
        self._go_on = asyncio.Event()
        self._is_skipped = False

    async def play(
        self, snapshots: Sequence[Snapshot], pace: Callable[[], Pace]
    ) -> AsyncIterator[Snapshot]:
        """Each snapshot, for as long as the pace says, or until `step` or `skip` is called."""
        self._is_skipped = False
        for number, snapshot in enumerate(snapshots, 1):
            self.snapshot = snapshot
            self.left = len(snapshots) - number
            self._go_on.clear()
            yield snapshot
            try:
                await asyncio.wait_for(self._go_on.wait(), pace().seconds)
            except TimeoutError:
                continue
            if self._is_skipped:
                break
        self.stop()

    def stop(self) -> None:
        """Stop showing snapshots."""
        self.snapshot = None
        self.left = 0

    def step(self) -> None:
        """Continue with the next snapshot."""
        self._go_on.set()

    def skip(self) -> None:
        """Skip the rest."""
        self._is_skipped = True
        self._go_on.set()
