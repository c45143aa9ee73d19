"""The places a seat does not know, in games whose cards are in the kernel's sleeves."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kadath.kernel.sleeves.beliefs import Allowed, Dealt, Fits
from kadath.kernel.sleeves.model import Hides, S
from kadath.kernel.sleeves.redealing import unknown_to

from .kit import Place


def unknown_sleeves(
    state: Hides[S],
    seat: int | None,
    named: Callable[[int], str],
    fits: Fits,
    *,
    other_faces: Iterable[Dealt] = (),
    allowed_in: Callable[[int], Allowed | None] = lambda card: None,
) -> dict[str, Place]:
    """The sleeves whose faces a seat does not know, by name, with all that they may hold.

    `other_faces` may lie there though none of them does now.
    """
    unknown = unknown_to(state, seat)
    faces = (*unknown.faces, *other_faces)
    places: dict[str, Place] = {}
    for card, belief in zip(unknown.cards, unknown.beliefs, strict=True):
        allowed = allowed_in(card)
        possible = frozenset(
            face
            for face, origin in faces
            if origin in belief.lots
            and (belief.kind is None or fits(belief.kind, face))
            and (allowed is None or allowed(face))
        )
        places[named(card)] = Place(state.cards[card].face, possible)
    return places
