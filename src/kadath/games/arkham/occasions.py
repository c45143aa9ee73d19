"""Which questions of Arkham Horror may be let pass."""

from __future__ import annotations

from kadath.kernel.decision import DONE, PASS
from kadath.kernel.game import Occasion

from .rules.upkeep import ANYWHERE
from .state import ArkhamState

HELP = "help"
REACTION = "reaction"
UPKEEP = "upkeep"
SLIDERS = "sliders"
OCCASIONS = {HELP: False, REACTION: True, UPKEEP: True, SLIDERS: True}
"""Helping the check of somebody else, answering what happens, and in Upkeep what cards allow, and
moving the sliders."""
ASKED = {
    "help-check": HELP,
    "react": REACTION,
    "before-horror": REACTION,
    "upkeep": UPKEEP,
    "other-world": UPKEEP,
    "stay-put": UPKEEP,
    "sliders": SLIDERS,
}
"""What is asked on which occasion; everything else has to be answered."""
AGREEING = ("agree", "lend")
"""What agrees to a trade that somebody proposes, and to lending a Clue token."""


def occasion(s: ArkhamState) -> Occasion | None:
    """What the question is to the seat that is asked."""
    decision = s.decision
    if decision is None:
        return None
    acting = (getattr(frame, "who", 0) for frame in s.stack)
    actor = next((who for who in acting if who in s.investigators), 0)
    own = bool(actor) and s.seat_of(actor) == decision.seat
    kind = ASKED.get(decision.ask)
    if kind is None or (kind == SLIDERS and getattr(s.stack[-1], "most", 0) >= ANYWHERE):
        agreeing = next((one for one in decision.options if one.verb in AGREEING), None)
        proposer = getattr(s.stack[-1], "who", 0) if agreeing is not None else 0
        seat = s.seat_of(proposer) if proposer in s.investigators else -1
        return Occasion(REACTION, None, own, agreeing=agreeing, proposer=seat)
    passing = next((one for one in decision.options if one in (DONE, PASS)), None)
    return Occasion(kind, passing, own)
