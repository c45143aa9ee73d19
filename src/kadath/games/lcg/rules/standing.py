"""Standing checks: the rules that always hold, in the order they are checked."""

from __future__ import annotations

from functools import cache
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure

from ..faces import FACES
from ..state import LcgState
from ..values import is_blank
from ..vocabulary.abilities import DiscardWithoutUses
from ..vocabulary.topics import WITHOUT_USES
from ..zones import discard
from .defeat import HEALTH, SANITY, defeats, is_at_printed_limit
from .engagement import engagements
from .objectives import achieved, has_objective
from .slots import are_crowded, overfull


def standing(state: LcgState, event: Event[Any]) -> Procedure | None:
    """The next procedure a standing rule demands; None if everything is in order."""
    hooks = state.listeners.hooks
    if HEALTH not in hooks and SANITY not in hooks and (state.at_rest or is_quiet(state)):
        state.at_rest = True
        return None
    discard_spent(state)
    return defeats(state, event) or overfull(state) or engagements(state) or achieved(state)


@cites("LCG-226", "LCG-240", "LCG-279", "LCG-378", "LCG-388", "LCG-423")
def is_quiet(state: LcgState) -> bool:
    """Whether a quick look at everything in play shows that no standing rule applies.

    Only valid while nothing modifies health or sanity. The answer is nearly always yes.
    """
    if has_objective(state):
        return False
    investigators, cards, piles = state.investigators, state.cards, state.piles
    for card, _ in state.listeners.hooks.get(WITHOUT_USES, ()):
        if cards[card].uses == 0:
            return False
    playing = len(investigators)
    for who, one in investigators.items():
        if not one.out:
            if (one.damage or one.horror) and is_at_printed_limit(one, playing):
                return False
            if piles.get(("at", one.location)):
                # An enemy there may have to engage.
                return False
        there = piles.get(("play", who), ()) + piles.get(("threat", who), ())
        faces = []
        for card in there:
            row = cards[card]
            if (row.damage or row.horror) and is_at_printed_limit(row, playing):
                return False
            faces.append(row.face)
        if len(faces) > 1 and are_crowded(tuple(faces)):
            return False
    for location in piles.get(("map", 0), ()):
        for card in piles.get(("at", location), ()):
            row = cards[card]
            if (row.damage or row.horror) and is_at_printed_limit(row, playing):
                return False
    return True


@cites("LCG-388")
def discard_spent(state: LcgState) -> None:
    """Discard cards without uses left that say so."""
    if WITHOUT_USES not in state.listeners.hooks:
        return
    cards, piles, disposable = state.cards, state.piles, _disposable()
    for who in state.investigators:
        for card in piles.get(("play", who), ()):
            row = cards[card]
            if row.uses == 0 and row.face in disposable and not is_blank(state, card):
                discard(state, card)
                state.tell("discarded", card)


@cache
def _disposable() -> frozenset[str]:
    """The faces that are discarded when they have no uses left."""
    return frozenset(
        key
        for key, face in FACES.items()
        if any(isinstance(one, DiscardWithoutUses) for one in face.abilities)
    )
