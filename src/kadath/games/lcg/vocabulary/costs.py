"""Costs: what the controller of a card pays before its effect (LCG-347 to LCG-355)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Option, option
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.events import checked
from kadath.kernel.nodes import Node, node
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.several import COUNTS, ChosenSet, Several, ask_several

from ..rules.damage import deal
from ..state import LcgState
from ..values import base_value
from ..zones import discard, may_leave_play
from .selectors import THIS, YOU


class Cost(Node):
    """A node that is paid."""

    __slots__ = ()

    ASKS: ClassVar[bool] = False
    """Whether there is something to choose or to answer while it is paid."""

    def can_pay(self, state: LcgState, scope: Scope) -> bool:
        """Whether it can be paid in full now."""
        raise NotImplementedError

    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        """Pay it, or return the procedure that does."""
        raise NotImplementedError


class Spending(Cost):
    """A cost of so many of something: what pays for one such cost does not pay for another."""

    __slots__ = ()

    def amount(self) -> int:
        """How many it costs."""
        raise NotImplementedError

    def held(self, state: LcgState, scope: Scope) -> int:
        """How many there are to pay with."""
        raise NotImplementedError

    def can_pay(self, state: LcgState, scope: Scope) -> bool:
        return self.held(state, scope) >= self.amount()


@node
class Exhaust(Cost):
    """Exhaust a card that is ready."""

    card: Selector = THIS

    @cites("LCG-071", "LCG-351")
    def can_pay(self, state: LcgState, scope: Scope) -> bool:
        cards = self.card.ids(state, scope)
        return bool(cards) and all(
            state.is_in_play(one) and not state.cards[one].exhausted for one in cards
        )

    @cites("LCG-071", "LCG-076")
    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        for one in self.card.ids(state, scope):
            state.set_card(one, exhausted=True)
        return None


@node
class SpendUses(Spending):
    """Spend uses of this card, of the type it has."""

    uses: int = 1

    def amount(self) -> int:
        return self.uses

    def held(self, state: LcgState, scope: Scope) -> int:
        return state.cards[int(scope.source)].uses

    @cites("LCG-385")
    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        card = int(scope.source)
        state.set_card(card, uses=state.cards[card].uses - self.uses)
        return None


@node
class SpendResources(Spending):
    """Spend resources."""

    resources: int

    def amount(self) -> int:
        return self.resources

    @cites("LCG-350", "LCG-491")
    def held(self, state: LcgState, scope: Scope) -> int:
        return state.investigators[scope.who].resources

    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        left = state.investigators[scope.who].resources - self.resources
        state.set_investigator(scope.who, resources=left)
        return None


@node
class DiscardThis(Cost):
    """Discard this card from play."""

    @cites("LCG-004", "LCG-357")
    def can_pay(self, state: LcgState, scope: Scope) -> bool:
        card = int(scope.source)
        return state.is_in_play(card) and may_leave_play(state, card)

    @cites("LCG-011", "LCG-012")
    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        state.tell("discarded", int(scope.source))
        discard(state, int(scope.source))
        return None


@node
class Suffer(Cost):
    """Somebody or some card takes damage or horror; what you take may go to your assets."""

    to: Selector = YOU
    damage: int = 0
    horror: int = 0

    ASKS = True

    @cites("LCG-355")
    def can_pay(self, state: LcgState, scope: Scope) -> bool:
        sufferers = self.to.ids(state, scope)
        return bool(sufferers) and all(
            (not self.damage or base_value(state, one, "health") is not None)
            and (not self.horror or base_value(state, one, "sanity") is not None)
            for one in sufferers
        )

    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        hurt = self.to.ids(state, scope)
        source = int(scope.source)
        return deal(state, hurt, self.damage, self.horror, source=source, by=scope.who)


@node
class DiscardFromHand(Spending):
    """Choose and discard cards from your hand; a weakness cannot be chosen (LCG-416)."""

    cards: int = 1

    ASKS = True

    def amount(self) -> int:
        return self.cards

    def held(self, state: LcgState, scope: Scope) -> int:
        return len(discardable(state, scope.who))

    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        return DiscardingFromHand(scope.who, self.cards)


@procedure
class DiscardingFromHand(Procedure):
    """Cards are chosen from a hand and discarded."""

    who: int
    left: int

    @ask_several(
        "choose",
        "LCG-063",
        "LCG-336",
        "LCG-351",
        "LCG-352",
        "LCG-416",
        prompt="discard-from-hand",
    )
    def choose(self, state: LcgState) -> Several | None:
        """Choose cards, in the order in which they come to lie; a weakness may not be chosen."""
        cards = tuple(option("discard", card) for card in discardable(state, self.who))
        if self.left <= 0 or not cards:
            return None
        seat = state.seat_of(self.who)
        return ChosenSet(seat, cards, least=self.left, most=self.left, order=COUNTS)

    @choose.chosen
    def discard(self, state: LcgState, chosen: Option) -> None:
        """Discard it, and go on where more are due."""
        if chosen is DONE:
            return
        card = chosen.ids[0]
        discard(state, card)
        state.tell("discarded", card)
        self.left -= 1
        self.goto("choose")


@procedure
class Paying(Procedure):
    """Costs under way: several are paid simultaneously, so nothing comes between.

    What has to be chosen or may be answered comes last, when all else is paid.
    """

    costs: tuple[Cost, ...]
    scope: Scope
    paid: int = 0

    @step("each", "LCG-155", "LCG-349", "LCG-350", "LCG-358")
    def each(self, state: LcgState) -> Procedure | None:
        """Pay the next cost."""
        if self.paid == len(self.costs):
            self.goto("standing")
            return None
        self.paid += 1
        self.goto("each")
        return in_order(self.costs)[self.paid - 1].pay(state, self.scope)

    @step("standing", "LCG-358")
    def check(self, state: LcgState) -> Procedure | None:
        """Paying may have made something leave play."""
        return checked(self, state)


@cites("LCG-349")
def can_pay(costs: tuple[Cost, ...], state: LcgState, scope: Scope) -> bool:
    """Whether all of these costs can be paid together."""
    for cost in costs:
        if not cost.can_pay(state, scope):
            return False
    return len(costs) < 2 or _is_enough(costs, state, scope)


@cites("LCG-071", "LCG-349")
def _is_enough(costs: tuple[Cost, ...], state: LcgState, scope: Scope) -> bool:
    """Whether nothing would have to pay for two of these costs at once."""
    turned = [
        one for cost in costs if isinstance(cost, Exhaust) for one in cost.card.ids(state, scope)
    ]
    if len(turned) > len(set(turned)):
        return False
    spent = [cost for cost in costs if isinstance(cost, Spending)]
    return all(
        sum(one.amount() for one in spent if type(one) is type(cost)) <= cost.held(state, scope)
        for cost in spent
    )


@cache
def in_order(costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Costs in the order in which they are paid: first those that ask nobody anything."""
    return tuple(sorted(costs, key=lambda cost: cost.ASKS))


def discardable(state: LcgState, who: int) -> list[int]:
    """The cards that an investigator may choose to discard from hand: no weaknesses (LCG-416)."""
    return [card for card in state.pile("hand", who) if not state.face(card).weakness]
