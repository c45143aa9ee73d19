"""Mythos cards drawn by encounters, for just one of their parts (AH-3.5)."""

from __future__ import annotations

from collections.abc import Callable

from kadath.kernel.citations import cites
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open

from ..cards import MYTHOS, MYTHOS_CARD, MythosCard
from ..state import ArkhamState
from .mythos import WEATHER, WEATHER_SKIPPED, take_effect


@cites("AH-3.5.1")
def draw_until(s: ArkhamState, fits: Callable[[MythosCard], bool]) -> int | None:
    """Draw Mythos cards until one fits; the others go under the deck."""
    for _ in s.decks.get(MYTHOS_CARD, ()):
        card = piles.draw(s.decks, MYTHOS_CARD)
        assert card is not None
        lay_open(s, card)
        s.note("mythos", card=s.cards[card].face)
        if fits(MYTHOS[s.cards[card].face]):
            return card
        piles.put_under(s.decks, MYTHOS_CARD, (card,))
    return None


@cites("AH-3.5.1")
def mythos_gate(s: ArkhamState) -> str:
    """The location of the gate on the next Mythos card that shows one in play."""
    card = draw_until(s, lambda one: bool(one.gate) and s.is_on_board(one.gate))
    if card is None:
        return ""
    piles.put_under(s.decks, MYTHOS_CARD, (card,))
    return MYTHOS[s.cards[card].face].gate


@cites("AH-3.5.9")
def weather_comes(s: ArkhamState) -> Procedure | None:
    """Put the next weather card in play, ignoring its gate and movement."""
    if worked_out(s, 0, WEATHER_SKIPPED, 0).total:
        return None
    card = draw_until(s, lambda one: one.trait == WEATHER)
    return take_effect(s, card) if card is not None else None
