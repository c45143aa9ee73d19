"""Leaving the game with an investigator by choice (AH-2.3)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure

from ..state import ArkhamState
from .decks import discard
from .replacing import Equipping, give_fixed, seat_investigator
from .stories import drop_story
from .trophies import spend_monster


@procedure
class Swapping(Procedure):
    """A player discards an investigator with everything, and continues with another."""

    who: int

    @ask("sheet", "AH-2.3", prompt="new-investigator")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer the unused investigators."""
        options = tuple([option("investigator", sheet) for sheet in s.pool])
        return Swapping.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def swap(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Everything is discarded, and the new one is set up as at the start of the game."""
        sheet, row = chosen.words[0], s.investigators[self.who]
        drop_story(s, self.who)
        for card in s.cards_of(self.who):
            discard(s, card)
        for key in row.trophies:
            spend_monster(s, self.who, key)
        s.listeners.forget(self.who)
        s.pool = tuple(sorted((*(one for one in s.pool if one != sheet), row.sheet)))
        seat_investigator(s, self.who, sheet)
        give_fixed(s, self.who)
        return Equipping(self.who)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}
