"""Spawning monsters one at a time, from the cup or from beside the sheet."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.rng import below

from ..components.monsters import COMMON, UNIQUE_TOKENS
from ..state import FinalHourState
from .monster_move import follow_arrows, settle


@cites("FH-162", "FH-164", "FH-165", "FH-166")
def spawn(s: FinalHourState, name: str, location: int) -> None:
    """Place one monster of that name; if there is no room, it moves on immediately.

    Nothing happens if no token of that name is left.
    """
    token = _from_cup(s) if name == COMMON else _from_beside_sheet(s, name)
    if token is None:
        s.note("none-left", monster=name)
        return
    if s.log is not None:
        s.note("spawned", token=token, location=location)
    if not settle(s, token, location):
        s.note("no-room", token=token, location=location)
        follow_arrows(s, token, location)


@cites("FH-035", "FH-163", "FH-167")
def _from_cup(s: FinalHourState) -> int | None:
    if not s.cup:
        s.cup, s.destroyed = s.destroyed, ()
        if not s.cup:
            return None
        s.note("cup-refilled")
    drawn = below(s, len(s.cup))
    token = s.cup[drawn]
    s.cup = s.cup[:drawn] + s.cup[drawn + 1 :]
    return token


@cites("FH-168", "FH-169", "FH-216")
def _from_beside_sheet(s: FinalHourState, name: str) -> int | None:
    unique = s.unique
    for token in UNIQUE_TOKENS[name]:
        if token in unique:
            at = unique.index(token)
            s.unique = unique[:at] + unique[at + 1 :]
            return token
    return None
