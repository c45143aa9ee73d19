"""The town of Innsmouth: boats, shops, jail, tracks and the Look (IH-3 to IH-12)."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.arkham.board import ALLEY, BUS, CELL, DEEP, FALCON_POINT, JAIL, REEF, area
from kadath.games.arkham.cards import BASE, COMMON, INNSMOUTH, MARKER, MONSTERS, STAMINA
from kadath.games.arkham.happenings import EncounterEnds
from kadath.games.arkham.rules.closing import Closing, put_elder_sign
from kadath.games.arkham.rules.encounters import ArkhamEncounter
from kadath.games.arkham.rules.encounters_phase import EncountersPhase
from kadath.games.arkham.rules.gates import open_gate
from kadath.games.arkham.rules.look import DrawingLook
from kadath.games.arkham.rules.monster_movement import MovingMonsters
from kadath.games.arkham.rules.movement_phase import Movement, MovementPhase
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.rules.upkeep import Upkeep
from kadath.games.arkham.vocabulary.effects.gains import Lose
from kadath.games.arkham.vocabulary.effects.moves import GoAnywhere
from kadath.games.arkham.vocabulary.effects.town import AddUprising, HelpRaid
from kadath.kernel.events import Announced
from kadath.kernel.procedure import Procedure
from kadath.testkit.arkham.position import Position

ALL_LOOKS = 10


def table(space: str, who: str = "joe_diamond", **fields: Any) -> Position:
    """An investigator somewhere on the two boards."""
    t = Position()
    t.s.boxes = (BASE, INNSMOUTH)
    t.investigator(who, space, **fields)
    t.s.cup = ("cultist",) * 9
    return t


# --- The board ------------------------------------------------------------------------------------


@pytest.mark.rule("IH-3.2", "IH-3.10")
def test_any_place_in_arkham_includes_innsmouth_but_not_the_sea() -> None:
    t = table("woods")
    t.resolve(GoAnywhere())
    assert {"go:church_green", "go:marsh_refinery", f"go:{BUS}", "go:library"} <= set(t.offered())
    assert {f"go:{REEF}", f"go:{DEEP}"}.isdisjoint(t.offered())


@pytest.mark.rule("IH-3.10")
def test_y_ha_nthlei_is_reached_from_the_reef_only() -> None:
    t = table(REEF, sliders=(1, 0, 0))
    t.begin(Movement(1))
    assert t.offered() == [f"move:{DEEP}", "done"]
    t = table(FALCON_POINT, sliders=(1, 0, 0))
    t.begin(Movement(1))
    assert {f"move:{REEF}", f"move:{DEEP}"}.isdisjoint(t.offered())


@pytest.mark.rule("IH-3.5")
def test_the_lost_come_back_to_innsmouth_but_not_out_at_sea() -> None:
    t = table("lost")
    t.begin(Turn())
    assert "return:church_green" in t.offered()
    assert {f"return:{REEF}", f"return:{DEEP}"}.isdisjoint(t.offered())


@pytest.mark.rule("IH-3.6")
def test_gates_and_signs_of_innsmouth_count() -> None:
    t = table("woods")
    t.deck(MARKER, *["yuggoth"] * 8)
    unstable = ("graveyard", "black_cave", "the_unnamable", "the_witch_house", "hibbs_roadhouse")
    for space in (*unstable, "independence_square", "unvisited_isle", "marsh_refinery"):
        assert not t.s.awake
        t.s.derive()
        opening = open_gate(t.s, space, 0)
        assert isinstance(opening, Procedure)
        t.begin(opening)
    assert t.s.awake, "the eighth gate of one investigator"
    t = table("woods")
    t.s.seals = unstable
    t.begin(Movement(1))
    put_elder_sign(t.s, "marsh_refinery")
    assert t.s.outcome is not None
    assert t.s.outcome.won


@pytest.mark.rule("IH-3.7")
def test_closing_a_gate_sweeps_innsmouth_too() -> None:
    t = table("woods", explored=True)
    t.gate("woods", "abyss")
    t.gate("graveyard", "yuggoth")
    key = next(one.key for one in MONSTERS.values() if one.dimension == "hexagon" and one.base)
    t.monster(key, "church_green")
    t.begin(Closing("woods", 1))
    assert t.s.monsters == {}


@pytest.mark.rule("IH-3.8")
def test_going_insane_or_unconscious_in_innsmouth_leads_to_arkham() -> None:
    t = table("church_green", stamina=1)
    t.resolve(Lose(1, STAMINA))
    assert (t.row(1).space, t.row(1).stamina) == ("st_marys_hospital", 1)


@pytest.mark.rule("IH-3.12")
def test_a_boat_goes_to_the_reef_or_fetches_someone() -> None:
    t = table(FALCON_POINT, money=3, sliders=(1, 0, 0))
    t.investigator("michael_mcglen", "unvisited_isle")
    pier = t.card("falcon_point", -1)
    t.begin(Movement(1)).choose(f"ability:{pier}:0")
    assert {f"go:{REEF}", "go:river_docks", "fetch:2"} <= set(t.offered())
    assert f"go:{DEEP}" not in t.offered()
    t.choose("fetch:2")
    assert (t.row(2).space, t.row(1).money) == (FALCON_POINT, 1)
    assert "move:innsmouth_shore" in t.offered(), "who fetches may still walk"
    t = table(FALCON_POINT, money=2, sliders=(1, 0, 0))
    pier = t.card("falcon_point", -1)
    t.begin(Movement(1)).choose(f"ability:{pier}:0", f"go:{REEF}")
    assert (t.row(1).space, t.row(1).money) == (REEF, 0)
    t.expects_no_question()
    t = table(FALCON_POINT, money=1)
    pier = t.card("falcon_point", -1)
    t.begin(Movement(1))
    assert f"ability:{pier}:0" not in t.offered()


@pytest.mark.rule("IH-3.13")
def test_a_night_at_the_hotel_restores_a_point() -> None:
    for space, asked in (("gilman_house_hotel", True), ("church_green", False)):
        t = table(space, sanity=2, stamina=2)
        t.card("gilman_house_hotel", -1)
        t.begin(Announced((EncounterEnds(1, "gilman_house_hotel"),)))
        assert (t.s.decision is not None) is asked, "only who is still there"
        if asked:
            t.choose("mix:1:0")
            assert (t.row(1).sanity, t.row(1).stamina) == (3, 2)


@pytest.mark.rule("IH-3.14")
def test_a_dollar_buys_food_or_materials_at_the_grocery() -> None:
    t = table("first_national_grocery", money=1)
    shop = t.card("first_national_grocery", -1)
    food, axe, materials = t.deck(COMMON, "food", "axe", "research_materials")
    t.begin(ArkhamEncounter(1)).choose(f"ability:{shop}:0")
    assert t.offered() == [f"take-card:{food}", f"take-card:{materials}"]
    t.choose(f"take-card:{materials}")
    faces = [t.s.cards[card].face for card in t.s.cards_of(1)]
    assert (t.row(1).money, faces) == (0, ["research_materials"])
    assert axe in t.s.decks[COMMON]


@pytest.mark.rule("IH-3.15")
def test_the_alley_and_the_bus_are_streets_without_encounters() -> None:
    for space in (ALLEY, BUS):
        t = table(space)
        t.begin(EncountersPhase()).expects_no_question()
        assert t.noted("encounter") == []


# --- The jail -------------------------------------------------------------------------------------


@pytest.mark.rule("IH-4.2", "IH-4.5")
def test_in_the_cell_there_are_no_monsters_and_no_lost_turns() -> None:
    t = table(CELL, delayed=True)
    t.monster("cultist", "innsmouth_jail")
    t.begin(MovementPhase()).expects_no_question()
    row = t.row(1)
    assert (row.space, row.delayed, row.out) == (CELL, False, False)
    assert t.noted("check") == []


@pytest.mark.rule("IH-4.10")
def test_coming_back_to_innsmouth_does_not_bring_the_watch() -> None:
    t = table(area("abyss", 2), sliders=(3, 0, 0))
    t.gate("marsh_refinery")
    t.s.martial_law = True
    t.begin(MovementPhase()).expects_no_question()
    assert (t.row(1).space, t.noted("check")) == ("marsh_refinery", [])


# --- The tracks -----------------------------------------------------------------------------------


@pytest.mark.rule("IH-6.4")
def test_cards_may_add_uprising_tokens() -> None:
    t = table("woods")
    t.resolve(AddUprising(2))
    assert t.s.uprising == 2


@pytest.mark.rule("IH-7.1")
def test_each_color_of_the_raid_has_two_spaces() -> None:
    t = table("woods")
    t.s.feds = {"church_green": 2, "factory_district": 1}
    t.resolve(HelpRaid())
    assert t.offered() == ["raid:factory_district", "raid:innsmouth_shore"]
    t.choose("raid:innsmouth_shore")
    assert t.s.feds["innsmouth_shore"] == 1


@pytest.mark.rule("IH-7.4", "IH-7.2")
def test_materials_serve_as_evidence_even_from_the_cell() -> None:
    t = table(CELL)
    materials = t.card("research_materials", 1)
    t.begin(Upkeep(1))
    assert t.offered() == ["evidence:church_green", "done"]
    t.choose("evidence:church_green")
    assert (t.s.feds, t.s.cards[materials].owner) == ({"church_green": 1}, 0)


# --- Monsters and the Look ------------------------------------------------------------------------


@pytest.mark.rule("IH-9.14")
def test_the_hound_hunts_on_the_other_board_if_its_own_is_empty() -> None:
    t = table("marsh_refinery", sliders=(0, 0, 0))
    t.investigator("michael_mcglen", "gilman_house_hotel", sliders=(3, 0, 0))
    hound = t.monster("hound_of_tindalos", "woods")
    t.begin(MovingMonsters((MONSTERS["hound_of_tindalos"].dimension,), ()))
    assert t.s.monsters[hound].space == "gilman_house_hotel", "Sneak 1, not 4"


@pytest.mark.rule("AH-12.1", "IH-3.3")
def test_a_monster_that_flies_up_from_innsmouth_may_overrun_arkham() -> None:
    """With one investigator, eight monsters in Arkham at terror 10 awaken the Ancient One."""
    t = table("northside")
    t.s.terror = 10
    for _ in range(7):
        t.monster("dark_young", "uptown")
    t.monster("byakhee", "church_green")
    t.begin(MovingMonsters((MONSTERS["byakhee"].dimension,), ()))
    assert t.s.awake


def looks(t: Position, cards: int) -> Position:
    return t.begin(DrawingLook(1, cards))


@pytest.mark.rule("IH-12.1", "IH-12.2")
@pytest.mark.parametrize(("here", "left"), [("church_green", "church_green"), (CELL, JAIL)])
def test_an_investigator_with_the_look_is_devoured_and_a_deep_one_appears(
    here: str, left: str
) -> None:
    t = table(here)
    t.s.cup = ("cultist", "deep_one")
    looks(t, ALL_LOOKS)
    assert 1 not in t.s.investigators
    assert [(row.monster, row.space) for row in t.s.monsters.values()] == [("deep_one", left)]
    assert t.s.uprising == 1


@pytest.mark.rule("IH-12.2")
def test_in_an_other_world_no_deep_one_comes() -> None:
    t = table(area("abyss", 1))
    t.s.cup = ("deep_one",)
    looks(t, ALL_LOOKS)
    assert (t.s.monsters, t.s.uprising, 1 in t.s.investigators) == ({}, 1, False)


@pytest.mark.rule("IH-12.1")
def test_nothing_happens_without_the_card_of_the_look() -> None:
    t = table("church_green")
    looks(t, 0)
    assert (1 in t.s.investigators, t.s.uprising) == (True, 0)


@pytest.mark.rule("IH-12.3")
def test_silas_draws_one_more_look_card() -> None:
    for who, cards in (("joe_diamond", 1), ("silas_marsh", 2)):
        t = looks(table("church_green", who), 1)
        assert t.noted("look")[0]["cards"] == cards
