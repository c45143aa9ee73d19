"""Headlines that stay in force for a while (AH-3.5.14)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..cards import HEADLINE, MYTHOS, TABLE
from ..state import ArkhamState
from .mythos import discard_mythos


@cites("AH-3.5.14")
def stay_to_next_turn(s: ArkhamState, card: int) -> None:
    """Keep a Headline in play through the end of the next turn, stored in its tokens."""
    s.set_card(card, owner=TABLE, tokens=s.turn + 1)


@cites("AH-3.5.13", "AH-3.5.14")
def end_headlines(s: ArkhamState) -> None:
    """Discard the Headlines whose last turn is over, with the markers they put on the board."""
    for card in s.cards_of(TABLE):
        printed = MYTHOS.get(s.cards[card].face)
        if printed is not None and printed.kind == HEADLINE and s.cards[card].tokens <= s.turn:
            discard_mythos(s, card)
