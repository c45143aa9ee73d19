"""Starting a game from its set-up: a scenario or a campaign, its investigators, and their decks."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Setup, SetupOption, different, filled_in
from kadath.kernel.rng import HasRng, Rng, seeded

from .campaign.campaign import MOST_INVESTIGATORS, Campaign, new_campaign
from .campaign.campaigns import NIGHT_OF_THE_ZEALOT, earlier_scenarios
from .campaign.scenarios import DIFFICULTIES
from .components.decks import STARTER_DECKS
from .components.scenarios import SCENARIOS
from .decks.building import accept, draw_weaknesses, for_standalone
from .decks.deck import Deck
from .decks.every import ADDED, every_card
from .decks.reading import reading_refusals
from .decks.refusals import DeckRefused
from .manifest import MANIFEST
from .rules.campaign import PlayCampaign
from .rules.play import LcgPlay
from .rules.scenario import PlayScenario
from .rules.standalone import by_default
from .sets.playing import SETS, needed_sets, require, with_sets
from .state import LcgState

SCENARIO, CAMPAIGN = "scenario", "campaign"
RANDOM = "random"
STARTER = "starter"
FIRST, CHOSEN = "first", "chosen"
NO, YES = "no", "yes"
WHO_CAN, WHO_MIGHT = "who-can", "who-might"


def setup_options() -> tuple[SetupOption, ...]:
    """The number of players, mode, difficulty, investigators, and who leads.

    `decks` may also be a list of decks, as text or JSON, each used by whoever plays its
    investigator. `scenario` and `earlier` apply to standalone scenarios: which one, and how those
    before it ended. With `restarts`, a scenario may be replayed as soon as it ends. With `asking`,
    everyone who might commit a card is asked too, so that a pause reveals nothing. The set-up also
    records the custom sets its decks need, which nobody chooses.
    """
    opener, campaign = "the-gathering", ("mode", CAMPAIGN)
    return (
        SetupOption("seats", MANIFEST.seats, 1),
        SetupOption("mode", (SCENARIO, CAMPAIGN), SCENARIO, advice=SCENARIO),
        SetupOption("scenario", tuple(SCENARIOS), opener, advice=opener, idle=(campaign,)),
        SetupOption("earlier", (FIRST, CHOSEN), FIRST, idle=(campaign, ("scenario", opener))),
        SetupOption("difficulty", DIFFICULTIES, "standard", advice="easy"),
        SetupOption("investigators", tuple(STARTER_DECKS), RANDOM),
        SetupOption("decks", (STARTER,), STARTER, advice=STARTER),
        SetupOption("lead", (0, 1, 2, 3), 0),
        SetupOption("restarts", (NO, YES), NO),
        SetupOption("asking", (WHO_CAN, WHO_MIGHT), WHO_CAN),
    )


def opened(setup: Setup, seed: int, salt: str) -> LcgState:
    """A game at its first decision.

    A seat may run several investigators: they are dealt to the seats in turn.
    """
    own_decks = setup.get("decks", STARTER)
    require(setup.get(SETS, ()))
    known = {key: value for key, value in setup.items() if key != SETS}
    chosen = filled_in(setup_options(), {**known, "decks": STARTER})
    decks = _decks(own_decks, chosen["mode"])
    people = _investigators(chosen, decks, seed)
    state = LcgPlay(seeded(seed, salt))
    begun = {**STARTER_DECKS, **decks}
    campaign = new_campaign(chosen["seats"], begun.values(), people, chosen["lead"])
    campaign = campaign._replace(asks_all=chosen["asking"] == WHO_MIGHT)
    state.campaign = with_weaknesses(campaign, state)
    restarts = chosen["restarts"] == YES
    if chosen["mode"] == CAMPAIGN:
        state.stack.append(PlayCampaign(NIGHT_OF_THE_ZEALOT, chosen["difficulty"], restarts))
    else:
        earlier = earlier_scenarios(chosen["scenario"])
        # Nobody joins later.
        state.campaign = state.campaign._replace(decks=())
        if chosen["earlier"] == FIRST:
            state.campaign = by_default(state.campaign, earlier)
            earlier = ()
        state.stack.append(
            PlayScenario(
                chosen["scenario"], chosen["difficulty"], restarts=restarts, earlier=earlier
            )
        )
    state.advance()
    return state


def settled(setup: Setup) -> Setup:
    """The set-up with the custom sets its decks need, each with its hash.

    Such decks identify cards by number, because sets may change their titles.
    """
    given = setup.get("decks", STARTER)
    if not ADDED or not isinstance(given, list | tuple):
        return setup
    # Imported here, because card names are text, and games are played without any.
    from .decks.exchange import write_json
    from .decks.given import read_deck

    found = {one: read_deck(one) for one in given if isinstance(one, str)}
    numbered = [
        write_json(found[one].deck)
        if one in found and not found[one].refusals and needed_sets(found[one].deck)
        else one
        for one in given
    ]
    named = {name for one in found.values() for name in needed_sets(one.deck)}
    return with_sets({**setup, "decks": numbered}, named) if named else setup


@cites("LCG-444", "LCG-447")
def with_weaknesses(campaign: Campaign, rng: HasRng) -> Campaign:
    """The campaign after everyone has drawn their random basic weaknesses from the same box."""
    for member in campaign.members:
        others = [one for one in campaign.members if one != member]
        taken = [key for one in others for key in one.deck.listed()]
        deck = draw_weaknesses(member.deck, rng, taken)
        campaign = campaign.with_member(member._replace(deck=deck))
    return campaign


def with_same_decks(setup: Setup, state: LcgState) -> Setup:
    """The set-up of a game in progress, with everything that was drawn at random."""
    # Imported here, because card names are text, and games are played without any.
    from .decks.exchange import write_json
    from .decks.given import read_deck

    members = state.campaign.members
    people = [one.investigator for one in members]
    # Cards granted by earlier scenarios will be granted again.
    decks = [
        write_json(one.deck.with_cards((), one.deck.granted)._replace(granted=()))
        for one in members
    ]
    given = setup.get("decks", STARTER)
    others = (
        []
        if given == STARTER
        else [one for one in given if read_deck(one).deck.investigator not in people]
    )
    return {**setup, "investigators": people, "decks": [*decks, *others]}


def _decks(given: Any, mode: str) -> dict[str, Deck]:
    """The given decks, by investigator; refused with all reasons at once."""
    if given == STARTER:
        return {}
    if not isinstance(given, list | tuple) or any(not isinstance(one, str) for one in given):
        raise NotWellFormed(f"decks should be {STARTER!r} or a list of decks", accepted=STARTER)
    # Imported here, because card names are text, and games are played without any.
    from .decks.given import read_deck

    readings = [read_deck(one) for one in given]
    is_standalone = mode == SCENARIO
    reasons = [
        reason
        for one in readings
        for reason in reading_refusals(one, experience=0, standalone=is_standalone)
    ]
    if reasons:
        raise DeckRefused(tuple(reasons))
    known = every_card()
    decks = [
        for_standalone(one.deck, known) if is_standalone else accept(one.deck, collection=known)
        for one in readings
    ]
    found = {deck.investigator: deck for deck in decks}
    if len(found) != len(decks):
        raise NotWellFormed("decks should be of different investigators")
    return found


def _investigators(chosen: Setup, decks: dict[str, Deck], seed: int) -> tuple[str, ...]:
    """Who plays: those named, or those of the given decks plus random others."""
    people, seats = chosen["investigators"], chosen["seats"]
    if people == RANDOM:
        drawn = Rng(seed, "investigators").shuffled(STARTER_DECKS)
        people = (*decks, *(who for who in drawn if who not in decks))[: max(seats, len(decks))]
    people = different("investigators", people, STARTER_DECKS, seats, MOST_INVESTIGATORS)
    if chosen["lead"] >= len(people):
        raise NotWellFormed(f"lead should be below {len(people)}, not {chosen['lead']}")
    return people
