"""What kind of question a seat is asked: using items is optional, so it can be passed."""

from __future__ import annotations

from kadath.kernel.decision import PASS
from kadath.kernel.game import Occasion

from .components.items import AFTER_ACTION, AFTER_PRIORITY, AT_RECKONING, BEFORE_ACTION
from .rules.action_cards import ResolvingCard
from .rules.items import UsingItems
from .state import FinalHourState

OCCASIONS: dict[str, bool] = {
    AFTER_PRIORITY: False,
    BEFORE_ACTION: False,
    AFTER_ACTION: False,
    AT_RECKONING: False,
}
"""The times of items, in the order of a round; none is worth asking a player who is away."""


def occasion(state: FinalHourState) -> Occasion | None:
    """What kind of question the deciding seat is asked; its turn is when its card resolves."""
    if state.decision is None:
        return None
    seat = state.decision.seat
    cards = [frame.place for frame in state.stack if isinstance(frame, ResolvingCard)]
    is_own_turn = any(state.seat_of(state.plays[place].figure) == seat for place in cards)
    top = state.stack[-1]
    if not isinstance(top, UsingItems):
        return Occasion("", None, is_own_turn)
    return Occasion(top.timings[0], PASS, is_own_turn)
