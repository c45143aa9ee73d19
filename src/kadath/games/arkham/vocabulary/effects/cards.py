"""Cards that are drawn, discarded and worn out."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ...cards import ITEMS
from ...rules.decks import discard, draw
from ...state import ArkhamState


@node
class Draw(Effect):
    """Draw a card of a kind."""

    kind: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        draw(state, scope.who, self.kind)
        return None


@node
class Discard(Effect):
    """Discard this card."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        discard(state, int(scope.source))
        return None


@node
class WearOut(Effect):
    """Put a token on this card; with so many of them it is discarded."""

    at: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        card = int(scope.source)
        state.set_card(card, tokens=state.cards[card].tokens + 1)
        if state.cards[card].tokens >= self.at:
            discard(state, card)
        return None


@node
class AddToken(Effect):
    """Put a token on this card."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        card = int(scope.source)
        state.set_card(card, tokens=state.cards[card].tokens + 1)
        return None


@node
class LoseAllItems(Effect):
    """Discard all your items."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for card in state.cards_of(scope.who, ITEMS):
            discard(state, card)
        return None
