"""The order in which the actions of a turn are listed: unlikely choices come last."""

from __future__ import annotations

from kadath.kernel.decision import DONE, Option

from .frames import turn_now
from .state import LcgState
from .values import is_engaged
from .vocabulary.story import Resign

THREAT, USUAL, IN_VAIN, LEAVING, FIRST, ENDING = range(-4, 2)
"""Actions against an engaged enemy; all other actions in rulebook order (clues, other basic
actions, cards); an investigation that finds nothing; resigning; then what may be done before the
action (0, as in any other question); and what ends the turn.
"""


def rank(s: LcgState, option: Option) -> int:
    """An option's position among the others."""
    turn = turn_now(s)
    if turn is None or s.decision is None or s.decision.ask != "take-action":
        return FIRST
    verb = option.verb
    if option == DONE:
        return ENDING
    if verb == "investigate":
        return USUAL if s.cards[s.location_of(turn.who)].clues else IN_VAIN
    if verb in ("fight", "evade") and is_engaged(s, option.ids[0], turn.who):
        return THREAT
    return LEAVING if verb == "activate" and _resigns(s, option) else USUAL


def _resigns(s: LcgState, option: Option) -> bool:
    _, giver, number = option.ids
    # An ability that a card merely lends is not a way out.
    if giver < 0:
        return False
    return any(isinstance(node, Resign) for node in s.face(giver).placed[number].ability.walk())
