"""What a seat holds possible of each sleeve, for games whose cards wander between hidden places.

An id names a sleeve, and a shuffle deals faces over fixed sleeves. A sleeve whose face a seat does
not know may hold a face of certain *lots*. Moving a sleeve changes nothing; mixing sleeves lets
each hold what any of them might, and what the seat knew of them becomes a new lot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .nodes import Node
from .rng import Rng
from .sleeves.beliefs import Belief, mixed

__all__ = ["Belief", "dealt_within", "mixed"]

DEALS = 100
"""How often dealing begins anew before it leaves things as they are, which is always possible."""


def dealt_within(
    beliefs: Sequence[Belief], fits: Callable[[Node, int], bool], rng: Rng
) -> tuple[int, ...]:
    """Deal the faces of unknown sleeves anew, within all that a seat knows of them.

    Returns for each sleeve the one whose face it gets; `fits(kind, i)` tells whether the face that
    lies in `i` now is of a kind. The narrowest sleeves are dealt first, which makes all deals
    equally likely as long as what two sleeves may hold is nested or apart; a dead end begins anew.
    """
    sources = range(len(beliefs))
    may_hold: dict[Belief, frozenset[int]] = {}
    for held in beliefs:
        held = held._replace(origin=0)
        if held not in may_hold:
            may_hold[held] = frozenset(
                i
                for i in sources
                if beliefs[i].origin in held.lots and (held.kind is None or fits(held.kind, i))
            )
    options = [may_hold[held._replace(origin=0)] for held in beliefs]
    places = sorted(sources, key=lambda place: len(options[place]))
    for _ in range(DEALS):
        left = set(sources)
        dealt = [0] * len(beliefs)
        for place in places:
            open_ones = sorted(options[place] & left)
            if not open_ones:
                break
            dealt[place] = open_ones[rng.below(len(open_ones))]
            left.discard(dealt[place])
        else:
            return tuple(dealt)
    return tuple(sources)
