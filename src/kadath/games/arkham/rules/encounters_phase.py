"""The Arkham Encounters phase: who has an encounter, and in what order (AH-3.3, IH-4)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.procedure import Procedure, procedure, step

from ..board import CELL, JOINED, STREET_OF
from ..state import ArkhamState
from .abilities import offers
from .encounters import ArkhamEncounter, StreetBusiness
from .jail import prison_business
from .phases import Phase


@procedure
class EncountersPhase(Phase):
    """Everyone at a location in Arkham has an encounter, or what replaces it.

    Those in the Jail Cell come last, so that help from outside arrives in time.
    """

    PHASE = "encounters"

    @step("next", "AH-3.0.1", "IH-4.3")
    def next_turn(self, s: ArkhamState) -> Procedure | None:
        """The next investigator has an encounter."""
        waiting = [one for one in s.player_order() if one not in self.acted]
        if not waiting:
            s.jail_help = 0
            return None
        who = min(waiting, key=lambda one: s.investigators[one].space == CELL)
        self.acted += (who,)
        self.goto("next")
        return self.turn_of(s, who)

    @cites("AH-3.3.1", "AH-7.3", "IH-3.15")
    def turn_of(self, s: ArkhamState, who: int) -> Procedure | None:
        row = s.investigators[who]
        if row.out:
            return None
        if row.space in STREET_OF:
            return ArkhamEncounter(who)
        if row.space in JOINED and offers(s, who):
            return StreetBusiness(who)
        return prison_business(s, who)
