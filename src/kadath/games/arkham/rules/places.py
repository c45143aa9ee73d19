"""Moving to a place, and places that close (AH-3.2, AH-9.11, AH-10.1, AH-11.2)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import announced
from kadath.kernel.procedure import Procedure

from ..board import STREET_OF
from ..happenings import Enters
from ..state import ArkhamState

FOR_GOOD = 0
"""The source of a permanent closure: no card."""


def is_closed(s: ArkhamState, space: str) -> bool:
    """Whether a location is closed; an open gate overrides that (AH-9.11)."""
    return space in s.closed and space not in s.gates


@cites("AH-10.1", "AH-3.2.14")
def move_to(s: ArkhamState, who: int, space: str) -> None:
    """Put an investigator somewhere; leaving a gate loses the explored marker.

    A closed location cannot be entered: the investigator gets no farther than its street.
    """
    row = s.investigators[who]
    if is_closed(s, space):
        space = STREET_OF[space]
    if row.space != space:
        s.set_investigator(who, space=space, explored=False)
        s.note("moved", who=who, space=space)


@cites("AH-3.2.2", "AH-3.3.9", "AH-7.6")
def come_into(s: ArkhamState, who: int, space: str, spent: int = 0) -> Procedure | None:
    """Move an investigator into a space, on foot or otherwise, and let abilities answer to that.

    Nothing happens to somebody who is there already. `spent` are the movement points spent on steps
    so far.
    """
    before = s.investigators[who].space
    move_to(s, who, space)
    there = s.investigators[who].space
    return announced(s, Enters(who, there, spent)) if there != before else None


@cites("AH-9.11", "AH-11.2")
def close_place(s: ArkhamState, space: str, card: int = FOR_GOOD) -> None:
    """Close a location, for good or while a Mythos card says so; everyone there is put outside."""
    if s.closed.get(space) == FOR_GOOD:
        return
    s.closed[space] = card
    s.note("closed", space=space)
    clear_out(s, space)


@cites("AH-9.11")
def clear_out(s: ArkhamState, space: str) -> None:
    """Move everyone in a closed location out to its street, unless a gate keeps it open."""
    if not is_closed(s, space):
        return
    for who in s.at(space):
        move_to(s, who, STREET_OF[space])
    for monster in s.monsters_at(space):
        s.move_monster(monster, STREET_OF[space])


@cites("AH-3.5.13")
def lift_markers(s: ArkhamState, card: int) -> None:
    """Take the activity and closed markers of a Mythos card off the board."""
    for marked in (s.closed, s.activity):
        for space in [space for space, source in marked.items() if source == card]:
            del marked[space]
