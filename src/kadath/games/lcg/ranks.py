"""In which order people are shown the actions of a turn: what hardly anybody wants comes last."""

from __future__ import annotations

from kadath.kernel.decision import DONE, Option

from .frames import turn_now
from .state import LcgState
from .values import is_engaged
from .vocabulary.story import Resign

THREAT, USUAL, IN_VAIN, LEAVING, FIRST, ENDING = range(-4, 2)
"""Against whoever holds one, all other actions as the rules have them (clues, other basic actions,
cards), an investigation that finds nothing, resigning; then what could be done before the action
(0, as in any other question), and what ends the turn."""


def rank(s: LcgState, option: Option) -> int:
    """Where an option stands among the others."""
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
    # What a card only lends is no way out.
    if giver < 0:
        return False
    return any(isinstance(node, Resign) for node in s.face(giver).placed[number].ability.walk())
