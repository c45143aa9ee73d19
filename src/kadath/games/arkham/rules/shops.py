"""Buying and selling (AH-15.1, AH-15.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.abilities.costs import Cost, Paying, unpayable
from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import report
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.sleeves.knowledge import lay_open, shuffle

from ..cards import MONEY
from ..happenings import Received
from ..state import ArkhamState
from .decks import discard
from .drawing import put_back, take
from .parting import owned

PRICE = "price"


@cites("AH-15.1")
def price(s: ArkhamState, who: int, card: int, surcharge: int = 0, *, half: bool = False) -> int:
    """What a card costs an investigator: never below 0; half a price is rounded up."""
    listed = s.face(card).price
    asked = -(-listed // 2) if half else listed + surcharge
    return worked_out(s, who, PRICE, asked).floored()


@procedure
class Shopping(Procedure):
    """Cards are revealed, and investigators may buy them; the rest goes under their deck.

    `buyers` take turns; each may buy until `most` is reached. With `must`, a buyer may not leave
    empty-handed while something is affordable.
    """

    buyers: tuple[int, ...]
    cards: tuple[int, ...]
    most: int
    surcharge: int = 0
    half: bool = False
    must: bool = False
    cost: Cost | None = None
    source: int | str = 0
    bought: int = 0
    buying: int = 0

    @step("reveal", "AH-15.2")
    def reveal(self, s: ArkhamState) -> None:
        """Reveal the cards; they stay in their deck until somebody buys them."""
        for card in self.cards:
            lay_open(s, card)

    @ask("buy", "AH-15.2", prompt="buy")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer what the buyer can afford, one of each."""
        if not self.buyers or self.bought >= self.most:
            return None
        who = self.buyers[0]
        options = [one for one, hindrance in self.attempts(s) if hindrance is None]
        if not options or not self.must or self.bought:
            options.append(PASS)
        return Shopping.choose.offer(s.seat_of(who), tuple(options))

    @choose.chosen
    def pay(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Pay for it; a buyer who passes lets the next one buy."""
        if chosen == PASS:
            self.buyers = self.buyers[1:]
            self.goto("buy")
            return None
        who, self.buying = self.buyers[0], chosen.ids[0]
        if self.cost is not None:
            return Paying((self.cost,), Scope(who, self.source))
        money = s.investigators[who].money
        s.set_investigator(who, money=money - self.price(s, self.buying))
        return None

    @step("take", "AH-15.2")
    def take(self, s: ArkhamState) -> Procedure | None:
        """Take it, and ask again; if nothing was bought, the sale is over."""
        if not self.buying:
            return None
        who, card = self.buyers[0], self.buying
        self.buying = 0
        paid = self.price(s, card)
        self.cards = tuple(one for one in self.cards if one != card)
        self.bought += 1
        if self.cost is None:
            take(s, who, card, "buy", what=MONEY, amount=paid)
        else:
            take(s, who, card)
        self.goto("buy")
        return report(s, (Received(who, card),))

    @step("rest", "AH-15.2")
    def clear(self, s: ArkhamState) -> None:
        """Unsold cards go under their deck; a deck seen in full is reshuffled."""
        put_back(s, self.cards)
        for deck in s.decks.values():
            if deck and set(deck) <= set(self.cards):
                shuffle(s, deck)

    def attempts(self, s: ArkhamState) -> Iterator[Attempt]:
        """Each card for sale, one of each."""
        one_of_each = {s.cards[card].face: card for card in reversed(self.cards)}.values()
        for card in self.cards:
            if card in one_of_each:
                yield Attempt(option("buy", card), self.hindrance_to_buy(s, self.buyers[0], card))

    @cites("AH-15.2")
    def hindrance_to_buy(self, s: ArkhamState, who: int, card: int) -> Hindrance | None:
        """What prevents an investigator from buying a card, if anything."""
        if self.cost is not None:
            cost = unpayable((self.cost,), s, Scope(who, self.source))
            return None if cost is None else Hindrance("AH-15.2", "cost", (("cost", cost),))
        asked = self.price(s, card)
        if s.investigators[who].money >= asked:
            return None
        return Hindrance("AH-15.2", "too-dear", (("price", asked),))

    def price(self, s: ArkhamState, card: int) -> int:
        """What a card costs the current buyer."""
        return price(s, self.buyers[0], card, self.surcharge, half=self.half)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        who = self.buyers[0] if self.buyers else 0
        money = s.investigators[who].money if who in s.investigators else 0
        return {"who": who, "what": MONEY, "amount": money}


@procedure
class Selling(Procedure):
    """An investigator sells one card of a kind for a multiple of its price."""

    who: int
    kind: str
    times: int

    @ask("sell", "AH-15.1", prompt="sell")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer the cards that may be sold."""
        options = tuple(option("sell", card) for card in owned(s, self.who, self.kind))
        return Selling.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def sell(self, s: ArkhamState, chosen: Option) -> None:
        """Discard it for money."""
        card = chosen.ids[0]
        paid = s.face(card).price * self.times
        s.note("sell", who=self.who, card=s.cards[card].face, money=paid)
        discard(s, card)
        s.set_investigator(self.who, money=s.investigators[self.who].money + paid)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}
