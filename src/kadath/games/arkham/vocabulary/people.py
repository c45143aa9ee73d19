"""Nodes that only the sheets of investigators use."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Condition, Effect, Scope
from kadath.kernel.events import period
from kadath.kernel.modifiers import worked_out
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure
from kadath.kernel.windows import WOULD

from ..board import MEETING
from ..cards import ALLY, MONSTERS
from ..happenings import ReadsEntry
from ..rules.checks import check_of
from ..rules.closing import monsters_with
from ..rules.cup import sweep
from ..rules.upkeep import SHIFTS
from ..state import ArkhamState
from ..town_rules import NO_CLUE_DICE, is_aquatic_location, is_ruled
from .modifiers import Bonus


@node
class InCompany(Condition):
    """You have an Ally, or another investigator is in your place."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        here = state.together_with(scope.who)
        return len(here) > 1 or bool(state.cards_of(scope.who, frozenset({ALLY})))


@node
class AtWater(Condition):
    """You are in an aquatic location."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        space = state.investigators[scope.who].space
        return not state.awake and is_aquatic_location(state, space)


@node
class RaiseDie(Effect):
    """Add 1 to a die of the check, instead of adding a die for a Clue token."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return RaisingDie(scope.who)

    @cites("AH-4.6")
    def could(self, state: ArkhamState, scope: Scope) -> bool:
        raisable = any(die < 6 for die in check_of(state, scope.who).dice)
        return raisable and not is_ruled(state, NO_CLUE_DICE)


@procedure
class RaisingDie(Procedure):
    """An investigator chooses a die of a check to add 1 to."""

    who: int

    @ask("die", "AH-4.6", prompt="raise-die")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask for a die by the face it shows."""
        faces = sorted({die for die in check_of(s, self.who).dice if die < 6}, reverse=True)
        options = tuple(option("die", face) for face in faces)
        return RaisingDie.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def turn(self, s: ArkhamState, chosen: Option) -> None:
        """Turn it."""
        check, face = check_of(s, self.who), chosen.ids[0]
        place = check.dice.index(face)
        check.dice = (*check.dice[:place], face + 1, *check.dice[place + 1 :])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class RollForOnes(Effect):
    """Roll this many more dice for each 1 in the check."""

    each: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check = check_of(state, scope.who)
        check.add_dice(state, self.each * check.dice.count(1))
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return 1 in check_of(state, scope.who).dice


@node
class Encourage(Effect):
    """Another investigator in your place gets a bonus to all checks until the end of the turn."""

    by: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Encouraging(scope.who, scope.this, self.by)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return len(state.together_with(scope.who)) > 1


@procedure
class Encouraging(Procedure):
    """An investigator chooses whom to encourage."""

    who: int
    source: int
    by: int

    @ask("whom", "AH-3.1.2", prompt="encourage")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask whom."""
        here = s.together_with(self.who)
        options = tuple(option("heal", one) for one in here if one != self.who)
        return Encouraging.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def encourage(self, s: ArkhamState, chosen: Option) -> None:
        """It lasts until the end of the turn."""
        turn = period(s, "turn", or_innermost=True)
        s.last_for(turn, Bonus("any_check", self.by), Scope(chosen.ids[0], self.source))

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class SweepSymbol(Effect):
    """Choose a symbol other than the moon, and return all monsters with it to the cup."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Sweeping(scope.who, 1 + worked_out(state, scope.who, SYMBOLS_PICKED, 0).total)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(symbols_in_play(state))


SYMBOLS_PICKED = "symbols_picked"
"""The value for how many more symbols an investigator chooses."""


def symbols_in_play(s: ArkhamState) -> list[str]:
    """The symbols of all monsters on the boards, without the moon."""
    shown = {MONSTERS[row.monster].dimension for row in s.monsters.values() if row.space != MEETING}
    return sorted(shown - {"moon"})


@procedure
class Sweeping(Procedure):
    """An investigator chooses symbols, and monsters with them return to the cup."""

    who: int
    left: int

    @ask("symbol", "AH-10.3", prompt="which-symbol")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask which."""
        options = tuple(option("symbol", symbol) for symbol in symbols_in_play(s))
        if not self.left or not options:
            return None
        return Sweeping.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def sweep(self, s: ArkhamState, chosen: Option) -> None:
        """Return its monsters to the cup."""
        sweep(s, monsters_with(s, chosen.words[0]))
        self.left -= 1
        self.goto("symbol")

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class YouReadEntry(Trigger[ReadsEntry]):
    """You have read your entry on a location card or, with `or_gate_card`, on a gate card."""

    KIND = ReadsEntry
    TIME = WOULD

    or_gate_card: bool = False

    def matches(self, state: ArkhamState, scope: Scope, part: ReadsEntry) -> bool:
        return part.who == scope.who and (self.or_gate_card or not part.world)


@node
class ShiftMore(Effect):
    """Gain one more stop for your skill sliders in this Upkeep."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        turn = period(state, "turn", or_innermost=True)
        state.last_for(turn, Bonus(SHIFTS, 1), Scope(scope.who, scope.source))
        return None
