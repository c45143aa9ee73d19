"""Paying for an ability with essence, possibly with help from others (MA-R5.8, MA-R14.3)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.procedure import Procedure, procedure, step

from ..state import MachinaState
from .essence import PayingEssence


@procedure
class PayingForAbility(Procedure):
    """The essence cost of an ability is paid jointly; if others refuse, the ability fizzles."""

    who: int
    amount: int

    @step("pay", "MA-R5.8")
    def pay(self, s: MachinaState) -> Procedure:
        """The user proposes who pays, and the others agree or refuse."""
        return PayingEssence(self.who, self.amount)

    @step("refused", "MA-R14.3")
    def check(self, s: MachinaState) -> None:
        """An ability that was not paid for has no effect."""
        if s.returned is False:
            self.returns = False
            s.note("not-paid", who=self.who)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who, "amount": self.amount}
