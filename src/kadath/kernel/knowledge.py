"""Who knows which face, and dealing anew what a seat does not know.

A place (a slot of a hand, a position in a deck) holds a face. A seat that does not know the face of
a place may find there any face of the same *lot*: the faces that were last mixed together. Moving
keeps knowledge and lots, shuffling makes a new lot and forgets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .rng import Rng

Face = TypeVar("Face", int, str)


def redealt(
    faces: Sequence[Face], is_known: Sequence[bool], lots: Sequence[int], rng: Rng
) -> list[Face]:
    """Deal the faces of unknown places anew, each within its lot; known places keep theirs.

    The three sequences speak of the same places: the face there, whether the seat knows it, and the
    lot it belongs to. Where an unknown face lay before has no say in where it goes: states that
    look alike are dealt anew alike.
    """
    dealt = list(faces)
    unknown: dict[int, list[int]] = {}
    for place, known in enumerate(is_known):
        if not known:
            unknown.setdefault(lots[place], []).append(place)
    for _, places in sorted(unknown.items()):
        unseen = sorted([faces[place] for place in places])
        for place, face in zip(places, rng.shuffled(unseen), strict=True):
            dealt[place] = face
    return dealt
