"""A campaign: one scenario after another, and what happens in between (LCG-447 to LCG-471)."""

from __future__ import annotations

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..campaign.campaign import INSANE, KILLED
from ..campaign.campaigns import CAMPAIGNS
from ..campaign.scenarios import SCENARIOS, WON, Ending
from ..state import LcgState
from .conclusion import carry_out, go_on_with, suffer
from .interlude import ChooseParty, EarnStoryAsset, SpendExperience
from .scenario import PlayScenario


@procedure
class PlayCampaign(Procedure):
    """A campaign; `number` is the index of the current scenario.

    `left` are the investigators who have yet to spend their experience.
    """

    campaign: str
    difficulty: str
    restarts: bool = False
    number: int = 0
    left: tuple[str, ...] = ()

    @step("scenario", "LCG-023", "LCG-447", "LCG-457")
    def play(self, state: LcgState) -> Procedure | None:
        """Play the scenario with the decks as they are; the first one opens with the prologue."""
        opens = "" if self.number else self.campaign
        return PlayScenario(self._scenario(), self.difficulty, restarts=self.restarts, opens=opens)

    @step("defeated", "LCG-459", "LCG-460", "LCG-468")
    def suffer_defeat(self, state: LcgState) -> None:
        """Defeat by damage or horror causes trauma; a card that defeats says what it causes."""
        for who, row in state.investigators.items():
            if row.by in ("damage", "horror"):
                suffer(state, who, int(row.by == "damage"), int(row.by == "horror"))

    @ask("trauma", "LCG-461", prompt="choose-trauma")
    def choose_trauma(self, state: LcgState) -> Decision | None:
        """An investigator defeated by both damage and horror chooses which trauma to suffer."""
        for who, row in state.investigators.items():
            if row.by == "both":
                options = (option("suffer", who, "physical"), option("suffer", who, "mental"))
                return PlayCampaign.choose_trauma.offer(row.seat, options)
        return None

    @choose_trauma.chosen
    def suffer_either(self, state: LcgState, chosen: Option) -> None:
        """Suffer only the chosen trauma."""
        who, kind = chosen.ids[0], chosen.words[1]
        state.set_investigator(who, by=kind)
        suffer(state, who, int(kind == "physical"), int(kind == "mental"))
        self.goto("trauma")

    @step("resolution", "LCG-430", "LCG-432", "LCG-447", "LCG-450", "LCG-467", "LCG-469")
    def resolve(self, state: LcgState) -> None:
        """Carry out the resolution and record it."""
        scenario = SCENARIOS[self._scenario()]
        carry_out(state, scenario, state.resolution)
        go_on_with(state, self._ending(state))
        played = (*state.campaign.played, (scenario.key, state.resolution))
        lead = state.investigators[state.lead].face
        rounds = state.campaign.rounds + state.round
        state.campaign = state.campaign._replace(
            bag=state.bag, lead=lead, played=played, rounds=rounds
        )

    @step("last", "LCG-469")
    def end(self, state: LcgState) -> None:
        """After the last scenario, the campaign ends the way its last ending says."""
        self.number += 1
        if self.number == len(CAMPAIGNS[self.campaign]):
            ending = self._ending_of_last(state)
            state.finish(Outcome(ending.result == WON, ending.records[-1], "LCG-469"))

    @step("earned", "LCG-383", "LCG-457")
    def earn(self, state: LcgState) -> Procedure | None:
        """The lead investigator may take the asset the scenario awards, even if they leave now."""
        card = self._ending_of_last(state).earns
        return EarnStoryAsset(card) if card and not self._lost_its_lead(state) else None

    @step("party", "LCG-465", "LCG-470")
    def choose_party(self, state: LcgState) -> Procedure | None:
        """Players may leave, join, or return."""
        return ChooseParty(tuple(range(state.campaign.seats)))

    @step("left behind", "LCG-383")
    def leave_behind(self, state: LcgState) -> Procedure | None:
        """If the lead investigator was lost, the award goes to the investigators who play on."""
        self.left = tuple(one.investigator for one in state.campaign.playing())
        card = self._ending_of_last(state).earns
        return EarnStoryAsset(card) if card and self._lost_its_lead(state) else None

    @step("experience", "LCG-451", "LCG-456")
    def spend(self, state: LcgState) -> Procedure | None:
        """The investigators spend experience one after another."""
        if not self.left:
            return None
        who, self.left = self.left[0], self.left[1:]
        self.goto("experience")
        return SpendExperience(who)

    @ask("lead", "LCG-032", prompt="choose-next-lead")
    def choose_lead(self, state: LcgState) -> Decision | None:
        """The players choose who leads the next scenario; the previous lead answers for them."""
        playing = state.campaign.playing()
        asked = next((one for one in playing if one.investigator == state.campaign.lead), None)
        options = tuple(option("leads", one.investigator) for one in playing)
        return PlayCampaign.choose_lead.offer((asked or playing[0]).seat, options)

    @choose_lead.chosen
    def lead(self, state: LcgState, chosen: Option) -> None:
        """The next scenario begins with the chosen lead."""
        state.campaign = state.campaign._replace(lead=chosen.words[0])
        self.goto("scenario")

    def _lost_its_lead(self, state: LcgState) -> bool:
        return state.campaign.member(state.campaign.lead).fate in (KILLED, INSANE)

    def _scenario(self) -> str:
        return CAMPAIGNS[self.campaign][self.number]

    def _ending(self, state: LcgState) -> Ending:
        return SCENARIOS[self._scenario()].endings[state.resolution]

    def _ending_of_last(self, state: LcgState) -> Ending:
        scenario, resolution = state.campaign.played[-1]
        return SCENARIOS[scenario].endings[resolution]
