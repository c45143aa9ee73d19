"""Standing checks: the rules that always hold, in the order in which they are looked at."""

from __future__ import annotations

from functools import cache
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure

from ..abilities import DiscardWithoutUses
from ..faces import FACES
from ..state import LcgState
from ..values import is_blank
from ..zones import discard
from .defeat import defeats
from .engagement import engagements
from .objectives import achieved
from .slots import overfull


def standing(state: LcgState, event: Event[Any]) -> Procedure | None:
    """The next thing that a standing rule demands; None when all is as it must be."""
    discard_spent(state)
    return defeats(state, event) or overfull(state) or engagements(state) or achieved(state)


@cites("LCG-388")
def discard_spent(state: LcgState) -> None:
    """Cards that say so are discarded when they have no uses left."""
    cards, piles = state.cards, state.piles
    for who in state.investigators:
        for card in piles.get(("play", who), ()):
            row = cards[card]
            if row.uses == 0 and _goes_when_spent(row.face) and not is_blank(state, card):
                state.tell("discarded", card)
                discard(state, card)


@cache
def _goes_when_spent(face: str) -> bool:
    return any(isinstance(one, DiscardWithoutUses) for one in FACES[face].abilities)
