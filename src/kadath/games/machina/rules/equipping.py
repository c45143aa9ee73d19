"""Equipping a main item (MA-R11.9)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.procedure import Procedure, ask, procedure

from ..state import MAIN, MachinaState
from .enter_play import entering_play
from .inventory import attach, mains_of, may_be_main, may_be_main_instead, unequip


@procedure
class EquippingMain(Procedure):
    """An explorer may equip an item as a main item, possibly replacing another of its type."""

    who: int
    item: int

    @ask("equip", "MA-R11.9", "MA-R11.8", prompt="equip-kept")
    def choose(self, s: MachinaState) -> Decision | None:
        """Offer to equip it, alongside the main items or replacing one, or to leave it."""
        options = ways_to_equip(s, self.who, self.item)
        if not options:
            return None
        return EquippingMain.choose.offer(s.seat_of(self.who), (*options, PASS))

    @choose.chosen
    def equip(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Unequip the replaced item, equip this one, and resolve its enters-play effects."""
        if chosen == PASS:
            return None
        item, replaced = chosen.ids
        if replaced:
            unequip(s, replaced)
        attach(s, item, MAIN)
        return entering_play(s, item, Scope(self.who, item))

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who, "item": self.item}


@cites("MA-R11.9")
def ways_to_equip(s: MachinaState, who: int, item: int) -> tuple[Option, ...]:
    """The ways to equip an item: alongside the main items, or replacing one of its type."""
    beside = (option("equip", item, 0),) if may_be_main(s, who, item) else ()
    instead = [
        option("equip", item, one)
        for one in mains_of(s, who, s.card(item).kind)
        if may_be_main_instead(s, who, item, one)
    ]
    return (*beside, *instead)
