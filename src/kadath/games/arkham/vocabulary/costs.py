"""Costs of abilities."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost, Paying, Spending
from kadath.kernel.citations import cites
from kadath.kernel.effects import Number, Scope, count
from kadath.kernel.modifiers import worked_out
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..cards import CLUES
from ..rules.clues import PayingClues, clues_within_reach
from ..rules.decks import discard, return_to_box
from ..rules.moving import moves_of
from ..rules.parting import Parting, owned
from ..rules.trophies import (
    GATE_TROPHY,
    MOON,
    SpendingGates,
    SpendingOne,
    SpendingTrophies,
    toughness_held,
    trophies_with,
)
from ..state import ArkhamState


@node
class Exhaust(Cost):
    """Exhaust this card."""

    RULE = "AH-15.7"

    @cites("AH-15.7")
    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return not state.cards[scope.this].exhausted

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.set_card(scope.this, exhausted=True)
        return None


@node
class DiscardThis(Cost):
    """Discard this card."""

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return state.cards[scope.this].owner == scope.who

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        discard(state, scope.this)
        state.note("discard", who=scope.who, card=scope.this)
        return None


@node
class BoxThis(Cost):
    """Return this card to the box."""

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return state.cards[scope.this].owner == scope.who

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return_to_box(state, scope.this)
        return None


TOME_COST = "tome_cost"
"""The value that changes how many movement points a Tome costs an investigator."""


@node
class SpendMovement(Cost):
    """Spend movement points."""

    RULE = "AH-3.2.7"

    points: int

    @cites("AH-3.2.7")
    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        moves = moves_of(state, scope.who)
        return moves is not None and not moves.is_still and moves.points >= self.due(state, scope)

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        moves = moves_of(state, scope.who)
        assert moves is not None
        moves.points -= self.due(state, scope)
        return None

    def due(self, state: ArkhamState, scope: Scope) -> int:
        """How many points it costs; Tomes may cost less than printed."""
        if scope.source not in state.cards or not state.face(scope.this).is_tome:
            return self.points
        return worked_out(state, scope.who, TOME_COST, self.points).floored()


@node
class Spend(Spending):
    """Spend Sanity, Stamina, Clue tokens or money; what is spent is not lost (AH-7.13)."""

    points: Number
    what: str

    def amount(self, state: ArkhamState, scope: Scope) -> int:
        return count(self.points, state, scope)

    def held(self, state: ArkhamState, scope: Scope) -> int:
        if self.what == CLUES:
            return clues_within_reach(state, scope.who)
        owned: int = getattr(state.investigators[scope.who], self.what)
        return owned

    def purse(self) -> str:
        return self.what

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        if self.what == CLUES:
            return PayingClues(scope.who, self.amount(state, scope))
        held, amount = self.held(state, scope), self.amount(state, scope)
        state.set_investigator(scope.who, **{self.what: held - amount})
        if amount:
            state.note("spends", who=scope.who, what=self.what, amount=amount)
        return None


@node
class DiscardNamed(Cost):
    """Discard your copy of a certain card, or several copies."""

    face: str
    cards: int = 1

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return len(self._own(state, scope)) >= self.cards

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for card in self._own(state, scope)[: self.cards]:
            discard(state, card)
            state.note("discard", who=scope.who, card=card)
        return None

    def _own(self, state: ArkhamState, scope: Scope) -> list[int]:
        return [card for card in state.cards_of(scope.who) if state.cards[card].face == self.face]


@node
class DiscardOwn(Cost):
    """Discard this many cards of a kind, of your choice."""

    ASKS = True

    cards: int
    what: str

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return len(owned(state, scope.who, self.what)) >= self.cards

    @cites("AH-7.13")
    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        mine = owned(state, scope.who, self.what)
        return Parting(scope.who, mine, self.cards, is_cost=True)


@node
class SpendToughness(Cost):
    """Spend monster trophies with this much toughness in total."""

    ASKS = True
    RULE = "AH-3.3.11"

    toughness: int

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return toughness_held(state, scope.who) >= self.toughness

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return SpendingTrophies(scope.who, self.toughness)


@node
class SpendGates(Cost):
    """Spend this many gate trophies."""

    ASKS = True
    RULE = "AH-3.3.11"

    gates: int = 1

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return len(state.cards_of(scope.who, GATE_TROPHY)) >= self.gates

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return SpendingGates(scope.who, self.gates)


@node
class SpendMoonTrophy(Cost):
    """Spend a monster trophy with the moon symbol."""

    ASKS = True

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(trophies_with(state, scope.who, MOON))

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return SpendingOne(scope.who, MOON)


@node
class SpendBoth(Cost):
    """Spend monster trophies with this much toughness in total, and gate trophies."""

    ASKS = True
    RULE = "AH-3.3.11"

    toughness: int
    gates: int

    def can_pay(self, state: ArkhamState, scope: Scope) -> bool:
        return all(cost.can_pay(state, scope) for cost in self._parts())

    def pay(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Paying(self._parts(), scope)

    def _parts(self) -> tuple[Cost, ...]:
        return (SpendToughness(self.toughness), SpendGates(self.gates))
