"""The Jail Cell of Innsmouth: breaking out of it, and help from Sawbone Alley (IH-4)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.dice import roll
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..board import ALLEY, CELL
from ..state import ArkhamState
from .checks import DIE, SkillCheck, result_of_check
from .clues import PayingClues, clues_within_reach
from .encounters import HavingEncounter
from .places import move_to
from .status import ARRESTED, Affects, become

BREAK_OUT = -1
"""The modifier of the Sneak checks to break out and to help."""
FREES = 2
"""How many successes of a helper free a prisoner at once."""
HELP = 2
"""How many extra cards are drawn with help."""


@procedure
class JailBreak(Affects):
    """Somebody in the Jail Cell tries to break out."""

    @step("check", "IH-4.3")
    def check(self, s: ArkhamState) -> Procedure | None:
        """The more successes, the more cards to choose from."""
        return SkillCheck(self.who, "sneak", BREAK_OUT, counts=True)

    @step("draw", "IH-4.3", "IH-4.4")
    def draw(self, s: ArkhamState) -> Procedure | None:
        """Draw one card, one for each success, and more with help from outside."""
        return HavingEncounter(self.who, result_of_check(s).successes + HELP * s.jail_help)


@procedure
class HelpingPrisoners(Affects):
    """Somebody in Sawbone Alley may help those in the Jail Cell."""

    @ask("choose", "IH-4.4", prompt="help-prisoners")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer to sneak in, or to bribe with a Clue token."""
        if not s.at(CELL):
            return None
        clue = [option("bribe")] if clues_within_reach(s, self.who) else []
        options = (option("sneak-in"), *clue, PASS)
        return HelpingPrisoners.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def begin(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Try it, pay, or stay out of it."""
        if chosen.verb == "bribe":
            self.goto("helped")
            return PayingClues(self.who, 1)
        if chosen == PASS:
            self.finish()
            return None
        return SkillCheck(self.who, "sneak", BREAK_OUT, counts=True, most=FREES)

    @step("result", "IH-4.4")
    def result(self, s: ArkhamState) -> Procedure | None:
        """Two successes free a prisoner at once; none may cost the helper their own freedom."""
        successes = result_of_check(s).successes
        if successes >= FREES:
            self.goto("whom")
        elif not successes:
            self.finish()
            (rolled,) = roll(s, (DIE,))
            s.note("die", rolled=(rolled,))
            return become(s, self.who, ARRESTED) if rolled <= 2 else None
        return None

    @step("helped", "IH-4.4")
    def help(self, s: ArkhamState) -> None:
        """Everybody in the cell draws more cards this turn, if it was paid for."""
        if s.returned is False:
            self.finish()
            return
        s.jail_help = 1
        s.note("jail-help", who=self.who)
        self.finish()

    @ask("whom", "IH-4.4", prompt="free-whom")
    def choose_whom(self, s: ArkhamState) -> Decision | None:
        """Choose who gets out; the others are helped."""
        options = tuple([option("free", who) for who in s.at(CELL)])
        return HelpingPrisoners.choose_whom.offer(s.seat_of(self.who), options)

    @choose_whom.chosen
    def free(self, s: ArkhamState, chosen: Option) -> None:
        """They are in the alley, and may stand up."""
        s.jail_help = 1
        move_to(s, chosen.ids[0], ALLEY)
        s.note("freed", who=chosen.ids[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@cites("IH-4.3", "IH-4.4")
def prison_business(s: ArkhamState, who: int) -> Procedure | None:
    """What an investigator in the cell, or in the alley beside it, does instead."""
    space = s.investigators[who].space
    if space == CELL:
        return JailBreak(who)
    return HelpingPrisoners(who) if space == ALLEY else None
