"""Reversing the ritual: offered at the end of a round, forced when the gates run out."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..components.priority_cards import SYMBOL
from ..state import FinalHourState
from .priority import forget_hand

CARDS_LAID = 3
SOLO_MATCHES = 3

READY = option("ready")
NOT_YET = option("not-yet")
LAY_ALL = option("lay-all")


@procedure
class ProposingRitual(Procedure):
    """At the end of a round, if every player is ready, the attempt is made."""

    seats: tuple[int, ...]

    @ask("ready", "FH-108", "FH-109", "FH-218", prompt="ready-for-ritual")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Ask each player in turn; they may say ready or not, and nothing else."""
        if not self.seats:
            return None
        return ProposingRitual.choose.offer(self.seats[0], (NOT_YET, READY))

    @choose.chosen
    def answered(self, s: FinalHourState, chosen: Option) -> None:
        """One player who is not ready is enough to play on."""
        s.note("said-ready" if chosen is READY else "said-not-yet", seat=self.seats[0])
        if chosen is NOT_YET:
            self.finish()
        elif len(self.seats) > 1:
            self.seats = self.seats[1:]
            self.goto("ready")

    @step("begin", "FH-108", "FH-234")
    def begin(self, s: FinalHourState) -> Procedure:
        """Everyone is ready, wherever their investigators are."""
        return ReversingRitual(people_in_order(s))


@cites("FH-232")
def people_in_order(s: FinalHourState) -> tuple[int, ...]:
    """The players in player order."""
    return (0,) if s.is_solo else s.player_order()


@procedure
class ReversingRitual(Procedure):
    """The attempt: lay cards, turn up clues, count matches."""

    seats: tuple[int, ...]

    @ask("1", "FH-110", prompt="lay-cards")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Each player lays three cards face down by choosing which one to keep."""
        if not self.seats:
            return None
        seat = self.seats[0]
        hand = sorted(s.hands[seat])
        options = tuple(option("keep-back", card) for card in hand)
        return ReversingRitual.choose.offer(seat, options if len(hand) > CARDS_LAID else (LAY_ALL,))

    @choose.chosen
    def chosen_cards(self, s: FinalHourState, chosen: Option) -> None:
        """Lay the others; nobody sees them until everyone has laid theirs."""
        seat = self.seats[0]
        kept = chosen.ids
        forget_hand(s, seat)
        s.laid += tuple(card for card in s.hands[seat] if card not in kept)
        s.hands[seat] = tuple(card for card in s.hands[seat] if card in kept)
        s.note("laid", seat=seat)
        self.seats = self.seats[1:]
        self.goto("1")

    @step("1.b", "FH-111", "FH-204")
    def turn_up(self, s: FinalHourState) -> None:
        """Turn up all laid cards at once; solo: those set aside during the game."""
        if s.is_solo:
            s.laid = s.set_aside
            s.set_aside = ()
        for card in s.laid:
            s.learn_priority(card)
        s.note("ritual-cards", cards=s.laid)

    @step("2", "FH-112", "FH-113", "FH-114", "FH-104", "FH-105")
    def turn_up_clues(self, s: FinalHourState) -> None:
        """Turn up the two hidden clues and count the cards that match them."""
        s.note("ritual-clues", symbols=s.hidden_clues)
        s.note("ritual-matches", amount=matches(s), needed=matches_needed(s))

    @step("3", "FH-115", "FH-116", "FH-102", "FH-205", "FH-002")
    def result(self, s: FinalHourState) -> None:
        """Enough matches reverse the ritual; otherwise the investigators lose."""
        won = matches(s) >= matches_needed(s)
        s.finish(Outcome(won, "reversed" if won else "failed", "FH-115" if won else "FH-116"))

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"seats": len(self.seats)}


@cites("FH-113", "FH-114", "FH-205")
def matches(s: FinalHourState) -> int:
    """How many symbols on the laid cards match; each counts twice if both clues are the same.

    In the solo game cards are counted, each of them once.
    """
    matching = sum(SYMBOL[card] in s.hidden_clues for card in s.laid)
    are_alike = s.hidden_clues[0] == s.hidden_clues[1]
    return 2 * matching if are_alike and not s.is_solo else matching


@cites("FH-115", "FH-205")
def matches_needed(s: FinalHourState) -> int:
    """Twice the number of investigators; three cards in the solo game."""
    return SOLO_MATCHES if s.is_solo else 2 * len(s.investigators)
