"""The enemies that acts and agendas are about."""

from __future__ import annotations

from functools import cache

from kadath.games.lcg.components import FACES
from kadath.games.lcg.faces import EnemyFace
from kadath.games.lcg.state import SCENARIO, LcgState
from kadath.games.lcg.vocabulary.selectors import Called
from kadath.games.lcg.vocabulary.victory import UniqueInVictoryDisplay

from ..nodes import trees_in


def foes(state: LcgState) -> list[int]:
    """The enemies in play that must be defeated; if there are none, those with a name."""
    there = [
        card
        for card, row in state.cards.items()
        if row.owner == SCENARIO
        and row.zone in ("at", "threat")
        and isinstance(face := state.face(card), EnemyFace)
        and (face.unique or "Elite" in face.traits)
    ]
    return [card for card in there if is_foe(state, card)] or there


def is_foe(state: LcgState, card: int) -> bool:
    """Whether the current act or agenda is about defeating an enemy."""
    return any(
        _is_about(state.face(current).key, state.face(card).key)
        for current in (state.act, state.agenda)
        if current
    )


@cache
def _is_about(current: str, enemy: str) -> bool:
    face = FACES[enemy]
    for tree in trees_in(FACES[current].abilities):
        for part in tree.walk():
            if isinstance(part, Called) and part.face == enemy:
                return True
            if isinstance(part, UniqueInVictoryDisplay):
                return face.unique and part.trait in face.traits
    return False
