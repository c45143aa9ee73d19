"""What comes to an investigator's mind at any decision: cards, steps, monsters, trading.

The steps of the rules offer what is possible; this module says what prevents the rest.
"""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.decision import option
from kadath.kernel.events import enclosing
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.listeners import Hook

from ..board import JOINED
from ..state import ArkhamState
from .abilities import hindrance, own_abilities
from .movement_phase import shut
from .trade import TRADE, hindrance_to_trade
from .turn import Turn

TO_ACT = Hindrance("AH-3.0.3", "to-act")
TO_MOVE = Hindrance("AH-3.2.2", "to-move")
TO_FACE = Hindrance("AH-5.1", "to-face")
TO_TRADE = Hindrance("AH-15.3", "to-trade")


def usual_attempts(s: ArkhamState) -> Iterator[Attempt]:
    """The actions open to the investigator of the deciding seat, each with what prevents it.

    What an action lacks is reported before its bad timing. Nothing before the first turn.
    """
    decision = s.decision
    if decision is None or next(enclosing(s, Turn), None) is None:
        return
    who = s.seats[decision.seat]
    row = s.investigators.get(who)
    if row is None or row.out:
        return
    yield from _cards(s, who)
    for space in JOINED.get(row.space, ()):
        yield Attempt(option("move", space), shut(s, row.space, space) or TO_MOVE)
    for monster in s.monsters_at(row.space):
        for verb in ("evade", "fight"):
            yield Attempt(option(verb, monster), TO_FACE)
    yield Attempt(TRADE, hindrance_to_trade(s, s.at(row.space)) or TO_TRADE)


def _cards(s: ArkhamState, who: int) -> Iterator[Attempt]:
    """What an investigator's own cards would let them do at another time."""
    for thing, number, ability in own_abilities(s, who):
        lack = hindrance(s, Hook(thing, number), ability, ability.phase)
        yield Attempt(option("use", thing, number), lack or TO_ACT)
