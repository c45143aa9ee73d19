"""What the cards of Arkham Horror make depend on how things stand."""

from __future__ import annotations

from kadath.kernel.effects import Condition, Scope
from kadath.kernel.nodes import node

from ..rules.fight import fight_of
from ..state import ArkhamState


@node
class Against(Condition):
    """The monster that is fought has a certain ability."""

    keyword: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        fight = fight_of(state, scope.who)
        return fight is not None and self.keyword in fight.against(state).keywords


@node
class OtherHandEmpty(Condition):
    """Nothing else is held than this card, which needs one hand."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        fight = fight_of(state, scope.who)
        return fight is not None and fight.free_hands(state) > 0


@node
class HasTokens(Condition):
    """So many tokens lie on this card."""

    tokens: int

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return state.cards[int(scope.source)].tokens >= self.tokens
