"""Triggers about checks, fights and defeated monsters."""

from __future__ import annotations

from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.nodes import node
from kadath.kernel.windows import WHEN, WOULD

from ..cards import MONSTERS
from ..happenings import Checks, Defeats, FightBegins, FightEnds, Loses, Returns, RoundEnds
from ..rules.checks import COMBAT
from ..state import ArkhamState
from .monsters import Which


@node
class YouFail(Trigger[Checks]):
    """You have failed a check of one of these kinds (printed on a monster: a check against it)."""

    KIND = Checks

    checks: tuple[str, ...]

    def matches(self, state: ArkhamState, scope: Scope, part: Checks) -> bool:
        return not part.passed and _is_yours(state, scope, part, self.checks)


@node
class YouPass(Trigger[Checks]):
    """You have passed a check of one of these kinds."""

    KIND = Checks

    checks: tuple[str, ...]

    def matches(self, state: ArkhamState, scope: Scope, part: Checks) -> bool:
        return part.passed and _is_yours(state, scope, part, self.checks)


@node
class YouBeginToFight(Trigger[FightBegins]):
    """You begin a fight with this monster, before any Horror check."""

    KIND = FightBegins
    TIME = WHEN

    def matches(self, state: ArkhamState, scope: Scope, part: FightBegins) -> bool:
        return part.monster == scope.source


@node
class RoundIsOver(Trigger[RoundEnds]):
    """A certain round of your fight with this monster is over, but the fight is not."""

    KIND = RoundEnds
    TIME = WHEN

    number: int

    def matches(self, state: ArkhamState, scope: Scope, part: RoundEnds) -> bool:
        return part.monster == scope.source and part.number == self.number


@node
class YouHaveFought(Trigger[FightEnds]):
    """A fight of yours is over."""

    KIND = FightEnds

    def matches(self, state: ArkhamState, scope: Scope, part: FightEnds) -> bool:
        return part.who == scope.who


@node
class YouReturn(Trigger[Returns]):
    """You have returned from an Other World."""

    KIND = Returns

    @cites("AH-15.14")
    def matches(self, state: ArkhamState, scope: Scope, part: Returns) -> bool:
        return part.who == scope.who


@node
class ThisWouldBeDefeated(Trigger[Defeats]):
    """You are about to defeat this monster; with `in_combat`, only a defeat in combat counts."""

    KIND = Defeats
    TIME = WOULD

    in_combat: bool = True

    def matches(self, state: ArkhamState, scope: Scope, part: Defeats) -> bool:
        return part.monster == scope.source and (part.by == COMBAT or not self.in_combat)


@node
class YouDefeat(Trigger[Defeats]):
    """You have defeated such a monster; with `in_combat`, only a defeat in combat counts."""

    KIND = Defeats

    which: Which
    in_combat: bool = False

    def matches(self, state: ArkhamState, scope: Scope, part: Defeats) -> bool:
        if part.who != scope.who or (self.in_combat and part.by != COMBAT):
            return False
        return self.which.fits(state, scope, MONSTERS[part.kind], part.monster)


@node
class YouLoseTo(Trigger[Loses]):
    """You are about to lose Sanity or Stamina to a failed Combat check, not to a failed escape."""

    KIND = Loses
    TIME = WOULD

    what: str

    def matches(self, state: ArkhamState, scope: Scope, part: Loses) -> bool:
        is_yours = part.who == scope.who and part.what == self.what
        return is_yours and part.amount > 0 and part.by == COMBAT


def _is_yours(state: ArkhamState, scope: Scope, part: Checks, checks: tuple[str, ...]) -> bool:
    if part.who != scope.who or f"{part.kind}_check" not in checks:
        return False
    return scope.source not in state.monsters or part.monster == scope.source
