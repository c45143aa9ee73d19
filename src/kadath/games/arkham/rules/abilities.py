"""Using abilities of cards (AH-15)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.procedure import Procedure, procedure, step

from ..state import ArkhamState
from ..vocabulary.abilities import ANY, Action, Cost, Reaction


@cites("AH-15")
def usable(s: ArkhamState, ability: Action | Reaction, scope: Scope) -> bool:
    """Whether an ability can be paid for and would do anything."""
    payable = all(cost.can_pay(s, scope) for cost in ability.costs)
    return payable and ability.effect.could(s, scope)


@cites("AH-15")
def actions(s: ArkhamState, who: int, phase: str) -> list[Option]:
    """What an investigator's cards let them do now."""
    return [
        option("use", thing, number)
        for thing in (who, *s.cards_of(who))
        for number, ability in enumerate(s.abilities(thing))
        if isinstance(ability, Action)
        and ability.phase in (ANY, phase)
        and usable(s, ability, s.scope(thing))
    ]


@procedure
class UsingAbility(Procedure):
    """An ability being used: all costs first, then the effect."""

    thing: int
    number: int
    scope: Scope
    paid: int = 0

    @step("pay", "AH-15")
    def pay(self, s: ArkhamState) -> Procedure | None:
        """Pay the next cost."""
        costs: tuple[Cost, ...] = self.ability(s).costs
        if self.paid == len(costs):
            return None
        self.paid += 1
        self.goto("pay")
        return costs[self.paid - 1].pay(s, self.scope)

    @step("resolve", "AH-15")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Resolve it."""
        s.note("use", thing=self.thing, ability=self.number)
        result: Procedure | None = self.ability(s).effect.run(s, self.scope)
        return result

    def ability(self, s: ArkhamState) -> Any:
        """The ability that is used."""
        return s.abilities(self.thing)[self.number]

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"thing": self.thing, "ability": self.number}


def using(s: ArkhamState, chosen: Option) -> UsingAbility:
    """Use what was chosen from `actions`."""
    thing, number = chosen.ids
    return UsingAbility(thing, number, s.scope(thing))
