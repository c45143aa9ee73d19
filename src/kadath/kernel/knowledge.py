"""Who knows which face, and dealing anew what a seat does not know.

A place (a slot of a hand, a position in a deck) holds a face. A seat that does not know the face of
a place may find there any face of the same *lot*: the faces that were last mixed together. Moving
keeps knowledge and lots, shuffling makes a new lot and forgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from .rng import Rng

Face = TypeVar("Face")


def redealt(
    faces: list[Face], is_known: Callable[[int], bool], lot: Callable[[int], int], rng: Rng
) -> list[Face]:
    """Deal the faces of unknown places anew, each within its lot; known places keep theirs.

    `faces[i]` is the face at place `i`; `is_known` and `lot` speak of places.
    """
    dealt = list(faces)
    for places in _by_lot(range(len(faces)), is_known, lot):
        for place, face in zip(places, rng.shuffled(faces[i] for i in places), strict=True):
            dealt[place] = face
    return dealt


def _by_lot(
    places: Iterable[int], is_known: Callable[[int], bool], lot: Callable[[int], int]
) -> list[list[int]]:
    lots: dict[int, list[int]] = {}
    for place in places:
        if not is_known(place):
            lots.setdefault(lot(place), []).append(place)
    return list(lots.values())
