"""Standalone scenarios: the players choose how earlier ones ended (LCG-472 to LCG-479)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import ChosenSet, Several, ask_several

from ..campaign.campaign import Campaign
from ..campaign.scenarios import SCENARIOS, Ending, recalled
from ..decks.deck import granted
from ..faces import FACES
from ..state import LcgState
from .conclusion import named_cultists
from .interlude import EarnStoryAsset

UNSURE = "R1"
"""The resolution to assume for an earlier scenario if in doubt."""


@procedure
class ChooseEarlier(Procedure):
    """The lead chooses how each earlier scenario ended; it gives no experience.

    `chosen` is the resolution of the first scenario in `left`; `decided` counts those of its
    cultists whose fate has been chosen.
    """

    left: tuple[str, ...]
    chosen: str = ""
    decided: int = 0

    @ask("resolution", "LCG-474", prompt="choose-earlier")
    def choose(self, state: LcgState) -> Decision | None:
        """Choose any of its resolutions."""
        if not self.left:
            return None
        scenario = self.left[0]
        options = tuple(option("earlier", one, scenario) for one in SCENARIOS[scenario].endings)
        return ChooseEarlier.choose.offer(_seat(state), options)

    @choose.chosen
    def write_down(self, state: LcgState, chosen: Option) -> None:
        """Read its introduction, log its results, and suffer its trauma."""
        scenario, self.chosen = self.left[0], chosen.words[0]
        recalls = recalled(SCENARIOS[scenario], state.campaign.log)
        state.note("introduction", scenario=scenario, recalls=recalls)
        state.note("earlier", scenario=scenario, resolution=self.chosen)
        state.campaign = after_earlier(state.campaign, scenario, self.chosen)

    @ask_several("cultists", "LCG-474", prompt="choose-got-away")
    def choose_cultists(self, state: LcgState) -> Several | None:
        """Only the players can say which cultists got away."""
        if not self.left or not self._ending().names_cultists:
            return None
        left = cultists_of(self.left[0])[self.decided :]
        if not left:
            return None
        return ChosenSet(_seat(state), tuple(option("got-away", face) for face in left))

    @choose_cultists.chosen
    def name_cultist(self, state: LcgState, chosen: Option) -> None:
        """The chosen cultist got away; those passed over did not."""
        cultists = cultists_of(self.left[0])
        if chosen.verb == "done":
            self.decided = len(cultists)
            return
        face = chosen.words[0]
        self.decided = cultists.index(face) + 1
        log = state.campaign.log
        left = tuple(one for one in log.interrogated if one != face)
        log = log._replace(interrogated=left, got_away=(*log.got_away, face))
        state.campaign = state.campaign.with_log(log)
        self.goto("cultists")

    @step("earned", "LCG-478")
    def earn(self, state: LcgState) -> Procedure | None:
        """The asset it awards is in this box, so a deck may have it."""
        if not self.left:
            return None
        card = self._ending().earns
        self.left, self.chosen, self.decided = self.left[1:], "", 0
        self.goto("resolution")
        return EarnStoryAsset(card) if card else None

    def _ending(self) -> Ending:
        return SCENARIOS[self.left[0]].endings[self.chosen]


@cites("LCG-474", "LCG-477")
def after_earlier(campaign: Campaign, scenario: str, resolution: str) -> Campaign:
    """The campaign after a chosen resolution: trauma, but no experience.

    Nobody is killed: those who play are those who survived.
    """
    ending = SCENARIOS[scenario].endings[resolution]
    log = campaign.log.with_records(ending.records)
    if ending.names_cultists:
        log = log._replace(interrogated=cultists_of(scenario))
    campaign = campaign.with_log(log)
    for member in campaign.playing():
        leads = member.investigator == campaign.lead
        campaign = campaign.with_member(
            member._replace(
                physical=member.physical + ending.physical_trauma,
                mental=member.mental + ending.mental_trauma + ending.lead_mental_trauma * leads,
            )
        )
    return campaign


@cites("LCG-474", "LCG-478")
def by_default(campaign: Campaign, earlier: tuple[str, ...]) -> Campaign:
    """The campaign after the first resolution of each earlier scenario; no cultist got away."""
    for scenario in earlier:
        ending = SCENARIOS[scenario].endings[UNSURE]
        campaign = after_earlier(campaign, scenario, UNSURE)
        if ending.earns:
            lead = campaign.member(campaign.lead)
            lead = lead._replace(deck=granted(lead.deck, ending.earns))
            campaign = campaign.with_member(lead)
    return campaign


def cultists_of(scenario: str) -> tuple[str, ...]:
    """The unique cultists of a scenario's encounter sets."""
    sets = SCENARIOS[scenario].encounter_sets
    return named_cultists(key for key, face in FACES.items() if face.encounter_set in sets)


def _seat(state: LcgState) -> int:
    return state.campaign.member(state.campaign.lead).seat
