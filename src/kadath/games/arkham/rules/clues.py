"""Spending Clue tokens: an investigator's own, borrowed ones, and what may be spent instead.

A way to spend a Clue token is an option: `clue` for one's own, `clue:7` for a card or for the token
of another investigator, `trophy:ghoul` for a monster trophy.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import announced
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.windows import AFTER

from ..happenings import SpendsClue
from ..privileges import LENDS_CLUES, SERVES_AS_CLUE, TROPHIES_AS_CLUES, is_privileged
from ..state import ArkhamState
from ..town_rules import NO_CLUE_DICE, is_ruled
from .decks import discard
from .trophies import spend_monster

ON_CHECK = "check"

OWN = option("clue")


def ways_to_spend(s: ArkhamState, who: int) -> list[Option]:
    """All the ways in which an investigator may spend a Clue token now."""
    ways = [OWN] if s.investigators[who].clues else []
    ways += [
        option("clue", scope.this) for scope, _ in s.modifying(SERVES_AS_CLUE) if scope.who == who
    ]
    ways += [
        option("clue", scope.who)
        for scope, _ in s.modifying(LENDS_CLUES)
        if scope.who != who and s.investigators[scope.who].clues
    ]
    if is_privileged(s, who, TROPHIES_AS_CLUES):
        kinds = dict.fromkeys(s.investigators[who].trophies)
        ways += [option("trophy", kind) for kind in kinds]
    return ways


@cites("AH-4.6")
def clues_for_dice(s: ArkhamState, who: int) -> list[Option]:
    """The ways in which an investigator may spend a Clue token on a check."""
    return ways_to_spend(s, who) if not is_ruled(s, NO_CLUE_DICE) else []


def clues_within_reach(s: ArkhamState, who: int) -> int:
    """The most Clue tokens an investigator could spend, if everybody agreed to lend."""
    lent = sum(s.investigators[one].clues for one in lenders(s, who))
    return clues_of_own(s, who) + lent


def clues_of_own(s: ArkhamState, who: int) -> int:
    """How many Clue tokens an investigator could spend without asking anybody."""
    row = s.investigators[who]
    reach = row.clues + sum(scope.who == who for scope, _ in s.modifying(SERVES_AS_CLUE))
    if is_privileged(s, who, TROPHIES_AS_CLUES):
        reach += len(row.trophies)
    return reach


def lenders(s: ArkhamState, who: int) -> tuple[int, ...]:
    """The other investigators who have Clue tokens to lend to this one."""
    lending = dict.fromkeys(scope.who for scope, _ in s.modifying(LENDS_CLUES))
    return tuple([one for one in lending if one != who and s.investigators[one].clues])


@cites("AH-3.2.6", "AH-3.5.6")
def may_be_left(s: ArkhamState) -> bool:
    """Whether there is a reason to leave Clue tokens where they lie.

    A lone investigator takes them all, unless something responds to gaining Clues.
    """
    return len(s.investigators) > 1 or bool(s.listeners.on(AFTER, "Gains"))


@procedure
class SpendingClue(Procedure):
    """A Clue token is spent in one of these ways; returns whether it was.

    The caller logs how many of somebody's own were spent, in one line.
    """

    who: int
    way: Option
    on: str = ""
    agreed: bool = False

    @ask("agree", "AH-15.3", prompt="lend-clue")
    def choose(self, s: ArkhamState) -> Decision | None:
        """The lender of a Clue token must agree."""
        lender = self.lender(s)
        if self.agreed or lender is None or s.seat_of(lender) == s.seat_of(self.who):
            return None
        return SpendingClue.choose.offer(s.seat_of(lender), (option("lend"), option("refuse")))

    @choose.chosen
    def decide(self, s: ArkhamState, chosen: Option) -> None:
        """Without agreement, nothing is spent."""
        if chosen.verb == "refuse":
            self.finish(False)

    @step("spend", "AH-4.6")
    def spend(self, s: ArkhamState) -> Procedure | None:
        """Spend it."""
        self.returns = True
        if self.way.verb == "trophy":
            return spend_monster(s, self.who, self.way.words[0])
        lender = self.lender(s)
        if self.way == OWN or lender is not None:
            payer = lender or self.who
            s.set_investigator(payer, clues=s.investigators[payer].clues - 1)
            if lender is not None:
                s.note("lend-clue", who=self.who, by=lender)
        else:
            s.note("serves-as-clue", who=self.who, card=self.way.ids[0])
            discard(s, self.way.ids[0])
        return None

    @step("spent", "AH-4.6")
    def tell(self, s: ArkhamState) -> Procedure | None:
        """Responses to the spending."""
        owner = self.lender(s) or self.who
        return announced(s, SpendsClue(self.who, self.on, self.way.verb, owner))

    def lender(self, s: ArkhamState) -> int | None:
        """The other investigator whose Clue token it is."""
        if self.way.verb == "clue" and self.way.args and self.way.ids[0] in s.investigators:
            return self.way.ids[0]
        return None

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@procedure
class SpendingClues(Procedure):
    """A number of Clue tokens is spent, each in a way the player chooses; returns how many."""

    who: int
    left: int
    refused: tuple[Option, ...] = ()
    way: Option = OWN
    agreed: bool = False
    own: int = 0

    @step("next", "AH-4.6")
    def next(self, s: ArkhamState) -> None:
        """Continue while there is a way to spend one."""
        self.returns = self.returns or 0
        if not self.left or not self.ways(s):
            if self.own:
                s.note("spend-clues", who=self.who, what="clues", amount=self.own)
            self.finish()

    @ask("way", "AH-4.6", prompt="spend-clue")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask how the next one is spent."""
        return SpendingClues.choose.offer(s.seat_of(self.who), self.ways(s))

    @choose.chosen
    def spend(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Spend it."""
        self.way = chosen
        return SpendingClue(self.who, chosen, agreed=self.agreed)

    @step("spent", "AH-4.6")
    def go_on(self, s: ArkhamState) -> None:
        """Count it, and go on."""
        if s.returned:
            self.left -= 1
            self.returns += 1
            self.own += self.way == OWN
        else:
            self.refused += (self.way,)
        self.goto("next")

    def ways(self, s: ArkhamState) -> tuple[Option, ...]:
        """The ways that nobody has refused."""
        return tuple(one for one in ways_to_spend(s, self.who) if one not in self.refused)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@procedure
class PayingClues(Procedure):
    """A number of Clue tokens is paid, all or none; returns whether they were.

    If somebody else's tokens are needed, the lender is asked before anything is spent.
    """

    who: int
    due: int

    @ask("agree", "AH-15.3", prompt="lend-clue")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask the investigator who would have to lend."""
        if clues_of_own(s, self.who) >= self.due:
            return None
        lender = next(iter(lenders(s, self.who)), 0)
        if not lender or s.seat_of(lender) == s.seat_of(self.who):
            return None
        return PayingClues.choose.offer(s.seat_of(lender), (option("lend"), option("refuse")))

    @choose.chosen
    def decide(self, s: ArkhamState, chosen: Option) -> None:
        """Without agreement, nothing is paid."""
        if chosen.verb == "refuse":
            self.finish(False)

    @step("spend", "AH-4.6")
    def spend(self, s: ArkhamState) -> Procedure | None:
        """Spend them, each in a way the player chooses."""
        is_short = clues_of_own(s, self.who) < self.due
        return SpendingClues(self.who, self.due, agreed=is_short)

    @step("paid", "AH-4.6")
    def tell(self, s: ArkhamState) -> None:
        """Report that they were paid."""
        self.returns = True

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}
