"""Monster threat and monster level (MA-R4)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..state import MachinaState

TRACK_END = 6
"""The position that sends threat back to 1; not told by the rulebook's text."""
LAST_LEVEL = 5


@cites("MA-R4.1")
def raise_threat(s: MachinaState, by: int) -> None:
    """Advance the threat; at the end of its track the monster level rises."""
    for _ in range(by):
        s.threat += 1
        if s.threat == TRACK_END:
            s.threat = 1
            s.level = min(LAST_LEVEL, s.level + 1)
    s.note("threat", threat=s.threat, level=s.level)
