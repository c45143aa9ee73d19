"""The abilities of the investigators of Innsmouth."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.arkham.board import CELL, FALCON_POINT, JAIL, LOST, REEF, area
from kadath.games.arkham.cards import (
    BASE,
    CLUES,
    DEPUTY,
    INNSMOUTH,
    MARKER,
    MONEY,
    MYTHOS,
    SANITY,
    STAMINA,
    UNIQUE,
)
from kadath.games.arkham.happenings import PhaseBegins
from kadath.games.arkham.narrator import ArkhamNarrator
from kadath.games.arkham.rules.checks import COMBAT
from kadath.games.arkham.rules.closing import Closing
from kadath.games.arkham.rules.combat import Combat, defeat_of
from kadath.games.arkham.rules.defeating import Defeating
from kadath.games.arkham.rules.encounters import ArkhamEncounter, HavingEncounter
from kadath.games.arkham.rules.monster_movement import MovingMonsters
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.other_worlds import OtherWorldEncounter
from kadath.games.arkham.rules.replacing import Equipping, give_fixed
from kadath.games.arkham.rules.status import INSANE, WAKES_AT, become
from kadath.games.arkham.rules.upkeep import Upkeep, UpkeepPhase
from kadath.games.arkham.vocabulary.costs import Spend, SpendToughness
from kadath.games.arkham.vocabulary.effects.cards import LoseAllCards, LoseCards
from kadath.games.arkham.vocabulary.effects.choices import MayPay, MustPay
from kadath.games.arkham.vocabulary.effects.gains import Gain, Lose, LoseAll
from kadath.games.arkham.vocabulary.effects.headlines import EmptyJail
from kadath.kernel.abilities.costs import Paying
from kadath.kernel.effects import Doing, Scope
from kadath.kernel.events import Announced
from kadath.kernel.procedure import Procedure
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position

from .test_encounters import gate_cards


def table(who: str, space: str = "", **fields: Any) -> Position:
    """An investigator of Innsmouth on the two boards."""
    t = Position()
    t.s.boxes = (BASE, INNSMOUTH)
    t.investigator(who, space, **fields)
    return t


def flooded(t: Position) -> Position:
    """Flood the streets."""
    card = 100 + len(t.s.cards)
    t.card("food", 0)
    t.s.cards[card] = t.s.cards[card]._replace(face="the_streets_are_flooded", owner=-1)
    t.s.environment = card
    return t


# --- Finn Edwards ---------------------------------------------------------------------------------


@pytest.mark.rule("AH-9.1", "AH-9.3", "AH-3.2.12")
def test_finn_moves_along_the_arrow_of_the_moon() -> None:
    for white, black, there in ((("moon",), (), "easttown"), ((), ("moon",), "northside")):
        t = table("finn_edwards", "downtown")
        t.monster("ghoul", "easttown")
        t.begin(MovingMonsters(white, black))
        assert t.offered() == ["use:1:1:0", "pass"]
        t.choose("use:1:1:0")
        assert t.row(1).space == there, "past the ghoul, without a check"
        t.expects_no_question()
    t = table("finn_edwards", "downtown")
    t.begin(MovingMonsters(("square",), ("circle",))).expects_no_question()
    t = table("finn_edwards", "downtown", delayed=True)
    t.begin(MovingMonsters(("moon",), ())).expects_no_question()


@pytest.mark.rule("IH-6.3")
def test_no_arrow_leads_finn_into_a_vortex() -> None:
    t = table("finn_edwards", "joe_sargents_bus_service")
    t.begin(MovingMonsters(("moon",), ())).expects_no_question()


@pytest.mark.rule("AH-15.9")
def test_finn_holds_on_to_items_and_money_but_pays_what_he_must() -> None:
    t = table("finn_edwards", "woods", money=8, stamina=1)
    knives = [t.card("knife", 1) for _ in range(4)]
    t.resolve(Lose(1, STAMINA))
    assert (t.row(1).space, t.row(1).money) == ("st_marys_hospital", 8)
    assert t.s.cards_of(1) == tuple(knives)
    for loss in (LoseAll(MONEY), LoseAllCards("item"), LoseCards(1, "weapon")):
        t = table("finn_edwards", "woods", money=8)
        knife = t.card("knife", 1)
        t.resolve(loss).expects_no_question()
        assert (t.row(1).money, t.s.cards_of(1)) == (8, (knife,))
    t = table("finn_edwards", "woods", money=8)
    t.resolve(MustPay(Spend(2, MONEY)))
    assert t.row(1).money == 6
    t = table("finn_edwards", "woods", money=8)
    arrest = become(t.s, 1, "arrested")
    assert isinstance(arrest, Procedure)
    t.begin(arrest)
    assert (t.row(1).space, t.row(1).money) == ("police_station", 8)


@pytest.mark.rule("AH-15.9", "AH-7.2")
def test_cards_that_cannot_be_lost_are_lost_only_by_choice() -> None:
    t = table("joe_diamond", "woods", stamina=1)
    derringers = [t.card("derringer_18", 1) for _ in range(2)]
    t.resolve(Lose(1, STAMINA)).expects_no_question()
    assert t.s.cards_of(1) == tuple(derringers)
    t = table("joe_diamond", "woods", stamina=1)
    derringer, knife = t.card("derringer_18", 1), t.card("knife", 1)
    t.resolve(Lose(1, STAMINA))
    assert {f"lose:{derringer}", f"lose:{knife}"} == set(t.offered())


# --- Tommy Muldoon --------------------------------------------------------------------------------


@pytest.mark.rule("AH-9.10")
def test_tommy_lures_monsters_before_the_mythos_phase() -> None:
    t = table("tommy_muldoon", "downtown")
    ghoul = t.monster("ghoul", "easttown")
    flyer = t.monster("byakhee", "sky")
    cultist = t.monster("cultist", "arkham_asylum")
    far = t.monster("zombie", "rivertown")
    t.begin(Announced((PhaseBegins("mythos"),)))
    t.choose("use:1:1:0")
    assert set(t.offered()) == {f"monster:{one}" for one in (ghoul, flyer, cultist)} | {"done"}
    t.choose(f"monster:{ghoul}", f"monster:{flyer}")
    assert {one: t.s.monsters[one].space for one in t.s.monsters} == {
        ghoul: "downtown",
        flyer: "downtown",
        cultist: "arkham_asylum",
        far: "rivertown",
    }


@pytest.mark.rule("AH-3.3.2", "AH-3.3.11")
def test_tommy_becomes_deputy_for_half_the_price() -> None:
    t = table("tommy_muldoon", trophies=("gug", "byakhee", "cultist"))
    t.deck(DEPUTY, "deputy_of_arkham")
    t.deck("deputy_item", "deputys_revolver", "patrol_wagon")
    t.begin(ArkhamEncounter(1))
    t.choose("ability:1:2")
    assert {t.s.cards[card].face for card in t.s.cards_of(1)} >= {"deputy_of_arkham"}
    t = table("roland_banks", "police_station", trophies=("gug", "byakhee", "cultist"))
    t.deck(DEPUTY, "deputy_of_arkham")
    t.begin(ArkhamEncounter(1)).expects_no_question()
    assert t.row(1).trophies == ("gug", "byakhee", "cultist"), "he has an encounter, and no choice"


# --- Patrice Hathaway -----------------------------------------------------------------------------


def test_patrice_dreams_of_five_clues_once() -> None:
    t = table("patrice_hathaway")
    t.s.ancient_one = t.card("cthulhu", -1)
    for doom, clues in ((8, 0), (9, 5), (8, 5), (9, 5)):
        t.s.doom = doom
        t.begin(UpkeepPhase(at="standing"))
        assert t.row(1).clues == clues


@pytest.mark.rule("AH-4.6", "AH-15.3")
def test_patrice_lends_clues_for_whatever_they_are_spent_on() -> None:
    for answer, skills, left in (("lend", 4, 0), ("refuse", 0, 2)):
        t = table("joe_diamond", "woods", clues=1)
        t.investigator("patrice_hathaway", "library", clues=2)
        t.resolve(MayPay((Spend(3, CLUES),), Gain(4, MONEY))).choose("pay-cost")
        assert t.asked().seat == 1
        t.choose(answer)
        if answer == "lend":
            t.s.log = []
            t.choose("clue:2", "clue:2")
            line = ArkhamNarrator().entry_text(t.s, t.s.log[0], "en")
            assert line == "Patrice Hathaway spends a Clue for Joe Diamond."
        assert (t.row(1).money, t.row(2).clues) == (skills, left)
        assert t.row(1).clues == (0 if answer == "lend" else 1), "nothing is spent in vain"


@pytest.mark.rule("AH-10.4")
def test_no_gate_is_sealed_with_clues_that_were_refused() -> None:
    t = table("joe_diamond", "woods", clues=3, explored=True)
    t.investigator("patrice_hathaway", "library", clues=2)
    t.gate("woods")
    t.gate("graveyard")
    t.begin(Closing("woods", 1, may_seal=True)).choose("seal:5", "refuse")
    assert (t.s.seals, t.row(1).clues, t.row(2).clues) == ((), 3, 2)


# --- Silas Marsh ----------------------------------------------------------------------------------


@pytest.mark.rule("IH-3.10", "IH-3.11")
def test_silas_crosses_the_water_for_two_points() -> None:
    t = table("silas_marsh", "river_docks", sliders=(3, 0, 0))
    t.begin(Movement(1)).choose("use:1:2")
    assert set(t.offered()) == {"go:unvisited_isle", f"go:{FALCON_POINT}", f"go:{REEF}"}
    t.choose("go:unvisited_isle")
    assert t.row(1).space == "unvisited_isle"
    assert "use:1:2" in t.offered(), "he has two points left"
    t = table("silas_marsh", "river_docks", sliders=(3, 0, 0))
    t.begin(Movement(1)).choose("use:1:2", f"go:{REEF}").expects_no_question()
    assert t.row(1).space == REEF, "with points left, but nobody moves on from the reef"


@pytest.mark.rule("AH-3.2.3")
def test_silas_cannot_sail_away_from_monsters() -> None:
    t = table("silas_marsh", "river_docks", sliders=(3, 0, 0))
    t.monster("cultist", "river_docks")
    t.begin(Movement(1))
    assert "use:1:2" not in t.offered()


@pytest.mark.rule("IH-3.10")
def test_a_flood_makes_every_street_an_aquatic_location() -> None:
    t = flooded(table("silas_marsh", "uptown", sliders=(3, 0, 0)))
    t.begin(Movement(1)).choose("use:1:2")
    assert {"go:northside", "go:church_green", "go:river_docks"} <= set(t.offered())
    assert {"go:uptown", "go:library"}.isdisjoint(t.offered())


# --- William Yorick and Akachi Onyele -------------------------------------------------------------


@pytest.mark.rule("AH-6.20", "AH-6.22")
def test_yorick_buries_what_he_spends() -> None:
    t = table("william_yorick", trophies=("ghoul", "gug"))
    t.begin(Paying((SpendToughness(1),), Scope(1, 1))).choose("trophy:ghoul")
    t.choose("use:1:1:0")
    assert (t.s.cup, t.s.removed, t.row(1).trophies) == ((), ("ghoul",), ("gug",))
    t = table("william_yorick", trophies=("gug",))
    t.resolve(MayPay((Spend(1, CLUES),), Gain(2, MONEY))).choose("pay-cost", "pass")
    assert (t.s.cup, t.s.removed, t.row(1).money) == (("gug",), (), 2)


@pytest.mark.rule("AH-2.6")
def test_some_investigators_begin_with_trophies() -> None:
    t = table("william_yorick")
    t.s.cup = ("cultist", "ghoul", "gug", "zombie")
    t.begin(Equipping(1))
    assert (len(t.row(1).trophies), len(t.s.cup)) == (3, 1)
    t = table("akachi_onyele")
    t.deck(MARKER, "yuggoth", "abyss")
    t.begin(Equipping(1))
    assert [t.s.cards[card].face for card in t.s.cards_of(1)] == ["yuggoth"]


# --- Sister Mary, and whoever falls in an Other World ---------------------------------------------


@pytest.mark.rule("AH-7.5")
def test_sister_mary_wakes_in_town_when_she_falls_in_another_world() -> None:
    for what, there in ((SANITY, "arkham_asylum"), (STAMINA, "st_marys_hospital")):
        t = table("sister_mary", area("abyss", 1), **{what: 1})
        t.resolve(Lose(1, what))
        assert (t.row(1).space, getattr(t.row(1), what), t.row(1).out) == (there, 1, True)
    t = table("sister_mary", area("abyss", 1))
    lost = become(t.s, 1, "lost")
    assert isinstance(lost, Procedure)
    t.begin(lost)
    assert t.row(1).space == "south_church"


@pytest.mark.rule("AH-7.5", "AH-7.8")
def test_with_yog_sothoth_whoever_falls_in_another_world_is_devoured() -> None:
    t = table("joe_diamond", area("abyss", 1), sanity=1)
    t.s.ancient_one = t.card("yog_sothoth", -1)
    t.resolve(Lose(1, SANITY))
    assert 1 not in t.s.investigators


# --- Cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("AH-3.4.1", "AH-3.4.2")
def test_the_dragons_eye_looks_at_gate_cards_too() -> None:
    t = table("joe_diamond", area("abyss", 1))
    eye = t.card("dragons_eye", 1)
    gate_cards(t, "red_1", "red_2")
    t.begin(OtherWorldEncounter(1, "abyss"))
    assert t.noted("gate-card")[-1]["card"] == "red_1"
    t.choose(f"use:{eye}:0:0")
    assert t.noted("gate-card")[-1]["card"] == "red_2"
    assert t.row(1).sanity == 3, "it costs a point of Sanity"


@pytest.mark.rule("AH-3.3.15", "AH-3.4.1")
def test_whoever_goes_insane_by_the_dragons_eye_draws_no_other_card() -> None:
    t = table("joe_diamond", area("abyss", 1), sanity=1)
    eye = t.card("dragons_eye", 1)
    gate_cards(t, "red_1", "red_2")
    t.begin(OtherWorldEncounter(1, "abyss"))
    t.choose(f"use:{eye}:0:0")
    assert t.row(1).space == LOST
    assert [note["card"] for note in t.noted("gate-card")] == ["red_1"]
    # Yog-Sothoth devours them instead, and there is nobody left to draw.
    t = table("joe_diamond", area("abyss", 1), sanity=1)
    t.s.ancient_one = t.card("yog_sothoth", -1)
    eye = t.card("dragons_eye", 1)
    gate_cards(t, "red_1", "red_2")
    t.begin(OtherWorldEncounter(1, "abyss"))
    t.choose(f"use:{eye}:0:0")
    assert 1 not in t.s.investigators
    assert [note["card"] for note in t.noted("gate-card")] == ["red_1"]
    # In town, too, the encounter is over.
    t = table("joe_diamond", "library", sanity=1)
    eye = t.card("dragons_eye", 1)
    t.begin(HavingEncounter(1))
    t.choose(f"use:{eye}:0:0")
    assert t.row(1).space == WAKES_AT[INSANE]
    assert len(t.noted("encounter")) == 1


@pytest.mark.rule("AH-6.6")
def test_alien_technology_brings_an_item_in_addition_to_the_mi_gos() -> None:
    t = table("joe_diamond", "woods", sliders=(0, 3, 0))
    t.deck(UNIQUE, "enchanted_knife", "ruby_of_rlyeh", "gate_box")
    card = t.card("food", 0)
    t.s.cards[card] = t.s.cards[card]._replace(face="alien_technology", owner=-1)
    t.s.environment = card
    monster = t.monster("mi_go", "woods")
    t.roll(6, 6, 6, 6).begin(Combat(1, monster))
    while t.s.decision:
        t.choose("fight" if "fight" in t.offered() else t.offered()[-1])
    assert (t.s.removed, t.row(1).trophies) == (("mi_go",), ())
    assert len(t.s.cards_of(1)) == 2


@pytest.mark.rule("AH-6.22")
def test_with_quachil_uttaus_warlocks_give_clues_only_to_those_who_ignore_endless() -> None:
    for ally, clues in (("", 0), ("john_legrasse", 2)):
        t = table("joe_diamond", "woods")
        t.s.ancient_one = t.card("quachil_uttaus", -1)
        if ally:
            t.card(ally, 1)
        t.begin(Defeating((defeat_of(t.s, 1, t.monster("warlock", "woods"), COMBAT),)))
        assert (t.s.removed, t.row(1).clues) == (("warlock",), clues)


@pytest.mark.rule("AH-3.5.14")
def test_blue_flu_frees_both_jails_and_nobody_is_arrested_for_a_turn() -> None:
    t = table("joe_diamond", CELL, delayed=True)
    t.investigator("roland_banks", "police_station", arrested=True, skips=True)
    t.resolve(EmptyJail())
    assert (t.row(1).space, t.row(1).delayed) == (JAIL, False)
    assert (t.row(2).arrested, t.row(2).skips) == (False, False)
    card = t.card("food", 0)
    t.s.cards[card] = t.s.cards[card]._replace(face="blue_flu")
    effect = MYTHOS["blue_flu"].effect
    assert effect is not None
    t.begin(Doing((effect,), Scope(0, card)))
    arrest = become(t.s, 2, "arrested")
    assert isinstance(arrest, Procedure)
    t.begin(arrest)
    assert not t.row(2).arrested


@pytest.mark.rule("AH-2.5", "AH-3.1.3")
def test_nobody_rolls_in_the_first_upkeep_for_what_they_begin_with() -> None:
    t = position("sister_mary: ")
    t.roll(1)
    give_fixed(t.s, 1)
    t.roll(1).begin(Upkeep(1))
    assert any(t.s.cards[card].face == "blessing" for card in t.s.cards_of(1))
    assert t.noted("die") == []
