"""Verbs about the encounter deck and its discard pile."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import Effect, Number, Scope, Selector, count
from kadath.kernel.events import enclosing
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.encounter import DrawEncounterCard, draw_found, shuffle_in_discards
from ..rules.search import SearchEncounterCards
from ..state import LcgState
from ..zones import discard
from .kinds import CardKind


@node
class ShuffleInEncounterDiscards(Effect):
    """Put the discarded encounter cards back into their deck, and shuffle it."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        shuffle_in_discards(state)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(state.pile("discard"))


@node
class DiscardUntil(Effect):
    """Discard from the encounter deck until a card of a kind appears, which someone draws."""

    kind: CardKind
    who: Selector = YOU

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        (who,) = self.who.ids(state, scope)
        for card in state.pile("deck"):
            discard(state, card)
            state.tell("discarded", card)
            if self.kind.fits(state, card):
                return draw_found(state, who, card)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(state.pile("deck"))


@node
class DiscardUntilSome(Effect):
    """Discard from the encounter deck until this many cards of a kind appear.

    An effect then resolves with them bound to a name; if the deck runs out, with those found.
    """

    name: str
    kind: CardKind
    number: Number
    then: Effect

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        number = count(self.number, state, scope)
        found: list[int] = []
        for card in state.pile("deck"):
            if len(found) == number:
                break
            discard(state, card)
            state.tell("discarded", card)
            if self.kind.fits(state, card):
                found.append(card)
        return self.then.run(state, scope.bind(self.name, tuple(found))) if found else None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(state.pile("deck"))


@node
class SearchEncounterDeck(Effect):
    """Draw a card found among the encounter deck and its discards; then shuffle the deck."""

    kind: CardKind
    who: Selector = YOU

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        (who,) = self.who.ids(state, scope)
        return SearchEncounterCards(who, self.kind)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(state.pile("deck") or state.pile("discard"))


@node
class GainSurge(Effect):
    """This card gains surge while it resolves."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for frame in enclosing(state, DrawEncounterCard):
            if frame.card == scope.source:
                frame.surges = True
                break
        return None
