"""Trading items with an adjacent explorer (MA-R11.21)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import ChosenSet, Picks, ask_several

from ..state import MachinaState
from .inventory import hand_over

TRADE = 2
"""What a trade costs in stamina."""


@procedure
class Trading(Procedure):
    """Two adjacent explorers give each other any number of items."""

    who: int
    other: int
    picked: Picks = ()
    done: bool = False

    @ask_several("1", "MA-R11.21", prompt="trade")
    def propose(self, s: MachinaState) -> ChosenSet | None:
        """Ask which items change hands."""
        if self.done:
            return None
        options = tuple(
            option("hand", item)
            for item, row in s.items.items()
            if row.owner in (self.who, self.other)
        )
        return ChosenSet(s.seat_of(self.who), options, self.picked)

    @propose.chosen
    def take(self, s: MachinaState, chosen: Option) -> None:
        """Record what changes hands."""
        if chosen == DONE:
            self.done = True
        else:
            self.picked += (chosen,)
            self.goto("1")

    @ask("2", "MA-R11.21", prompt="agree-to-trade")
    def ask_other(self, s: MachinaState) -> Decision | None:
        """The other explorer must agree to give items away."""
        seat = s.seat_of(self.other)
        gives = any(s.items[one.ids[0]].owner == self.other for one in self.picked)
        if not gives or seat == s.seat_of(self.who):
            return None
        options = option("agree", self.other), option("refuse", self.other)
        return Trading.ask_other.offer(seat, options)

    @ask_other.chosen
    def answer(self, s: MachinaState, chosen: Option) -> None:
        """A refusal leaves everything where it is."""
        if chosen.verb == "refuse":
            self.picked = ()

    @step("3", "MA-R11.21", "MA-R11.26")
    def change_hands(self, s: MachinaState) -> None:
        """The items arrive unequipped."""
        for one in self.picked:
            item = one.ids[0]
            to = self.other if s.items[item].owner == self.who else self.who
            hand_over(s, item, to)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who, "other": self.other}


@cites("MA-R11.21")
def has_items(s: MachinaState, *explorers: int) -> bool:
    """Whether any of these explorers has an item."""
    return any(row.owner in explorers for row in s.items.values())
