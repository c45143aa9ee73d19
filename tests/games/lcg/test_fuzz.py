"""Whole random games through the battery."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context

import pytest

from kadath.games.lcg.campaign.scenarios import DIFFICULTIES
from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.decks.building import refusals
from kadath.games.lcg.rules.ending import NO_RESOLUTION
from kadath.games.lcg.state import IN_PLAY
from kadath.kernel.codec import state_hash
from kadath.kernel.decision import Option
from kadath.kernel.log import Entry
from kadath.kernel.record import Record, replay
from kadath.kernel.rng import Rng
from kadath.kernel.state import State
from kadath.native import is_compiled
from kadath.testkit.battery import Battery, final_hash, games
from kadath.testkit.kit import kit
from kadath.testkit.lcg.aiming import endings_of
from kadath.testkit.lcg.kit import ENDINGS, OUTCOMES
from kadath.testkit.lcg.random_decks import random_deck
from kadath.testkit.player import CuriousPlayer
from kadath.testkit.soak import soak_part

KIT = kit("lcg")
GAMES = 8
PARTS = 4
CAMPAIGNS = 9
"""One in so many of the campaigns is played here."""


def test_every_scenario_is_played_by_any_number_at_every_difficulty() -> None:
    played = {
        (one["scenario"], len(one["investigators"]), one["difficulty"], "position" in one)
        for one in KIT.setups()
        if "mode" not in one
    }
    late = (False, True)
    assert played == set(product(SCENARIOS, range(1, 5), DIFFICULTIES, late))


def test_campaigns_are_played_by_any_number_at_every_difficulty() -> None:
    played = {
        (len(one["investigators"]), one["difficulty"]) for one in KIT.setups() if "mode" in one
    }
    assert played == set(product(range(1, 5), DIFFICULTIES))


def test_campaigns_with_random_purchases_go_through_the_battery() -> None:
    """Whole campaigns: cards that are bought, earned or drawn are where the log says they are."""
    battery = Battery(KIT, CuriousPlayer(KIT, seed=4), seed=4)
    campaigns = [one for one in KIT.setups() if "mode" in one]
    told: Counter[str] = Counter()
    for seed, setup in enumerate(campaigns[::CAMPAIGNS]):
        played = battery.play(setup, seed)
        *_, state = replay(KIT.game, played.record, log=True)
        assert state.campaign.played
        told.update(entry.kind for entry in state.log or [])
    assert {"bought", "earned", "recorded", "party-join", "party-leave"} <= set(told)


@pytest.mark.parametrize("part", range(PARTS))
def test_games_go_through_the_battery(part: int) -> None:
    """A soak plays them all; these are some of each kind."""
    played = soak_part("lcg", first=part * (len(KIT.setups()) // PARTS), count=GAMES)
    assert played.failures == ()
    assert played.games == GAMES
    # Where the rules are compiled no witness can stand in them.
    assert is_compiled() or len(played.ran) > 40


@pytest.mark.plain("no witness can stand in them")
def test_what_ran_is_what_the_witness_saw() -> None:
    """A card that was played, an act that advanced: the witness counts them as the log does."""
    battery = Battery(KIT, CuriousPlayer(KIT, seed=3), seed=3)
    seen: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for setup, seed in games(KIT, 100, 12):
        if "position" in setup:
            # What led to a position is played before there is a log.
            continue
        played = battery.play(setup, seed)
        seen += played.ran
        *_, state = replay(KIT.game, played.record, log=True)
        told.update(_told(state.log or []))
    assert told
    assert {feature: seen[feature] for feature in told} == told


def _told(entries: list[Entry]) -> Iterator[str]:
    """The features of acts and agendas that advanced, and of abilities that the log names."""
    for entry in entries:
        face = FACES.get(str(entry.args.get("face")))
        if entry.kind == "advanced" and getattr(face, "reverse", None) is not None:
            yield f"{entry.args['face']} reverse"


def test_a_position_is_dealt_anew_from_its_seed() -> None:
    setup = next(one for one in KIT.setups() if "position" in one)
    hashes = [state_hash(KIT.game.new(setup, seed)) for seed in (1, 1, 2)]
    assert hashes[0] == hashes[1] != hashes[2]


def test_dealt_positions_are_late() -> None:
    late = [(one, seed) for seed, one in enumerate(KIT.setups()) if "position" in one]
    states = [KIT.game.new(setup, seed) for setup, seed in late[::3]]
    assert all(state.decision is not None for state in states)
    assert all(list(KIT.complaints(state)) == [] for state in states)
    acts = Counter(state.face(state.act).stage for state in states if state.act)
    assert len(acts) >= 3, "first, second and third acts"
    assert any(state.enemies_at(place) for state in states for place in state.locations())
    assert any(state.pile("play", who) for state in states for who in state.investigators)


def test_a_position_is_aimed_at_what_has_run_least() -> None:
    """Everything has run but one card's ability; now it is at work, or soon will be."""
    seen: Counter[str] = Counter()
    for key in ("umordhoth", "ruth-turner", "what-have-you-done", "old-book-of-lore", "haunted"):
        ran = Counter(dict.fromkeys(KIT.features(), 1))
        ran.subtract(feature for feature in KIT.features() if feature.startswith(f"{key} "))
        for seed, setup in enumerate(KIT.setups()):
            aimed = KIT.aimed(setup, ran, seed)
            if key in aimed.get("aims", ()) and "mode" not in aimed and seed % 2:
                state = KIT.game.new(aimed, seed)
                rows = [row for row in state.cards.values() if row.face == key]
                seen[key] += any(row.zone in ("hand", *IN_PLAY) for row in rows)
                assert list(KIT.complaints(state)) == []
    assert min(seen.values()) >= 3, seen


def test_players_choose_first_what_has_run_least() -> None:
    """One resolution was hardly ever reached: whoever could reach it does so nearly always."""
    wanted = "the-devourer-below ends R3"
    ran = Counter(dict.fromkeys(KIT.features(), 9))
    ran[wanted] = 2
    player = CuriousPlayer(KIT, seed=2)
    player.ran = ran
    player.begin()
    chosen = met = 0
    for seed, setup in enumerate(KIT.setups()):
        if setup["scenario"] != "the-devourer-below" or "mode" in setup:
            continue
        state = KIT.game.new(KIT.aimed(setup, ran, seed), seed)
        assert state.decision is not None
        good = {one for one in state.decision.options if wanted in KIT.leads_to(state, one)}
        for _ in range(10 if good else 0):
            met += 1
            chosen += player.choose(state) in good
    assert met >= 20
    assert chosen > met * 3 // 4


def test_players_keep_what_has_run_least() -> None:
    """A badge whose willpower is rare is not discarded for the actions that it gives."""
    spends, keeps = Counter[str](), Counter[str]()
    for rare, spent in ("police-badge 0 Adjust", keeps), ("police-badge 1 Free", spends):
        ran = Counter(dict.fromkeys(KIT.features(), 9))
        ran[rare] = 2
        player = CuriousPlayer(KIT, seed=2)
        player.ran = ran
        player.begin()
        for seed, setup in enumerate(KIT.setups()[:60]):
            state = KIT.game.new(KIT.aimed(setup, ran, seed), seed)
            gains = [one for one in _offered(state) if one.verb == "resource"]
            if gains:
                state.apply(gains[0])
            uses = {one for one in _offered(state) if any(KIT.gives_up(state, one))}
            for _ in range(10 if uses else 0):
                spent["met"] += 1
                spent["used"] += player.choose(state) in uses
    assert min(spends["met"], keeps["met"]) >= 20
    assert spends["used"] > spends["met"] * 3 // 4
    assert keeps["used"] < keeps["met"] // 8


def _offered(state: State) -> tuple[Option, ...]:
    return state.decision.options if state.decision is not None else ()


def test_a_bonus_to_a_skill_that_is_aimed_at_will_be_put_to_the_test() -> None:
    """Nothing but the badge's willpower is rare: the next treachery tests willpower."""
    ran = Counter(dict.fromkeys(KIT.features(), 9))
    ran["police-badge 0 Adjust"] = 2
    tested = 0
    for seed, setup in enumerate(KIT.setups()):
        aimed = KIT.aimed(setup, ran, seed)
        if "police-badge" in aimed.get("aims", ()) and "mode" not in aimed and seed % 2:
            state = KIT.game.new(aimed, seed)
            worn = any(
                row.face == "police-badge" and row.zone == "play" for row in state.cards.values()
            )
            next_ones = [state.face(card).key for card in state.pile("deck")[:1]]
            tested += worn and next_ones in (["rotting-remains"], ["frozen-in-fear"])
    assert tested >= 5


def test_campaigns_that_aim_at_an_end_mostly_begin_in_the_last_scenario() -> None:
    late = [one for one in KIT.setups() if "mode" in one and "position" in one]
    last = Counter[bool]()
    for seed, setup in enumerate(late):
        for aims in ("umordhoth",), ("swarm-of-rats",):
            state = KIT.game.new(setup | {"aims": aims}, seed)
            last[aims == ("umordhoth",)] += len(state.campaign.played) == 2
    assert last[True] > last[False] > 0
    assert last[True] > len(late) // 2


def test_every_ending_is_aimed_at() -> None:
    """A card that leads to a resolution is aimed at until it was reached."""
    reached = {
        ending
        for scenario in SCENARIOS.values()
        for key, face in FACES.items()
        if face.encounter_set in scenario.encounter_sets
        for campaign in (True, False)
        if not campaign or scenario.key == "the-devourer-below"
        for ending in endings_of(key, scenario, in_campaign=campaign)
    }
    alone = {f"{one.key} ends {NO_RESOLUTION}" for one in SCENARIOS.values()}
    assert reached | alone >= set(ENDINGS)
    assert {"outcome nobody-left", "outcome arkham-succumbed"} == set(OUTCOMES) - reached
    assert reached <= set(KIT.features())


def test_dealt_campaigns_begin_in_every_scenario() -> None:
    late = [one for one in KIT.setups() if "mode" in one and "position" in one]
    states = [KIT.game.new(setup, seed) for seed, setup in enumerate(late)]
    assert all(state.decision is not None and state.outcome is None for state in states)
    assert {len(state.campaign.played) for state in states} == {0, 1, 2}


def test_random_decks_have_what_is_wanted() -> None:
    deck = random_deck("roland-banks", Rng(3), ("shotgun", "haunted", "shrivelling"))
    assert [deck.copies(key) for key in ("shotgun", "haunted", "shrivelling")] == [1, 1, 0]
    assert refusals(deck, experience=None) == ()


def test_random_decks_are_allowed() -> None:
    rng = Rng(1)
    for who in STARTER_DECKS:
        for _ in range(10):
            assert refusals(random_deck(who, rng), experience=None) == ()


def test_seed_and_choices_give_the_same_end_in_another_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    battery = Battery(KIT, CuriousPlayer(KIT, seed=8), seed=8)
    played = [battery.play(setup, seed) for setup, seed in games(KIT, 500, 4)]
    again = Battery(KIT, CuriousPlayer(KIT, seed=8), seed=8)
    setup, seed = next(games(KIT, 500, 1))
    assert again.play(setup, seed).hash == played[0].hash
    # Another order of hashing would show a set or dictionary whose order matters.
    monkeypatch.setenv("PYTHONHASHSEED", "4321")
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        hashes = list(pool.map(end_of_replay, [one.record.to_json() for one in played]))
    assert hashes == [one.hash for one in played]


def end_of_replay(text: str) -> str:
    return final_hash(kit("lcg"), Record.from_json(text))
