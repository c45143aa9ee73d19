"""Verbs with a choice: paying or not, choosing a number, and effects for each investigator."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.costs import Cost, Paying, unpayable
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Condition, Effect, If, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ...state import ArkhamState
from ..costs import Spend


@node
class MustPay(Effect):
    """Pay a cost; if you cannot, resolve `otherwise`."""

    cost: Cost
    otherwise: Effect | None = None

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        if unpayable((self.cost,), state, scope) is None:
            return HavingToPay(self.cost, self.otherwise, scope)
        return self.otherwise.run(state, scope) if self.otherwise is not None else None


@procedure
class HavingToPay(Procedure):
    """An investigator has to pay; if another one refuses to lend, `otherwise` is resolved."""

    cost: Cost
    otherwise: Effect | None
    scope: Scope

    @step("pay", "AH-7.13")
    def pay(self, s: ArkhamState) -> Procedure | None:
        """Pay it."""
        return Paying((self.cost,), self.scope)

    @step("otherwise", "AH-7.13")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Resolve the alternative if it was not paid."""
        if s.returned is not False or self.otherwise is None:
            return None
        return self.otherwise.run(s, self.scope)


@node
class Nothing(Effect):
    """Nothing happens."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return False


@node
class MayPay(Effect):
    """You may pay costs for an effect; if you do not, resolve `otherwise`."""

    costs: tuple[Cost, ...]
    effect: Effect
    otherwise: Effect | None = None

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Offering(self.costs, self.effect, self.otherwise, scope)


@node
class PayOr(Effect):
    """Pay costs or resolve `otherwise`; if you cannot pay, you have no choice."""

    costs: tuple[Cost, ...]
    otherwise: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Offering(self.costs, None, self.otherwise, scope)


@node
class MayOr(Effect):
    """You may resolve an effect; if you do not, resolve `otherwise`."""

    effect: Effect
    otherwise: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Offering((), self.effect, self.otherwise, scope)


@procedure
class Offering(Procedure):
    """An investigator may pay for an effect."""

    costs: tuple[Cost, ...]
    effect: Effect | None
    otherwise: Effect | None
    scope: Scope
    is_paid: bool = False

    @ask("pay", "AH-3.3.2", prompt="pay-or-not")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer it, if they can pay."""
        if unpayable(self.costs, s, self.scope) is not None:
            return None
        seat = s.seat_of(self.scope.who)
        return Offering.choose.offer(seat, (option("pay-cost"), PASS))

    @choose.chosen
    def answer(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Pay all costs first."""
        if chosen == PASS:
            return None
        self.is_paid = True
        return Paying(self.costs, self.scope) if self.costs else None

    @step("effect", "AH-15.12")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Resolve what was paid for, or the alternative."""
        is_paid = self.is_paid and s.returned is not False
        branch = self.effect if is_paid else self.otherwise
        return branch.run(s, self.scope) if branch is not None else None

    def about(self, s: ArkhamState) -> dict[str, Any]:
        effects = tuple(one for one in (self.effect, self.otherwise) if one is not None)
        return {"costs": self.costs, "effects": effects, "scope": self.scope}


@node
class PayAny(Effect):
    """Pay any amount of something, up to `most` (0: no limit), for an effect."""

    what: str
    effect: Effect
    most: int = 0

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        held = Spend(1, self.what).held(state, scope)
        return ChoosingNumber(scope, self.effect, min(held, self.most or held), self.what)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return Spend(1, self.what).can_pay(state, scope)


@node
class ChooseNumber(Effect):
    """Choose a number from 0 to `most` for an effect."""

    most: int
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingNumber(scope, self.effect, self.most)


@procedure
class ChoosingNumber(Procedure):
    """An investigator chooses a number, and pays it if it is a price."""

    scope: Scope
    effect: Effect
    most: int
    pays: str = ""
    number: int = 0

    @ask("number", "AH-15.12", prompt="choose-number")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer every number."""
        options = tuple(option("number", number) for number in range(self.most, -1, -1))
        return ChoosingNumber.choose.offer(s.seat_of(self.scope.who), options)

    @choose.chosen
    def pay(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Pay it if it is a price."""
        self.number = chosen.ids[0]
        return Paying((Spend(self.number, self.pays),), self.scope) if self.pays else None

    @step("effect", "AH-15.12")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Resolve the effect, unless another investigator refused to lend for the price."""
        if not self.pays:
            return self.effect.run(s, self.scope.bind("number", self.number))
        paid = 0 if s.returned is False else self.number
        return self.effect.run(s, self.scope.bind("paid", paid))

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"effects": (self.effect,), "scope": self.scope, "pays": self.pays}


@node
class EachInvestigator(Effect):
    """Every investigator (for whom a condition holds) resolves an effect, in player order."""

    effect: Effect
    where: Condition | None = None

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        # The condition is tested when it is the investigator's turn to resolve the effect.
        effect = self.effect if self.where is None else If(self.where, self.effect)
        return InTurn(state.player_order(), effect, scope)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        theirs = [scope._replace(who=who) for who in state.player_order()]
        return any(
            (self.where is None or self.where.holds(state, one)) and self.effect.could(state, one)
            for one in theirs
        )


@procedure
class InTurn(Procedure):
    """Several investigators resolve the same effect one after the other."""

    left: tuple[int, ...]
    effect: Effect
    scope: Scope

    @step("next", "AH-3.0.1")
    def next_one(self, s: ArkhamState) -> Procedure | None:
        """Let the next investigator who is still in the game resolve it."""
        if not self.left:
            return None
        who, self.left = self.left[0], self.left[1:]
        self.goto("next")
        if who not in s.investigators:
            return None
        return self.effect.run(s, Scope(who, self.scope.source, self.scope.names))
