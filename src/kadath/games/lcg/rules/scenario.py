"""A whole scenario: set-up, then rounds until it ends (LCG-023, LCG-106)."""

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
    """A game of one scenario; `earlier` are those whose resolutions are still to be chosen.

    With `restarts` it may be replayed, and `began` is the campaign as it was before. The first
    scenario of a campaign `opens` it.
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
        """A standalone scenario first asks for the resolutions of the scenarios before it."""
        return ChooseEarlier(self.earlier) if self.earlier else None

    @step("gather", "LCG-084", "LCG-086")
    def take_out(self, state: LcgState) -> None:
        """Take the components out of the box."""
        if self.restarts:
            self.began = state.campaign
        gather(state, SCENARIOS[self.scenario])

    @step("set-up", "LCG-102", "LCG-475")
    def set_up(self, state: LcgState) -> Procedure | None:
        """Set up the scenario."""
        return SetUp(self.scenario, self.difficulty, self.opens)

    @step("round", "LCG-023", "LCG-106")
    def next_round(self, state: LcgState) -> Procedure | None:
        """Play round after round."""
        self.rounds += 1
        self.goto("round")
        state.note("round", number=self.rounds)
        return Round(self.rounds)

    @ask("again", "LCG-429", prompt="again")
    def offer_again(self, state: LcgState) -> Decision | None:
        """If the players agreed on it, they may replay the scenario with the same decks."""
        if not self.restarts:
            return None
        options = (option("go-on"), option("again"))
        return PlayScenario.offer_again.offer(state.seat_of(state.lead), options)

    @offer_again.chosen
    def play_again(self, state: LcgState, chosen: Option) -> None:
        """Restore everything as it was before the scenario; or let the result stand."""
        if chosen.verb == "again":
            state.campaign = self.began
            state.note("again", scenario=self.scenario)
            self.rounds = 0
            self.used = ()
            self.goto("gather")

    @step("resolution", "LCG-429", "LCG-430", "LCG-433", "LCG-475", "LCG-476", "LCG-477", "LCG-479")
    def resolve(self, state: LcgState) -> None:
        """A standalone scenario is won or lost now; a campaign carries out its resolution itself.

        Standalone, a defeat causes no trauma, and being killed, insane, or defeated makes no
        difference.
        """
        if len(state.stack) == 1:
            carry_out(state, SCENARIOS[self.scenario], state.resolution)
            state.finish(Outcome(self.won, state.resolution, rule_of(state.resolution)))
