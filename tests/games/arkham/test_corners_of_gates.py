"""Corner cases of gates, Mythos cards, monsters and terror (AH-3.5, AH-8 to AH-12)."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import LOST, OUTSKIRTS, SKY, UNSTABLE, area
from kadath.games.arkham.cards import ALLY, MARKER, MONSTERS, MYTHOS, MYTHOS_CARD
from kadath.games.arkham.rules.closing import Closing
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.encounters import ArkhamEncounter
from kadath.games.arkham.rules.encounters_phase import EncountersPhase
from kadath.games.arkham.rules.monster_movement import MovingMonsters
from kadath.games.arkham.rules.monsters import PlacingMonsters, counted_monsters
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.rules.mythos import ResolvingMythos
from kadath.games.arkham.rules.surge import Surging
from kadath.games.arkham.rules.terror import RaisingTerror
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.score import score
from kadath.games.arkham.state import Card
from kadath.games.arkham.vocabulary.effects.gates import OpenGateHere
from kadath.games.arkham.vocabulary.effects.moves import EncounterIn
from kadath.games.arkham.vocabulary.effects.town import WeatherComes
from kadath.kernel.sleeves.knowledge import hide
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position

from .test_encounters import gate_cards
from .test_environments import under
from .test_gates import opened
from .test_mythos import MYTHOS_LOT, plain, table
from .test_surge import spread
from .test_surge import table as surging


def answered(t: Position) -> Position:
    """Answer all other questions by doing as little as possible."""
    while t.s.decision is not None:
        t.choose(t.offered()[-1])
    return t


# --- Opening --------------------------------------------------------------------------------------


@pytest.mark.rule("AH-3.5.4", "AH-7.11")
def test_everybody_at_a_new_gate_is_drawn_in_and_delayed_and_nobody_else() -> None:
    t = position("""
        joe_diamond: at woods
        michael_mcglen: at woods
        harvey_walters: at uptown
    """)
    t.deck(MARKER, "abyss")
    t.s.cup = ("cultist",)
    opened(t, "woods")
    assert [t.row(who).space for who in (1, 2, 3)] == [area("abyss", 1)] * 2 + ["uptown"]
    assert [t.row(who).delayed for who in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("AH-3.5.16", "AH-12.1")
def test_the_last_gate_awakens_before_anybody_is_drawn_through_it() -> None:
    t = position("joe_diamond: at woods")
    t.deck(MARKER, "abyss")
    for space in ("graveyard", "black_cave", "the_unnamable", "the_witch_house"):
        t.gate(space, "yuggoth")
    for space in ("hibbs_roadhouse", "independence_square", "unvisited_isle"):
        t.gate(space, "rlyeh")
    opened(t, "woods")
    assert t.s.awake
    assert t.row(1).space == "woods"


@pytest.mark.rule("AH-3.3.13")
def test_an_entry_opens_no_gate_at_an_elder_sign() -> None:
    t = position("joe_diamond: at woods")
    t.s.seals = ("woods",)
    t.deck(MARKER, "abyss")
    t.resolve(OpenGateHere(monster=True)).expects_no_question()
    assert (t.s.gates, t.s.doom, t.s.monsters, t.row(1).space) == ({}, 0, {}, "woods")


@pytest.mark.rule("AH-3.3.13", "AH-12.1")
def test_a_gate_from_an_entry_awakens_the_ancient_one_like_any_other() -> None:
    t = position("joe_diamond: at woods")
    t.s.decks[MARKER] = ()
    t.resolve(OpenGateHere())
    assert t.s.awake


@pytest.mark.rule("AH-3.2.14", "AH-3.5.4")
def test_a_gate_opens_at_a_closed_location_and_covers_the_closed_marker() -> None:
    t = position("""
        joe_diamond: at uptown, sliders 3 0 0
        woods: closed
    """)
    t.deck(MARKER, "abyss")
    t.s.cup = ("cultist",)
    opened(t, "woods", 0)
    t.begin(MovementPhase())
    assert "move:woods" in t.offered()


@pytest.mark.rule("AH-3.5.6")
def test_no_clue_appears_at_the_gate_that_the_same_card_opens() -> None:
    """The location of the Clue has a gate already."""
    key = plain("environment")
    t = table(key)
    t.gate(MYTHOS[key].clues[0], "rlyeh")
    t.begin(ResolvingMythos())
    assert t.noted("clue") == []


@pytest.mark.rule("AH-3.5.6")
def test_while_no_clues_appear_nobody_is_offered_an_existing_one() -> None:
    """Closed Mouths is in play, and a Clue lies where an investigator was sent."""
    key = plain("environment")
    place = MYTHOS[key].clues[0]
    t = table(key, "closed_mouths")
    t.s.environment = t.s.decks[MYTHOS_CARD][1]
    t.s.decks[MYTHOS_CARD] = t.s.decks[MYTHOS_CARD][:1]
    t.s.set_card(t.s.environment, owner=-1)
    t.s.set_investigator(1, space=place)
    t.s.clues[place] = 1
    t.begin(ResolvingMythos()).expects_no_question()
    assert (t.s.clues[place], t.row(1).clues) == (1, 0)


@pytest.mark.rule("AH-3.5.9", "AH-3.5.13")
def test_an_environment_that_is_replaced_goes_under_the_deck() -> None:
    one, other = "blackest_night", "heat_wave"
    t = table(one, other)
    t.begin(ResolvingMythos())
    answered(t)
    t.begin(ResolvingMythos())
    answered(t)
    assert t.s.cards[t.s.environment].face == other
    assert [t.s.cards[card].face for card in t.s.decks[MYTHOS_CARD]] == [one]


@pytest.mark.rule("AH-3.5.10")
def test_an_environment_and_a_rumor_are_in_play_together() -> None:
    t = table("blackest_night", "disturbing_the_dead")
    for _ in range(2):
        t.begin(ResolvingMythos())
        answered(t)
    assert t.s.environment
    assert t.s.rumor


@pytest.mark.rule("AH-3.5.14", "AH-9.11")
def test_a_location_closed_through_the_next_turn_opens_after_its_mythos_phase() -> None:
    t = table("city_gripped_by_blackouts", plain("environment"), plain("environment"))
    t.s.set_investigator(1, space="general_store")
    t.s.turn = 4
    answered(t.begin(ResolvingMythos()))
    assert (t.row(1).space, "general_store" in t.s.closed) == ("rivertown", True)
    t.begin(Turn())
    while t.asked().ask != "movement":
        t.choose(t.offered()[-1])
    assert "move:general_store" not in t.offered()
    assert "move:graveyard" in t.offered()
    answered(t)
    assert (t.s.turn, "general_store" in t.s.closed) == (5, False)


@pytest.mark.rule("AH-3.5.9", "IH-9.13")
def test_under_ithaqua_not_even_the_immediate_effect_of_weather_happens() -> None:
    """Rain would wash the Fire Vampires away."""
    t = table("raining_cats_and_dogs")
    t.s.ancient_one = t.card("ithaqua", -1)
    vampire = t.monster("fire_vampire", "woods")
    answered(t.begin(ResolvingMythos()))
    assert (t.s.environment, vampire in t.s.monsters) == (0, True)
    t.resolve(WeatherComes())
    assert (t.s.environment, vampire in t.s.monsters) == (0, True)


@pytest.mark.rule("AH-3.4.2")
def test_an_encounter_elsewhere_closes_no_gate_entered_before() -> None:
    t = position("""
        joe_diamond: at library, sliders 0 0 0
        woods: gate abyss
    """)
    gate_cards(t, "blue_5")
    t.s.set_investigator(1, entered="woods")
    t.resolve(EncounterIn("the_dreamlands"))
    answered(t)
    assert list(t.s.gates) == ["woods"]


# --- Closing --------------------------------------------------------------------------------------


@pytest.mark.rule("AH-10.3")
def test_closing_returns_the_monsters_of_its_symbol_from_streets_sky_and_outskirts() -> None:
    t = position("""
        joe_diamond: at woods, explored
        woods: gate abyss
        graveyard: gate yuggoth
    """)
    kin = next(key for key, one in MONSTERS.items() if one.dimension == "hexagon" and one.base)
    for space in ("woods", "library", "northside", SKY, OUTSKIRTS):
        t.monster(kin, space)
    other = t.monster("cultist", "woods")
    t.begin(Closing("woods", 1))
    assert list(t.s.monsters) == [other]
    assert t.s.cup == (kin,) * 5


@pytest.mark.rule("AH-10.2")
def test_when_a_gate_closes_everybody_there_loses_the_explored_marker() -> None:
    t = position("""
        joe_diamond: at woods, explored
        michael_mcglen: at woods, explored
        woods: gate abyss
        graveyard: gate yuggoth
    """)
    t.begin(Closing("woods", 1))
    assert not t.row(2).explored
    assert t.s.cards_of(1, frozenset({MARKER}))
    assert not t.s.cards_of(2, frozenset({MARKER}))


@pytest.mark.rule("AH-10.9", "AH-3.3.2")
def test_the_second_of_two_at_a_closed_gate_has_a_normal_encounter() -> None:
    t = position("""
        joe_diamond: at woods, explored, sliders 0 3 0
        michael_mcglen: at woods, explored
        woods: gate the_dreamlands
        graveyard: gate yuggoth
    """)
    t.begin(EncountersPhase()).roll(6, 6, 6, 6, 6, 6, 6).choose("close:fight")
    answered(t)
    assert [note["space"] for note in t.noted("encounter")] == ["woods"]


@pytest.mark.rule("AH-10.4")
def test_clues_may_help_to_close_and_then_not_be_enough_to_seal() -> None:
    t = position("""
        joe_diamond: at woods, explored, clues 5, sliders 0 0 0
        woods: gate rlyeh
        graveyard: gate yuggoth
    """)
    t.begin(ArkhamEncounter(1)).roll(1, 1, 6, 6).choose("close:fight", "clue", "clue")
    t.expects_no_question()
    assert (t.row(1).clues, list(t.s.gates), t.s.seals) == (3, ["graveyard"], ())


@pytest.mark.rule("AH-10.5")
def test_strong_mind_does_not_reduce_the_cost_of_an_elder_sign() -> None:
    t = position("""
        harvey_walters: at woods, explored, cards elder_sign whiskey food
        woods: gate abyss
        graveyard: gate yuggoth
    """)
    before = t.row(1)
    t.begin(ArkhamEncounter(1)).choose("use:elder_sign:0").expects_no_question()
    row = t.row(1)
    assert (row.sanity, row.stamina) == (before.sanity - 1, before.stamina - 1)
    assert t.s.seals == ("woods",)


@pytest.mark.rule("AH-10.5", "AH-7.1")
def test_sealing_with_the_last_sanity_leads_to_the_asylum() -> None:
    t = position("""
        joe_diamond: at woods, explored, sanity 1, cards elder_sign
        woods: gate abyss
        graveyard: gate yuggoth
    """)
    t.s.doom = 5
    t.begin(ArkhamEncounter(1)).choose("use:elder_sign:0").expects_no_question()
    assert (t.s.seals, t.s.doom) == (("woods",), 4)
    assert (t.row(1).space, t.row(1).sanity) == ("arkham_asylum", 1)
    assert t.s.cards_of(1, frozenset({MARKER})), "and has the trophy"


@pytest.mark.rule("AH-10.5", "AH-7.8")
def test_sealing_with_the_last_of_both_devours_and_the_sign_stays() -> None:
    t = position("""
        joe_diamond: at woods, explored, sanity 1, stamina 1, cards elder_sign
        woods: gate abyss
        graveyard: gate yuggoth
    """)
    t.begin(ArkhamEncounter(1)).choose("use:elder_sign:0").expects_no_question()
    assert (t.s.seals, t.s.investigators) == (("woods",), {})


@pytest.mark.rule("AH-14.1", "AH-10.6")
def test_closing_the_last_gate_by_an_effect_wins_with_enough_trophies() -> None:
    t = position("""
        joe_diamond: at woods
        woods: gate abyss
    """)
    t.begin(Closing("woods"))
    assert t.s.outcome is None
    t.card("abyss", 1)
    t.gate("woods", "yuggoth")
    t.begin(Closing("woods"))
    assert t.s.outcome is not None
    assert t.s.outcome.won


@pytest.mark.rule("AH-10.8", "AH-3.2.10")
def test_if_someone_else_closes_the_gate_there_is_no_way_back() -> None:
    t = position("""
        joe_diamond: at woods, explored
        michael_mcglen: at northside
        woods: gate abyss
        graveyard: gate yuggoth
    """)
    t.s.set_investigator(2, space=area("abyss", 2))
    t.begin(Closing("woods", 1))
    t.s.set_investigator(1, space="northside")
    answered(t.begin(MovementPhase()))
    assert t.row(2).space == LOST


# --- Monsters, limits and terror ------------------------------------------------------------------


@pytest.mark.rule("AH-8.2", "AH-8.3")
def test_with_eight_investigators_the_first_excess_monster_raises_terror() -> None:
    t = surging(8, "woods")
    for _ in range(11):
        t.monster("cultist", "library")
    t.begin(PlacingMonsters("woods", 2))
    assert (t.s.terror, t.s.monsters_at(OUTSKIRTS), len(t.s.monsters)) == (2, (), 11)


@pytest.mark.rule("AH-8.1")
def test_a_flying_monster_in_the_sky_counts_towards_the_limit() -> None:
    t = surging(1)
    for _ in range(4):
        t.monster("byakhee", SKY)
    t.begin(PlacingMonsters("woods"))
    assert spread(t) == {SKY: 4, OUTSKIRTS: 1}


@pytest.mark.rule("AH-8.1", "AH-8.4", "IH-3.3")
def test_monsters_in_innsmouth_do_not_count_towards_the_limit_of_arkham() -> None:
    t = surging(1, "woods")
    t.s.boxes = ("base", "innsmouth")
    for _ in range(6):
        t.monster("cultist", "church_green")
    t.begin(PlacingMonsters("woods", 3))
    assert (counted_monsters(t.s), t.s.monsters_at(OUTSKIRTS)) == (3, ())


@pytest.mark.rule("AH-8.6", "IH-3.3")
def test_a_surge_past_the_limit_still_fills_the_gates_of_innsmouth() -> None:
    t = surging(2, "woods", "devil_reef")
    t.s.boxes = ("base", "innsmouth")
    for _ in range(5):
        t.monster("cultist", "library")
    answered(t.begin(Surging("woods")))
    assert spread(t) == {"library": 5, "devil_reef": 1, OUTSKIRTS: 1}


@pytest.mark.rule("AH-11.1", "AH-11.5")
def test_each_rise_of_terror_removes_an_ally_from_the_deck_but_none_in_play() -> None:
    t = position("joe_diamond: at northside, cards duke")
    t.deck(ALLY, "anna_kaslow", "ruby_standish")
    t.begin(RaisingTerror(3))
    assert (t.s.terror, t.s.decks[ALLY]) == (3, ())
    assert t.s.cards[t.id("duke")].owner == 1


@pytest.mark.rule("AH-11.2", "AH-9.11")
def test_terror_that_jumps_from_2_to_9_closes_all_three_shops() -> None:
    t = position("""
        joe_diamond: at general_store
        michael_mcglen: at curiositie_shoppe
        ye_olde_magick_shoppe: zombie
    """)
    t.s.terror = 2
    t.begin(RaisingTerror(7))
    assert set(t.s.closed) == {"general_store", "curiositie_shoppe", "ye_olde_magick_shoppe"}
    assert [t.row(who).space for who in (1, 2)] == ["rivertown", "northside"]
    assert t.s.monsters[t.id("zombie")].space == "uptown"


@pytest.mark.rule("AH-11.4", "AH-12.1")
def test_terror_beyond_10_may_fill_the_doom_track() -> None:
    t = position("joe_diamond: at northside")
    t.s.terror, t.s.doom = 9, 11
    t.begin(RaisingTerror(3))
    assert (t.s.terror, t.s.doom, t.s.awake) == (10, 13, True)


@pytest.mark.rule("AH-8.4", "AH-12.1")
def test_at_terror_10_there_is_no_monster_limit() -> None:
    t = surging(1, "woods")
    t.s.terror = 10
    for _ in range(5):
        t.monster("cultist", "library")
    t.begin(PlacingMonsters("woods"))
    assert spread(t) == {"library": 5, "woods": 1}
    assert not t.s.awake
    t.begin(PlacingMonsters("woods", 2))
    assert t.s.awake, "twice the limit of 4"


@pytest.mark.rule("AH-9.1")
def test_a_monster_walks_into_a_sealed_location_and_out_of_it() -> None:
    t = position("joe_diamond: at northside")
    t.s.seals = ("woods",)
    walker = t.monster("cultist", "woods")
    t.begin(MovingMonsters(("moon",), ()))
    assert t.s.monsters[walker].space == "uptown"


@pytest.mark.rule("AH-9.2", "AH-9.4")
def test_a_fast_monster_stays_with_an_investigator_or_stops_at_the_first() -> None:
    """The Shambler is fast: leaving the woods, it meets an investigator in the street."""
    t = position("""
        joe_diamond: at uptown
        woods: dimensional_shambler
    """)
    t.begin(MovingMonsters(("square",), ()))
    assert t.s.monsters[t.id("dimensional_shambler")].space == "uptown"
    t.begin(MovingMonsters(("square",), ()))
    assert t.s.monsters[t.id("dimensional_shambler")].space == "uptown"


@pytest.mark.rule("AH-9.6", "AH-9.7")
def test_a_flying_monster_does_not_hunt_investigators_in_locations() -> None:
    t = position("""
        joe_diamond: at woods
        uptown: byakhee
    """)
    t.begin(MovingMonsters(("circle",), ()))
    assert t.s.monsters[t.id("byakhee")].space == SKY
    t.begin(MovingMonsters(("circle",), ()))
    assert t.s.monsters[t.id("byakhee")].space == SKY, "nobody is in a street"


@pytest.mark.rule("AH-9.10")
def test_a_symbol_in_both_boxes_moves_a_monster_there_and_back() -> None:
    t = position("""
        joe_diamond: at woods
        northside: cultist
    """)
    t.begin(MovingMonsters(("moon",), ("moon",)))
    assert t.s.monsters[t.id("cultist")].space == "northside"


@pytest.mark.rule("AH-6.11")
def test_an_endless_monster_that_was_defeated_may_come_out_of_the_cup_again() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 3 0, cards tommy_gun
        woods: maniac
    """)
    t.s.terror = 6
    t.begin(Combat(1, t.id("maniac"))).choose("fight")
    t.roll(6, 6, 6, 6, 6, 6, 6, 6)
    answered(t)
    assert (t.row(1).trophies, t.s.cup) == ((), ("maniac",))


@pytest.mark.rule("AH-14.5")
def test_trophies_of_devoured_investigators_count_for_the_score() -> None:
    t = position("joe_diamond: at woods")
    t.s.derive()
    before = score(t.s)
    t.s.left_trophies[2] = ("cultist", "zombie", "ghoul")
    assert score(t.s) == before + 1


@pytest.mark.rule("AH-3.5.10")
def test_passing_a_rumor_needs_no_location_and_the_full_price() -> None:
    t = under("disturbing_the_dead", "rivertown")
    t.card("abyss", 1)
    t.begin(EncountersPhase()).expects_no_question()
    t.card("abyss", 1)
    t.begin(EncountersPhase())
    assert [key for key in t.offered() if key.startswith("ability")]


# --- The Veil -------------------------------------------------------------------------------------


def next_environment(t: Position, key: str = "heat_wave") -> Position:
    """The next Mythos card is an Environment, which takes the place of the one in play."""
    card = 100 + len(t.s.cards)
    t.s.cards[card] = Card(key, known=0)
    hide(t.s, (card,), MYTHOS_LOT)
    t.s.decks[MYTHOS_CARD] = (card,)
    t.deck(MARKER, "abyss", "yuggoth")
    t.s.cup = ("cultist",) * 30
    return t.begin(ResolvingMythos())


@pytest.mark.rule("AH-14.2", "AH-3.5.9")
def test_six_elder_signs_win_as_soon_as_a_weak_veil_no_longer_asks_for_seven() -> None:
    t = under("the_veil_is_weak")
    t.s.seals = tuple(one for one in UNSTABLE if one != MYTHOS["heat_wave"].gate)[:6]
    next_environment(t)
    assert t.s.outcome is not None
    assert (t.s.outcome.won, t.s.outcome.reason) == (True, "sealed")


@pytest.mark.rule("AH-12.1", "AH-3.5.9")
def test_too_many_gates_awaken_it_as_soon_as_a_strong_veil_no_longer_holds() -> None:
    t = under("the_veil_is_strong")
    for space in [one for one in UNSTABLE if one != MYTHOS["heat_wave"].gate][:7]:
        t.gate(space, "yuggoth")
    assert not t.s.awake
    next_environment(t)
    assert (len(t.s.gates), t.s.awake) == (8, True)
    assert {note["why"] for note in t.noted("awakens")} == {"gates"}
