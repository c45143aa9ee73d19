"""Searching a location: turning up its clue token."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.log import EVERYONE

from ..components.priority_cards import KEY
from ..state import FinalHourState


@cites("FH-127", "FH-128", "FH-129", "FH-132")
def search(s: FinalHourState, figure: int) -> None:
    """Turn up the clue token at the investigator's location, if there is still one."""
    location = s.where[figure]
    clue = s.clues[location]
    if clue is None:
        s.note("found-nothing", figure=figure, location=location)
        return
    s.clues[location] = None
    s.learned = EVERYONE
    if clue == KEY:
        take_item(s, figure)
    else:
        s.found_clues += (clue,)
        s.note("found-clue", figure=figure, location=location, symbol=clue)


@cites("FH-130", "FH-222")
def take_item(s: FinalHourState, figure: int) -> None:
    """Draw the top item card and keep it face up."""
    item, s.item_deck = s.item_deck[0], s.item_deck[1:]
    s.items[figure] += (item,)
    s.note("found-item", figure=figure, item=item)
