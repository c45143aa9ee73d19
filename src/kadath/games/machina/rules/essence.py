"""Essence costs, and explorers who help to pay them (MA-R5.7 to MA-R5.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import Allotment, Lot, Picks, ask_several

from ..cards import EXPLORER
from ..state import MachinaState
from ..values import ESSENCE
from .health import spend
from .sight import adjacent

OWN_SPACE = -1
"""No space was chosen: the payer's own space counts."""


@cites("MA-R5.8")
def shares(s: MachinaState, who: int, amount: int, space: int = OWN_SPACE) -> list[Counter[int]]:
    """Every way to split an essence cost, as what each explorer pays.

    A helper is adjacent to the chosen space, to the explorer who activates, or to another helper.
    """
    if amount == 0:
        return [Counter()]
    payers = [one for one in s.units_of(EXPLORER) if s.units[one].essence]
    if payers == [who]:
        return [Counter({who: amount})] if s.units[who].essence >= amount else []
    near = _reached(s, who, space, payers)
    return [
        share
        for share in map(Counter, combinations_with_replacement(near, amount))
        if all(s.units[one].essence >= paid for one, paid in share.items())
        and set(_reached(s, who, space, list(share))) == set(share)
    ]


def _reached(s: MachinaState, who: int, space: int, payers: list[int]) -> list[int]:
    """Which of these explorers may pay, assuming that no others do."""
    own = s.units[who].space
    places = [own] if space == OWN_SPACE else [own, space]
    reached = [who] if who in payers else []
    waiting = [one for one in payers if one != who]
    while True:
        found = [
            one
            for one in waiting
            if any(adjacent(s, place, s.units[one].space) for place in places)
        ]
        if not found:
            return reached
        reached += found
        places = [s.units[one].space for one in found]
        waiting = [one for one in waiting if one not in found]


@cites("MA-R5.7", "MA-R5.8")
def can_pay(s: MachinaState, who: int, amount: int, space: int = OWN_SPACE) -> bool:
    """Whether that much essence can be paid, with all possible help."""
    return s.units[who].essence >= amount or most_payable(s, who, space) >= amount


def most_payable(s: MachinaState, who: int, space: int = OWN_SPACE) -> int:
    """The most essence that could be paid, with all possible help."""
    reached = _reached(s, who, space, [o for o in s.units_of(EXPLORER) if s.units[o].essence])
    return sum(s.units[one].essence for one in reached)


@cites("MA-R5.9")
def losing_essence(s: MachinaState, losses: list[tuple[int, int]]) -> Procedure | None:
    """Explorers lose essence to an effect, and others may lose some of it for them."""
    parts = tuple([(one, amount) for one, amount in losses if amount])
    return LosingEssence(parts) if parts else None


@procedure
class LosingEssence(Procedure):
    """Explorers lose essence to an effect, one after another."""

    losses: tuple[tuple[int, int], ...]

    @step("lose", "MA-R5.8", "MA-R5.9")
    def lose(self, s: MachinaState) -> Procedure | None:
        """The next explorer loses essence, their own or that of others who agree."""
        if not self.losses:
            return None
        (who, amount), self.losses = self.losses[0], self.losses[1:]
        self.goto("lose")
        amount = min(amount, s.units[who].essence) if who in s.units else 0
        return PayingEssence(who, amount) if amount else None


@procedure
class PayingEssence(Procedure):
    """Essence is lost, split as its payer proposes and the others agree."""

    who: int
    amount: int
    space: int = OWN_SPACE
    proposed: Picks = ()
    refused: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()

    @step("settle", "MA-R5.8")
    def settle(self, s: MachinaState) -> None:
        """If there is only one way to pay, do not ask."""
        ways = self._ways(s)
        if len(ways) == 1:
            self.proposed = tuple(option("pay", one) for one in ways[0].elements())
            self.goto("agree")

    @ask_several("share", "MA-R5.8", prompt="share-essence")
    def propose(self, s: MachinaState) -> Allotment | None:
        """Ask who pays each point."""
        ways = self._ways(s)
        if not ways:
            return None
        payers = dict.fromkeys(one for way in ways for one in way)
        lot = Lot(self.amount, tuple(option("pay", one) for one in payers))
        return Allotment(s.seat_of(self.who), (lot,), self.proposed, fits=_fits(ways))

    @propose.chosen
    def take(self, s: MachinaState, chosen: Option) -> None:
        """Record who pays the next point."""
        if chosen != DONE:
            self.proposed += (chosen,)
            self.goto("share")

    @ask("agree", "MA-R5.8", prompt="agree-to-pay")
    def ask_helper(self, s: MachinaState) -> Decision | None:
        """Ask a helper to agree; helpers at the payer's own seat need not be asked."""
        helper = next(self._helpers(s), 0)
        if not helper:
            return None
        options = option("agree", helper), option("refuse", helper)
        return PayingEssence.ask_helper.offer(s.seat_of(helper), options)

    @ask_helper.chosen
    def answer(self, s: MachinaState, chosen: Option) -> None:
        """After a refusal, look for another way to pay; if there is none, nothing is paid."""
        if chosen.verb == "agree":
            self.agreed += chosen.ids
            self.goto("agree")
            return
        self.refused += chosen.ids
        self.proposed, self.agreed = (), ()
        self.goto("settle")
        if not self._ways(s):
            self.finish(False)

    @step("pay", "MA-R5.7", "MA-R5.8")
    def pay(self, s: MachinaState) -> None:
        """Everyone pays what was agreed."""
        self.returns = True
        for one, amount in Counter(pick.ids[0] for pick in self.proposed).items():
            spend(s, one, ESSENCE, amount)
            s.note("pays-essence", who=one, amount=amount)

    def _ways(self, s: MachinaState) -> list[Counter[int]]:
        ways = shares(s, self.who, self.amount, self.space)
        return [way for way in ways if not any(one in way for one in self.refused)]

    def _helpers(self, s: MachinaState) -> Iterator[int]:
        for pick in self.proposed:
            one = pick.ids[0]
            if one not in self.agreed and s.seat_of(one) != s.seat_of(self.who):
                yield one

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who, "amount": self.amount}


def _fits(ways: list[Counter[int]]) -> Any:
    def fits(picks: Picks) -> bool:
        picked = Counter(one.ids[0] for one in picks)
        return any(picked <= way for way in ways)

    return fits
