"""Passing through things while moving (MA-R9.4)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.modifiers import VALUE

from ..state import MachinaState
from ..tiles import CHASM, FLOOR, RUBBLE
from ..values import ETHEREAL, has, passes
from .sight import closed_doors, moved_rubble, neighbours, sign

OBSTACLE = "obstacle"
CHASMS = "chasm"
RUBBLES = "rubble"
WALLS = "wall"
CLOSED_DOORS = "closed_door"
IN_THE_WAY = (OBSTACLE, WALLS, CLOSED_DOORS, RUBBLES, CHASMS)
"""What cards let units pass through."""
PASSED = {kind: (VALUE, passes(kind)) for kind in IN_THE_WAY}
"""The topic that effects letting units pass through a kind of thing listen to."""


@cites("MA-R9.4")
def passed_by(s: MachinaState, unit: int, through: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The kinds of thing that a unit passes through, by itself or by what moves it now."""
    hooks = s.listeners.hooks
    own = [kind for kind, topic in PASSED.items() if topic in hooks and has(s, unit, topic[1])]
    return tuple(dict.fromkeys((*through, *own))) if own else through


def next_to(s: MachinaState, space: int, passed: tuple[str, ...]) -> tuple[int, ...]:
    """The spaces one step away, for a unit that passes through some kinds of thing."""
    if not passed or passed in ((OBSTACLE,), (CHASMS,), (OBSTACLE, CHASMS)):
        return neighbours(s, space)
    closed = () if CLOSED_DOORS in passed else closed_doors(s)
    return s.area.joined_now(
        space, closed, moved_rubble(s), through_walls=WALLS in passed, onto_rubble=RUBBLES in passed
    )


@cites("MA-R9.4", "MA-R8.4", "MA-R15.3")
def may_cross(s: MachinaState, unit: int, space: int, passed: tuple[str, ...]) -> bool:
    """Whether a unit may cross a space where it may not stay."""
    here = sign(s, space)
    if here == RUBBLE:
        return RUBBLES in passed
    if here == CHASM:
        return CHASMS in passed
    if OBSTACLE in passed:
        return True
    if here not in FLOOR:
        return False
    standing = [one for one, row in s.units.items() if row.space == space and one != unit]
    return has(s, unit, ETHEREAL) or all(has(s, one, ETHEREAL) for one in standing)
