"""Skill checks (AH-4).

A check returns how it ended: the next step of its caller asks `result_of_check`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.codec import value
from kadath.kernel.decision import DONE, PASS, Decision, Option, option
from kadath.kernel.dice import roll, sided
from kadath.kernel.events import enclosing, report
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.windows import WHEN, Moment, Window

from ..happenings import Checks
from ..state import ArkhamState
from ..values import skill, success_on
from ..vocabulary.modifiers import SIXES_TWICE, clue_dice

COMBAT = "combat"
EVADE = "evade"
HORROR = "horror"
SPELL = "spell"
CLOSING = "closing"

SKILL_OF = {COMBAT: "fight", EVADE: "sneak", HORROR: "will", SPELL: "lore"}
"""The skill that a special check is made with; any other kind of check is a skill itself."""

ROLLED = "rolled"
"""The time of abilities that answer a roll before it is counted."""


DIE = sided(6)


@value
class Checked(NamedTuple):
    """How a check ended."""

    passed: bool
    successes: int


def result_of_check(s: ArkhamState) -> Checked:
    """How the check that a procedure has called ended; one that was broken off is not passed."""
    returned: Checked | None = s.returned
    return returned if returned is not None else Checked(False, 0)


@procedure
class SkillCheck(Procedure):
    """A check: dice are rolled, Clue tokens and cards may mend the roll, successes are counted."""

    who: int
    kind: str
    modifier: int = 0
    difficulty: int = 1
    monster: int = 0
    dice: tuple[int, ...] = ()
    is_sure: bool = False
    used: tuple[Option, ...] = ()
    declined: tuple[int, ...] = ()

    @step("before", "AH-4")
    def before(self, s: ArkhamState) -> Procedure | None:
        """What may be used before a check is made."""
        part = Checks(self.who, self.kind)
        return Window(WHEN, (part,)) if s.listeners.on(WHEN, "Checks") else None

    @step("roll", "AH-4")
    def roll(self, s: ArkhamState) -> None:
        """Roll as many dice as the skill and all that changes it; no dice is a failure so far."""
        if not self.is_sure:
            self.add_dice(s, pool(s, self.who, self.kind, self.modifier))

    @ask("add", "AH-4", prompt="mend-roll")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer Clue tokens one by one, and what answers the roll."""
        if self.is_sure:
            return None
        seat = s.seat_of(self.who)
        clue = [option("clue")] if s.investigators[self.who].clues else []
        answers = s.reactions(self.moment()).get(seat, ())
        return SkillCheck.choose.offer(seat, (*clue, *answers, DONE))

    @choose.chosen
    def mend(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Roll on, and ask again."""
        if chosen == DONE:
            return None
        self.goto("add")
        if chosen.verb != "clue":
            return self.answer(s, chosen)
        s.set_investigator(self.who, clues=s.investigators[self.who].clues - 1)
        self.add_dice(s, worked_out(s, self.who, clue_dice(self.skill), 1).floored())
        return None

    @ask("help", "AH-4", "AH-15", prompt="help-check")
    def choose_help(self, s: ArkhamState) -> Decision | None:
        """Offer the others what answers the roll, one seat after the other."""
        own = s.seat_of(self.who)
        for seat, answers in s.reactions(self.moment()).items() if not self.is_sure else ():
            if seat != own and seat not in self.declined:
                return SkillCheck.choose_help.offer(seat, (*answers, PASS))
        return None

    @choose_help.chosen
    def help(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """After any help the one who makes the check may go on."""
        if chosen == PASS:
            self.declined += (s.chooser,)
            self.goto("help")
            return None
        self.goto("add")
        return self.answer(s, chosen)

    @step("result", "AH-4")
    def count(self, s: ArkhamState) -> None:
        """Count the successes; whoever asked for the check gets them when it is over."""
        counted = successes(s, self.who, self.kind, self.dice)
        passed = self.is_sure or counted >= self.difficulty
        self.returns = Checked(passed, counted)
        s.note("check", who=self.who, check=self.kind, dice=self.dice, passed=passed)

    @step("after", "AH-4")
    def after(self, s: ArkhamState) -> Procedure | None:
        """What follows a check."""
        return report(s, (Checks(self.who, self.kind),))

    @property
    def skill(self) -> str:
        """The skill it is made with."""
        return SKILL_OF.get(self.kind, self.kind)

    def moment(self) -> Moment:
        """What abilities that answer the roll answer."""
        return Moment(ROLLED, (Checks(self.who, self.kind),), used=self.used)

    def answer(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Carry out what answers the roll."""
        return s.respond(self.moment(), chosen)

    def add_dice(self, s: ArkhamState, dice: int) -> None:
        """Roll more dice."""
        self.dice += roll(s, (DIE,) * dice)

    def reroll(self, s: ArkhamState) -> None:
        """Roll all dice of the check anew, those of Clue tokens too."""
        dice, self.dice = len(self.dice), ()
        self.add_dice(s, dice)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"kind": self.kind, "dice": self.dice, "difficulty": self.difficulty}


@cites("AH-4")
def pool(s: ArkhamState, who: int, kind: str, modifier: int) -> int:
    """How many dice a check has: a bonus to a skill helps its special check, not the reverse."""
    name = SKILL_OF.get(kind, kind)
    bonus = sum(worked_out(s, who, f"{one}_check", 0).total for one in dict.fromkeys((kind, name)))
    return max(0, skill(s, who, name).total + bonus + modifier)


@cites("AH-4")
def successes(s: ArkhamState, who: int, kind: str, dice: tuple[int, ...]) -> int:
    """How many successes the dice show."""
    lowest = success_on(s, who)
    counted = sum(die >= lowest for die in dice)
    if kind == COMBAT and worked_out(s, who, SIXES_TWICE, 0).total:
        counted += dice.count(6)
    return counted


def check_of(s: ArkhamState, who: int) -> SkillCheck:
    """The check that an investigator is making."""
    return next(check for check in enclosing(s, SkillCheck) if check.who == who)


@procedure
class RerollingDie(Procedure):
    """One die of a check is rolled anew."""

    who: int

    @ask("die", "AH-4", prompt="reroll-die")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask for a die by the face it shows."""
        faces = sorted(set(check_of(s, self.who).dice))
        options = tuple(option("die", face) for face in faces)
        return RerollingDie.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def reroll(self, s: ArkhamState, chosen: Option) -> None:
        """Roll it anew."""
        check = check_of(s, self.who)
        place = check.dice.index(chosen.ids[0])
        check.dice = check.dice[:place] + check.dice[place + 1 :]
        check.add_dice(s, 1)
