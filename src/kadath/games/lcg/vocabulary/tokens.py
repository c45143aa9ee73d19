"""Verbs about the tokens on cards and investigators: clues, damage, horror, resources."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Number, Scope, Selector, count
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..state import LcgState


def tokens_on(state: LcgState, thing: int, kind: str) -> int:
    """How many tokens of a kind are on a card or investigator."""
    row = state.investigators.get(thing) or state.cards[thing]
    held: int = getattr(row, kind)
    return held


@cites("LCG-025")
def change_tokens(state: LcgState, thing: int, kind: str, by: int) -> None:
    """Add or (negative) remove tokens of a kind on a card or investigator."""
    changed = {kind: tokens_on(state, thing, kind) + by}
    if thing in state.investigators:
        state.set_investigator(thing, **changed)
    else:
        state.set_card(thing, **changed)


@node
class PlaceTokens(Effect):
    """Place tokens of a kind from the pool on cards; this does not deal damage or horror."""

    kind: str
    tokens: int
    on: Selector = THIS

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for card in self.on.ids(state, scope):
            if state.is_in_play(card):
                change_tokens(state, card, self.kind, self.tokens)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(state.is_in_play(card) for card in self.on.ids(state, scope))


@node
class DiscardTokens(Effect):
    """Return tokens of a kind from a card to the pool, up to as many as there are."""

    kind: str
    tokens: Number
    of: Selector = THIS

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        tokens = count(self.tokens, state, scope)
        for card in self.of.ids(state, scope):
            gone = min(tokens, tokens_on(state, card, self.kind))
            change_tokens(state, card, self.kind, -gone)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return count(self.tokens, state, scope) > 0 and any(
            tokens_on(state, card, self.kind) for card in self.of.ids(state, scope)
        )


@node
class MoveTokens(Effect):
    """Move tokens of a kind between things, up to as many as there are.

    Moved tokens are not dealt, so nobody may assign them elsewhere.
    """

    kind: str
    tokens: int
    origin: Selector
    to: Selector

    @cites("LCG-403")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for origin in self.origin.ids(state, scope):
            for destination in self.to.ids(state, scope):
                moved = min(self.tokens, tokens_on(state, origin, self.kind))
                if moved and state.is_in_play(destination):
                    change_tokens(state, origin, self.kind, -moved)
                    change_tokens(state, destination, self.kind, moved)
                return None
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        for origin in self.origin.ids(state, scope):
            if tokens_on(state, origin, self.kind):
                return any(state.is_in_play(one) for one in self.to.ids(state, scope))
        return False


@node
class LoseAllResources(Effect):
    """You lose all your resources."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        lost = state.investigators[scope.who].resources
        state.set_investigator(scope.who, resources=0)
        state.note("lost", who=scope.who, resources=lost)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return state.investigators[scope.who].resources > 0
