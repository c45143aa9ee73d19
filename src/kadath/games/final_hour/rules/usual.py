"""What players might consider at any time: using an item, playing a card, moving, being ready.

Options come from the steps that offer them; this module explains what prevents the rest.
"""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.citations import cites
from kadath.kernel.decision import option
from kadath.kernel.legality import Attempt, Hindrance

from ..components.board import LOCATIONS
from ..state import FinalHourState
from .items import hindrance_to_use
from .ritual import READY

NOT_YOURS = Hindrance("FH-206", "not-yours")
IN_YOUR_TURN = Hindrance("FH-070", "in-your-turn")
BY_A_CARD = Hindrance("FH-118", "by-a-card")
END_OF_ROUND = Hindrance("FH-108", "end-of-round")


@cites("FH-070", "FH-108", "FH-118", "FH-206")
def usual_attempts(s: FinalHourState) -> Iterator[Attempt]:
    """What the seat being asked might consider, with what prevents it."""
    assert s.decision is not None
    seat = s.decision.seat
    for figure in s.figures:
        for item in s.items[figure]:
            is_mine = s.seat_of(figure) == seat
            yield Attempt(option("use", item), hindrance_to_use(item) if is_mine else NOT_YOURS)
    for card in s.hands[seat]:
        yield Attempt(option("play", card), IN_YOUR_TURN)
    for there in LOCATIONS:
        yield Attempt(option("move", there), BY_A_CARD)
    yield Attempt(READY, END_OF_ROUND)
