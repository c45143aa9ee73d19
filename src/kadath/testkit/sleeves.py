"""The places a seat does not know, in games whose cards are in the kernel's sleeves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.beliefs import Allowed, Dealt, Entry, Fits
from kadath.kernel.sleeves.model import Hides, S, face_for
from kadath.kernel.sleeves.redealing import no_kind_is_told, redealt, unknown_to

from .kit import Kit, Place
from .snapshots import snapshot

P = TypeVar("P", bound=Any)

REDEALS = 150
"""How many redeals show every face of a place in a small deck."""


class SleevedKit(Kit[P]):
    """The kit of a game whose hidden cards are all in sleeves, with no known kinds."""

    def unknown_places(self, state: P, seat: int | None) -> dict[str, Place]:
        """The sleeves whose faces a seat does not know, with everything they may hold."""
        return unknown_sleeves(state, seat, str, no_kind_is_told)

    def hidden_faces(self, state: P, seat: int | None) -> dict[str, str]:
        """What is in them."""
        return {str(card): state.cards[card].face for card in unknown_to(state, seat).cards}


def unknown_sleeves(
    state: Hides[S],
    seat: int | None,
    named: Callable[[int], str],
    fits: Fits,
    *,
    other_faces: Iterable[Dealt] = (),
    allowed_in: Callable[[int], Allowed | None] = lambda card: None,
) -> dict[str, Place]:
    """The sleeves whose faces a seat does not know, by name, with everything they may hold.

    `other_faces` may be there, though none of them is now.
    """
    unknown = unknown_to(state, seat)
    faces = [
        (face, _lots_within_reach(face, origin, unknown.entries, fits))
        for face, origin in (*unknown.faces, *other_faces)
    ]
    places: dict[str, Place] = {}
    for card, belief in zip(unknown.cards, unknown.beliefs, strict=True):
        allowed = allowed_in(card)
        possible = frozenset(
            face
            for face, lots in faces
            if not lots.isdisjoint(belief.lots)
            and (belief.kind is None or fits(belief.kind, face))
            and (allowed is None or allowed(face))
        )
        places[named(card)] = Place(state.cards[card].face, possible)
    return places


def _lots_within_reach(face: str, origin: int, entries: Iterable[Entry], fits: Fits) -> set[int]:
    """The pools a face may belong to by now."""
    lots = {origin}
    for entry in entries:
        if not lots.isdisjoint(entry.lots) and (entry.kind is None or fits(entry.kind, face)):
            lots.add(entry.into)
    return lots


def sleeve_leaks(state: Any, rng: Rng) -> Iterator[str]:
    """What a seat could tell about hidden cards it does not know, in a game without a view."""
    for seat in (*range(state.spectator), None):
        dealt = redealt(state, seat, rng)
        if _sight(dealt, seat) != _sight(state, seat):
            yield f"seat {seat} sees the difference of a re-deal"
        if dealt.decision != state.decision:
            yield f"what is asked hangs on cards that seat {seat} does not know"
        salt = rng.integer()
        first, second = (redealt(one, seat, Rng(salt)) for one in (state, dealt))
        if snapshot(first) != snapshot(second):
            yield f"states alike to seat {seat} are dealt differently"
        yield from _missing_faces(state, seat, rng)


def _sight(state: Hides[S], seat: int | None) -> dict[int, str | None]:
    return {card: face_for(state, card, seat) for card in state.cards}


def _missing_faces(state: Any, seat: int | None, rng: Rng) -> Iterator[str]:
    places = unknown_sleeves(state, seat, str, no_kind_is_told)
    shown: dict[str, set[str]] = {place: set() for place in places}
    for _ in range(REDEALS if places else 0):
        dealt = redealt(state, seat, rng)
        for place, faces in shown.items():
            faces.add(dealt.cards[int(place)].face)
    for place, (_, possible) in places.items():
        if shown[place] != possible:
            yield f"{place}, unknown to seat {seat}: shows {shown[place]}, may hold {possible}"
