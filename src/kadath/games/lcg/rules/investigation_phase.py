"""The investigation phase: 2.1 to 2.3, and the turns in it (LCG-119 to LCG-125)."""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.events import Period, announced
from kadath.kernel.legality import Attempt
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..happenings import PhaseBegan, PhaseEnded, TurnBegan, TurnEnded
from ..state import LcgState
from .actions import Act, actions_of, actions_tried
from .lasting import expired
from .performed import Performed
from .player_window import player_window
from .turn_actions import forgo_lost

ACTIONS = 3
"""The number of actions in a turn (LCG-140)."""

BEGAN = PhaseBegan("investigation")
ENDED = PhaseEnded("investigation")


@procedure
class InvestigationPhase(Period):
    """Each investigator takes one turn, in an order they choose as they go."""

    had: tuple[int, ...] = ()

    PERIOD = "phase"

    @step("2.1", "LCG-111", "LCG-119")
    def begin(self, state: LcgState) -> Procedure | None:
        """The phase begins."""
        return announced(state, BEGAN)

    @step("2.1 window", "LCG-110")
    def first_window(self, state: LcgState) -> Procedure | None:
        """A player window follows."""
        return player_window(state)

    @ask("2.2", "LCG-120", "LCG-121", prompt="choose-turn")
    def next_turn(self, state: LcgState) -> Decision | None:
        """The investigators choose who takes the next turn; the lead answers for them."""
        left = state.left_in_order(self.had)
        if not left:
            return None
        options = tuple([option("turn", who) for who in left])
        return InvestigationPhase.next_turn.offer(state.seat_of(state.lead), options)

    @next_turn.chosen
    def take_turn(self, state: LcgState, chosen: Option) -> Procedure | None:
        """The chosen investigator's turn."""
        who = chosen.ids[0]
        self.had = (*self.had, who)
        self.goto("2.2")
        return Turn(who)

    @step("2.3 expire", "LCG-328")
    def expire_lasting(self, state: LcgState) -> Procedure | None:
        """Effects that last until the end of the phase expire first."""
        return expired(state, self)

    @step("2.3", "LCG-111", "LCG-125")
    def finish_phase(self, state: LcgState) -> Procedure | None:
        """The phase ends."""
        return announced(state, ENDED)


@procedure
class Turn(Period, Performed):
    """An investigator's turn; `additional` actions come from effects."""

    who: int
    actions: int = ACTIONS
    additional: int = 0

    PERIOD = "turn"

    @step("2.2", "LCG-031", "LCG-120", "LCG-135")
    def begin(self, state: LcgState) -> Procedure | None:
        """The turn begins."""
        if state.log is not None:
            state.note("turn", who=self.who)
        forgo_lost(state, self)
        return announced(state, TurnBegan(self.who))

    @step("2.2 window", "LCG-110")
    def window(self, state: LcgState) -> Procedure | None:
        """A player window before the first action and after each action."""
        if state.is_out(self.who):
            self.goto("2.2.2 expire")
            return None
        return player_window(state)

    @ask("2.2.1", "LCG-122", "LCG-123", "LCG-140", "LCG-144", prompt="take-action")
    def take_action(self, state: LcgState) -> Decision | None:
        """The active investigator may take an action, or stop."""
        if state.is_out(self.who):
            return None
        options = (*actions_of(state, self), DONE)
        return Turn.take_action.offer(state.seat_of(self.who), options)

    def attempts(self, state: LcgState) -> Iterable[Attempt]:
        return actions_tried(state, self) if self.at == "2.2.1" else ()

    @take_action.chosen
    def act(self, state: LcgState, chosen: Option) -> Procedure | None:
        """Take the action, and return to the player window."""
        if chosen == DONE:
            return None
        self.goto("2.2 window")
        return Act(self.who, chosen)

    @step("2.2.2 expire", "LCG-328")
    def expire_lasting(self, state: LcgState) -> Procedure | None:
        """Effects that last until the end of the turn expire first."""
        return expired(state, self)

    @step("2.2.2", "LCG-124")
    def finish_turn(self, state: LcgState) -> Procedure | None:
        """The turn ends."""
        return announced(state, TurnEnded(self.who))
