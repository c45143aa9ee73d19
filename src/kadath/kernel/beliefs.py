"""What a seat holds possible of each sleeve, for games whose cards wander between hidden places.

An id names a sleeve, and a shuffle deals faces over fixed sleeves. A sleeve whose face a seat does
not know may hold a face of certain *lots*. Moving a sleeve changes nothing; mixing sleeves lets
each hold what any of them might, and what the seat knew of them becomes a new lot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .codec import value
from .nodes import Node
from .rng import Rng

DEALS = 100
"""How often dealing begins anew before it leaves things as they are, which is always possible."""


@value
class Belief(NamedTuple):
    """What one seat holds possible of a sleeve whose face it does not know.

    `lots` are those whose faces the sleeve may hold, `origin` is the one that the face in it is of
    (which the seat cannot tell), and `kind` is all that was shown of the face, e.g. a Tome.
    """

    origin: int
    lots: tuple[int, ...]
    kind: Node | None = None


def mixed(
    beliefs: Sequence[Belief], known: Sequence[bool], order: Sequence[int], lot: int
) -> list[Belief]:
    """One seat's beliefs after it saw sleeves mixed, but not how: `order[i]` tells what `i` holds.

    The faces it knew become a new `lot`: it still knows that they are among these sleeves, and
    sleeves elsewhere that it does not know may still hold what these may.
    """
    if all(known):
        return [Belief(lot, (lot,))] * len(order)
    if not any(known) and len(set(beliefs)) == 1 and beliefs[0].kind is None:
        # What is alike in every way stays as it is.
        return list(beliefs)
    lots = {one for held, seen in zip(beliefs, known, strict=True) if not seen for one in held.lots}
    if any(known):
        lots.add(lot)
    allowed = tuple(sorted(lots))
    origins = [lot if seen else held.origin for held, seen in zip(beliefs, known, strict=True)]
    anew = {origin: Belief(origin, allowed) for origin in set(origins)}
    return [anew[origins[was]] for was in order]


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
