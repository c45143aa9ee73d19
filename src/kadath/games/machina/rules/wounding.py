"""Losing health, or essence instead (MA-R5.4, MA-R5.7)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import Event, enclosing
from kadath.kernel.procedure import Procedure, procedure, step

from ..finals import BOSS_LOSES
from ..happenings import LosesHealth
from ..state import MachinaState
from .essence import PayingEssence, most_payable


@procedure
class LosingHealth(Event[LosesHealth]):
    """Units lose health, all at once; explorers may lose essence instead (MA-R5.7)."""

    asked: int = 0

    def question(self, s: MachinaState) -> Decision | None:
        for place in range(self.asked, len(self.what)):
            most = self._most(s, place)
            if most:
                options = tuple(option("essence", n) for n in range(most + 1))
                return Event.gather.offer(s.seat_of(self.what[place].unit), options)
        return None

    @cites("MA-R5.7", "MA-R5.8")
    def answer(self, s: MachinaState, chosen: Option) -> Procedure | None:
        place = next(one for one in range(self.asked, len(self.what)) if self._most(s, one))
        part, essence = self.what[place], chosen.ids[0]
        self.asked = place + 1
        if not essence:
            return None
        self.change(place, part._replace(health=part.health - essence))
        return SavingHealth(part.unit, essence, place)

    @cites("MA-R5.4", "MA-R5.7")
    def impact(self, s: MachinaState) -> Procedure | None:
        for unit, loss, _, _ in self.parts():
            row = s.units[unit]
            health = loss
            if unit == s.boss:
                health = min(loss, BOSS_LOSES - s.boss_lost)
                s.boss_lost += health
            if health:
                s.set_unit(unit, health=max(0, row.health - health))
                s.note("lose", unit=unit, health=health)
        return None

    def about(self, s: MachinaState) -> dict[str, Any]:
        about: dict[str, Any] = {"what": self.what, "asked": self.asked}
        if s.decision is not None and s.decision.ask == "gather":
            part = self.asked_part(s)
            about |= {"unit": part.unit, "health": part.health}
        return about

    def asked_part(self, s: MachinaState) -> LosesHealth:
        """The loss that an explorer is asked to replace with essence."""
        return next(
            self.what[one] for one in range(self.asked, len(self.what)) if self._most(s, one)
        )

    def _most(self, s: MachinaState, place: int) -> int:
        """How much essence may be lost instead of a unit's health, with all possible help."""
        part = self.what[place]
        if not s.is_explorer(part.unit):
            return 0
        return min(part.health, most_payable(s, part.unit))


@procedure
class SavingHealth(Procedure):
    """Essence is lost instead of health; if nobody pays, the health is lost after all."""

    who: int
    amount: int
    place: int

    @step("pay", "MA-R5.7", "MA-R5.8")
    def pay(self, s: MachinaState) -> Procedure:
        """The explorer who would lose health proposes who pays, and the others agree or refuse."""
        return PayingEssence(self.who, self.amount)

    @step("refused", "MA-R5.8")
    def check(self, s: MachinaState) -> None:
        """What was not paid is lost as health."""
        if s.returned is False:
            losing = next(enclosing(s, LosingHealth))
            part = losing.what[self.place]
            losing.change(self.place, part._replace(health=part.health + self.amount))

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who, "amount": self.amount}
