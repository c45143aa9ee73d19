"""What cannot be taken from an investigator (AH-15.9)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..cards import ITEMS, MONEY
from ..privileges import KEEPS_ITEMS, KEEPS_MONEY, KEPT, is_privileged
from ..state import ArkhamState


@cites("AH-15.9")
def losable(s: ArkhamState, who: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards among these that an investigator can be made to lose."""
    keeps = is_privileged(s, who, KEEPS_ITEMS)
    return tuple(
        card
        for card in cards
        if not is_privileged(s, card, KEPT) and not (keeps and s.face(card).kind in ITEMS)
    )


@cites("AH-15.9")
def most_lost(s: ArkhamState, who: int, cards: tuple[int, ...], many: int) -> int:
    """How many of these cards an investigator must lose; they may still choose protected ones."""
    return min(many, len(losable(s, who, cards)))


@cites("AH-15.9")
def is_kept(s: ArkhamState, who: int, what: str) -> bool:
    """Whether an investigator cannot be made to lose their money."""
    return what == MONEY and is_privileged(s, who, KEEPS_MONEY)
