"""Destroying cards: items, and events that are attached to an explorer (MA-R17.1)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.sleeves.piles import put_on_top

from ..cards import EXPLORER_EVENT
from ..state import MachinaState
from .inventory import destroy_item
from .lasting import return_from


@cites("MA-R17.1")
def destroy_card(s: MachinaState, card: int) -> None:
    """Destroy an item or an attached event; nothing happens if it is already gone."""
    if card in s.attached:
        destroy_attached(s, card)
    elif card in s.items:
        destroy_item(s, card)


@cites("MA-R13.7")
def destroy_attached(s: MachinaState, event: int) -> None:
    """Put an attached event on top of the destroyed ones, which ends its effect."""
    del s.attached[event]
    s.countdowns.pop(event, None)
    return_from(s, event)
    put_on_top(s.spent, EXPLORER_EVENT, (event,))
    s.listen(event)
