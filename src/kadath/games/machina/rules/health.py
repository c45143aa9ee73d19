"""Losing and restoring health, stamina and essence (MA-R5)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure, procedure

from ..finals import BOSS_LOSES
from ..happenings import LosesHealth
from ..state import MachinaState
from ..values import ESSENCE, attribute


@cites("MA-R5.2", "MA-R5.6")
def restore(s: MachinaState, unit: int, what: str, amount: int) -> None:
    """Give a unit some of an attribute back, up to its highest value."""
    if unit not in s.units or (what == ESSENCE and not s.is_explorer(unit)):
        return
    now = getattr(s.units[unit], what)
    gained = min(amount, attribute(s, unit, what) - now)
    if gained > 0:
        s.set_unit(unit, **{what: now + gained})
        s.note("restore", unit=unit, what=what, amount=gained)


@cites("MA-R5.5")
def spend(s: MachinaState, unit: int, what: str, amount: int) -> None:
    """Take stamina or essence from a unit that has it."""
    s.set_unit(unit, **{what: getattr(s.units[unit], what) - amount})


@procedure
class LosingHealth(Event[LosesHealth]):
    """Units lose health, all at once; explorers may lose essence in its place (MA-R5.7)."""

    asked: int = 0

    def question(self, s: MachinaState) -> Decision | None:
        for place in range(self.asked, len(self.what)):
            part = self.what[place]
            essence = s.units[part.unit].essence
            if essence:
                most = min(part.health, essence)
                options = tuple(option("essence", n) for n in range(most + 1))
                return Event.gather.offer(s.seat_of(part.unit), options)
        return None

    def answer(self, s: MachinaState, chosen: Option) -> None:
        place = next(
            place
            for place in range(self.asked, len(self.what))
            if s.units[self.what[place].unit].essence
        )
        part = self.what[place]
        essence = chosen.ids[0]
        self.change(place, part._replace(health=part.health - essence, essence=essence))
        self.asked = place + 1

    @cites("MA-R5.4", "MA-R5.7")
    def impact(self, s: MachinaState) -> Procedure | None:
        for unit, loss, _, essence, _ in self.parts():
            row = s.units[unit]
            health = loss
            if unit == s.boss:
                health = min(loss, BOSS_LOSES - s.boss_lost)
                s.boss_lost += health
            s.set_unit(
                unit, health=max(0, row.health - health), essence=max(0, row.essence - essence)
            )
            s.note("lose", unit=unit, health=health, essence=essence)
        return None

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"what": self.what, "asked": self.asked}
