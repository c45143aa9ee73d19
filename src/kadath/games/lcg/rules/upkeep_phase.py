"""The upkeep phase: 4.1 to 4.6 (LCG-134 to LCG-139)."""

from __future__ import annotations

from kadath.kernel.events import Period, announced, checked
from kadath.kernel.procedure import Procedure, procedure, step

from ..happenings import PhaseBegan, PhaseEnded
from ..state import LcgState
from ..vocabulary.costs import DiscardingFromHand
from .drawing import Draw
from .lasting import expired
from .player_window import player_window

HAND_SIZE = 8

BEGAN = PhaseBegan("upkeep")
ENDED = PhaseEnded("upkeep")


@procedure
class UpkeepPhase(Period):
    """Everything readies; everyone draws, gains a resource, and checks hand size."""

    drew: tuple[int, ...] = ()
    checked: tuple[int, ...] = ()

    PERIOD = "phase"

    @step("4.1", "LCG-111", "LCG-134")
    def begin(self, state: LcgState) -> Procedure | None:
        """The phase begins."""
        return announced(state, BEGAN)

    @step("4.1 window", "LCG-110")
    def window(self, state: LcgState) -> Procedure | None:
        """A player window follows; resetting actions (4.2) happens as each new turn begins."""
        return player_window(state)

    @step("4.3", "LCG-070", "LCG-136")
    def ready(self, state: LcgState) -> None:
        """Ready all exhausted cards at once."""
        for card in state.cards_in_play():
            if state.cards[card].exhausted:
                state.set_card(card, exhausted=False)

    @step("standing", "LCG-228")
    def check(self, state: LcgState) -> Procedure | None:
        """Enemies that are now ready may engage."""
        return checked(self, state)

    @step("4.4 draw", "LCG-137")
    def draw(self, state: LcgState) -> Procedure | None:
        """In player order, each investigator draws a card."""
        left = state.left_in_order(self.drew)
        if not left:
            return None
        self.drew = (*self.drew, left[0])
        self.goto("4.4 draw")
        return Draw(left[0], 1)

    @step("4.4 resources", "LCG-137")
    def gain(self, state: LcgState) -> None:
        """Then each gains a resource."""
        for who in state.player_order():
            state.set_investigator(who, resources=state.investigators[who].resources + 1)

    @step("4.5", "LCG-138")
    def check_hand_size(self, state: LcgState) -> Procedure | None:
        """In player order, each investigator discards down to the hand size."""
        for who in state.player_order():
            if who in self.checked:
                continue
            self.checked = (*self.checked, who)
            over = len(state.pile("hand", who)) - HAND_SIZE
            if over > 0:
                self.goto("4.5")
                return DiscardingFromHand(who, over)
        return None

    @step("4.6 expire", "LCG-328")
    def expire_lasting(self, state: LcgState) -> Procedure | None:
        """Effects that last until the end of the phase expire first."""
        return expired(state, self)

    @step("4.6", "LCG-111", "LCG-139")
    def finish_phase(self, state: LcgState) -> Procedure | None:
        """The phase ends, and the round with it."""
        return announced(state, ENDED)
