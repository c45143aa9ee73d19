"""Tables for given decks: a campaign that begins, and a scenario by itself."""

from __future__ import annotations

from collections.abc import Sequence

from kadath.kernel.citations import cites
from kadath.kernel.rng import HasRng

from .campaign import Campaign, new_campaign
from .campaign_log import CampaignLog
from .campaigns import earlier_scenarios
from .decks.building import draw_weaknesses
from .decks.deck import Deck
from .rules.scenario import PlayScenario
from .rules.standalone import by_default
from .rules.table import LcgTable
from .scenarios import Scenario


def take_out(
    scenario: Scenario,
    decks: Sequence[Deck],
    seats: int,
    lead: int,
    difficulty: str,
    rng: int,
    log: CampaignLog | None = None,
) -> LcgTable:
    """A table for a scenario, before anything is taken out of the box.

    One investigator for each deck, given to the seats in turn; `lead` counts from 0. Without a
    `log` of a campaign the scenario is played alone.
    """
    state = LcgTable(rng)
    people = [deck.investigator for deck in decks]
    campaign = with_weaknesses(new_campaign(seats, decks, people, lead), state)
    campaign = campaign._replace(decks=())
    if log is None:
        state.campaign = by_default(campaign, earlier_scenarios(scenario.key))
    else:
        state.campaign = campaign.with_log(log)
    state.stack.append(PlayScenario(scenario.key, difficulty))
    return state


@cites("LCG-444", "LCG-447")
def with_weaknesses(campaign: Campaign, rng: HasRng) -> Campaign:
    """A campaign for which everybody has drawn their random basic weaknesses, out of one box."""
    for member in campaign.members:
        taken = [key for one in campaign.members for key in one.deck.listed() if one != member]
        deck = draw_weaknesses(member.deck, rng, taken)
        campaign = campaign.with_member(member._replace(deck=deck))
    return campaign
