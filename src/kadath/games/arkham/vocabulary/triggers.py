"""What the cards of Arkham Horror answer."""

from __future__ import annotations

from kadath.kernel.effects import Scope
from kadath.kernel.events import part_at_hand
from kadath.kernel.nodes import node
from kadath.kernel.windows import AFTER, WHEN, WOULD

from ..rules.checks import ROLLED
from ..rules.fight import fight_of
from ..state import ArkhamState
from .abilities import Trigger


@node
class YouLose(Trigger):
    """You are about to lose Sanity, Stamina, or (empty) either."""

    HEARD = (WOULD, "Loses")

    what: str = ""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        part = part_at_hand(state, scope)
        return part.who == scope.who and part.amount > 0 and self.what in ("", part.what)


@node
class YouCheck(Trigger):
    """You are about to make a check of a kind."""

    HEARD = (WHEN, "Checks")

    kind: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(part_at_hand(state, scope) == (scope.who, self.kind))


@node
class YouRolled(Trigger):
    """You have rolled for a check of a kind, or (empty) any."""

    HEARD = (ROLLED, "Checks")

    kind: str = ""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        part = part_at_hand(state, scope)
        return part.who == scope.who and self.kind in ("", part.kind)


@node
class UsedInCombat(Trigger):
    """You have made a Combat check with this card in hand."""

    HEARD = (AFTER, "Checks")

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        fight = fight_of(state, scope.who)
        is_own = part_at_hand(state, scope) == (scope.who, "combat")
        return is_own and fight is not None and scope.source in fight.wielded


@node
class AncientOneAwakens(Trigger):
    """The Ancient One awakens."""

    HEARD = (AFTER, "Awakens")

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return True
