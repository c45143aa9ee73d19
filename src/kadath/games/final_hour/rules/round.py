"""The round, as numbered on the reference card: two phases, five steps, repeated."""

from __future__ import annotations

from typing import Any

from kadath.kernel.procedure import Procedure, procedure, step

from ..state import FinalHourState
from .action_phase import ItemsAfterPriority, PlayingPriorityCards, ResolvingActionCards
from .ancient_one_phase import Gate, Reckoning
from .ritual import ProposingRitual, ReversingRitual, people_in_order
from .solo import LayingTheRow, ResolvingBesideTheRow


@procedure
class Round(Procedure):
    """The whole game after set-up, one round after another."""

    @step("begin", "FH-058", "FH-059", "FH-063", "FH-011")
    def begin(self, s: FinalHourState) -> None:
        """A new round begins; Glimpse R'lyeh in the previous one may make it face down."""
        s.round += 1
        s.plays = ()
        s.face_down, s.face_down_next = s.face_down_next, False
        s.note("round", amount=s.round)

    @step("1", "FH-063")
    def play_priority_cards(self, s: FinalHourState) -> Procedure:
        """Action phase, step 1."""
        return LayingTheRow() if s.is_solo else PlayingPriorityCards()

    @step("1-2", "FH-131")
    def between(self, s: FinalHourState) -> Procedure:
        """Items used once all priority cards are played."""
        return ItemsAfterPriority(s.player_order())

    @step("2", "FH-063")
    def resolve_action_cards(self, s: FinalHourState) -> Procedure:
        """Action phase, step 2."""
        return ResolvingBesideTheRow() if s.is_solo else ResolvingActionCards()

    @step("3", "FH-087")
    def reckoning(self, s: FinalHourState) -> Procedure:
        """Ancient One phase, step 1."""
        return Reckoning()

    @step("4", "FH-087")
    def gate(self, s: FinalHourState) -> Procedure:
        """Ancient One phase, step 2."""
        return Gate()

    @step("5", "FH-087", "FH-096", "FH-203", "FH-188")
    def pass_lead(self, s: FinalHourState) -> None:
        """Ancient One phase, step 3: pass the lead to the left; the solo game has none."""
        if not s.is_solo:
            s.lead = (s.lead + 1) % len(s.investigators)
            s.note("lead", figure=s.lead)

    @step("ritual", "FH-098", "FH-102", "FH-108")
    def offer_ritual(self, s: FinalHourState) -> Procedure:
        """With the last gate the attempt is forced; before that it is offered."""
        if not s.gate_pile:
            return ReversingRitual(people_in_order(s))
        return ProposingRitual(people_in_order(s))

    @step("again", "FH-097")
    def again(self, s: FinalHourState) -> None:
        """The next round begins."""
        self.goto("begin")

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"round": s.round}
