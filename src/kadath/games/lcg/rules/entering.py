"""Putting cards into play without playing or drawing them (LCG-047 to LCG-049)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure, procedure

from ..faces import LocationFace, PlayerFace
from ..happenings import EnteredPlay
from ..state import SCENARIO, LcgState
from ..zones import discard, put


@procedure
class PutIntoPlay(Event[EnteredPlay]):
    """Cards are put into play: locations on the map, other cards at the location `place`."""

    place: int = 0

    @classmethod
    def of(cls, state: LcgState, cards: tuple[int, ...], place: int) -> PutIntoPlay | None:
        """The event of putting these cards into play."""
        parts = tuple(EnteredPlay(card, 0) for card in cards)
        return PutIntoPlay(parts, place) if parts else None

    @cites("LCG-047", "LCG-048", "LCG-049")
    def impact(self, state: LcgState) -> Procedure | None:
        for part in self.parts():
            if isinstance(state.face(part.card), LocationFace):
                put(state, part.card, "map", bottom=True)
            else:
                oust_copies(state, part.card)
                put(state, part.card, "at", self.place)
            state.tell("put-into-play", part.card, location=self.place)
        return None


@cites("LCG-077", "LCG-079")
def oust_copies(state: LcgState, card: int) -> None:
    """A unique encounter card entering play discards unique player cards with the same title."""
    row = state.cards[card]
    if row.owner != SCENARIO or not state.face(card).unique:
        return
    title = state.face(card).title
    for other in tuple(state.cards):
        face = state.face(other)
        if (
            other != card
            and face.title == title
            and face.unique
            and isinstance(face, PlayerFace)
            and state.is_in_play(other)
        ):
            discard(state, other)
