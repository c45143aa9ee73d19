"""What a seat holds possible of each sleeve whose face it does not know.

Such a sleeve may hold a face of certain *lots*: faces that the seat cannot tell apart by where they
may be. Moving a sleeve changes nothing; mixing sleeves lets each hold what any of them might, and
what the seat knew of them becomes a new lot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..codec import value
from ..nodes import Node
from ..rng import Rng

DEALS = 100
"""How often a deal is tried again that came to a dead end."""


@value
class Belief(NamedTuple):
    """What one seat holds possible of a sleeve whose face it does not know.

    `lots` are those whose faces the sleeve may hold, `origin` is the one that the face in it is of
    (which the seat cannot tell), and `kind` is all that was shown of the face, e.g. a Tome.
    """

    origin: int
    lots: tuple[int, ...]
    kind: Node | None = None


Held = tuple[Belief, ...]
"""The beliefs about a sleeve: one that all seats share, or one a seat and then the spectator's."""

Dealt = tuple[str, int]
"""A face, and the lot that it is of to somebody."""

Fits = Callable[[Node, str], bool]
"""Whether a face is of a kind."""


Allowed = Callable[[str], bool]
"""Whether a face may lie in a place at all."""


class Room(NamedTuple):
    """What may be dealt into a sleeve: faces of certain lots, of a kind, that may lie there."""

    lots: tuple[int, ...]
    kind: Node | None = None
    allowed: Allowed | None = None


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
    after = {origin: Belief(origin, allowed) for origin in set(origins)}
    return [after[origins[was]] for was in order]


def dealt_within(
    rooms: Sequence[Room], faces: Sequence[Dealt], fits: Fits, rng: Rng
) -> tuple[int, ...] | None:
    """Deal faces into as many sleeves, within the room that each has; None: no deal was found.

    Returns for each sleeve which of the faces it gets. The narrowest sleeves are dealt first, which
    makes all deals equally likely as long as the rooms of two sleeves are nested or apart; a dead
    end begins again.
    """
    may_hold: dict[Room, frozenset[int]] = {}
    for room in rooms:
        if room not in may_hold:
            may_hold[room] = frozenset(
                source
                for source, (face, origin) in enumerate(faces)
                if origin in room.lots
                and (room.kind is None or fits(room.kind, face))
                and (room.allowed is None or room.allowed(face))
            )
    options = [may_hold[room] for room in rooms]
    places = sorted(range(len(rooms)), key=lambda place: len(options[place]))
    for _ in range(DEALS):
        left = set(range(len(faces)))
        dealt = [0] * len(rooms)
        now: frozenset[int] | None = None
        open_ones: list[int] = []
        for place in places:
            if options[place] is not now:
                now = options[place]
                open_ones = sorted(now & left)
            if not open_ones:
                break
            source = open_ones.pop(rng.below(len(open_ones)))
            left.discard(source)
            dealt[place] = source
        else:
            return tuple(dealt)
    return None
