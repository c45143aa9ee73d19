"""Decks: drawing and discarding (AH-15.4, AH-15.5), and cards limited to one each (AH-7.10)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import report
from kadath.kernel.procedure import Procedure
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open

from ..cards import ALLY, BLESSING, BOX, CURSE, DEPUTY, LOAN, RETAINER, deck_of, kind_of
from ..happenings import Received
from ..privileges import (
    KEEPS_RETAINER,
    NEVER_BLESSED,
    NEVER_CURSED,
    NO_RETAINER,
    OUTLAW,
    is_privileged,
)
from ..state import ArkhamState, Card

BARRED = {RETAINER: NO_RETAINER, LOAN: OUTLAW, DEPUTY: OUTLAW}
"""The privilege that keeps an investigator from getting a Special card, by its kind."""


def keeps_retainer(s: ArkhamState, who: int) -> bool:
    """Whether an investigator's Retainer is never lost."""
    return who in s.investigators and is_privileged(s, who, KEEPS_RETAINER)


@cites("AH-15.5")
def draw(s: ArkhamState, who: int, kind: str) -> int | None:
    """Give an investigator the top card of a deck, face up for all to see."""
    card = piles.draw(s.decks, kind)
    if card is None:
        return None
    s.set_card(card, owner=who, fresh=True)
    lay_open(s, card)
    s.note("draw", who=who, card=s.cards[card].face)
    return card


@cites("AH-7.20", "AH-15.4")
def discard(s: ArkhamState, card: int) -> None:
    """Put a card face down on the bottom of its deck; those who saw it know where it is.

    Allies do not return to a deck: they leave the game.
    """
    if not s.cards[card].owner:
        # It was lost in the meantime: an effect may outlast its own card.
        return
    if kind_of(s.cards[card].face) == RETAINER and keeps_retainer(s, s.cards[card].owner):
        return
    face, known = s.cards[card].face, s.cards[card].known
    s.put_card(card, Card(face, known=known))
    deck = BOX if kind_of(face) == ALLY else deck_of(face)
    piles.put_under(s.decks, deck, (card,))


@cites("AH-15.4")
def return_to_box(s: ArkhamState, card: int) -> None:
    """Take a card out of the game."""
    s.set_card(card, owner=0)
    piles.put_under(s.decks, BOX, (card,))


@cites("AH-7.10", "AH-7.16")
def give_special(s: ArkhamState, who: int, kind: str) -> Procedure | None:
    """Give an investigator a Special card, unless they have one of its kind."""
    barred = BARRED.get(kind)
    if s.cards_of(who, frozenset({kind})) or (barred and is_privileged(s, who, barred)):
        return None
    card = draw(s, who, kind)
    return report(s, (Received(who, card),)) if card is not None else None


@cites("AH-7.9")
def bless(s: ArkhamState, who: int, side: str) -> None:
    """Bless or curse an investigator; if they have the opposite, that is removed instead."""
    if is_privileged(s, who, NEVER_CURSED if side == CURSE else NEVER_BLESSED):
        return
    held = s.cards_of(who, frozenset({BLESSING}))
    if any(s.cards[card].face != side for card in held):
        for card in held:
            s.note("lost-item", who=who, card=card)
            discard(s, card)
    elif not held and s.decks.get(BLESSING):
        card = s.decks[BLESSING][0]
        # The cards are double-sided, with one on each side.
        s.cards[card] = Card(side)
        draw(s, who, BLESSING)
