"""Verbs and costs about clue tokens, other than discovering them."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost, Spending
from kadath.kernel.abilities.selectors import THIS
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Number, Scope, Selector, count
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.spending_clues import (
    Agreed,
    SpendAsGroup,
    clues_of,
    spend_as_group,
    spendable,
    take_clues,
)
from ..state import LcgState
from .selectors import Investigators


@node
class PayClues(Spending):
    """Spend your own clues."""

    clues: int

    def amount(self, state: LcgState, scope: Scope) -> int:
        return self.clues

    def held(self, state: LcgState, scope: Scope) -> int:
        return spendable(state, scope.who)

    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        left = state.investigators[scope.who].clues - self.clues
        state.set_investigator(scope.who, clues=left)
        return None


@node
class PayCluesAsGroup(Cost):
    """Investigators spend clues as a group; they agree before the action is taken."""

    clues: Number
    by: Selector = Investigators()

    @cites("LCG-353")
    def can_pay(self, state: LcgState, scope: Scope) -> bool:
        return clues_of(state, self.by.ids(state, scope)) >= count(self.clues, state, scope)

    @cites("LCG-353", "LCG-358")
    def pay(self, state: LcgState, scope: Scope) -> Procedure | None:
        agreed = next(frame for frame in reversed(state.stack) if isinstance(frame, Agreed))
        take_clues(state, agreed.given)
        return None

    def agreement(self, state: LcgState, scope: Scope) -> SpendAsGroup:
        """Ask how many clues each gives."""
        clues, group = count(self.clues, state, scope), self.by.ids(state, scope)
        return spend_as_group(state, clues, group, None, scope)


@node
class PlaceYourClues(Effect):
    """Place this many of your clues, or (None) all of them, on your location."""

    clues: Number | None = None

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        location = state.location_of(scope.who)
        held = state.investigators[scope.who].clues
        placed = held if self.clues is None else min(held, count(self.clues, state, scope))
        if placed > 0 and location:
            state.set_investigator(scope.who, clues=held - placed)
            state.set_card(location, clues=state.cards[location].clues + placed)
            state.note("placed-clues", who=scope.who, location=location, clues=placed)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return state.investigators[scope.who].clues > 0


@node
class GainClues(Effect):
    """Gain clues from the token pool."""

    clues: int

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        held = state.investigators[scope.who].clues
        state.set_investigator(scope.who, clues=held + self.clues)
        return None


@node
class AddClues(Effect):
    """Place clues from the token pool on a card; with `up_to`, until it has that many."""

    clues: Number
    on: Selector = THIS
    up_to: bool = False

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for card in self.on.ids(state, scope):
            added = self._added(state, scope, card)
            if added and state.is_in_play(card):
                state.set_card(card, clues=state.cards[card].clues + added)
                state.tell("added-clues", card, clues=added)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(self._added(state, scope, card) for card in self.on.ids(state, scope))

    def _added(self, state: LcgState, scope: Scope, card: int) -> int:
        clues = count(self.clues, state, scope)
        return max(0, clues - state.cards[card].clues) if self.up_to else clues
