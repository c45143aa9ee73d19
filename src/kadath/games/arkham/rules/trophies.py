"""Spending trophies (AH-3.3.11, AH-6.19, AH-6.20)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure

from ..cards import MONSTERS
from ..state import ArkhamState


@cites("AH-6.19")
def toughness_held(s: ArkhamState, who: int) -> int:
    """How much toughness an investigator's monster trophies are worth together."""
    return sum(MONSTERS[key].toughness for key in s.investigators[who].trophies)


@cites("AH-6.20")
def spend_monster(s: ArkhamState, who: int, key: str) -> None:
    """Put a monster trophy back into the cup."""
    trophies = list(s.investigators[who].trophies)
    trophies.remove(key)
    s.set_investigator(who, trophies=tuple(trophies))
    s.cup = tuple(sorted((*s.cup, key)))
    s.note("spend_trophy", who=who, monster=key)


@procedure
class SpendingTrophies(Procedure):
    """An investigator spends monster trophies until they are worth so much; no change is given."""

    who: int
    due: int

    @ask("which", "AH-3.3.11", "AH-6.20", prompt="spend-trophy")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask for one monster after the other."""
        if self.due <= 0:
            return None
        keys = sorted(set(s.investigators[self.who].trophies))
        options = tuple(option("trophy", key) for key in keys)
        return SpendingTrophies.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def spend(self, s: ArkhamState, chosen: Option) -> None:
        """It goes back to the cup; what is still due is asked for."""
        key = chosen.words[0]
        self.due -= MONSTERS[key].toughness
        spend_monster(s, self.who, key)
        self.goto("which")

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "due": self.due}
