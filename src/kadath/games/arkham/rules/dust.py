"""The three decks of Dust (IH-12.4)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import report
from kadath.kernel.procedure import Procedure
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open, shuffle

from ..cards import DUST
from ..happenings import Received
from ..state import ArkhamState

LEVELS = (1, 2, 3)


@cites("IH-9.8", "IH-12.4")
def draw_dust(s: ArkhamState, who: int) -> Procedure | None:
    """Give an investigator a card from the lowest non-empty deck; it is resolved at once."""
    for level in LEVELS:
        card = piles.draw(s.decks, f"{DUST}_{level}")
        if card is not None:
            s.set_card(card, owner=who)
            lay_open(s, card)
            s.note("draw", who=who, card=card)
            return report(s, (Received(who, card),))
    return None


@cites("IH-12.4")
def mix_dust(s: ArkhamState) -> None:
    """Reshuffle the decks, after cards were returned to them."""
    for level in LEVELS:
        deck = s.decks.get(f"{DUST}_{level}", ())
        if deck:
            shuffle(s, deck)
