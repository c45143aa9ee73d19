"""The four steps of a Mythos card, and what monsters and gates do then (AH-3.5, AH-8 to AH-12)."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import LOST, area
from kadath.games.arkham.cards import INNSMOUTH, MONSTERS, MYTHOS, MYTHOS_CARD, RUMOR
from kadath.games.arkham.rules.closing import Closing, UsingElderSign
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.final_battle import FinalBattle
from kadath.games.arkham.rules.monster_movement import MovingMonsters
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.rules.mythos import ResolvingMythos
from kadath.games.arkham.values import doom_track
from kadath.games.arkham.vocabulary.effects.headlines import MonstersAppear
from kadath.games.arkham.vocabulary.effects.monsters import (
    DraggedThroughGate,
    InTown,
    nearest_gates,
)
from kadath.games.arkham.vocabulary.effects.town import AddDoom, RemoveDoom
from kadath.kernel.effects import Scope
from kadath.testkit.arkham.position import Position

from .test_mythos import plain, table


def resolved(*cards: str, seats: int = 1) -> Position:
    """Resolve a Mythos card, with investigators doing as little as possible."""
    t = table(*cards, seats=seats).begin(ResolvingMythos())
    while t.s.decision is not None:
        t.choose(t.offered()[-1])
    return t


# --- Step 1: gates --------------------------------------------------------------------------------


@pytest.mark.rule("AH-3.5.3")
def test_at_an_open_gate_monsters_surge_and_no_doom_is_added() -> None:
    key = plain("environment")
    t = table(key)
    t.gate(MYTHOS[key].gate)
    t.begin(ResolvingMythos())
    assert t.noted("surge")[0]["space"] == MYTHOS[key].gate
    assert (t.s.doom, len(t.s.gates), len(t.s.monsters)) == (0, 1, 1)


@pytest.mark.rule("AH-3.5.5")
def test_where_kate_is_no_gate_opens_and_no_doom_or_monster_is_added() -> None:
    key = plain("environment")
    t = table(key)
    t.investigator("kate_winthrop", MYTHOS[key].gate)
    t.begin(ResolvingMythos())
    assert (t.s.doom, t.s.gates, t.s.monsters) == (0, {}, {})
    assert t.row(2).space == MYTHOS[key].gate


@pytest.mark.rule("AH-12.3", "AH-14.4")
def test_an_awakening_ends_the_phase_at_once() -> None:
    """The card's gate fills the doom track: no gate marker, no Clue, and no movement."""
    key = plain("environment")
    t = table(key)
    t.s.doom = doom_track(t.s) - 1
    t.begin(ResolvingMythos())
    assert t.s.awake
    assert (t.s.gates, t.s.monsters, t.noted("clue")) == ({}, {}, [])
    assert t.s.outcome is not None
    assert not t.s.outcome.won, "nobody sleeps here who could be fought"


@pytest.mark.rule("AH-10.10")
def test_doom_is_removed_only_by_effects_that_say_so() -> None:
    t = table()
    t.gate("woods")
    t.gate("graveyard", "yuggoth")
    t.s.doom = 5
    t.s.set_investigator(1, space="woods", explored=True)
    t.begin(Closing("woods", 1))
    assert t.s.doom == 5, "closing a gate does not"
    t.resolve(RemoveDoom(1))
    assert t.s.doom == 4
    t.s.set_investigator(1, space="graveyard", explored=True)
    t.gate("black_cave", "rlyeh")
    t.begin(UsingElderSign(1, "graveyard"))
    assert t.s.doom == 3


@pytest.mark.rule("AH-12.1")
def test_a_card_may_fill_the_doom_track() -> None:
    t = table()
    t.s.doom = doom_track(t.s) - 2
    t.resolve(AddDoom(1))
    assert not t.s.awake
    t.resolve(AddDoom(1))
    assert t.s.awake


@pytest.mark.rule("AH-10.7")
def test_only_unstable_locations_can_be_sealed() -> None:
    for space, question in (("woods", True), ("library", False)):
        t = table()
        t.gate(space)
        t.gate("graveyard", "yuggoth")
        t.s.set_investigator(1, space=space, explored=True, clues=6)
        t.begin(Closing(space, 1, may_seal=True))
        assert (t.s.decision is not None) is question


# --- Steps 2 and 3: Clues and monsters ------------------------------------------------------------


@pytest.mark.rule("AH-3.5.7")
def test_the_third_step_moves_monsters() -> None:
    key = plain("environment")
    symbol = MYTHOS[key].white[0]
    monster = next(
        one
        for one in MONSTERS.values()
        if one.dimension == symbol and one.movement == "normal" and one.base
    )
    t = table(key)
    walker = t.monster(monster.key, "library")
    t.begin(ResolvingMythos())
    assert t.s.monsters[walker].space == "miskatonic_university"


@pytest.mark.rule("AH-3.5.6")
def test_of_several_who_could_take_a_clue_the_first_player_names_one() -> None:
    key = plain("environment")
    place = MYTHOS[key].clues[0]
    t = table(key, seats=3)
    for who in (2, 3):
        t.s.set_investigator(who, space=place)
    t.begin(ResolvingMythos())
    assert (t.asked().seat, t.offered()) == (0, ["clue-to:2", "clue-to:3", "pass"])


@pytest.mark.rule("AH-3.5.11")
def test_a_rumor_shows_no_clue() -> None:
    rumor = plain(RUMOR)
    t = resolved(rumor)
    assert MYTHOS[rumor].clues == ()
    assert t.s.clues == {}


@pytest.mark.rule("AH-8.7")
def test_monsters_that_appear_somewhere_respect_the_limit() -> None:
    t = table()
    for _ in range(3):
        t.monster("zombie", "uptown")
    t.resolve(MonstersAppear("graveyard", 2))
    assert [row.space for row in t.s.monsters.values()][-2:] == ["graveyard", "outskirts"]


@pytest.mark.rule("AH-8.9")
def test_monsters_that_reach_an_investigator_in_mythos_wait_for_the_next_movement() -> None:
    t = table()
    t.s.set_investigator(1, space="uptown")
    gug = t.monster("gug", "woods")
    t.begin(MovingMonsters((MONSTERS["gug"].dimension,), ())).expects_no_question()
    assert t.s.monsters[gug].space == "uptown"
    assert t.noted("check") == []
    t.begin(MovementPhase())
    assert t.offered() == [f"evade:{gug}", f"fight:{gug}"]


@pytest.mark.rule("AH-9.8")
def test_the_chthonian_shakes_the_town_instead_of_moving() -> None:
    """Investigators in Other Worlds are not affected."""
    t = table(seats=2)
    t.s.set_investigator(2, space=area("abyss", 1))
    chthonian = t.monster("chthonian", "woods")
    t.s.derive()
    stamina = t.row(1).stamina
    t.roll(4).begin(MovingMonsters((MONSTERS["chthonian"].dimension,), ()))
    assert t.s.monsters[chthonian].space == "woods"
    assert (t.row(1).stamina, t.row(2).stamina) == (stamina - 1, stamina)


@pytest.mark.rule("AH-9.8", "AH-9.9")
def test_the_hound_goes_to_the_nearest_investigator_outside_hospital_and_asylum() -> None:
    for spaces, goes in (
        (("uptown", "library"), "library"),
        (("st_marys_hospital", "library"), "library"),
        (("uptown", "arkham_asylum"), "woods"),
    ):
        t = table(seats=2)
        for who, space in enumerate(spaces, 1):
            t.s.set_investigator(who, space=space)
        hound = t.monster("hound_of_tindalos", "woods")
        t.begin(MovingMonsters((MONSTERS["hound_of_tindalos"].dimension,), ()))
        assert t.s.monsters[hound].space == goes, spaces


@pytest.mark.rule("AH-9.9")
def test_the_hound_prefers_the_lower_sneak_of_two_equally_near() -> None:
    t = table(seats=2)
    t.s.set_investigator(1, space="ye_olde_magick_shoppe", sliders=(0, 0, 0))
    t.s.set_investigator(2, space="woods", sliders=(3, 0, 0))
    hound = t.monster("hound_of_tindalos", "uptown")
    t.begin(MovingMonsters((MONSTERS["hound_of_tindalos"].dimension,), ()))
    assert t.s.monsters[hound].space == "woods", "Sneak 1, not 4"


@pytest.mark.rule("AH-15.13")
def test_the_nearest_gate_is_the_one_with_the_fewest_steps() -> None:
    t = table()
    for space, world in (("woods", "abyss"), ("graveyard", "yuggoth")):
        t.gate(space, world)
    t.s.derive()
    assert nearest_gates(t.s, "historical_society") == ("woods",)
    t.s.set_investigator(1, space="historical_society")
    t.resolve(DraggedThroughGate())
    assert t.row(1).space == area("abyss", 1)


@pytest.mark.rule("AH-10.1", "AH-3.2.10")
def test_IH_T14_a_nightgaunt_drags_an_investigator_out_of_an_other_world() -> None:
    t = table()
    t.gate("woods")
    t.s.set_investigator(1, space=area("abyss", 1), sliders=(0, 0, 0))
    t.monster("nightgaunt", "encounter")
    t.roll(5, 5).begin(Combat(1, 500))
    t.choose("fight")
    while t.s.decision is not None:
        t.choose(t.offered()[-1])
    assert (t.row(1).space, t.row(1).explored) == ("woods", True)


# --- Step 4: headlines, environments, rumors ------------------------------------------------------


@pytest.mark.rule("AH-3.5.8")
def test_a_headline_happens_and_goes_under_the_deck() -> None:
    t = resolved("family_found_butchered", plain("environment"))
    assert t.s.terror == 1
    assert t.s.cards[t.s.decks[MYTHOS_CARD][-1]].face == "family_found_butchered"


@pytest.mark.rule("AH-3.5.10")
def test_a_second_rumor_is_ignored_except_for_its_first_steps() -> None:
    first, second = [key for key, one in MYTHOS.items() if one.kind == RUMOR and one.box == "base"][
        :2
    ]
    t = resolved(first, second)
    assert t.s.cards[t.s.rumor].face == first
    t.begin(ResolvingMythos())
    assert t.s.cards[t.s.rumor].face == first
    assert t.s.cards[t.s.decks[MYTHOS_CARD][-1]].face == second
    assert set(t.s.gates) == {MYTHOS[first].gate, MYTHOS[second].gate}


@pytest.mark.rule("AH-15.15")
def test_rules_for_the_town_apply_neither_in_other_worlds_nor_in_the_battle() -> None:
    t = resolved(plain("environment"))
    t.s.ancient_one = t.card("yig", -1)
    t.s.set_investigator(1, space=area("abyss", 1))
    assert not InTown().holds(t.s, Scope(1, 0))
    t.s.set_investigator(1, space=LOST)
    assert not InTown().holds(t.s, Scope(1, 0))
    t.s.set_investigator(1, space="woods")
    assert InTown().holds(t.s, Scope(1, 0))
    t.s.awake = True
    t.begin(FinalBattle())
    assert t.s.environment == 0


@pytest.mark.rule("IH-9.13")
def test_IH_T8_with_ithaqua_a_weather_card_does_all_but_change_the_weather() -> None:
    urban = plain("environment", trait="urban")
    t = table(urban, "icy_conditions")
    t.s.ancient_one = t.card("ithaqua", -1)
    t.begin(ResolvingMythos())
    while t.s.decision is not None:
        t.choose(t.offered()[-1])
    gates = len(t.s.gates)
    t.begin(ResolvingMythos())
    while t.s.decision is not None:
        t.choose(t.offered()[-1])
    assert t.s.cards[t.s.environment].face == urban
    assert len(t.s.gates) == gates + 1
    assert [t.s.cards[card].face for card in t.s.decks[MYTHOS_CARD]] == ["icy_conditions"]


# --- Innsmouth ------------------------------------------------------------------------------------


@pytest.mark.rule("IH-8.6", "AH-3.5.11")
def test_a_card_without_a_gate_adds_the_doom_it_shows() -> None:
    t = table("plans_in_motion")
    t.s.boxes = ("base", INNSMOUTH)
    t.begin(ResolvingMythos())
    assert (t.s.doom, t.s.gates) == (2, {})


@pytest.mark.rule("IH-8.4")
def test_a_clue_goes_to_the_first_place_whose_board_is_in_play() -> None:
    for boxes, place in ((("base", INNSMOUTH), "devil_reef"), (("base",), "police_station")):
        t = table("charity_case")
        t.s.boxes = boxes
        t.begin(ResolvingMythos())
        assert t.s.clues.get(place) == 1


@pytest.mark.rule("IH-8.5", "IH-8.8")
def test_strange_sightings_surge_evenly_and_without_gates_not_at_all() -> None:
    t = table("strange_sightings", seats=3)
    t.gate("woods")
    t.gate("graveyard", "yuggoth")
    t.begin(ResolvingMythos())
    assert t.offered() == ["more:woods", "more:graveyard"]
    t.choose("more:graveyard")
    assert sorted(row.space for row in t.s.monsters.values()) == ["graveyard", "graveyard", "woods"]
    t = table("strange_sightings").begin(ResolvingMythos())
    assert t.s.monsters == {}


@pytest.mark.rule("IH-8.3")
def test_a_burst_that_kate_prevents_leaves_the_sign_and_lets_the_deep_ones_rise() -> None:
    key = next(one.key for one in MYTHOS.values() if one.is_burst)
    t = table(key)
    t.s.boxes = ("base", INNSMOUTH)
    t.investigator("kate_winthrop", MYTHOS[key].gate)
    t.s.seals = (MYTHOS[key].gate,)
    flyer = t.monster("byakhee", "woods")
    t.begin(ResolvingMythos())
    while t.s.decision is not None:
        t.choose(t.offered()[-1])
    assert (t.s.seals, t.s.gates, t.s.uprising) == ((MYTHOS[key].gate,), {}, 1)
    assert t.s.monsters[flyer].space == "sky", "it moves all the same"
