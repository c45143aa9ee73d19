"""Triggers about states, gates, phases and terror, and modifiers that prevent such events."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forbidding
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.nodes import node
from kadath.kernel.windows import WHEN, WOULD

from ..happenings import (
    Activates,
    Becomes,
    GateOpens,
    IsSetUp,
    MonsterComes,
    PhaseEnds,
    TerrorRises,
    TurnBegins,
)
from ..state import ArkhamState


@node
class YouWouldBecome(Trigger[Becomes]):
    """You (or anybody, if nobody owns this card) are about to become lost, arrested or the like."""

    KIND = Becomes
    TIME = WOULD

    state: str

    def matches(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.who == scope.who and part.state == self.state


@node
class SomeoneWouldBecome(Trigger[Becomes]):
    """Any investigator is about to become lost, arrested or the like."""

    KIND = Becomes
    TIME = WOULD

    state: str

    def matches(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.state == self.state


@node
class YouBecame(Trigger[Becomes]):
    """You (or anybody, if nobody owns this card) have become lost, arrested or the like."""

    KIND = Becomes

    state: str

    def matches(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.who == scope.who and part.state == self.state


@node
class AGateOpened(Trigger[GateOpens]):
    """A gate has opened at a certain location, or (empty) anywhere."""

    KIND = GateOpens

    space: str = ""

    def matches(self, state: ArkhamState, scope: Scope, part: GateOpens) -> bool:
        return self.space in ("", part.space)


@node
class ThisActivates(Trigger[Activates]):
    """The Mythos card shows this monster's symbol: it is about to move, or to act instead."""

    KIND = Activates
    TIME = WOULD

    @cites("AH-9.8")
    def matches(self, state: ArkhamState, scope: Scope, part: Activates) -> bool:
        return part.monster == scope.source


@node
class MythosIsOver(Trigger[PhaseEnds]):
    """The Mythos phase is over."""

    KIND = PhaseEnds

    def matches(self, state: ArkhamState, scope: Scope, part: PhaseEnds) -> bool:
        return part.phase == "mythos"


@node
class ATurnBegins(Trigger[TurnBegins]):
    """A turn begins."""

    KIND = TurnBegins
    TIME = WHEN

    def matches(self, state: ArkhamState, scope: Scope, part: TurnBegins) -> bool:
        return True


@node
class TheGameIsSetUp(Trigger[IsSetUp]):
    """The game has been set up."""

    KIND = IsSetUp

    def matches(self, state: ArkhamState, scope: Scope, part: IsSetUp) -> bool:
        return True


@node
class TerrorRose(Trigger[TerrorRises]):
    """The terror level has risen."""

    KIND = TerrorRises

    def matches(self, state: ArkhamState, scope: Scope, part: TerrorRises) -> bool:
        return True


@node
class CannotBecome(Forbidding):
    """You cannot become lost, arrested or the like."""

    KIND = Becomes

    state: str

    def forbids(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.who == scope.who and part.state == self.state


@node
class NoGatesHere(Forbidding):
    """No gate can open where you are."""

    KIND = GateOpens

    def forbids(self, state: ArkhamState, scope: Scope, part: GateOpens) -> bool:
        return _is_there(state, scope, part.space)


@node
class NoMonstersHere(Forbidding):
    """No monster can appear where you are, though monsters can move there."""

    KIND = MonsterComes

    def forbids(self, state: ArkhamState, scope: Scope, part: MonsterComes) -> bool:
        return _is_there(state, scope, part.space)


def _is_there(state: ArkhamState, scope: Scope, space: str) -> bool:
    row = state.investigators.get(scope.who)
    return row is not None and row.space == space
