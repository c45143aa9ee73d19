"""What cannot be taken from an investigator (AH-15.9)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..cards import ITEMS
from ..privileges import KEEPS_ITEMS, KEPT, is_privileged
from ..state import ArkhamState


@cites("AH-15.9")
def losable(s: ArkhamState, who: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of an investigator's cards that they can be made to lose."""
    keeps = is_privileged(s, who, KEEPS_ITEMS)
    return tuple(
        card
        for card in cards
        if not is_privileged(s, card, KEPT) and not (keeps and s.face(card).kind in ITEMS)
    )
