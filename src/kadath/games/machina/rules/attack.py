"""Attacks and their dice (MA-R7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.dice import roll
from kadath.kernel.events import Announced, Event, enclosing, report
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.windows import WHEN

from ..finals import BEAST, TRAP_HARM
from ..happenings import Attacked, Attacks, Hit, LosesHealth, Missed
from ..state import GONE, UNIT, MachinaState
from ..tiles import BARREL, CHEST
from ..values import (
    ARCANE_ATTACK_ROLL,
    ARMOR,
    ATTACK_ROLL,
    CHESTS_EXPLODE,
    REGULAR_ATTACK_ROLL,
    WILL,
    attribute,
    bonus,
    explained,
    has,
)
from .essence import PayingEssence, most_payable
from .sight import adjacent, sign
from .turn import Turn, whose_turn
from .wounding import LosingHealth

HIGH_DIE = (0, 1, 1, 2, 2, 3)
LOW_DIE = (0, 1, 1, 1, 2, 2)
HAZARD_DICE = 3
"""The high dice of traps and barrels; the rulebook does not give their colour."""


@procedure
class Attacking(Procedure):
    """One roll against every blocker; `weapon` is 0 for an attack without one.

    An attack that `answers` something triggers no responses of its own, or two coats that strike
    back would strike each other forever. Those in `as_attacker` block with the attacker's
    attributes, those in `with_lower` with the lower of their own two. `facing` is the blocker that
    the result is being compared with, for bonuses that depend on it. A `hazard` is a trap or a
    barrel that the attacker set off: the attacker's bonuses do not apply to it. Blockers below 0
    are barrels, each the negated number of its space.
    """

    attacker: int
    blockers: tuple[int, ...]
    high: int
    low: int = 0
    arcane: bool = False
    weapon: int = 0
    answers: bool = False
    hazard: bool = False
    trap: bool = False
    result: int = 0
    raised: int = 0
    asked: tuple[int, ...] = ()
    as_attacker: tuple[int, ...] = ()
    with_lower: tuple[int, ...] = ()
    facing: int = 0
    missed: tuple[Missed, ...] = ()
    barrels: tuple[int, ...] = ()

    @step("declare", "MA-R16.2")
    def declare(self, s: MachinaState) -> Procedure | None:
        """Responses to the attack before it is rolled."""
        if self.answers or not s.listeners.on(WHEN, "Attacks"):
            return None
        units = [one for one in self.blockers if one > 0]
        return Announced(tuple(Attacks(self.attacker, one, self.weapon) for one in units))

    @step("roll", "MA-R7.1", "MA-R7.2", "MA-R7.7")
    def roll(self, s: MachinaState) -> None:
        """Roll all dice once, however many blockers there are."""
        dice = (HIGH_DIE,) * self.high + (LOW_DIE,) * self.low
        about = {"attacker": self.attacker, "blockers": self.blockers, "high": self.high}
        about["hazard"] = self.hazard_kind(s)
        if s.log is not None:
            about["needed"] = tuple([self.needed_against(s, one) for one in self.blockers])
        rolled = roll(s, dice, "attack", **about)
        self.result = sum(rolled) + self.bonus(s)

    @ask("essence", "MA-R5.7", prompt="raise-attack")
    def raise_result(self, s: MachinaState) -> Decision | None:
        """Ask the roller, then the explorer whose turn it is, for essence to raise the roll.

        Only amounts that would hit another blocker are offered.
        """
        who = next(self._payers(s), None)
        if who is None:
            return None
        options = tuple(option("essence", n) for n in (0, *self._useful(s, who)))
        return Attacking.raise_result.offer(s.seat_of(who), options)

    @raise_result.chosen
    def raise_by(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Pay the essence, with help from others if they agree."""
        who = next(self._payers(s))
        self.asked += (who,)
        self.raised = chosen.ids[0]
        if self.raised:
            return PayingEssence(who, self.raised)
        self.goto("essence")
        return None

    @step("raised", "MA-R5.7", "MA-R5.8")
    def add_essence(self, s: MachinaState) -> None:
        """Each essence paid adds 1."""
        if self.raised:
            self.result += self.raised if s.returned else 0
            self.raised = 0
            self.goto("essence")

    @step("compare", "MA-R7.3", "MA-R7.4", "MA-R7.6")
    def compare(self, s: MachinaState) -> Procedure | None:
        """A blocker whose attribute does not exceed the result is hit."""
        arcane = self.is_arcane(s)
        standing = self._standing(s)
        hit = self.hit_with(s)
        reached = [one for one in hit if one > 0]
        self.barrels = tuple([-one for one in hit if one < 0])
        s.note("result", result=self.result, hits=(*reached, *(-one for one in self.barrels)))
        if self.answers:
            return LosingHealth(tuple(LosesHealth(one, 1, self.attacker) for one in reached))
        self.missed = tuple(
            Missed(self.attacker, one, arcane) for one in standing if one not in reached
        )
        hits = tuple(Hit(self.attacker, one, self.weapon) for one in reached)
        return Hitting(hits) if hits else None

    @step("missed", "MA-R7.4", "MA-R16.2")
    def miss(self, s: MachinaState) -> Procedure | None:
        """Responses to a miss."""
        return report(s, self.missed)

    @step("explode", "MA-R10.23", "MA-R10.24", "MA-R10.25")
    def explode(self, s: MachinaState) -> Procedure | None:
        """Barrels that were hit explode, one after another, each only once."""
        if not self.barrels:
            return None
        barrel, self.barrels = self.barrels[0], self.barrels[1:]
        self.goto("explode")
        return exploding(s, barrel, self.attacker) if s.tokens.get(barrel) != GONE else None

    @step("resolved", "MA-R16.2")
    def resolved(self, s: MachinaState) -> Procedure | None:
        """Responses to a resolved attack, hit or miss."""
        if self.answers:
            return None
        turn = next(enclosing(s, Turn), None)
        if turn is not None and turn.who == self.attacker:
            turn.attacks += 1
        parts = (Attacked(self.attacker, one, self.weapon) for one in self.blockers if one > 0)
        return report(s, tuple(parts))

    def hazard_kind(self, s: MachinaState) -> str:
        """What attacks instead of the unit that set it off: a trap, a barrel, or nothing.

        The enemy of a final challenge is itself a hazard.
        """
        if self.trap:
            return "trap"
        return "barrel" if self.hazard and self.attacker != s.boss else ""

    def about(self, s: MachinaState) -> dict[str, Any]:
        hit = self.hit_with(s)
        against = {one: self.needed_against(s, one) for one in self.blockers if one not in hit}
        needed = min(against.values(), default=0)
        return {
            "attacker": self.attacker,
            "blockers": self.blockers,
            "result": self.result,
            "needed": needed,
            "missed": tuple([one for one, number in against.items() if number == needed]),
        }

    def _standing(self, s: MachinaState) -> tuple[int, ...]:
        return tuple(one for one in self.blockers if one in s.units and s.units[one].health > 0)

    def bonus(self, s: MachinaState) -> int:
        """What is added to the dice; a hazard's dice get no bonus."""
        if self.hazard:
            return 0
        kind = ARCANE_ATTACK_ROLL if self.is_arcane(s) else REGULAR_ATTACK_ROLL
        return roll_bonus(s, self.attacker, self.weapon, kind)

    @cites("MA-R7.6")
    def is_arcane(self, s: MachinaState) -> bool:
        """Whether the attack is blocked by will instead of armor."""
        return self.arcane or makes_arcane(s, self.attacker, self.weapon)

    def _reaches(self, s: MachinaState, blocker: int, blocking: str, more: int) -> bool:
        before = self.bonus(s)
        against = self._bonus_against(s, blocker) - before
        return self.result + more + against >= self._blocks_with(s, blocker, blocking)

    def _bonus_against(self, s: MachinaState, blocker: int) -> int:
        self.facing = blocker
        bonus = self.bonus(s)
        self.facing = 0
        return bonus

    @cites("MA-R7.3", "MA-R7.4", "MA-R10.23")
    def least_roll(self, s: MachinaState, blocker: int) -> int:
        """The lowest dice total that hits a blocker; any result above 0 hits a barrel."""
        if blocker < 0:
            return 1 - self.bonus(s)
        blocks = self._blocks_with(s, blocker, WILL if self.is_arcane(s) else ARMOR)
        return blocks - self._bonus_against(s, blocker)

    def needed_against(self, s: MachinaState, blocker: int) -> int:
        """The lowest result that hits a blocker."""
        return self.least_roll(s, blocker) + self.bonus(s)

    def let_fall(self, s: MachinaState, dice: int) -> None:
        """Set the dice total, on a copy of the attack."""
        self.result = dice + self.bonus(s)

    @cites("MA-R5.3")
    def _blocks_with(self, s: MachinaState, blocker: int, blocking: str) -> int:
        borrowed = blocker in self.as_attacker and self.attacker in s.units
        whose = self.attacker if borrowed else blocker
        if blocker in self.with_lower:
            return min(attribute(s, whose, ARMOR), attribute(s, whose, WILL))
        return attribute(s, whose, blocking)

    def _payers(self, s: MachinaState) -> Iterator[int]:
        for one in (self.attacker, whose_turn(s)):
            if s.is_explorer(one) and one not in self.asked and self._useful(s, one):
                yield one

    def _useful(self, s: MachinaState, who: int) -> list[int]:
        """The payable amounts of essence that would each hit another blocker."""
        most = most_payable(s, who)
        met = [len(self.hit_with(s, more)) for more in range(most + 1)]
        return [more for more in range(1, most + 1) if met[more] > met[more - 1]]

    def hit_with(self, s: MachinaState, more: int = 0) -> list[int]:
        """The blockers, including barrels, that the result hits, or would hit if `more` higher."""
        blocking = WILL if self.is_arcane(s) else ARMOR
        hit = [one for one in self._standing(s) if self._reaches(s, one, blocking, more)]
        return hit + [one for one in self.blockers if one < 0 and self.result + more >= 1]


@procedure
class Hitting(Event[Hit]):
    """Blockers are hit, and lose 1 health each."""

    @cites("MA-R7.4")
    def impact(self, s: MachinaState) -> Procedure | None:
        return LosingHealth(
            tuple(
                LosesHealth(hit.blocker, harm(s, hit.blocker), hit.attacker, weapon=hit.weapon)
                for hit in self.parts()
                if hit.blocker in s.units
            )
        )


@cites("MA-R7.4", "MA-R12.20")
def harm(s: MachinaState, blocker: int) -> int:
    """The health that a hit costs: 1, but more when a trap hits the Beast."""
    if blocker != s.boss or s.scenario != BEAST:
        return 1
    attack = next(enclosing(s, Attacking), None)
    return TRAP_HARM if attack is not None and attack.trap else 1


@cites("MA-R7.3")
def roll_bonus(s: MachinaState, attacker: int, weapon: int, kind: str = REGULAR_ATTACK_ROLL) -> int:
    """The bonus or penalty to an attack roll of a kind, from the attacker and the weapon."""
    return sum(
        bonus(s, thing, stat)
        for thing in (attacker, weapon)
        if thing
        for stat in (ATTACK_ROLL, kind)
    )


@cites("MA-R7.3", "MA-R10.23")
def needed(s: MachinaState, attacker: int, blocker: int, weapon: int, *, arcane: bool) -> int:
    """The lowest result that hits a blocker; any result above 0 hits a barrel."""
    if blocker < 0:
        return 1
    blocking = WILL if arcane or makes_arcane(s, attacker, weapon) else ARMOR
    return attribute(s, blocker, blocking)


@cites("MA-R7.6")
def makes_arcane(s: MachinaState, attacker: int, weapon: int) -> bool:
    """Whether anything modifies this attack's arcane attack rolls, which makes it arcane."""
    return any(
        explained(s, thing, ARCANE_ATTACK_ROLL).changes for thing in (attacker, weapon) if thing
    )


@cites("MA-R10.24", "MA-R10.25", "MA-R7.9")
def exploding(s: MachinaState, space: int, by: int) -> Procedure | None:
    """A barrel was hit: it is destroyed, and attacks all adjacent units and barrels."""
    s.tokens[space] = GONE
    s.note("explodes", space=space, by=by)
    near = [one for one in s.area.around(space) if adjacent(s, space, one)]
    units = [unit for unit in s.units_of(UNIT) if s.units[unit].space in near]
    blockers = (*units, *(-one for one in near if sign(s, one) == BARREL))
    return Attacking(by, blockers, HAZARD_DICE, hazard=True) if blockers else None


@cites("MA-R10.23", "MA-R10.13")
def barrels_now(s: MachinaState, by: int) -> list[int]:
    """The spaces that are barrels, or count as barrels for this attacker."""
    signs = (BARREL, CHEST) if has(s, by, CHESTS_EXPLODE) else (BARREL,)
    terrain = s.area.terrain
    printed = [space for kind in signs for space in s.area.printed_as(kind)]
    treated = [space for space in s.treated if terrain[space] not in signs]
    return [space for space in (*printed, *treated) if sign(s, space) in signs]
