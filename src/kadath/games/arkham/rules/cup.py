"""The monster cup: drawing monsters, putting them on the board and taking them off (AH-8)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.rng import below

from ..cards import MONSTERS
from ..state import ArkhamState
from .awakening import awaken

SPAWN = "spawn"
FIRST_MONSTER = 1000
"""Investigators and cards have the numbers below it."""


@cites("AH-12.1")
def draw_monster(s: ArkhamState) -> str | None:
    """Take a monster out of the cup, whichever comes; an empty one awakens the Ancient One."""
    if not s.cup:
        awaken(s, "monsters")
        return None
    place = below(s, len(s.cup))
    monster = s.cup[place]
    s.cup = s.cup[:place] + s.cup[place + 1 :]
    return monster


def to_cup(s: ArkhamState, monster: str) -> None:
    """Put a monster into the cup; one that spawns never goes there (IH-9.2)."""
    if SPAWN in MONSTERS[monster].keywords:
        s.removed = (*s.removed, monster)
    else:
        s.cup = tuple(sorted((*s.cup, monster)))


def put_on_board(s: ArkhamState, monster: str, space: str) -> int:
    """Put a monster marker into a space, whatever the limit says."""
    s.serial += 1
    number = FIRST_MONSTER + s.serial
    s.put_monster(number, monster, space)
    s.note("appears", monster=monster, space=space)
    return number


@cites("AH-6.22", "AH-10.3")
def remove_monster(s: ArkhamState, monster: int, *, to_box: bool = False) -> None:
    """Take a monster off the board, back into the cup or out of the game."""
    row = s.take_monster(monster)
    if to_box:
        s.removed = (*s.removed, row.monster)
    else:
        to_cup(s, row.monster)
    s.note("leaves", monster=row.monster, space=row.space)
