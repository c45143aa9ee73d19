"""Skill checks (AH-4).

A check returns its result; the caller's next step gets it from `result_of_check`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.codec import value
from kadath.kernel.decision import DONE, PASS, Decision, Option, option
from kadath.kernel.dice import roll, sided
from kadath.kernel.events import Period, enclosing, report
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.windows import AFTER, WHEN, Moment, Window

from ..foes import foe
from ..happenings import Checks
from ..state import ArkhamState
from ..values import skill, success_on
from ..vocabulary.modifiers import SIXES_TWICE, clue_dice, failing
from .clues import ON_CHECK, OWN, SpendingClue, clues_for_dice, clues_within_reach

COMBAT = "combat"
EVADE = "evade"
HORROR = "horror"
SPELL = "spell"
CLOSING = "closing"
ANY = "any"

SKILL_OF = {COMBAT: "fight", EVADE: "sneak", HORROR: "will", SPELL: "lore"}
"""The skill that a special check is made with; any other check is named after its skill."""

ROLLED = "rolled"
"""The timing of abilities that respond to a roll before it is counted."""


DIE = sided(6)


@value
class Checked(NamedTuple):
    """The result of a check."""

    passed: bool
    successes: int


def result_of_check(s: ArkhamState) -> Checked:
    """The result of the check that a procedure has called; a check that was cut short failed."""
    returned: Checked | None = s.returned
    return returned if returned is not None else Checked(False, 0)


class Staking(Procedure):
    """A procedure whose check may not matter, because passing and failing are equivalent."""

    def is_at_stake(self, s: ArkhamState) -> bool:
        """Whether passing and failing the check now would lead to different results."""
        raise NotImplementedError


@procedure
class SkillCheck(Period):
    """A check: dice are rolled, Clue tokens and cards may improve the roll, successes are counted.

    `counts` says that every success matters, including those beyond the difficulty, up to `most`
    (0: no limit). The `purpose` of a skill's check may have bonuses of its own. `clues` of the
    investigator's own Clue tokens were spent on it. It has the `given` successes instead of a roll.
    """

    PERIOD = "check"

    who: int
    kind: str
    modifier: int = 0
    difficulty: int = 1
    monster: int = 0
    purpose: str = ""
    counts: bool = False
    most: int = 0
    dice: tuple[int, ...] = ()
    is_sure: bool = False
    given: int = 0
    is_hopeless: bool = False
    is_paying: bool = False
    clues: int = 0
    declined: tuple[int, ...] = ()

    @step("before", "AH-15.12")
    def before(self, s: ArkhamState) -> Procedure | None:
        """What may be used before a check is made."""
        return Window(WHEN, (self.part(),)) if s.listeners.on(WHEN, "Checks") else None

    @step("roll", "AH-4.2", "AH-4.5", "AH-4.8")
    def roll(self, s: ArkhamState) -> None:
        """Roll as many dice as the skill and its modifiers give; with no dice it fails for now."""
        self.is_hopeless = worked_out(s, self.who, failing(f"{self.kind}_check"), 0).total > 0
        if not self.is_settled:
            self.add_dice(s, self.pool(s))

    @step("clue", "AH-4.6", "AH-4.11")
    def roll_for_clue(self, s: ArkhamState) -> None:
        """Roll the dice for a Clue token that was spent."""
        if self.is_paying and s.returned:
            self.add_dice(s, worked_out(s, self.who, clue_dice(self.skill(s)), 1).floored())
        self.is_paying = False

    @ask("add", "AH-4.6", "AH-4.7", prompt="mend-roll")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer Clue tokens one by one, and responses to the roll, while more could help."""
        if self.needs_nothing(s) or self.is_beyond_help(s):
            return None
        seat = s.seat_of(self.who)
        answers = s.reactions(self.moment()).get(seat, ())
        return SkillCheck.choose.offer(seat, (*clues_for_dice(s, self.who), *answers, DONE))

    @choose.chosen
    def mend(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Use it; a Clue token's dice are rolled next."""
        if chosen == DONE:
            return None
        self.goto("clue")
        if chosen.verb == "use":
            return s.respond(self.moment(), chosen)
        self.is_paying = True
        self.clues += chosen == OWN
        return SpendingClue(self.who, chosen, ON_CHECK)

    @ask("help", "AH-4.7", "AH-15.12", prompt="help-check")
    def choose_help(self, s: ArkhamState) -> Decision | None:
        """Offer the others their responses to the roll, one seat after another."""
        if self.needs_nothing(s):
            return None
        own = s.seat_of(self.who)
        for seat, answers in s.reactions(self.moment()).items():
            if seat != own and seat not in self.declined:
                return SkillCheck.choose_help.offer(seat, (*answers, PASS))
        return None

    @choose_help.chosen
    def help(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """After any help, the investigator making the check may continue."""
        if chosen == PASS:
            self.declined += (s.chooser,)
            self.goto("help")
            return None
        self.goto("add")
        return s.respond(self.moment(), chosen)

    @step("result", "AH-4.3", "AH-4.4")
    def count(self, s: ArkhamState) -> None:
        """Count the successes; the caller of the check gets them when it is over."""
        counted = self.given or successes(s, self.who, self.kind, self.dice)
        passed = self.is_sure or (counted >= self.difficulty and not self.is_hopeless)
        self.returns = Checked(passed, counted)
        s.note(
            "check",
            who=self.who,
            check=self.kind,
            dice=self.dice,
            passed=passed,
            counts=self.counts,
            successes=counted,
            needed=self.difficulty,
            monster=self.monster,
            clues=self.clues,
        )

    @step("after", "AH-15.12")
    def after(self, s: ArkhamState) -> Procedure | None:
        """Responses to the completed check."""
        self.expire(s)
        return report(s, (self.part()._replace(passed=self.returns.passed),))

    @property
    def is_settled(self) -> bool:
        """Whether the result is certain without a roll."""
        return self.is_sure or self.is_hopeless or self.given > 0

    def needs_nothing(self, s: ArkhamState) -> bool:
        """Whether more successes would change nothing."""
        if self.is_settled or self.who not in s.investigators:
            return True
        enough = self.most if self.counts else self.difficulty
        if enough and successes(s, self.who, self.kind, self.dice) >= enough:
            return True
        caller = s.stack[-2]
        return isinstance(caller, Staking) and not caller.is_at_stake(s)

    @cites("AH-4.6")
    def is_beyond_help(self, s: ArkhamState) -> bool:
        """Whether all Clue tokens together, with a success on every die, would not be enough.

        Something else may still improve the roll, or a spent Clue token may have its own benefit.
        """
        if self.counts:
            return False
        clues = clues_within_reach(s, self.who)
        dice = clues * worked_out(s, self.who, clue_dice(self.skill(s)), 1).floored()
        if successes(s, self.who, self.kind, (*self.dice, *(6,) * dice)) >= self.difficulty:
            return False
        answered = any(s.listeners.on(AFTER, kind) for kind in ("SpendsClue", "SpendsTrophy"))
        return not answered and not s.reactions(self.moment())

    def skill(self, s: ArkhamState) -> str:
        """The skill it is made with."""
        return skill_for(s, self.who, self.kind, self.monster)

    def part(self) -> Checks:
        """The event that abilities respond to."""
        return Checks(self.who, self.kind, self.purpose, self.monster)

    def pool(self, s: ArkhamState) -> int:
        """How many dice are rolled for it."""
        return pool(s, self.who, self.kind, self.modifier, self.monster, self.purpose)

    def moment(self) -> Moment:
        """The moment at which abilities respond to the roll."""
        return Moment(ROLLED, (self.part(),))

    def add_dice(self, s: ArkhamState, dice: int) -> None:
        """Roll more dice."""
        self.dice += roll(s, (DIE,) * dice)

    def reroll(self, s: ArkhamState) -> None:
        """Reroll all dice of the check, including those of Clue tokens."""
        dice, self.dice = len(self.dice), ()
        self.add_dice(s, dice)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"kind": self.kind, "dice": self.dice, "difficulty": self.difficulty}


@cites("AH-4.2", "AH-4.9", "AH-4.12")
def pool(
    s: ArkhamState, who: int, kind: str, modifier: int, monster: int = 0, purpose: str = ""
) -> int:
    """How many dice a check has: bonuses to a skill help its special checks, not the reverse."""
    name = skill_for(s, who, kind, monster)
    bonuses = dict.fromkeys((kind, name, purpose or ANY, ANY))
    bonus = sum(worked_out(s, who, f"{one}_check", 0).total for one in bonuses)
    return max(0, skill(s, who, name).total + bonus + modifier)


@cites("AH-4.2", "AH-6.5")
def roll_of(s: ArkhamState, who: int, rating: int, monster: int) -> tuple[int, int]:
    """What a Combat check is rolled with: the number of dice, and whether a 6 counts twice."""
    return pool(s, who, COMBAT, rating, monster), worked_out(s, who, SIXES_TWICE, 0).total


@cites("AH-4.9")
def skill_for(s: ArkhamState, who: int, kind: str, monster: int = 0) -> str:
    """The skill that a check is made with, which may depend on the monster."""
    if kind == COMBAT and monster in s.monsters:
        return foe(s, monster, who).skill
    return SKILL_OF.get(kind, kind)


@cites("AH-4.3")
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
    """One die of a check is rerolled."""

    who: int

    @ask("die", "AH-4.7", prompt="reroll-die")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask for a die by the face it shows."""
        faces = sorted(set(check_of(s, self.who).dice))
        options = tuple(option("die", face) for face in faces)
        return RerollingDie.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def reroll(self, s: ArkhamState, chosen: Option) -> None:
        """Reroll it."""
        check = check_of(s, self.who)
        place = check.dice.index(chosen.ids[0])
        check.dice = check.dice[:place] + check.dice[place + 1 :]
        check.add_dice(s, 1)
