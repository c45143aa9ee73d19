"""Moving a monster along its arrows until it fits."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..components.board import BLUE_ARROW, PATH_BETWEEN, RED_ARROW
from ..components.monsters import KIND_OF, KINDS, RED
from ..state import FinalHourState
from .ending import ritual_site_overrun
from .monsters import put_away
from .seals import is_stopped_by_seal

ARROWS = tuple(RED_ARROW if KINDS[kind].colour == RED else BLUE_ARROW for kind in KIND_OF)
"""For each token, where the arrow of its colour leads from each location."""
_ON_PATH = {
    arrows: tuple(PATH_BETWEEN.get(step, -1) for step in enumerate(arrows))
    for arrows in (RED_ARROW, BLUE_ARROW)
}


@cites("FH-158", "FH-164")
def settle(s: FinalHourState, token: int, location: int) -> bool:
    """Put a token in hand on a free space of a location; False if there is none."""
    if s.free_spaces(location) > 0:
        s.monsters[location] += (token,)
        return True
    if location == s.ritual_site:
        ritual_site_overrun(s, token)
        return True
    return False


@cites("FH-019", "FH-152", "FH-153", "FH-154", "FH-155", "FH-156", "FH-157", "FH-165", "FH-228")
def follow_arrows(s: FinalHourState, token: int, location: int) -> None:
    """Move a token in hand from a location along its arrows until it fits.

    A seal on the way destroys it. If no location on its route has room, it goes straight to the
    ritual site.
    """
    arrows = ARROWS[token]
    paths = _ON_PATH[arrows]
    visited = 0
    while not visited >> location & 1:
        visited |= 1 << location
        path = paths[location]
        if path >= 0 and s.seals[path] and is_stopped_by_seal(s, path):
            put_away(s, token)
            s.note("stopped-by-seal", token=token, path=path)
            return
        location = arrows[location]
        if settle(s, token, location):
            if s.log is not None and s.outcome is None:
                s.note("moved", token=token, location=location)
            return
        s.note("no-room", token=token, location=location)
    settle(s, token, s.ritual_site)
    if s.outcome is None:
        s.note("driven-to-ritual", token=token)


@cites("FH-229", "FH-230", "FH-231")
def move_along_path(s: FinalHourState, token: int, here: int, there: int) -> None:
    """Move a monster along a path, whatever its colour; without room it follows its arrows."""
    path = PATH_BETWEEN[here, there]
    if s.seals[path] and is_stopped_by_seal(s, path):
        put_away(s, token)
        s.note("stopped-by-seal", token=token, path=path)
    elif settle(s, token, there):
        if s.outcome is None:
            s.note("moved", token=token, location=there)
    else:
        s.note("no-room", token=token, location=there)
        follow_arrows(s, token, there)
