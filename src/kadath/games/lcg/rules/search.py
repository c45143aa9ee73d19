"""Searching a deck, and looking at its top cards (LCG-343 to LCG-346)."""

from __future__ import annotations

from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import COUNTS, ChosenSet, Several, ask_several
from kadath.kernel.sleeves.knowledge import look, rearrange, search, shuffle, tell_kind

from ..state import LcgState
from ..vocabulary.kinds import CardKind
from .encounter import add_to_hand, draw_found
from .performed import Performed


@procedure
class Search(Procedure, Performed):
    """An investigator searches their deck, or its top cards, for a card of a kind.

    If the search `draws`, the found card counts as drawn.
    """

    who: int
    kind: CardKind
    top: int = 0
    draws: bool = False

    @step("look", "LCG-343", "LCG-346")
    def look(self, state: LcgState) -> None:
        """Look at all of the cards without showing them."""
        search(state, self._searched(state), state.bit(self.who))

    @ask("find", "LCG-345", "LCG-413", "LCG-505", prompt="search")
    def find(self, state: LcgState) -> Decision | None:
        """Choose an eligible card; if there is one, one must be chosen."""
        options = _eligible(state, self.kind, self._searched(state))
        return Search.find.offer(state.seat_of(self.who), options) if options else None

    @find.chosen
    def take(self, state: LcgState, chosen: Option) -> Procedure | None:
        """Add it to the hand; the others learn only what kind of card it is."""
        card = chosen.ids[0]
        resolve = add_to_hand(state, card)
        tell_kind(state, card, self.kind)
        state.tell("drew" if self.draws else "found", card, state.bit(self.who), who=self.who)
        return resolve

    @step("shuffle", "LCG-344")
    def shuffle(self, state: LcgState) -> None:
        """Shuffle the deck."""
        shuffle(state, state.pile("deck", self.who))

    def _searched(self, state: LcgState) -> tuple[int, ...]:
        deck = state.pile("deck", self.who)
        return deck[: self.top] if self.top else deck


@procedure
class SearchEncounterCards(Procedure, Performed):
    """An investigator searches the encounter deck and discard pile for a card, and draws it."""

    who: int
    kind: CardKind

    @step("look", "LCG-343", "LCG-346")
    def look(self, state: LcgState) -> None:
        """Look at all of the cards without showing them."""
        search(state, state.pile("deck"), state.bit(self.who))

    @ask("find", "LCG-345", prompt="search")
    def find(self, state: LcgState) -> Decision | None:
        """Choose an eligible card; if there is one, one must be chosen."""
        searched = (*state.pile("deck"), *state.pile("discard"))
        options = _eligible(state, self.kind, searched)
        if not options:
            return None
        return SearchEncounterCards.find.offer(state.seat_of(self.who), options)

    @find.chosen
    def take(self, state: LcgState, chosen: Option) -> Procedure | None:
        """It is drawn as if from the top of the deck."""
        return draw_found(state, self.who, chosen.ids[0])

    @step("shuffle", "LCG-344")
    def shuffle(self, state: LcgState) -> None:
        """Shuffle the deck."""
        shuffle(state, state.pile("deck"))


def _eligible(state: LcgState, kind: CardKind, cards: tuple[int, ...]) -> tuple[Option, ...]:
    """The options of finding a card of a kind, one for each face."""
    by_face: dict[str, int] = {}
    for card in cards:
        if kind.fits(state, card):
            by_face.setdefault(state.cards[card].face, card)
    return tuple(option("find", by_face[face]) for face in sorted(by_face))


@procedure
class LookAtTop(Procedure, Performed):
    """An investigator looks at the top cards of a deck and puts them back in any order.

    The sleeves stay in place and only the faces are swapped, so that others can see that cards were
    put back, but not how.
    """

    who: int
    deck: int
    cards: int
    chosen: tuple[int, ...] = ()

    @step("look")
    def look(self, state: LcgState) -> None:
        """Look at them."""
        look(state, self._looked_at(state), state.bit(self.who))

    @ask_several("order", "LCG-067", prompt="put-back")
    def order(self, state: LcgState) -> Several | None:
        """Choose their order from the top."""
        cards = tuple(option("put-back", card) for card in self._looked_at(state))
        if not cards:
            return None
        chosen = tuple(option("put-back", card) for card in self.chosen)
        seat = state.seat_of(self.who)
        return ChosenSet(seat, cards, chosen, least=len(cards), order=COUNTS)

    @order.chosen
    def take(self, state: LcgState, chosen: Option) -> None:
        """Note the card, and choose the next."""
        if chosen is not DONE:
            self.chosen = (*self.chosen, chosen.ids[0])
            self.goto("order")

    @step("put back")
    def put_back(self, state: LcgState) -> None:
        """Put all of them back at once."""
        cards = self._looked_at(state)
        order = [cards.index(card) for card in self.chosen]
        rearrange(state, cards, order, seen_by=state.bit(self.who))

    def _looked_at(self, state: LcgState) -> tuple[int, ...]:
        return state.pile("deck", self.deck)[: self.cards]
