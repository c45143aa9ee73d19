"""Costs: what a card's controller pays before its effect (LCG-347 to LCG-355)."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost, Spending
from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Option, option
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, procedure
from kadath.kernel.several import COUNTS, ChosenSet, Several, ask_several

from ..rules.damage import deal
from ..state import LcgState
from ..values import base_value
from ..zones import discard, may_leave_play


@node
class Exhaust(Cost):
    """Exhaust a ready card."""

    card: Selector = THIS

    @cites("LCG-071", "LCG-351")
    def can_pay(self, state: LcgState, scope: Scope) -> bool:
        cards = self.card.ids(state, scope)
        for one in cards:
            if not state.is_in_play(one) or state.cards[one].exhausted:
                return False
        return bool(cards)

    @cites("LCG-071", "LCG-076")
    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        for one in self.card.ids(state, scope):
            state.set_card(one, exhausted=True)
        return None

    @cites("LCG-071", "LCG-349")
    def claims(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        return self.card.ids(state, scope)


@node
class SpendUses(Spending):
    """Spend this card's uses."""

    uses: int = 1

    def amount(self, state: LcgState, scope: Scope) -> int:
        return self.uses

    def held(self, state: LcgState, scope: Scope) -> int:
        return state.cards[scope.this].uses

    @cites("LCG-385")
    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        card = scope.this
        state.set_card(card, uses=state.cards[card].uses - self.uses)
        return None


@node
class SpendResources(Spending):
    """Spend resources."""

    resources: int

    def amount(self, state: LcgState, scope: Scope) -> int:
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
        card = scope.this
        return state.is_in_play(card) and may_leave_play(state, card)

    @cites("LCG-011", "LCG-012")
    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        discard(state, scope.this)
        state.tell("discarded", scope.this, who=scope.who)
        return None


@node
class Suffer(Cost):
    """Someone or something takes damage or horror; you may assign yours to your assets."""

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
        source = scope.this
        return deal(state, hurt, self.damage, self.horror, source=source, by=scope.who)


@node
class DiscardFromHand(Spending):
    """Choose and discard cards from your hand; a weakness cannot be chosen (LCG-416)."""

    cards: int = 1

    ASKS = True

    def amount(self, state: LcgState, scope: Scope) -> int:
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
        """Choose cards in the order they go to the discard pile; weaknesses may not be chosen."""
        cards = tuple(option("discard", card) for card in discardable(state, self.who))
        if self.left <= 0 or not cards:
            return None
        seat = state.seat_of(self.who)
        return ChosenSet(seat, cards, least=self.left, most=self.left, order=COUNTS)

    @choose.chosen
    def discard(self, state: LcgState, chosen: Option) -> None:
        """Discard it, and continue if more are due."""
        if chosen is DONE:
            return
        card = chosen.ids[0]
        discard(state, card)
        state.tell("discarded", card, who=self.who)
        self.left -= 1
        self.goto("choose")


def discardable(state: LcgState, who: int) -> list[int]:
    """The cards an investigator may choose to discard from hand: no weaknesses (LCG-416)."""
    return [card for card in state.pile("hand", who) if not state.face(card).weakness]
