"""Gates that are moved, or replaced by others (AH-10)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open

from ..cards import MARKER
from ..state import ArkhamState
from .closing import sweep_monsters
from .places import clear_out


@cites("AH-10.3", "AH-10.6")
def replace_gate(s: ArkhamState, space: str) -> None:
    """Replace an open gate with the next marker; the monsters with its symbol leave with it."""
    markers = s.decks.get(MARKER, ())
    if not markers:
        return
    old = s.gates[space]
    piles.put_under(s.decks, MARKER, (old,))
    sweep_monsters(s, s.cards[old].face)
    new = piles.draw(s.decks, MARKER)
    assert new is not None
    s.gates[space] = new
    lay_open(s, new)
    s.note("gate-turns", space=space, world=s.cards[new].face)


@cites("AH-10.7")
def move_gate(s: ArkhamState, space: str, to: str) -> None:
    """Move an open gate to another location; explored markers stay behind and are lost."""
    s.gates[to] = s.gates.pop(space)
    s.clues.pop(to, None)
    s.note("gate-moves", space=to, world=s.cards[s.gates[to]].face)
    for who in s.at(space):
        s.set_investigator(who, explored=False)
    clear_out(s, space)
