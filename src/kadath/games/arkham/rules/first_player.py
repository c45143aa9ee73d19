"""The first player marker, and how it is passed (AH-3.0.2)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.modifiers import worked_out

from ..state import ArkhamState

MARKER_STAYS = "marker_stays"
"""The value for whether the marker is passed only when its holder is devoured."""


@cites("IH-9.8", "IH-9.11")
def keeps_marker(s: ArkhamState) -> bool:
    """Whether the first player keeps the marker, if still in the game."""
    here = s.seats[s.first_player] in s.investigators
    return here and bool(worked_out(s, 0, MARKER_STAYS, 0).total)


@cites("AH-13.4")
def pass_on(s: ArkhamState) -> None:
    """Pass the marker to the next player who still has an investigator."""
    for step_on in range(1, len(s.seats) + 1):
        seat = (s.first_player + step_on) % len(s.seats)
        if s.seats[seat] in s.investigators:
            s.first_player = seat
            return
