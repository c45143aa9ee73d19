"""What the cards of Arkham Horror make depend on how things stand."""

from __future__ import annotations

from kadath.kernel.effects import Condition, Scope
from kadath.kernel.nodes import node

from ..rules.fight import fight_of
from ..rules.parting import owned
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


@node
class Has(Condition):
    """You have at least so much Sanity, Stamina, money or so many Clue tokens."""

    least: int
    what: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        held: int = getattr(state.investigators[scope.who], self.what)
        return held >= self.least


@node
class HasAtMost(Condition):
    """You have at most so much Sanity, Stamina, money or so many Clue tokens."""

    most: int
    what: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        held: int = getattr(state.investigators[scope.who], self.what)
        return held <= self.most


@node
class Holds(Condition):
    """You have a card of a kind."""

    what: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(owned(state, scope.who, self.what))


@node
class HoldsAtMost(Condition):
    """You have so many cards of a kind, or fewer."""

    most: int
    what: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return len(owned(state, scope.who, self.what)) <= self.most


@node
class HoldsNamed(Condition):
    """You have a certain card."""

    face: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return any(state.cards[card].face == self.face for card in state.cards_of(scope.who))
