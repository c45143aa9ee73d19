"""Aiming at cards: what has run least is brought to where it works, as play could have done.

Acts and agendas advance until the card is the current one, encounter cards are drawn or put on top
of their deck, player cards come into hands and into play, and somebody goes to a location.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from kadath.games.lcg.campaign.campaigns import CAMPAIGNS
from kadath.games.lcg.campaign.scenarios import Scenario
from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.decks.core_set import BASIC_WEAKNESSES, CORE_SET
from kadath.games.lcg.faces import SKILLS, AssetFace, Face, PlayerFace
from kadath.games.lcg.happenings import EnteredPlay
from kadath.games.lcg.rules.advancing import AdvanceCard
from kadath.games.lcg.rules.drawing import Draw
from kadath.games.lcg.rules.movement import moving
from kadath.games.lcg.rules.play_card import EnterPlay, hindrance_to_play
from kadath.games.lcg.state import SCENARIO, LcgState
from kadath.games.lcg.values import cost_to_play
from kadath.games.lcg.vocabulary.abilities import Revelation
from kadath.games.lcg.vocabulary.effects import MakeTest
from kadath.games.lcg.vocabulary.modifiers import MoreSlots
from kadath.games.lcg.vocabulary.story import Reach
from kadath.games.lcg.zones import put
from kadath.kernel.game import Setup
from kadath.kernel.modifiers import Adjust
from kadath.kernel.rng import Rng

from ..nodes import trees_in
from .random_decks import is_open
from .running import meet, run
from .witness import features_of

AIMS = 4
"""How many encounter cards, and how many player cards, are aimed at in a game."""
MOST_ADVANCES = 4
CLUES_FOR_A_CARD = 2


def least_run(setup: Setup, ran: Counter[str], rng: Rng) -> tuple[str, ...]:
    """The cards with features that have run least, among those a set-up may include.

    The endings a card leads to count among its features.
    """
    scenario = SCENARIOS[setup["scenario"]]
    sets = {*scenario.encounter_sets, *scenario.one_of}
    encounter = {
        key: (*_features(key), *endings_of(key, scenario, in_campaign="mode" in setup))
        for key, face in FACES.items()
        if face.encounter_set in sets
    }
    players = {
        key: _features(key)
        for key, card in CORE_SET.cards.items()
        if key in BASIC_WEAKNESSES
        or any(is_open(who, card) or _is_theirs(who, key) for who in setup["investigators"])
    }
    first, *others = _least(encounter, ran, rng)
    # Cards that lead to different endings get in each other's way.
    others = [key for key in others if not (is_decisive(first) and is_decisive(key))]
    return (first, *others, *_least(players, ran, rng))


def endings_of(key: str, scenario: Scenario, *, in_campaign: bool) -> tuple[str, ...]:
    """The endings a card leads to, by the names they are counted under."""
    reached = _resolutions(key)
    if in_campaign and any(order[-1] == scenario.key for order in CAMPAIGNS.values()):
        return tuple(f"outcome {scenario.endings[one].records[-1]}" for one in reached)
    return tuple(f"{scenario.key} ends {one}" for one in reached)


@cache
def _resolutions(key: str) -> tuple[str, ...]:
    return tuple(
        f"R{part.resolution}"
        for tree in trees_in(FACES[key])
        for part in tree.walk()
        if isinstance(part, Reach)
    )


def _features(key: str) -> tuple[str, ...]:
    return tuple(feature for feature, _ in features_of(FACES[key]))


def _is_theirs(who: str, key: str) -> bool:
    return key in CORE_SET.building[who].required


def _least(cards: Mapping[str, Sequence[str]], ran: Counter[str], rng: Rng) -> tuple[str, ...]:
    times = {
        key: min(ran[feature] for feature in cards[key])
        for key in rng.shuffled(tuple(cards))
        if cards[key]
    }
    return tuple(sorted(times, key=lambda key: times[key])[:AIMS])


def advance_to(state: LcgState, aims: Iterable[str], rng: Rng) -> None:
    """Advance acts and agendas to those aimed at, or to those that bring what is set aside."""
    wanted = set(aims)
    for _ in range(MOST_ADVANCES):
        waits = any(state.cards[card].face in wanted for card in state.pile("aside"))
        for deck, current in (("act deck", state.act), ("agenda deck", state.agenda)):
            ahead = {state.cards[card].face for card in state.pile(deck)}
            shown = {state.cards[card].face for card in (*state.pile(deck), current) if card}
            ahead |= {becomes for key in shown if (becomes := getattr(FACES[key], "becomes", ""))}
            if current and (ahead & wanted or (waits and ahead)):
                run(state, AdvanceCard(current), rng)


def is_decisive(key: str) -> bool:
    """Whether a card may end a scenario."""
    return bool(_resolutions(key))


def bring(state: LcgState, aims: Iterable[str], rng: Rng) -> None:
    """Bring the cards aimed at to where they work."""
    for key in aims:
        cards = [card for card, row in state.cards.items() if row.face == key]
        if cards:
            _bring(state, cards[rng.below(len(cards))], rng)


def _bring(state: LcgState, card: int, rng: Rng) -> None:
    row, face = state.cards[card], state.face(card)
    order = state.player_order()
    who = order[rng.below(len(order))]
    if row.zone == "map":
        run(state, moving(state, who, card), rng)
    elif row.zone == "hand":
        _have(state, row.place, card, rng)
    elif row.zone != "deck":
        return
    elif row.owner == SCENARIO and rng.below(2):
        put(state, card, "deck", row.place)
        if row.place != SCENARIO:
            # A scenario's own deck is drawn from for clues.
            for other in order:
                held = state.investigators[other].clues
                state.set_investigator(other, clues=held + CLUES_FOR_A_CARD)
    elif row.owner == SCENARIO:
        meet(state, who, card, rng)
    elif not state.is_out(row.owner):
        put(state, card, "deck", row.owner)
        if face.weakness and rng.below(2):
            return
        run(state, Draw(row.owner, 1), rng)
        _have(state, row.owner, card, rng)


def _have(state: LcgState, who: int, card: int, rng: Rng) -> None:
    """Let an investigator have a card in play, with an occasion for its effects, if possible."""
    play(state, who, card, rng)
    if state.cards[card].zone == "play":
        face = state.face(card)
        for slot in _gives_slots(face):
            _fill(state, who, slot, rng)
        for skill in _changes_skills(face):
            _await_test(state, skill)


def _changes_skills(face: Face) -> Iterator[str]:
    return (
        one.ability.stat
        for one in face.placed
        if isinstance(one.ability, Adjust) and one.ability.stat in SKILLS
    )


def _await_test(state: LcgState, skill: str) -> None:
    """Let the next encounter cards test a skill, as far as there are such cards."""
    for card in state.pile("deck"):
        if _tests(state.face(card).key, skill):
            put(state, card, "deck", SCENARIO)


@cache
def _tests(key: str, skill: str) -> bool:
    return any(
        isinstance(part, MakeTest) and part.skill == skill
        for one in FACES[key].placed
        if isinstance(one.ability, Revelation)
        for part in one.ability.walk()
    )


def _gives_slots(face: Face) -> Iterator[str]:
    return (one.ability.slot for one in face.placed if isinstance(one.ability, MoreSlots))


def _fill(state: LcgState, who: int, slot: str, rng: Rng) -> None:
    """Give an investigator what additional slots are for."""
    for card in (*state.pile("hand", who), *state.pile("deck", who)):
        asset = state.face(card)
        if isinstance(asset, AssetFace) and slot in asset.slots and not state.is_out(who):
            put(state, card, "deck", who)
            run(state, Draw(who, 1), rng)
            play(state, who, card, rng)


def play(state: LcgState, who: int, card: int, rng: Rng) -> None:
    """Put an asset in hand into play, as if it had been paid for earlier, if it may be played."""
    if state.cards[card].zone != "hand" or not isinstance(state.face(card), AssetFace):
        return
    held = state.investigators[who].resources
    state.set_investigator(who, resources=held + cost_to_play(state, card, who))
    hindrance = hindrance_to_play(state, who, card)
    state.set_investigator(who, resources=held)
    if hindrance is None:
        run(state, EnterPlay((EnteredPlay(card, who),)), rng)


def story_assets(state: LcgState) -> Iterator[str]:
    """The cards a campaign has granted to decks."""
    for member in state.campaign.playing():
        for key in member.deck.granted:
            if isinstance(FACES[key], PlayerFace) and not FACES[key].weakness:
                yield key
