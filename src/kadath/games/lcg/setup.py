"""Taking a scenario and its decks out of the box: the state that set-up begins with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from kadath.kernel.citations import cites
from kadath.kernel.log import EVERYONE
from kadath.kernel.rng import below, shuffled

from .campaign import Campaign
from .campaign_log import CampaignLog
from .components.decks import BASIC_WEAKNESSES, Deck
from .faces import FACES, AgendaFace
from .rules.scenario import PlayScenario
from .rules.table import LcgTable
from .scenarios import Scenario
from .state import SCENARIO, Card, Investigator
from .unseen_set import cards_of
from .zones import add_sleeve, listen


@cites("LCG-032", "LCG-052", "LCG-084", "LCG-086")
def take_out(
    scenario: Scenario,
    decks: Sequence[Deck],
    seats: int,
    lead: int,
    difficulty: str,
    rng: int,
    log: CampaignLog | None = None,
) -> LcgTable:
    """A table with everything that is needed for a scenario, before it is set up.

    One investigator for each deck, given to the seats in turn; `lead` counts from 0. Without a
    `log` of a campaign the scenario is played alone.
    """
    state = LcgTable(rng)
    state.campaign = Campaign(log if log is not None else CampaignLog(scenario.records))
    for place, deck in enumerate(decks):
        state.investigators[place + 1] = Investigator(deck.investigator, place % seats, 0)
    state.lead = lead + 1
    pool = [key for key, copies in BASIC_WEAKNESSES.items() if key in FACES for _ in range(copies)]
    weaknesses = iter(shuffled(state, pool))
    for who, deck in zip(state.investigators, decks, strict=True):
        random = tuple(islice(weaknesses, deck.basic_weaknesses))
        for key in (*deck.listed(), *random):
            if key in FACES:
                _sleeve(state, key, "deck", who, who, known=0)
        listen(state, who)
    for key in gathered(scenario, state.campaign.log):
        _sleeve(state, key, "aside", SCENARIO, 0, known=EVERYONE)
    if scenario.one_of:
        unseen = scenario.one_of[below(state, len(scenario.one_of))]
        for key in cards_of(unseen):
            _sleeve(state, key, "deck", SCENARIO, SCENARIO, known=0)
    for key in scenario.agendas:
        _sleeve(state, key, "agenda deck", SCENARIO, 0, known=EVERYONE)
    for key in scenario.acts:
        _sleeve(state, key, "act deck", SCENARIO, 0, known=EVERYONE)
    state.scenario = _sleeve(state, scenario.reference, "aside", SCENARIO, 0, known=EVERYONE)
    # Lots of faces are told apart by numbers: those of the start are the owners'.
    state.serial = len(state.cards) + len(decks)
    state.stack.append(PlayScenario(scenario.key, difficulty))
    return state


@cites("LCG-410")
def gathered(scenario: Scenario, log: CampaignLog) -> list[str]:
    """The faces of all that is gathered for a scenario, but for its acts and agendas."""
    reverses = {face.becomes for face in FACES.values() if isinstance(face, AgendaFace)}
    apart = {scenario.reference, *scenario.agendas, *scenario.acts, *reverses}
    guests = [key for record, key in scenario.guests if record in log.records]
    if scenario.cultists_return:
        guests += log.got_away
    return guests + [
        key
        for one in scenario.encounter_sets
        for key, face in FACES.items()
        if face.encounter_set == one and key not in apart
        for _ in range(face.copies)
    ]


def _sleeve(state: LcgTable, key: str, zone: str, owner: int, place: int, *, known: int) -> int:
    number = len(state.investigators) + len(state.cards) + 1
    state.cards[number] = Card(key, owner, zone, place, known=known)
    state.piles[zone, place] = (*state.pile(zone, place), number)
    add_sleeve(state, number)
    return number
