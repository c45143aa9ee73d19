"""Using the inventory: everything comes off, and may be equipped anew (MA-R11.22).

Each item is equipped or given away once. That reaches every arrangement the rules allow, and comes
to an end however it is played.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..cards import EXPLORER
from ..state import AUGMENTATION, MAIN, UNEQUIPPED, UPGRADE, MachinaState
from .enter_play import entering_play
from .inventory import attach, may_augment, may_be_main, may_upgrade, unequip
from .sight import adjacent

COST = 3


@procedure
class UsingInventory(Procedure):
    """An explorer rearranges an inventory, their own or an adjacent explorer's."""

    who: int
    whose: int

    @step("1", "MA-R11.22", "MA-R11.12")
    def unequip_all(self, s: MachinaState) -> None:
        """Unequip everything."""
        for item in s.equipped(self.whose):
            if s.items[item].place == MAIN:
                unequip(s, item)

    @ask("2", "MA-R11.22", "MA-R11.9", prompt="equip-main")
    def choose_main(self, s: MachinaState) -> Decision | None:
        """Offer every item that may still become a main item."""
        loose = self._loose(s)
        options = [option("main", item) for item in loose if may_be_main(s, self.whose, item)]
        return self._offer(s, UsingInventory.choose_main, options)

    @choose_main.chosen
    def equip_main(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Equip it, resolve what it does when it enters play, and ask on."""
        if not chosen.args:
            return None
        self.goto("2")
        return self._equip(s, chosen.ids[0], MAIN)

    @ask("3", "MA-R11.22", "MA-R11.10", "MA-R11.11", prompt="upgrade-or-augment")
    def choose_attachment(self, s: MachinaState) -> Decision | None:
        """Offer every way to upgrade or augment an equipped item."""
        equipped = s.equipped(self.whose)
        options = [
            option(place, item, base)
            for item in self._loose(s)
            for base in equipped
            for place, fits in ((UPGRADE, may_upgrade), (AUGMENTATION, may_augment))
            if fits(s, item, base)
        ]
        return self._offer(s, UsingInventory.choose_attachment, options)

    @choose_attachment.chosen
    def attach_it(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Attach it, resolve what it does when it enters play, and ask on."""
        if not chosen.args:
            return None
        self.goto("3")
        return self._equip(s, chosen.ids[0], chosen.verb, chosen.ids[1])

    @ask("4", "MA-R11.22", prompt="give-items")
    def choose_gift(self, s: MachinaState) -> Decision | None:
        """Offer to give every item that is not equipped to every adjacent explorer."""
        here = s.units[self.whose].space
        near = [one for one in s.units_of(EXPLORER) if adjacent(s, here, s.units[one].space)]
        options = [option("give", item, one) for item in self._loose(s) for one in near]
        return self._offer(s, UsingInventory.choose_gift, options)

    @choose_gift.chosen
    def give(self, s: MachinaState, chosen: Option) -> None:
        """Give it, and ask on."""
        if not chosen.args:
            return
        item, receiver = chosen.ids
        s.set_item(item, owner=receiver)
        s.note("give", item=item, to=receiver)
        self.goto("4")

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"who": self.who, "whose": self.whose}

    def _loose(self, s: MachinaState) -> list[int]:
        return [
            item
            for item, row in s.items.items()
            if row.owner == self.whose and row.place == UNEQUIPPED
        ]

    def _offer(self, s: MachinaState, asks: Any, options: list[Option]) -> Decision | None:
        if not options:
            return None
        decision: Decision = asks.offer(s.seat_of(self.who), (*options, DONE))
        return decision

    def _equip(self, s: MachinaState, item: int, place: str, on: int = 0) -> Procedure | None:
        attach(s, item, place, on)
        return entering_play(s, item, Scope(self.whose, item))
