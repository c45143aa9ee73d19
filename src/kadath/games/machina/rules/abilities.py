"""Using active abilities, in and out of turn (MA-R14)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.windows import FREE, Window

from ..state import MachinaState
from ..values import ETHEREAL, has
from ..vocabulary.abilities import OUT_OF_TURN, Active, Cost
from ..vocabulary.effects import attacks
from .monster_choices import preferred
from .turn import whose_turn


def active(s: MachinaState, card: int, number: int) -> Active:
    """The active ability with that number on a card."""
    ability = s.abilities(card)[number]
    assert isinstance(ability, Active)
    return ability


@cites("MA-R14.3", "MA-R14.4", "MA-R14.5")
def usable(s: MachinaState, who: int, card: int, number: int) -> bool:
    """Whether a unit may use an ability now: it can pay, and there is a target for each icon."""
    ability = s.abilities(card)[number]
    if not isinstance(ability, Active) or not (ability.out_of_turn() or whose_turn(s) == who):
        return False
    scope = Scope(who, card)
    return all(cost.can_pay(s, scope) for cost in ability.costs) and all(
        targets(s, scope, ability, icon) for icon in range(len(ability.targets))
    )


@cites("MA-R14.4", "MA-R8.1", "MA-R18.5")
def targets(s: MachinaState, scope: Scope, ability: Active, icon: int) -> tuple[int, ...]:
    """What a unit may aim an ability at; monsters aim at explorers, where it does something."""
    found = ability.targets[icon].ids(s, scope)
    if attacks(ability.effect):
        found = tuple(one for one in found if one == scope.who or not has(s, one, ETHEREAL))
    if s.is_explorer(scope.who):
        return found
    return tuple(
        one
        for one in found
        if s.is_explorer(one) and ability.effect.could(s, scope.bind("targets", (one,)))
    )


@cites("MA-R6.3", "MA-R6.6")
def usable_abilities(s: MachinaState, who: int) -> list[tuple[int, int]]:
    """The card and number of every active ability that a unit may use now."""
    return [
        (card, number)
        for card in s.cards_of(who)
        for number in range(len(s.abilities(card)))
        if usable(s, who, card, number)
    ]


@cites("MA-R14.6", "MA-R16.10")
def usable_out_of_turn(s: MachinaState, who: int) -> list[Option]:
    """What an explorer may do between the actions of others; in turn, it is simply an action."""
    if who not in s.units or whose_turn(s) == who:
        return []
    return [option("use", who, card, number) for card, number in usable_abilities(s, who)]


@procedure
class UsingAbility(Procedure):
    """An active ability being used; nothing is paid before all targets are chosen."""

    who: int
    card: int
    number: int
    aimed: tuple[int, ...] = ()

    @ask("target", "MA-R14.4", "MA-R15.11", prompt="choose-target")
    def choose_target(self, s: MachinaState) -> Decision | None:
        """Ask for the target of the next icon; monsters choose by their own rules first."""
        ability = active(s, self.card, self.number)
        icon = len(self.aimed)
        if icon == len(ability.targets):
            return None
        scope = Scope(self.who, self.card)
        found = targets(s, scope, ability, icon)
        if not s.is_explorer(self.who):
            found = preferred(s, self.who, found)
        options = tuple(option("target", one) for one in found)
        return UsingAbility.choose_target.offer(s.seat_of(self.who), options)

    @choose_target.chosen
    def aim(self, s: MachinaState, chosen: Option) -> None:
        """Remember it, and ask for the next."""
        self.aimed += (chosen.ids[0],)
        self.goto("target")

    @step("pay", "MA-R14.3")
    def pay(self, s: MachinaState) -> Procedure | None:
        """Pay all costs."""
        return Paying(active(s, self.card, self.number).costs, Scope(self.who, self.card))

    @step("resolve", "MA-R14.3", "MA-R16.12")
    def resolve(self, s: MachinaState) -> Procedure | None:
        """Resolve its effects in the printed order."""
        s.note("use", unit=self.who, card=self.card, ability=self.number)
        scope = Scope(self.who, self.card).bind("targets", self.aimed)
        return active(s, self.card, self.number).effect.run(s, scope)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"card": self.card, "ability": self.number, "aimed": self.aimed}


@procedure
class Paying(Procedure):
    """Costs being paid, one after the other."""

    costs: tuple[Cost, ...]
    scope: Scope
    paid: int = 0

    @step("next", "MA-R14.3")
    def pay_next(self, s: MachinaState) -> Procedure | None:
        """Pay the next one."""
        if self.paid == len(self.costs):
            return None
        self.paid += 1
        self.goto("next")
        return self.costs[self.paid - 1].pay(s, self.scope)


@procedure
class BetweenActions(Window):
    """The moment between two actions, in which others may use what costs no stamina."""

    @ask("reactions", "MA-R14.6", prompt="between-actions")
    def reactions(self, s: Any) -> Decision | None:
        """Ask the next seat that can do something."""
        found = self.next_seat(s)
        if found is None:
            return None
        return BetweenActions.reactions.offer(found[0], (*found[1], PASS))

    @reactions.chosen
    def resolve_reaction(self, s: Any, chosen: Option) -> Procedure | None:
        """Whatever is done starts the round anew."""
        return Window.resolve_reaction(self, s, chosen)


def between_actions(s: MachinaState) -> Procedure | None:
    """The window between two actions, where anybody has anything to use in it."""
    return BetweenActions(FREE) if s.listeners.on(*OUT_OF_TURN) else None
