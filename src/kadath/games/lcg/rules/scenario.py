"""A whole scenario: it is set up, then round follows round until it ends (LCG-023, LCG-106)."""

from __future__ import annotations

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import Period
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..campaign.campaign import Campaign
from ..campaign.scenarios import SCENARIOS
from ..state import LcgState
from .conclusion import carry_out
from .ending import rule_of
from .gathering import gather
from .round import Round
from .setting_up import SetUp
from .standalone import ChooseEarlier


@procedure
class PlayScenario(Period):
    """A game: one scenario; `earlier` are those before it whose resolutions are still to choose.

    With `restarts` it may be played again, and `began` is how the campaign stood before it. The
    first scenario `opens` a campaign.
    """

    scenario: str
    difficulty: str
    rounds: int = 0
    restarts: bool = False
    earlier: tuple[str, ...] = ()
    began: Campaign = Campaign()
    won: bool = False
    opens: str = ""

    PERIOD = "game"

    @step("earlier", "LCG-474")
    def choose_earlier(self, state: LcgState) -> Procedure | None:
        """By itself it follows on resolutions that are chosen for the scenarios before it."""
        return ChooseEarlier(self.earlier) if self.earlier else None

    @step("gather", "LCG-084", "LCG-086")
    def take_out(self, state: LcgState) -> None:
        """Take out of the box what is needed."""
        if self.restarts:
            self.began = state.campaign
        gather(state, SCENARIOS[self.scenario])

    @step("set-up", "LCG-102", "LCG-475")
    def set_up(self, state: LcgState) -> Procedure | None:
        """Set it up."""
        return SetUp(self.scenario, self.difficulty, self.opens)

    @step("round", "LCG-023", "LCG-106")
    def next_round(self, state: LcgState) -> Procedure | None:
        """Play a round, and another."""
        self.rounds += 1
        self.goto("round")
        state.note("round", number=self.rounds)
        return Round(self.rounds)

    @ask("again", "LCG-429", prompt="again")
    def offer_again(self, state: LcgState) -> Decision | None:
        """Where the players agreed on that before, it may be played again with the same decks."""
        if not self.restarts:
            return None
        options = (option("go-on"), option("again"))
        return PlayScenario.offer_again.offer(state.seat_of(state.lead), options)

    @offer_again.chosen
    def play_again(self, state: LcgState, chosen: Option) -> None:
        """Everything is as it was before it; or what has happened stays."""
        if chosen.verb == "again":
            state.campaign = self.began
            state.note("again", scenario=self.scenario)
            self.rounds = 0
            self.used = ()
            self.goto("gather")

    @step("resolution", "LCG-429", "LCG-430", "LCG-433", "LCG-475", "LCG-476", "LCG-477", "LCG-479")
    def resolve(self, state: LcgState) -> None:
        """By itself it is won or lost now; a campaign has more to do with its resolution.

        Nobody has trauma from a defeat then, and killed, insane or defeated is all the same.
        """
        if len(state.stack) == 1:
            carry_out(state, SCENARIOS[self.scenario], state.resolution)
            state.finish(Outcome(self.won, state.resolution, rule_of(state.resolution)))
