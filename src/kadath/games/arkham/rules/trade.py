"""Trading (AH-15.3).

The investigator on turn proposes a whole trade with those in the same space, in one choice;
everybody who would give something accepts or refuses, and then everything changes hands at once.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.legality import Hindrance
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import NumberedSet, Picks, ask_several

from ..cards import ITEMS
from ..state import ArkhamState

TRADE = option("trade")
AGREE = option("agree")
REFUSE = option("refuse")

ALONE = Hindrance("AH-15.3", "alone")
NO_GOODS = Hindrance("AH-15.3", "no-goods")
TRADED = Hindrance("AH-15.3", "traded")


@cites("AH-15.3")
def hindrance_to_trade(
    s: ArkhamState, traders: tuple[int, ...], *, traded: bool = False
) -> Hindrance | None:
    """What prevents investigators in one place from trading, if anything.

    `traded` says that they just have, and nothing has changed since.
    """
    if len(traders) < 2:
        return ALONE
    if not any(s.investigators[one].money or s.cards_of(one, ITEMS) for one in traders):
        return NO_GOODS
    return TRADED if traded else None


@procedure
class Trading(Procedure):
    """A trade that one investigator proposes to all who are here; `agreed` have accepted."""

    who: int
    traders: tuple[int, ...]
    picked: Picks = ()
    agreed: tuple[int, ...] = ()

    @ask_several("propose", "AH-15.3", prompt="trade")
    def choose(self, s: ArkhamState) -> NumberedSet | None:
        """Offer everybody's items and money, to everybody else."""
        gifts = tuple([gift for giver in self.traders for gift in self.gifts(s, giver)])
        return NumberedSet(
            s.seat_of(self.who), gifts, sums(gifts), self.picked, fits=self.fitting(s)
        )

    @choose.chosen
    def propose(self, s: ArkhamState, chosen: Option) -> None:
        """Record the gift, and ask again; an empty trade is none."""
        if chosen != DONE:
            self.picked += (chosen,)
            self.goto("propose")
        elif not self.picked:
            self.finish()

    @ask("agree", "AH-15.3", prompt="agree-trade")
    def choose_agreement(self, s: ArkhamState) -> Decision | None:
        """Ask the next investigator who would give something."""
        givers = [one.ids[1] for one in self.picked if one.ids[1] != self.who]
        for giver in dict.fromkeys(givers):
            if giver not in self.agreed:
                return Trading.choose_agreement.offer(s.seat_of(giver), (AGREE, REFUSE))
        return None

    @choose_agreement.chosen
    def agree(self, s: ArkhamState, chosen: Option) -> None:
        """After one refusal, nothing changes hands."""
        if chosen == REFUSE:
            s.note("refused", who=s.seats[s.chooser])
            self.finish()
            return
        self.agreed += (s.seats[s.chooser],)
        self.goto("agree")

    @step("trade", "AH-15.3")
    def trade(self, s: ArkhamState) -> None:
        """Everything changes hands at once."""
        for gift in self.picked:
            thing, giver, receiver = gift.ids
            if gift.verb == "give":
                s.set_card(thing, owner=receiver)
                s.note("give", who=giver, to=receiver, card=thing)
            else:
                s.set_investigator(giver, money=s.investigators[giver].money - thing)
                s.set_investigator(receiver, money=s.investigators[receiver].money + thing)
                s.note("pay", who=giver, to=receiver, amount=thing)

    @cites("AH-15.3")
    def gifts(self, s: ArkhamState, giver: int) -> list[Option]:
        """What one trader may give to each of the others: items, and money."""
        money = s.investigators[giver].money
        items = s.cards_of(giver, ITEMS)
        return [
            gift
            for receiver in self.traders
            if receiver != giver
            for gift in (
                *[option("give", card, giver, receiver) for card in items],
                *[option("pay", amount, giver, receiver) for amount in range(1, money + 1)],
            )
        ]

    def fitting(self, s: ArkhamState) -> Any:
        """A test that no item is given twice, and nobody pays another twice or too much."""
        purse = {one: s.investigators[one].money for one in self.traders}

        def fits(picks: Picks) -> bool:
            things = [one.ids[0] for one in picks if one.verb == "give"]
            pairs = [frozenset(one.ids[1:]) for one in picks if one.verb == "pay"]
            spent = dict.fromkeys(purse, 0)
            for one in picks:
                if one.verb == "pay":
                    spent[one.ids[1]] += one.ids[0]
            return (
                len(set(things)) == len(things)
                and len(set(pairs)) == len(pairs)
                and all(spent[one] <= purse[one] for one in purse)
            )

        return fits

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"by": s.name_of(self.who)}


@cites("AH-15.3")
def sums(gifts: Picks) -> tuple[Picks, ...]:
    """What each may pay each of the others, from $1 up."""
    found: dict[tuple[int, ...], Picks] = {}
    for gift in gifts:
        if gift.verb == "pay":
            pair = gift.ids[1:]
            found[pair] = (*found.get(pair, ()), gift)
    return tuple(found.values())
