"""What abilities of Arkham Horror's cards cost."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost, Spending
from kadath.kernel.effects import Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.decks import discard
from ..rules.moving import moves_of
from ..state import ArkhamState


@node
class Exhaust(Cost):
    """Exhaust this card."""

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return not state.cards[int(scope.source)].exhausted

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.set_card(int(scope.source), exhausted=True)
        return None


@node
class DiscardThis(Cost):
    """Discard this card."""

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return state.cards[int(scope.source)].owner == scope.who

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        discard(state, int(scope.source))
        return None


@node
class SpendMovement(Cost):
    """Spend movement points."""

    points: int

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        moves = moves_of(state, scope.who)
        return moves is not None and not moves.is_still and moves.points >= self.points

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        moves = moves_of(state, scope.who)
        assert moves is not None
        moves.points -= self.points
        return None


@node
class Spend(Spending):
    """Spend Sanity, Stamina or money; what is spent is not lost (AH-7.13)."""

    points: int
    what: str

    def amount(self, state: ArkhamState, scope: Scope) -> int:
        return self.points

    def held(self, state: ArkhamState, scope: Scope) -> int:
        owned: int = getattr(state.investigators[scope.who], self.what)
        return owned

    def purse(self) -> str:
        return self.what

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        left = self.held(state, scope) - self.points
        state.set_investigator(scope.who, **{self.what: left})
        return None
