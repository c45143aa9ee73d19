"""Priority cards: drawing, discarding, looking, exchanging."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, PASS, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import COUNTS, ChosenSet, Several, ask_several
from kadath.kernel.sleeves.unique import shuffle_together

from ..components.priority_cards import OMENS
from ..state import FinalHourState


@cites("FH-072")
def refill_priority_deck(s: FinalHourState) -> None:
    """If the deck is empty, shuffle the discarded priority cards into a new deck."""
    if s.priority_deck or not s.priority_discard:
        return
    s.priority_deck = shuffle_together(
        s, s.priority_discard, s.priority_known, s.priority_lot, s.new_lot()
    )
    s.priority_discard = ()
    s.note("priority-reshuffled")


def draw_priority(s: FinalHourState) -> int | None:
    """Draw the top card of the priority deck; None if no cards are left anywhere."""
    refill_priority_deck(s)
    if not s.priority_deck:
        return None
    card = s.priority_deck[0]
    s.priority_deck = s.priority_deck[1:]
    return card


@cites("FH-220")
def discard_priority(s: FinalHourState, cards: tuple[int, ...]) -> None:
    """Put priority cards on the discard pile, which everyone may look through."""
    s.priority_discard += cards
    for card in cards:
        s.learn_priority(card)


@cites("FH-051", "FH-071", "FH-218")
def draw_to_hand(s: FinalHourState, seat: int) -> None:
    """Draw a priority card into a hand; only its owner sees it."""
    card = draw_priority(s)
    if card is None:
        return
    s.hands[seat] += (card,)
    s.learn_priority(card, 1 << seat)
    if s.log is not None:
        s.note("drew", seat=seat)
        s.note("drew-card", 1 << seat, seat=seat, card=card)


@cites("FH-012", "FH-110", "FH-218")
def forget_hand(s: FinalHourState, seat: int) -> None:
    """Before cards leave a hand face down: nobody else now knows which card is where.

    Whoever knew a card of that hand then knows less than at a real table: only that it is either in
    the hand or among the cards that left it.
    """
    for card in s.hands[seat]:
        s.priority_known[card] &= 1 << seat


@procedure
class Cycling(Procedure):
    """Drawing a priority card and discarding one from the hand."""

    figure: int

    @step("draw")
    def draw(self, s: FinalHourState) -> None:
        """Draw first, so that the drawn card may be the one discarded."""
        draw_to_hand(s, s.seat_of(self.figure))

    @ask("discard", "FH-117", prompt="discard-priority")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Offer every card in hand."""
        seat = s.seat_of(self.figure)
        options = tuple(option("discard", card) for card in sorted(s.hands[seat]))
        return Cycling.choose.offer(seat, options) if options else None

    @choose.chosen
    def discard(self, s: FinalHourState, chosen: Option) -> None:
        """Discard it face up."""
        seat = s.seat_of(self.figure)
        card = chosen.ids[0]
        s.hands[seat] = tuple(other for other in s.hands[seat] if other != card)
        discard_priority(s, (card,))
        s.note("discarded-priority", seat=seat, card=card)


@procedure
class CyclingRow(Procedure):
    """The same in the solo game: the drawn card may replace one in the row, which keeps its order.

    The first two places of the row stay the low ones, whatever is there.
    """

    drawn: int = 0

    @step("draw")
    def draw(self, s: FinalHourState) -> None:
        """Turn up the top card of the deck."""
        card = draw_priority(s)
        if card is None:
            self.finish()
            return
        self.drawn = card
        s.learn_priority(card)
        s.note("turned-up", card=card)

    @ask("replace", "FH-213", "FH-214", prompt="replace-in-row")
    def choose(self, s: FinalHourState) -> Decision:
        """Offer every place in the row, or discarding the drawn card itself."""
        options = tuple(option("replace", card) for card in s.row)
        return CyclingRow.choose.offer(0, (*options, PASS))

    @choose.chosen
    def replace(self, s: FinalHourState, chosen: Option) -> None:
        """Put the drawn card in that place."""
        if chosen is PASS:
            discard_priority(s, (self.drawn,))
            return
        old = chosen.ids[0]
        exchange_in_row(s, old, self.drawn)
        discard_priority(s, (old,))
        s.note("replaced-in-row", old=old, card=self.drawn)

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"card": self.drawn}


@cites("FH-214")
def exchange_in_row(s: FinalHourState, old: int, new: int) -> None:
    """Replace a played priority card; the place keeps its rank."""
    s.row = tuple(new if card == old else card for card in s.row)
    s.plays = tuple(play.under(new) if play.priority == old else play for play in s.plays)
    if s.resolving is not None and s.resolving.priority == old:
        s.resolving = s.resolving.under(new)


@procedure
class Foreseeing(Procedure):
    """Looking at the top of the priority deck, discarding any of it, and ordering the rest.

    The frame holds positions from the top, never faces: those stay in the deck, which records who
    knows them.
    """

    figure: int
    looked: int
    dropped: tuple[int, ...] = ()
    ordered: tuple[int, ...] = ()

    @step("look")
    def look(self, s: FinalHourState) -> None:
        """Look at up to that many cards; only this seat sees them."""
        refill_priority_deck(s)
        self.looked = min(self.looked, len(s.priority_deck))
        seat = s.seat_of(self.figure)
        for card in self._seen(s):
            s.learn_priority(card, 1 << seat)
        s.note("looked", figure=self.figure, amount=self.looked)
        s.note("saw-cards", 1 << seat, cards=self._seen(s))

    @ask_several("discard", "FH-117", prompt="foresee-discard")
    def choose_discard(self, s: FinalHourState) -> Several | None:
        """Any of the cards, from the top down."""
        seen = tuple([option("discard", card) for card in self._seen(s)])
        if not seen:
            return None
        dropped = tuple([seen[place] for place in self.dropped])
        return ChosenSet(s.seat_of(self.figure), seen, dropped)

    @choose_discard.chosen
    def discard_chosen(self, s: FinalHourState, chosen: Option) -> None:
        """Note it, then choose the next one."""
        if chosen is DONE:
            return
        self.dropped += (self._seen(s).index(chosen.ids[0]),)
        self.goto("discard")

    @step("drop")
    def drop(self, s: FinalHourState) -> None:
        """Discard the chosen cards."""
        seen = self._seen(s)
        dropped = tuple(seen[place] for place in self.dropped)
        s.priority_deck = tuple(card for card in s.priority_deck if card not in dropped)
        discard_priority(s, dropped)
        for card in dropped:
            s.note("discarded-from-deck", card=card)
        self.looked -= len(dropped)

    @ask_several("order", "FH-117", prompt="foresee-order")
    def choose_order(self, s: FinalHourState) -> Several | None:
        """All remaining cards, in their new order, the top card first."""
        seen = tuple([option("on-top", card) for card in self._seen(s)])
        if not seen:
            return None
        ordered = tuple([seen[place] for place in self.ordered])
        return ChosenSet(s.seat_of(self.figure), seen, ordered, least=len(seen), order=COUNTS)

    @choose_order.chosen
    def order_chosen(self, s: FinalHourState, chosen: Option) -> None:
        """Note it, then choose the next one."""
        if chosen is DONE:
            return
        self.ordered += (self._seen(s).index(chosen.ids[0]),)
        self.goto("order")

    @step("put back")
    def put_back(self, s: FinalHourState) -> None:
        """The first card chosen becomes the top card."""
        seen = self._seen(s)
        rest = s.priority_deck[self.looked :]
        s.priority_deck = tuple(seen[place] for place in self.ordered) + rest

    def _seen(self, s: FinalHourState) -> tuple[int, ...]:
        return s.priority_deck[: self.looked]


@procedure
class ExchangingPlayed(Procedure):
    """Exchanging a played priority card; the order of the cards is then recomputed."""

    figure: int

    @step("refill")
    def refill(self, s: FinalHourState) -> None:
        """In the solo game the new card comes from the deck, which must not be empty."""
        if s.is_solo:
            refill_priority_deck(s)

    @ask("exchange", "FH-117", prompt="exchange-played")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Offer every pair of a played card and a card in hand (solo: the top card of the deck)."""
        if s.is_solo:
            options = tuple(option("exchange", card) for card in s.row) if s.priority_deck else ()
        else:
            played = [play.priority for play in s.plays if play.figure == self.figure]
            hand = sorted(s.hands[s.seat_of(self.figure)])
            options = tuple(option("exchange", old, new) for old in played for new in hand)
        if not options:
            return None
        return ExchangingPlayed.choose.offer(s.seat_of(self.figure), options)

    @choose.chosen
    def exchange(self, s: FinalHourState, chosen: Option) -> None:
        """Put the new card down face up."""
        old = chosen.ids[0]
        if s.is_solo:
            new = s.priority_deck[0]
            s.priority_deck = s.priority_deck[1:]
            discard_priority(s, (old,))
        else:
            seat = s.seat_of(self.figure)
            new = chosen.ids[1]
            s.hands[seat] = tuple(old if card == new else card for card in s.hands[seat])
        s.learn_priority(new)
        exchange_in_row(s, old, new)
        s.row = tuple(sorted(s.row))
        s.note("exchanged-played", old=old, card=new)


def add_omens_from_deck(s: FinalHourState, cards: int) -> None:
    """Discard from the priority deck and add the omens to this round's reckoning."""
    for _ in range(cards):
        card = draw_priority(s)
        if card is None:
            return
        discard_priority(s, (card,))
        s.extra_omens += OMENS[card]
        s.note("omens-added", card=card, amount=OMENS[card])


@cites("FH-211")
def stash_for_next_reckoning(s: FinalHourState, cards: int) -> None:
    """Put priority cards from the deck on the sheet, unseen by anyone."""
    for _ in range(cards):
        card = draw_priority(s)
        if card is not None:
            s.stash += (card,)
            s.note("stashed")
