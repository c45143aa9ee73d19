"""The monster cup: drawing monsters, putting them on the board and taking them off (AH-8)."""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.citations import cites
from kadath.kernel.modifiers import VALUE, Modifier
from kadath.kernel.rng import below

from ..cards import MONSTERS
from ..state import ArkhamState
from .awakening import awaken

SPAWN = "spawn"
FIRST_MONSTER = 1000
"""Investigators and cards have the numbers below it."""


NOT_DRAWN = "not_drawn"
"""The value that says which monsters are put back when they are drawn."""
FED = "fed"
"""The value that says which monsters the Ancient One takes when they are drawn."""


class KeptBack(Modifier):
    """The root of what says that certain monsters do not come out of the cup."""

    __slots__ = ()

    kind: str


def kept_back(s: ArkhamState, topic: str) -> set[str]:
    """The kinds of monsters that a value speaks of."""
    if (VALUE, topic) not in s.listeners.hooks:
        return set()
    return {one.kind for _, one in s.modifying(topic) if isinstance(one, KeptBack)}


@cites("AH-12.1")
def draw_monster(s: ArkhamState) -> str | None:
    """Take a monster out of the cup, whichever comes; an empty one awakens the Ancient One."""
    monsters = drawable(s)
    if not monsters:
        awaken(s, "monsters")
        return None
    monster = monsters[below(s, len(monsters))]
    place = s.cup.index(monster)
    s.cup = s.cup[:place] + s.cup[place + 1 :]
    return monster


def drawable(s: ArkhamState) -> tuple[str, ...]:
    """The monsters in the cup that come out for good: neither put back nor taken on the way."""
    barred = kept_back(s, NOT_DRAWN) | kept_back(s, FED)
    return tuple([key for key in s.cup if key not in barred]) if barred else s.cup


@cites("IH-9.9")
def feed(s: ArkhamState) -> int:
    """Before a monster is drawn: how many come that the Ancient One takes onto its sheet.

    What is drawn next is none of them, so that drawing on until another comes is one draw.
    """
    taken, barred = 0, kept_back(s, FED)
    while barred and s.cup:
        place = below(s, len(s.cup))
        monster = s.cup[place]
        if monster not in barred:
            break
        s.cup = s.cup[:place] + s.cup[place + 1 :]
        s.on_sheet = (*s.on_sheet, monster)
        s.note("fed", monster=monster)
        taken += 1
    return taken


@cites("IH-9.2")
def to_cup(s: ArkhamState, monster: str) -> None:
    """Put a monster into the cup; one that spawns goes back to the Ancient One's sheet."""
    if SPAWN in MONSTERS[monster].keywords:
        s.on_sheet = (*s.on_sheet, monster)
    else:
        s.cup = tuple(sorted((*s.cup, monster)))


def put_on_board(s: ArkhamState, monster: str, space: str) -> int:
    """Put a monster marker into a space, whatever the limit says."""
    s.serial += 1
    number = FIRST_MONSTER + s.serial
    s.put_monster(number, monster, space)
    s.note("appears", monster=monster, space=space)
    return number


@cites("AH-6.22")
def remove_monster(
    s: ArkhamState, monster: int, *, to_box: bool = False, told: str = "leaves"
) -> None:
    """Take a monster off the board, back into the cup or out of the game; `told` says how."""
    row = s.take_monster(monster)
    if to_box:
        s.removed = (*s.removed, row.monster)
    else:
        to_cup(s, row.monster)
    s.note(told, monster=row.monster, space=row.space)


@cites("AH-10.3")
def return_monsters(s: ArkhamState, monsters: Iterable[int]) -> tuple[str, ...]:
    """Return monsters to the cup together; what they are, for the one line that tells it."""
    gone = tuple([s.take_monster(monster).monster for monster in monsters])
    for monster in gone:
        to_cup(s, monster)
    return gone


def sweep(s: ArkhamState, monsters: Iterable[int]) -> bool:
    """Return monsters to the cup, and tell so; whether there were any."""
    gone = return_monsters(s, monsters)
    if gone:
        s.note("swept", monsters=gone)
    return bool(gone)
