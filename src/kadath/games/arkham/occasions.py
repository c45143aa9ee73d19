"""Which questions of Arkham Horror can be passed automatically."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, PASS, Decision, Option, option
from kadath.kernel.game import Occasion
from kadath.kernel.listeners import Hook

from .board import AREAS
from .rules.combat import Combat
from .rules.other_worlds import MovingOn
from .rules.upkeep import ANYWHERE
from .state import ArkhamState
from .vocabulary.effects.moves import Return

HELP = "help"
REACTION = "reaction"
UPKEEP = "upkeep"
SLIDERS = "sliders"
RETURNING = "returning"
FLEEING = "fleeing"
OCCASIONS = {
    HELP: False,
    REACTION: True,
    UPKEEP: True,
    SLIDERS: True,
    RETURNING: False,
    FLEEING: False,
}
"""The kinds of questions: helping with somebody else's check, answering what happens, using cards
and moving sliders in Upkeep, casting a spell that just leads back to Arkham, and fleeing from a
monster that one has only just chosen to fight.
"""
ASKED = {
    "help-check": HELP,
    "react": REACTION,
    "before-horror": REACTION,
    "upkeep": UPKEEP,
    "other-world": UPKEEP,
    "stay-put": UPKEEP,
    "sliders": SLIDERS,
}
"""The kind of each question; all others have to be answered."""
AGREEING = ("agree", "lend")
"""The options that accept a trade somebody proposes, or agree to lend a Clue token."""


def occasion(s: ArkhamState) -> Occasion | None:
    """The kind of the current question, for the seat that is asked."""
    decision = s.decision
    if decision is None:
        return None
    acting = (getattr(frame, "who", 0) for frame in s.stack)
    actor = next((who for who in acting if who in s.investigators), 0)
    own = bool(actor) and s.seat_of(actor) == decision.seat
    if is_just_chosen(s, decision):
        return Occasion(FLEEING, None, own, sensible=option("fight"))
    kind = ASKED.get(decision.ask)
    if kind is None or (kind == SLIDERS and getattr(s.stack[-1], "most", 0) >= ANYWHERE):
        agreeing = next((one for one in decision.options if one.verb in AGREEING), None)
        proposer = getattr(s.stack[-1], "who", 0) if agreeing is not None else 0
        seat = s.seat_of(proposer) if proposer in s.investigators else -1
        return Occasion(REACTION, None, own, agreeing=agreeing, proposer=seat)
    passing = next((one for one in decision.options if one in (DONE, PASS)), None)
    if is_redundant_return(s, decision):
        return Occasion(RETURNING, passing, own, sensible=DONE)
    return Occasion(kind, passing, own)


@cites("AH-5.2", "AH-6.3", "AH-6.4")
def is_just_chosen(s: ArkhamState, decision: Decision) -> bool:
    """Whether nothing has happened since somebody chose to fight a monster, not to evade it.

    Evading it was the same check with better prospects.
    """
    frame = s.stack[-1]
    if not isinstance(frame, Combat) or decision.ask != "fight-or-flee":
        return False
    is_new = frame.round == 1 and frame.spared and not frame.erred
    return is_new and {one.key for one in decision.options} == {"fight", "flee"}


@cites("AH-3.2.10", "AH-3.4.5")
def is_redundant_return(s: ArkhamState, decision: Decision) -> bool:
    """Whether all options just lead back to Arkham for somebody who is about to return anyway."""
    frame = s.stack[-1]
    if not isinstance(frame, MovingOn) or frame.at != "act":
        return False
    _, number = AREAS[s.investigators[frame.who].space]
    return number > 1 and all(
        one == DONE or (one.verb == "use" and returns(s, one)) for one in decision.options
    )


def returns(s: ArkhamState, use: Option) -> bool:
    """Whether an ability brings its user back to Arkham."""
    ability, _ = s.read(Hook(*use.ids))
    return any(isinstance(part, Return) for part in ability.walk())
