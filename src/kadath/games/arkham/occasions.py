"""Which questions of Arkham Horror may be let pass."""

from __future__ import annotations

from kadath.kernel.decision import DONE, PASS
from kadath.kernel.game import Occasion

from .state import ArkhamState

HELP = "help"
REACTION = "reaction"
UPKEEP = "upkeep"
OCCASIONS = {HELP: False, REACTION: True, UPKEEP: True}
"""Helping the check of somebody else, answering what happens, and what cards allow in Upkeep."""
ASKED = {
    "help-check": HELP,
    "react": REACTION,
    "before-horror": REACTION,
    "upkeep": UPKEEP,
    "other-world": UPKEEP,
}
"""What is asked on which occasion; everything else has to be answered."""


def occasion(s: ArkhamState) -> Occasion | None:
    """What the question is to the seat that is asked."""
    decision = s.decision
    if decision is None:
        return None
    acting = (getattr(frame, "who", 0) for frame in s.stack)
    actor = next((who for who in acting if who in s.investigators), 0)
    own = bool(actor) and s.seat_of(actor) == decision.seat
    kind = ASKED.get(decision.ask)
    if kind is None:
        return Occasion(REACTION, None, own)
    passing = next((one for one in decision.options if one in (DONE, PASS)), None)
    return Occasion(kind, passing, own)
