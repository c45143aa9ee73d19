"""Losing any amount of one attribute to restore as much of another (MA-R5)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..happenings import LosesHealth
from ..state import MachinaState
from ..values import ESSENCE, attribute
from .health import restore
from .wounding import LosingHealth


@procedure
class Converting(Procedure):
    """A unit converts health into essence."""

    who: int
    amount: int = 0

    @ask("number", "MA-R5.4", "MA-R5.6", prompt="convert")
    def choose(self, s: MachinaState) -> Decision | None:
        """Ask how much, unless it cannot be lost; anything above the maximum would be wasted."""
        if s.forbids(LosesHealth(self.who, 1)):
            return None
        options = tuple(option("convert", n) for n in range(most_converted(s, self.who) + 1))
        return Converting.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def lose(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Lose it."""
        self.amount = chosen.ids[0]
        return LosingHealth((LosesHealth(self.who, self.amount),)) if self.amount else None

    @step("restore", "MA-R5.6")
    def gain(self, s: MachinaState) -> None:
        """Restore as much."""
        restore(s, self.who, ESSENCE, self.amount)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"who": self.who}


@cites("MA-R5.4", "MA-R5.6")
def most_converted(s: MachinaState, who: int) -> int:
    """How much health can be converted into essence without waste."""
    row = s.units[who]
    return min(row.health, attribute(s, who, ESSENCE) - row.essence)
