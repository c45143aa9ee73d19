"""The action phase: four action cards are played face down, then resolved from low to high."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..components.items import AFTER_PRIORITY
from ..state import BOTTOM, TOP, FinalHourState, Play
from .action_cards import ResolvingCard, draw_action
from .items import UsingItems, owns_item_for
from .priority import draw_to_hand, forget_hand

CARDS_A_ROUND = 4
TOPS_A_ROUND = 2


@procedure
class PlayingPriorityCards(Procedure):
    """Step 1: four turns, clockwise from the lead investigator."""

    turn: int = 0

    @step("1.a", "FH-060", "FH-064", "FH-065", "FH-066", "FH-067", "FH-068", "FH-069", "FH-086")
    def draw_action_card(self, s: FinalHourState) -> None:
        """Look at the top card of your action deck and put it face down in front of you."""
        figure = self._figure(s)
        card = draw_action(s, figure)
        s.learn_action(card, 1 << s.seat_of(figure))
        s.plays += (Play(figure, card, 0),)
        if s.log is not None:
            s.note("drew-action", 1 << s.seat_of(figure), figure=figure, action=card)

    @ask("1.b", "FH-070", "FH-073", "FH-075", prompt="play-priority")
    def choose(self, s: FinalHourState) -> Decision:
        """Ask for a priority card from the hand."""
        seat = s.seat_of(self._figure(s))
        options = tuple([option("play", card) for card in sorted(s.hands[seat])])
        return PlayingPriorityCards.choose.offer(seat, options)

    @choose.chosen
    def play(self, s: FinalHourState, chosen: Option) -> None:
        """Put it on the action card, face up unless this round is played face down."""
        figure = self._figure(s)
        seat = s.seat_of(figure)
        card = chosen.ids[0]
        if s.face_down:
            forget_hand(s, seat)
        s.hands[seat] = tuple([other for other in s.hands[seat] if other != card])
        s.plays = (*s.plays[:-1], s.plays[-1].under(card))
        if s.face_down:
            s.note("played-face-down", figure=figure)
        else:
            s.learn_priority(card)
            if s.log is not None:
                s.note("played", figure=figure, card=card)

    @step("1.c", "FH-071", "FH-072")
    def draw_priority_card(self, s: FinalHourState) -> None:
        """Draw back up to four; then the next investigator takes a turn."""
        draw_to_hand(s, s.seat_of(self._figure(s)))
        self.turn += 1
        if self.turn < CARDS_A_ROUND:
            self.goto("1.a")

    @step("1.d", "FH-012")
    def turn_up(self, s: FinalHourState) -> None:
        """Turn up all priority cards that were played face down at once."""
        if s.face_down:
            for play in s.plays:
                s.learn_priority(play.priority)
                s.note("played", figure=play.figure, card=play.priority)

    def _figure(self, s: FinalHourState) -> int:
        return (s.lead + self.turn) % len(s.investigators)

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"figure": self._figure(s), "turn": self.turn + 1}


@procedure
class ItemsAfterPriority(Procedure):
    """Between the steps: items used once all priority cards are played."""

    figures: tuple[int, ...]

    @step("items", "FH-131", "FH-222")
    def next_owner(self, s: FinalHourState) -> Procedure | None:
        """Ask the owners in player order."""
        while self.figures:
            figure, self.figures = self.figures[0], self.figures[1:]
            if owns_item_for(s, figure, (AFTER_PRIORITY,)):
                self.goto("items")
                return UsingItems(figure, (AFTER_PRIORITY,))
        return None


@procedure
class ResolvingActionCards(Procedure):
    """Step 2: resolve the played cards in ascending order, two tops and then two bottoms."""

    done: int = 0

    @step("2", "FH-076", "FH-078", "FH-079", "FH-082", "FH-083", "FH-084")
    def next_card(self, s: FinalHourState) -> Procedure:
        """Resolve the card with the lowest remaining number."""
        place = order_of_plays(s)[self.done]
        half = TOP if self.done < TOPS_A_ROUND else BOTTOM
        self.done += 1
        if self.done < CARDS_A_ROUND:
            self.goto("2")
        return ResolvingCard(place, half)


@cites("FH-073", "FH-076")
def order_of_plays(s: FinalHourState) -> list[int]:
    """The indices of this round's plays, from the lowest priority number to the highest."""
    return sorted(range(len(s.plays)), key=[play.priority for play in s.plays].__getitem__)
