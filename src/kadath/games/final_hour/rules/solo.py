"""The action phase of the solo game: one player, two investigators, a row of four cards."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..state import BOTTOM, TOP, FinalHourState, Play
from .action_cards import ResolvingCard, discard_action, draw_action
from .action_phase import CARDS_A_ROUND, TOPS_A_ROUND
from .priority import draw_priority

CARDS_DRAWN = 5
CARDS_EACH = 2


@procedure
class LayingTheRow(Procedure):
    """Step 1: draw five cards, set one aside for the ritual, and lay four in a row."""

    @step("1.a", "FH-189", "FH-072")
    def draw(self, s: FinalHourState) -> None:
        """Draw five priority cards."""
        drawn = [card for _ in range(CARDS_DRAWN) if (card := draw_priority(s)) is not None]
        for card in drawn:
            s.learn_priority(card)
        s.row = tuple(sorted(drawn))
        s.note("row-drawn", cards=s.row)

    @ask("1.b", "FH-190", prompt="set-aside")
    def choose(self, s: FinalHourState) -> Decision:
        """Choose the card to keep for the ritual."""
        return LayingTheRow.choose.offer(0, tuple([option("set-aside", card) for card in s.row]))

    @choose.chosen
    def set_aside(self, s: FinalHourState, chosen: Option) -> None:
        """Put it beside the sheet; the others form the row, lowest first."""
        card = chosen.ids[0]
        s.set_aside += (card,)
        s.row = tuple([other for other in s.row if other != card])
        s.note("set-aside", card=card)

    @step("1.c", "FH-191", "FH-192", "FH-187")
    def lay_row(self, s: FinalHourState) -> None:
        """The row counts as the cards played this round."""
        s.note("row-laid", cards=s.row)


@procedure
class ResolvingBesideTheRow(Procedure):
    """Step 2: one card at a time, from either deck, onto a free card of the row."""

    figure: int = 0

    @ask("2.a", "FH-193", "FH-198", "FH-199", prompt="choose-deck")
    def choose_deck(self, s: FinalHourState) -> Decision:
        """Choose whose card is next; each investigator resolves exactly two."""
        open_ones = [
            figure
            for figure in s.figures
            if sum(play.figure == figure for play in s.plays) < CARDS_EACH
        ]
        options = tuple([option("deck", figure) for figure in open_ones])
        return ResolvingBesideTheRow.choose_deck.offer(0, options)

    @choose_deck.chosen
    def reveal(self, s: FinalHourState, chosen: Option) -> None:
        """Reveal the top card of that deck."""
        self.figure = chosen.ids[0]
        card = draw_action(s, self.figure)
        s.learn_action(card)
        s.plays += (Play(self.figure, card, 0),)
        s.note("turned-up-action", figure=self.figure, action=card)

    @ask("2.b", "FH-194", "FH-195", "FH-196", "FH-197", prompt="choose-place")
    def choose_place(self, s: FinalHourState) -> Decision:
        """Choose a free card of the row; the two low ones give the top effect."""
        taken = {play.priority for play in s.plays}
        options = tuple([option("onto", card) for card in s.row if card not in taken])
        return ResolvingBesideTheRow.choose_place.offer(0, options)

    @choose_place.chosen
    def resolve(self, s: FinalHourState, chosen: Option) -> Procedure:
        """Immediately resolve the half given by the place in the row."""
        card = chosen.ids[0]
        s.plays = (*s.plays[:-1], s.plays[-1].under(card))
        half = TOP if s.row.index(card) < TOPS_A_ROUND else BOTTOM
        if len(s.plays) < CARDS_A_ROUND:
            self.goto("2.a")
        return ResolvingCard(len(s.plays) - 1, half)

    @step("2.c", "FH-200")
    def discard(self, s: FinalHourState) -> None:
        """At the end of the phase, the action cards go to their discard piles."""
        for figure in s.figures:
            discard_action(s, figure, *(p.action for p in s.plays if p.figure == figure))

    def about(self, s: FinalHourState) -> dict[str, Any]:
        pending = s.plays[-1] if s.plays and not s.plays[-1].priority else None
        return {"figure": self.figure, "action": pending.action if pending else -1}
