"""Trading (AH-15).

All who are in one space trade together. Each thing changes hands once, straight to whoever is to
have it, so every sharing out is reached and the trade comes to an end however it is played.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure

from ..cards import ITEMS
from ..state import ArkhamState


@cites("AH-15")
def can_trade(s: ArkhamState, who: int) -> bool:
    """Whether somebody else is here, and anybody has anything to give."""
    here = s.at(s.investigators[who].space)
    return len(here) > 1 and any(
        s.investigators[one].money or s.cards_of(one, ITEMS) for one in here
    )


@procedure
class Trading(Procedure):
    """A trade; `passed` investigators in a row had nothing more to give.

    `given` are the cards that have changed hands, `paid` has who has paid whom, and `received` what
    money each got: nobody hands on what they were just handed.
    """

    traders: tuple[int, ...]
    given: tuple[int, ...] = ()
    paid: tuple[tuple[int, int], ...] = ()
    received: tuple[tuple[int, int], ...] = ()
    passed: int = 0
    turn: int = 0

    @ask("give", "AH-15", prompt="trade")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask the next one who has something to give."""
        giver = self._giver(s)
        if giver is None:
            return None
        return Trading.choose.offer(s.seat_of(giver), (*self.gifts(s, giver), PASS))

    @choose.chosen
    def give(self, s: ArkhamState, chosen: Option) -> None:
        """Hand it over, and begin the round anew; or pass the round on."""
        giver = self._giver(s)
        assert giver is not None
        self.goto("give")
        place = self.traders.index(giver)
        if chosen == PASS:
            # Those before this one had nothing to give, which is as good as a pass.
            self.passed += (place - self.turn) % len(self.traders) + 1
            self.turn = place + 1
            return
        self.passed, self.turn = 0, place
        thing, receiver = chosen.ids[0], chosen.ids[1]
        if chosen.verb == "give":
            s.set_card(thing, owner=receiver)
            self.given += (thing,)
        else:
            self._pay(s, giver, receiver, thing)
        s.note(chosen.verb, who=giver, to=receiver, what=thing)

    @cites("AH-15")
    def gifts(self, s: ArkhamState, giver: int) -> list[Option]:
        """What one trader may give now: items, and money to each of the others once."""
        others = [one for one in self.traders if one != giver]
        got = sum(amount for one, amount in self.received if one == giver)
        purse = s.investigators[giver].money - got
        return [
            option("give", card, one)
            for card in s.cards_of(giver, ITEMS)
            if card not in self.given
            for one in others
        ] + [
            option("pay", amount, one)
            for one in others
            if (giver, one) not in self.paid
            for amount in range(1, purse + 1)
        ]

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"traders": self.traders}

    def _giver(self, s: ArkhamState) -> int | None:
        many = len(self.traders)
        for step in range(many - self.passed):
            one = self.traders[(self.turn + step) % many]
            if self.gifts(s, one):
                return one
        return None

    def _pay(self, s: ArkhamState, giver: int, receiver: int, amount: int) -> None:
        s.set_investigator(giver, money=s.investigators[giver].money - amount)
        s.set_investigator(receiver, money=s.investigators[receiver].money + amount)
        self.paid += ((giver, receiver),)
        self.received += ((receiver, amount),)
