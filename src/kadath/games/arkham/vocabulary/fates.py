"""What becomes of investigators and of the town, as triggers; and what cannot become."""

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
    """You are about to take a state; on a sheet that is nobody's, anybody is."""

    KIND = Becomes
    TIME = WOULD

    state: str

    def matches(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.who == scope.who and part.state == self.state


@node
class SomeoneWouldBecome(Trigger[Becomes]):
    """Any investigator is about to take a state."""

    KIND = Becomes
    TIME = WOULD

    state: str

    def matches(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.state == self.state


@node
class YouBecame(Trigger[Becomes]):
    """You have taken a state; on a sheet that is nobody's, anybody has."""

    KIND = Becomes

    state: str

    def matches(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.who == scope.who and part.state == self.state


@node
class AGateOpened(Trigger[GateOpens]):
    """A gate has opened, in a certain place or (empty) wherever it is."""

    KIND = GateOpens

    space: str = ""

    def matches(self, state: ArkhamState, scope: Scope, part: GateOpens) -> bool:
        return self.space in ("", part.space)


@node
class ThisActivates(Trigger[Activates]):
    """The symbol of this monster shows on a Mythos card."""

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
    """The game is set up."""

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
    """You cannot take a state."""

    KIND = Becomes

    state: str

    def forbids(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.who == scope.who and part.state == self.state


@node
class NoGatesHere(Forbidding):
    """No gate opens where you are."""

    KIND = GateOpens

    def forbids(self, state: ArkhamState, scope: Scope, part: GateOpens) -> bool:
        return _is_there(state, scope, part.space)


@node
class NoMonstersHere(Forbidding):
    """No monster appears where you are; they may still walk in."""

    KIND = MonsterComes

    def forbids(self, state: ArkhamState, scope: Scope, part: MonsterComes) -> bool:
        return _is_there(state, scope, part.space)


def _is_there(state: ArkhamState, scope: Scope, space: str) -> bool:
    row = state.investigators.get(scope.who)
    return row is not None and row.space == space
