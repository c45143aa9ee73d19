"""Triggers: the events that most cards respond to."""

from __future__ import annotations

from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.nodes import node
from kadath.kernel.windows import WHEN, WOULD

from ..happenings import Awakens, Checks, EncounterEnds, EndsMovement, Loses, Received, TakesUpkeep
from ..rules.checks import ROLLED
from ..rules.fight import fight_of
from ..state import ArkhamState


@node
class YouLose(Trigger[Loses]):
    """You are about to lose Sanity or Stamina (empty: either)."""

    KIND = Loses
    TIME = WOULD

    what: str = ""

    def matches(self, state: ArkhamState, scope: Scope, part: Loses) -> bool:
        return part.who == scope.who and part.amount > 0 and self.what in ("", part.what)


@node
class YouCheck(Trigger[Checks]):
    """You are about to make a check of a kind (empty: any)."""

    KIND = Checks
    TIME = WHEN

    kind: str = ""

    def matches(self, state: ArkhamState, scope: Scope, part: Checks) -> bool:
        return part.who == scope.who and self.kind in ("", part.kind, part.purpose)


@node
class YouRolled(Trigger[Checks]):
    """You have rolled for a check of a kind (empty: any)."""

    KIND = Checks
    TIME = ROLLED

    kind: str = ""

    def matches(self, state: ArkhamState, scope: Scope, part: Checks) -> bool:
        return part.who == scope.who and self.kind in ("", part.kind)


@node
class UsedInCombat(Trigger[Checks]):
    """You have made a Combat check using this card."""

    KIND = Checks

    def matches(self, state: ArkhamState, scope: Scope, part: Checks) -> bool:
        fight = fight_of(state, scope.who)
        is_own = part.who == scope.who and part.kind == "combat"
        return is_own and fight is not None and scope.source in fight.wielded


@node
class AncientOneAwakens(Trigger[Awakens]):
    """The Ancient One awakens."""

    KIND = Awakens

    def matches(self, state: ArkhamState, scope: Scope, part: Awakens) -> bool:
        return True


@node
class AnyoneRolled(Trigger[Checks]):
    """Any investigator has rolled for a check."""

    KIND = Checks
    TIME = ROLLED

    def matches(self, state: ArkhamState, scope: Scope, part: Checks) -> bool:
        return True


@node
class YourUpkeep(Trigger[TakesUpkeep]):
    """It is your Upkeep.

    `later`: only from your second Upkeep with this card on (AH-3.1.3). `in_battle`: also in the
    refresh step of the final battle (AH-13.2).
    """

    KIND = TakesUpkeep
    TIME = WHEN

    later: bool = False
    in_battle: bool = False

    def matches(self, state: ArkhamState, scope: Scope, part: TakesUpkeep) -> bool:
        if part.who != scope.who or (state.awake and not self.in_battle):
            return False
        return not (self.later and state.cards[scope.this].fresh)


@node
class YouReceiveThis(Trigger[Received]):
    """You have received this card."""

    KIND = Received

    def matches(self, state: ArkhamState, scope: Scope, part: Received) -> bool:
        return part.card == scope.source


@node
class EncounterHereEnds(Trigger[EncounterEnds]):
    """An investigator has had an encounter here, and is still here."""

    KIND = EncounterEnds

    @cites("IH-3.13")
    def matches(self, state: ArkhamState, scope: Scope, part: EncounterEnds) -> bool:
        row = state.investigators.get(part.who)
        here = state.cards[scope.this].face
        return row is not None and row.space == part.space == here


@node
class MovementEndsIn(Trigger[EndsMovement]):
    """Your movement ends in a certain street."""

    KIND = EndsMovement

    space: str

    def matches(self, state: ArkhamState, scope: Scope, part: EndsMovement) -> bool:
        return part.space == self.space
