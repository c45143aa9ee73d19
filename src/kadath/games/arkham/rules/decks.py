"""Decks: drawing, discarding, shuffling (AH-15)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.rng import shuffled

from ..cards import BLESSING
from ..state import ArkhamState, Card


@cites("AH-15")
def draw(s: ArkhamState, who: int, kind: str) -> int | None:
    """Give an investigator the top card of a deck."""
    deck = s.decks.get(kind, ())
    if not deck:
        return None
    s.decks[kind] = deck[:-1]
    s.set_card(deck[-1], owner=who)
    s.note("draw", audience=1 << s.seat_of(who), who=who, card=s.cards[deck[-1]].face)
    return deck[-1]


@cites("AH-15")
def discard(s: ArkhamState, card: int) -> None:
    """Put a card face down to the bottom of its deck."""
    kind = s.face(card).kind
    s.cards[card] = Card(s.cards[card].face)
    s.listen(card)
    s.decks[kind] = (card, *s.decks.get(kind, ()))


@cites("AH-15")
def shuffle(s: ArkhamState, kind: str) -> None:
    """Shuffle a deck: its faces are dealt over the same sleeves."""
    sleeves = sorted(s.decks[kind])
    faces = shuffled(s, (s.cards[sleeve].face for sleeve in sleeves))
    s.cards.update({sleeve: Card(face) for sleeve, face in zip(sleeves, faces, strict=True)})
    s.decks[kind] = tuple(sleeves)


@cites("AH-7")
def bless(s: ArkhamState, who: int, side: str) -> None:
    """Give an investigator a blessing or a curse; the other one is taken away instead."""
    held = s.cards_of(who, frozenset({BLESSING}))
    if any(s.cards[card].face != side for card in held):
        for card in held:
            discard(s, card)
    elif not held and s.decks.get(BLESSING):
        card = s.decks[BLESSING][-1]
        # The cards have both on them, one on each side.
        s.cards[card] = Card(side)
        draw(s, who, BLESSING)
