"""The Ancient One phase: reckoning, gate, and the lead investigator's token."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.log import EVERYONE
from kadath.kernel.procedure import Procedure, procedure, step

from ..components.ancient_ones import ANCIENT_ONES, Omen
from ..components.items import AT_RECKONING
from ..components.monsters import COMMON
from ..components.priority_cards import OMENS
from ..state import FinalHourState
from .items import UsingItems, owns_item_for
from .priority import discard_priority
from .spawn import spawn


@procedure
class Reckoning(Procedure):
    """Step 3: discard the round's priority cards, count their omens, and resolve the result."""

    asked: tuple[int, ...] = ()

    @step("3.a", "FH-089", "FH-090", "FH-074", "FH-201", "FH-212")
    def discard_and_count(self, s: FinalHourState) -> None:
        """Discard the cards played this round and count their omens."""
        cards = s.row if s.is_solo else tuple([play.priority for play in s.plays])
        discarded = cards + s.stash
        s.omens = sum([OMENS[card] for card in discarded]) + s.extra_omens
        s.extra_omens = 0
        s.plays = ()
        s.row = ()
        s.stash = ()
        discard_priority(s, discarded)
        s.note("reckoning", cards=discarded, amount=s.omens)

    @step("3.b", "FH-131")
    def items(self, s: FinalHourState) -> Procedure | None:
        """Items that change the count are used now, by their owners in player order."""
        for figure in s.player_order():
            if figure not in self.asked and owns_item_for(s, figure, (AT_RECKONING,)):
                self.asked += (figure,)
                self.goto("3.b")
                return UsingItems(figure, (AT_RECKONING,))
        return None

    @step("3.c", "FH-088", "FH-091", "FH-092")
    def answer(self, s: FinalHourState) -> Procedure | None:
        """Resolve the Ancient One's omen for that count; nothing for zero."""
        omen = omen_for(s.ancient_one, s.omens)
        s.activated = 0
        if omen is None:
            s.note("no-omens")
            return None
        s.note("omen", omen=omen.key)
        effect = omen.solo if s.is_solo and omen.solo is not None else omen.effect
        return effect.run(s, Scope(s.lead, omen.key))

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"amount": s.omens}


@cites("FH-090", "FH-131")
def counted_omens(s: FinalHourState) -> int:
    """The omens counted by the current reckoning, after items; otherwise 0."""
    return s.omens if any(isinstance(frame, Reckoning) for frame in s.stack) else 0


def omen_for(ancient_one: str, omens: int) -> Omen | None:
    """The omen triggered by this many omen symbols."""
    reached = [omen for omen in ANCIENT_ONES[ancient_one].omens if omen.least <= omens]
    return reached[-1] if reached else None


@procedure
class Gate(Procedure):
    """Step 4: a gate grows, and as many monsters spawn there as it has tokens."""

    symbol: int = -1
    left: int = 0

    @step("4.a", "FH-093", "FH-094", "FH-202")
    def turn_up(self, s: FinalHourState) -> None:
        """Turn up the top gate token and add it to the gate of its symbol."""
        self.symbol = s.gate_pile[0]
        s.gate_pile = s.gate_pile[1:]
        s.gates[self.symbol] += 1
        s.learned = EVERYONE
        self.left = s.gates[self.symbol]
        s.note("gate", symbol=self.symbol, amount=self.left)

    @step("4.b", "FH-095", "FH-166")
    def spawn_monsters(self, s: FinalHourState) -> None:
        """Spawn them one after another."""
        location = s.gate_locations[self.symbol]
        while self.left > 0 and s.outcome is None:
            self.left -= 1
            spawn(s, COMMON, location)
