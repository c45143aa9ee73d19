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
"""Investigators and cards have numbers below this."""


NOT_DRAWN = "not_drawn"
"""The value that lists the monsters put back when they are drawn."""
FED = "fed"
"""The value that lists the monsters the Ancient One takes when they are drawn."""


class KeptBack(Modifier):
    """The base of modifiers that keep certain monsters from coming out of the cup."""

    __slots__ = ()

    kind: str


def kept_back(s: ArkhamState, topic: str) -> set[str]:
    """The kinds of monsters that a value lists."""
    if (VALUE, topic) not in s.listeners.hooks:
        return set()
    return {one.kind for _, one in s.modifying(topic) if isinstance(one, KeptBack)}


@cites("AH-12.1")
def draw_monster(s: ArkhamState) -> str | None:
    """Draw a random monster from the cup; an empty cup awakens the Ancient One."""
    monsters = drawable(s)
    if not monsters:
        awaken(s, "monsters")
        return None
    monster = monsters[below(s, len(monsters))]
    place = s.cup.index(monster)
    s.cup = s.cup[:place] + s.cup[place + 1 :]
    return monster


def drawable(s: ArkhamState) -> tuple[str, ...]:
    """The monsters in the cup that can be drawn for good: neither put back nor taken on the way."""
    barred = kept_back(s, NOT_DRAWN) | kept_back(s, FED)
    return tuple([key for key in s.cup if key not in barred]) if barred else s.cup


@cites("IH-9.9")
def feed(s: ArkhamState) -> int:
    """Before a monster is drawn: how many the Ancient One takes onto its sheet first.

    The next draw is none of those, so drawing until another comes is a single draw.
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
    """Put a monster into the cup; spawn goes back to the Ancient One's sheet."""
    if SPAWN in MONSTERS[monster].keywords:
        s.on_sheet = (*s.on_sheet, monster)
    else:
        s.cup = tuple(sorted((*s.cup, monster)))


def put_on_board(s: ArkhamState, monster: str, space: str) -> int:
    """Put a monster marker in a space, regardless of the limit."""
    s.serial += 1
    number = FIRST_MONSTER + s.serial
    s.put_monster(number, monster, space)
    s.note("appears", monster=monster, space=space)
    return number


@cites("AH-6.22")
def remove_monster(
    s: ArkhamState, monster: int, *, to_box: bool = False, logged_as: str = "leaves"
) -> None:
    """Take a monster off the board, to the cup or out of the game, logged `logged_as`."""
    row = s.take_monster(monster)
    if to_box:
        s.removed = (*s.removed, row.monster)
    else:
        to_cup(s, row.monster)
    s.note(logged_as, monster=row.monster, space=row.space)


@cites("AH-10.3")
def return_monsters(s: ArkhamState, monsters: Iterable[int]) -> tuple[str, ...]:
    """Return monsters to the cup together; returns their kinds, for a single log entry."""
    gone = tuple([s.take_monster(monster).monster for monster in monsters])
    for monster in gone:
        to_cup(s, monster)
    return gone


def sweep(s: ArkhamState, monsters: Iterable[int]) -> bool:
    """Return monsters to the cup and log it; returns whether there were any."""
    gone = return_monsters(s, monsters)
    if gone:
        s.note("swept", monsters=gone)
    return bool(gone)
