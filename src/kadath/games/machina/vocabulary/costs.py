"""Costs of active abilities."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.legality import Hindrance
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..happenings import LosesHealth, MarkerReturns
from ..rules.destroying import destroy_card
from ..rules.essence import can_pay, most_payable
from ..rules.health import spend
from ..rules.inventory import unequip
from ..rules.lasting import ReturningMarkers, markers_on
from ..rules.paying import PayingForAbility
from ..rules.wounding import LosingHealth
from ..state import MachinaState
from ..values import ESSENCE, HEALTH, STAMINA

PAID_BY = {STAMINA: "MA-R5.5", ESSENCE: "MA-R5.8", HEALTH: "MA-R14.3"}
"""The rule for paying each of them."""


@node
class Pay(Cost):
    """Pay stamina, essence or health; essence may be paid in place of health (MA-R5.7)."""

    amount: int
    what: str

    def can_pay(self, state: MachinaState, scope: Scope) -> bool:
        row = state.units[scope.who]
        if self.what == ESSENCE:
            return can_pay(state, scope.who, self.amount)
        owned: int = getattr(row, self.what)
        if self.what == HEALTH:
            owned = owned if self._loses_health(state, scope) else 0
            owned += most_payable(state, scope.who) if state.is_explorer(scope.who) else 0
        return owned >= self.amount

    @cites("MA-R5.5", "MA-R5.8", "MA-R14.3")
    def hindrance(self, state: MachinaState) -> Hindrance:
        return Hindrance(PAID_BY[self.what], self.what, ((self.what, self.amount),))

    def pay(self, state: MachinaState, scope: Scope) -> Procedure | None:
        if self.what == HEALTH and self._loses_health(state, scope):
            return LosingHealth((LosesHealth(scope.who, self.amount),))
        if self.what in (HEALTH, ESSENCE):
            return PayingForAbility(scope.who, self.amount)
        spend(state, scope.who, self.what, self.amount)
        return None

    @cites("MA-R5.8")
    def may_be_refused(self) -> bool:
        return self.what == ESSENCE

    @cites("MA-R14.3")
    def _loses_health(self, state: MachinaState, scope: Scope) -> bool:
        """Whether the unit can lose health at all: if not, it cannot pay with it either."""
        return not state.forbids(LosesHealth(scope.who, self.amount))


@node
class RemoveMarker(Cost):
    """Take a marker off this card (MA-R16.10)."""

    def can_pay(self, state: MachinaState, scope: Scope) -> bool:
        return bool(markers_on(state, scope.this))

    @cites("MA-R16.10")
    def hindrance(self, state: MachinaState) -> Hindrance:
        return Hindrance("MA-R16.10", "no-marker-here")

    def pay(self, state: MachinaState, scope: Scope) -> Procedure | None:
        card = scope.this
        return ReturningMarkers((MarkerReturns(markers_on(state, card)[0], card),))


@node
class UnequipThis(Cost):
    """Unequip this item and everything attached to it."""

    def can_pay(self, state: MachinaState, scope: Scope) -> bool:
        return scope.this in state.equipped(scope.who)

    def pay(self, state: MachinaState, scope: Scope) -> Procedure | None:
        unequip(state, scope.this)
        return None


@node
class UseUp(Cost):
    """Destroy this card (MA-R11.6, MA-R16.11)."""

    def can_pay(self, state: MachinaState, scope: Scope) -> bool:
        card = scope.this
        item = state.items.get(card)
        owner = item.owner if item is not None else state.attached.get(card)
        return owner == scope.who

    @cites("MA-R11.6")
    def pay(self, state: MachinaState, scope: Scope) -> Procedure | None:
        destroy_card(state, scope.this)
        return None


LOSSES = (Pay, UseUp)
"""Costs that are a pure loss: an explorer is not offered to pay only these for no effect."""
