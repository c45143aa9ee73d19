"""The doom track (AH-3.5, AH-10, AH-12)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..state import ArkhamState
from ..values import doom_track
from .awakening import awaken


@cites("AH-12.1")
def add_doom(s: ArkhamState, tokens: int = 1) -> None:
    """Put doom tokens on the track; a full track awakens the Ancient One and ends all else."""
    size = doom_track(s)
    s.doom = min(size, s.doom + tokens)
    s.note("doom", doom=s.doom, size=size)
    declare_martial_law(s)
    if s.doom >= size:
        awaken(s, "doom")


@cites("IH-4.7")
def declare_martial_law(s: ArkhamState) -> None:
    """Once half of the doom track is full, declare martial law for the rest of the game."""
    if s.has_innsmouth and not s.martial_law and 2 * s.doom >= doom_track(s):
        s.martial_law = True
        s.note("martial-law")


@cites("AH-10.10")
def remove_doom(s: ArkhamState, tokens: int = 1) -> None:
    """Take doom tokens off the track."""
    s.doom = max(0, s.doom - tokens)
    s.note("doom", doom=s.doom, size=doom_track(s))
