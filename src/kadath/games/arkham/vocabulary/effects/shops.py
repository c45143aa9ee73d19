"""Verbs about buying and selling."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import Node, node
from kadath.kernel.procedure import Procedure
from kadath.kernel.several import MANY

from ...rules.parting import owned
from ...rules.shops import Selling, Shopping
from ...state import ArkhamState


@node
class Stock(Node):
    """What is for sale: this many top cards of a deck (0: all of them)."""

    kind: str
    cards: int


@node
class Buy(Effect):
    """Buy up to `most` (0: any number) of the cards for sale, at a surcharge or a discount.

    `cost`: what each card costs instead of its price. `must`: you have to buy one if you can afford
    any. `everyone`: all investigators may buy, you first.
    """

    stock: tuple[Stock, ...]
    most: int = 0
    surcharge: int = 0
    cost: Cost | None = None
    must: bool = False
    everyone: bool = False

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        cards = tuple(
            card
            for stock in self.stock
            for card in state.decks.get(stock.kind, ())[: stock.cards or MANY]
        )
        others = tuple(who for who in state.player_order() if who != scope.who)
        buyers = (scope.who, *others) if self.everyone else (scope.who,)
        most = self.most or MANY
        return Shopping(
            buyers, cards, most, self.surcharge, False, self.must, self.cost, scope.source
        )

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return any(state.decks.get(stock.kind) for stock in self.stock)


@node
class BuyOne(Effect):
    """You may buy the top card of a deck, at a surcharge, at a discount or for half its price."""

    kind: str
    surcharge: int = 0
    half: bool = False

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        cards = state.decks.get(self.kind, ())[:1]
        return Shopping((scope.who,), cards, 1, self.surcharge, self.half)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.decks.get(self.kind))


@node
class Sell(Effect):
    """Sell one card of a kind for `times` its price."""

    kind: str
    times: int = 1

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Selling(scope.who, self.kind, self.times)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(owned(state, scope.who, self.kind))
