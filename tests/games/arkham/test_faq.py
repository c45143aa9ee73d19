"""Answers to the players' most frequent questions, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.arkham.board import OUTSKIRTS, area
from kadath.games.arkham.cards import (
    ALLY,
    BASE,
    CLUES,
    INNSMOUTH,
    ITEM,
    MARKER,
    MONEY,
    STAMINA,
)
from kadath.games.arkham.rules.checks import COMBAT
from kadath.games.arkham.rules.closing import Closing, close_need, seal_cost
from kadath.games.arkham.rules.combat import Combat, defeat_of
from kadath.games.arkham.rules.defeating import Defeating
from kadath.games.arkham.rules.encounters import ArkhamEncounter
from kadath.games.arkham.rules.final_battle import BattleAttack, FinalBattle
from kadath.games.arkham.rules.look import DrawingLook
from kadath.games.arkham.rules.monster_movement import MovingMonsters
from kadath.games.arkham.rules.monsters import counted_monsters
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.rules.places import close_place
from kadath.games.arkham.rules.surge import Surging
from kadath.games.arkham.rules.trophies import toughness_held
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.games.arkham.vocabulary.costs import DiscardOwn, Spend, SpendToughness
from kadath.games.arkham.vocabulary.effects.cards import LoseCards
from kadath.games.arkham.vocabulary.effects.choices import MayPay
from kadath.games.arkham.vocabulary.effects.gains import Gain, Lose
from kadath.games.arkham.vocabulary.effects.gates import OpenGateHere
from kadath.games.arkham.vocabulary.effects.headlines import MonstersReturn
from kadath.games.arkham.vocabulary.effects.monsters import DraggedThroughGate
from kadath.games.arkham.vocabulary.effects.moves import GoTo
from kadath.games.arkham.vocabulary.effects.rides import Drive
from kadath.games.arkham.vocabulary.effects.states import BeDelayed
from kadath.games.arkham.vocabulary.fates import CannotBecome
from kadath.games.arkham.vocabulary.rumors import Capture, MeetCaptive
from kadath.kernel.effects import Scope, do
from kadath.kernel.events import period
from kadath.kernel.modifiers import worked_out
from kadath.testkit.arkham.position import Position

from .test_final_battle import battle

ALL_LOOKS = 10


def table(space: str = "woods", who: str = "joe_diamond", **fields: Any) -> Position:
    t = Position()
    t.investigator(who, space, **fields)
    t.s.cup = ("cultist",) * 6
    return t


# --- Locations ------------------------------------------------------------------------------------


@pytest.mark.rule("AH-9.11")
def test_investigators_in_a_location_that_closes_are_moved_to_the_street() -> None:
    t = table("general_store")
    zombie = t.monster("zombie", "general_store")
    t.s.derive()
    close_place(t.s, "general_store", 7)
    assert (t.row(1).space, t.s.monsters[zombie].space) == ("rivertown", "rivertown")


@pytest.mark.rule("AH-9.11")
def test_a_location_with_an_open_gate_closes_only_when_the_gate_is_gone() -> None:
    t = table("woods", explored=True)
    t.gate("woods")
    t.gate("graveyard", "yuggoth")
    zombie = t.monster("zombie", "woods")
    t.s.derive()
    close_place(t.s, "woods", 7)
    assert (t.row(1).space, t.s.monsters[zombie].space) == ("woods", "woods")
    t.begin(Closing("woods", 1))
    assert (t.row(1).space, t.s.monsters[zombie].space) == ("uptown", "uptown")


@pytest.mark.rule("AH-6.19", "AH-3.3.11")
def test_trophies_have_the_current_toughness_of_such_monsters() -> None:
    """With Shub-Niggurath all monsters are tougher by 1, and so are trophies."""
    t = table(trophies=("gug", "zombie"))
    t.s.derive()
    assert toughness_held(t.s, 1) == 3 + 1
    t = table(trophies=("gug", "zombie"))
    t.s.ancient_one = t.card("shub_niggurath", -1)
    t.s.derive()
    assert toughness_held(t.s, 1) == 4 + 2
    t.resolve(MayPay((SpendToughness(4),), Gain(1, MONEY))).choose("pay-cost", "trophy:gug")
    assert (t.row(1).trophies, t.row(1).money) == (("zombie",), 1)


# --- Encounters -----------------------------------------------------------------------------------


@pytest.mark.rule("AH-15.8")
def test_whoever_has_to_lose_an_item_may_lose_a_spell() -> None:
    t = table()
    axe, wither = t.card("axe", 1), t.card("wither", 1)
    t.resolve(LoseCards(1, ITEM)).choose(f"discard:{wither}")
    assert (t.s.cards[axe].owner, t.s.cards[wither].owner) == (1, 0)


@pytest.mark.rule("AH-7.11", "AH-3.5.4")
def test_a_gate_replaces_staying_somewhere_but_not_the_clues_gained_for_it() -> None:
    t = table()
    t.resolve(do(BeDelayed(always=True), Gain(2, CLUES)))
    t.deck(MARKER, "abyss")
    t.resolve(OpenGateHere())
    assert (t.row(1).space, t.row(1).delayed, t.row(1).clues) == (area("abyss", 1), True, 2)
    t.begin(MovementPhase())
    assert (t.row(1).space, t.row(1).delayed) == (area("abyss", 1), False)
    t.begin(MovementPhase())
    assert t.row(1).space == area("abyss", 2), "both delays together cost one turn"


@pytest.mark.rule("AH-7.11")
def test_having_to_stay_is_a_delay_from_which_the_same_immunity_protects() -> None:
    for immune in (False, True):
        t = table()
        t.s.stack.append(WholeGame(at="battle"))
        if immune:
            t.s.last_for(period(t.s, "game"), CannotBecome("delayed"), Scope(1, "entry"))
        t.resolve(do(BeDelayed(), Gain(2, CLUES)))
        assert (t.row(1).delayed, t.row(1).clues) == (not immune, 2)


# --- Spells in combat -----------------------------------------------------------------------------


@pytest.mark.rule("AH-6.17", "AH-6.2")
def test_the_red_sign_removes_nightmarish_before_the_horror_check() -> None:
    t = table(sliders=(0, 0, 3))
    sign = t.card("red_sign_of_shudde_mell", 1)
    t.monster("dark_young", "woods")
    t.begin(Combat(1, 500))
    assert t.asked().ask == "before-horror"
    t.roll(6, 6).choose(f"use:{sign}:0")
    t.roll(5, 1, 1).choose("weaken:nightmarish")
    assert (t.row(1).sanity, t.noted("lose")) == (3, []), "1 for the spell, and nothing else"


@pytest.mark.rule("AH-6.17", "AH-6.3")
def test_a_combat_spell_may_be_tried_before_choosing_to_fight_or_flee() -> None:
    t = table(sliders=(0, 0, 3))
    spell = t.card("wither", 1)
    t.monster("cultist", "woods")
    t.begin(Combat(1, 500)).roll(1, 1, 1).choose(f"use:{spell}:0")
    assert t.offered() == ["fight", "flee"], "it failed: now to choose"


@pytest.mark.rule("AH-6.12")
def test_immunity_cancels_the_bonus_and_nothing_else() -> None:
    """A shotgun counts sixes twice even against a Ghost."""
    t = table("woods", "michael_mcglen", sliders=(0, 3, 0))
    gun = t.card("shotgun", 1)
    t.monster("ghost", "woods")
    t.s.derive()
    t.s.stack.append(Combat(1, 500, wielded=(gun,)))
    assert worked_out(t.s, 1, "combat_check", 0).total == 0
    assert worked_out(t.s, 1, "sixes_twice", 0).total == 1


# --- Gates and Other Worlds -----------------------------------------------------------------------


@pytest.mark.rule("AH-10.1", "AH-6.16")
def test_find_gate_returns_from_the_first_area_with_an_explored_marker() -> None:
    t = table(area("abyss", 1), "harvey_walters")
    t.gate("woods")
    spell = t.card("find_gate", 1)
    t.begin(MovementPhase()).roll(5, 1).choose(f"use:{spell}:0")
    assert (t.row(1).space, t.row(1).explored) == ("woods", True)


@pytest.mark.rule("AH-10.1", "AH-3.2.10")
def test_the_gate_box_leads_through_any_gate_which_is_then_explored() -> None:
    for box, gates in ((False, []), (True, ["return:woods", "return:graveyard"])):
        t = table(area("abyss", 2))
        if box:
            t.card("gate_box", 1)
        t.gate("woods", "yuggoth")
        t.gate("graveyard", "rlyeh")
        t.begin(MovementPhase())
        assert (t.offered() if t.s.decision is not None else []) == gates
    t.choose("return:graveyard")
    assert (t.row(1).space, t.row(1).explored) == ("graveyard", True)


@pytest.mark.rule("AH-7.13", "AH-7.20")
def test_an_ally_discarded_as_a_cost_gives_nothing_else() -> None:
    t = table(sanity=1)
    duke = t.card("duke", 1)
    t.resolve(MayPay((DiscardOwn(1, ALLY),), Gain(3, MONEY))).choose("pay-cost")
    assert (t.row(1).sanity, t.row(1).money, t.s.cards[duke].owner) == (1, 3, 0)


def test_michaels_strong_body_does_not_lower_what_he_pays() -> None:
    """Nor does Harvey's mind lower the price of a spell; what is paid is not lost."""
    t = table("woods", "michael_mcglen", sanity=3, stamina=6)
    t.resolve(MayPay((Spend(2, STAMINA),), Gain(1, CLUES))).choose("pay-cost")
    assert t.row(1).stamina == 4
    t.resolve(Lose(2, STAMINA))
    assert t.row(1).stamina == 3, "a loss is lowered"


# --- Monsters -------------------------------------------------------------------------------------


@pytest.mark.rule("AH-15.17")
def test_the_flute_does_nothing_to_monsters_of_the_terrible_experiment() -> None:
    t = table(sliders=(0, 0, 0))
    flute = t.card("flute_of_the_outer_gods", 1)
    t.s.cup = ("zombie",) * 3
    t.resolve(Capture(2)).resolve(MeetCaptive())
    (captive,) = t.s.monsters
    t.roll(6, 6, 6, 6).choose(f"fight:{captive}").choose("fight")
    assert (t.row(1).trophies, t.s.captives, t.s.cards[flute].owner) == (
        ("zombie",),
        ("zombie",),
        1,
    )


@pytest.mark.rule("AH-9.8")
def test_a_chthonian_shakes_arkham_and_nobody_in_an_other_world() -> None:
    t = table()
    t.investigator("amanda_sharpe", area("abyss", 1))
    t.monster("chthonian", "uptown")
    stamina = [t.row(who).stamina for who in (1, 2)]
    t.roll(4).begin(MovingMonsters(("triangle",), ()))
    assert [t.row(who).stamina for who in (1, 2)] == [stamina[0] - 1, stamina[1]]
    assert [row.space for row in t.s.monsters.values()] == ["uptown"]


# --- Ancient Ones ---------------------------------------------------------------------------------


@pytest.mark.rule("AH-10.2", "AH-10.4")
def test_IH_T7_with_yog_sothoth_closing_needs_two_successes_and_sealing_five_clues() -> None:
    for dice, closed in (((5, 1), False), ((5, 6), True)):
        t = table("woods", explored=True, sliders=(0, 0, 0))
        t.s.ancient_one = t.card("yog_sothoth", -1)
        t.gate("woods", "another_dimension")
        t.gate("graveyard", "yuggoth")
        t.s.derive()
        assert (close_need(t.s, 1), seal_cost(t.s, 1)) == (2, 5)
        t.begin(ArkhamEncounter(1)).roll(*dice).choose("close:fight")
        assert ("woods" not in t.s.gates) is closed


@pytest.mark.rule("AH-13.3")
def test_IH_T9_ithaqua_rolls_for_one_item_after_the_other() -> None:
    t = battle("ithaqua")
    cards = [t.card(key, 1) for key in ("axe", "food", "wither")]
    t.roll(5, 4, 6).begin(FinalBattle(at="start"))
    assert [t.s.cards[card].owner for card in cards] == [1, 0, 1]


# --- Points that the rulebooks leave open ---------------------------------------------------------


@pytest.mark.rule("AH-3.3.9")
def test_an_entry_leads_to_y_ha_nthlei_if_it_says_so() -> None:
    t = table("marsh_refinery")
    t.s.boxes = (BASE, INNSMOUTH)
    t.resolve(GoTo("yha_nthlei"))
    assert t.row(1).space == "yha_nthlei"


def test_the_feds_raid_of_arkham_does_not_reach_the_sky() -> None:
    t = table()
    street, sky = t.monster("zombie", "uptown"), t.monster("byakhee", "sky")
    t.resolve(MonstersReturn("streets"))
    assert (street in t.s.monsters, sky in t.s.monsters) == (False, True)


@pytest.mark.rule("AH-15.13")
def test_being_dragged_through_a_gate_by_a_nightgaunt_does_not_delay() -> None:
    t = table("uptown")
    t.gate("woods")
    t.resolve(DraggedThroughGate())
    assert (t.row(1).space, t.row(1).delayed) == (area("abyss", 1), False)


@pytest.mark.rule("AH-15.14", "IH-3.2")
def test_the_wagon_goes_to_innsmouth_too_but_not_out_to_sea() -> None:
    t = table("northside")
    t.s.boxes = (BASE, INNSMOUTH)
    wagon = t.card("patrol_wagon", 1)
    t.begin(MovementPhase()).choose(f"use:{wagon}:0")
    assert "go:gilman_house_hotel" in t.offered()
    assert {"go:devil_reef", "go:yha_nthlei"}.isdisjoint(t.offered())
    assert any(isinstance(part, Drive) for one in t.s.abilities(wagon) for part in one.walk())


@pytest.mark.rule("AH-3.3.14", "AH-1.4")
def test_with_five_investigators_a_gate_and_a_monster_are_a_gate_and_two() -> None:
    t = table()
    for _ in range(4):
        t.investigator("joe_diamond", "uptown")
    t.deck(MARKER, "abyss")
    t.resolve(OpenGateHere(monster=True))
    assert [row.space for row in t.s.monsters.values()] == ["woods", "woods"]


@pytest.mark.rule("IH-12.2", "IH-12.3")
def test_silas_with_the_look_adds_one_uprising_token() -> None:
    t = table("church_green", "silas_marsh")
    t.s.boxes = (BASE, INNSMOUTH)
    t.begin(DrawingLook(1, ALL_LOOKS))
    assert t.s.uprising == 1


@pytest.mark.rule("AH-13.5", "AH-6.12")
def test_armitage_breaks_the_magical_resistance_of_an_ancient_one() -> None:
    for allied, bonus in ((False, 2), (True, 3)):
        t = battle("nyarlathotep", "harvey_walters")
        spell = t.card("wither", 1)
        if allied:
            t.card("professor_armitage", 1)
        t.s.derive()
        t.begin(BattleAttack(1, 0)).roll(5, 5, 5).choose(f"use:{spell}:0")
        assert worked_out(t.s, 1, "combat_check", 0).total == bonus


@pytest.mark.rule("AH-8.6", "AH-8.8")
def test_a_surge_where_kate_is_brings_no_monsters_there_or_elsewhere() -> None:
    t = table("northside")
    t.investigator("kate_winthrop", "woods", explored=True)
    t.gate("woods")
    t.gate("graveyard", "yuggoth")
    t.begin(Surging("woods"))
    assert [row.space for row in t.s.monsters.values()] == ["graveyard"]


@pytest.mark.rule("AH-10.3")
def test_closing_a_gate_removes_monsters_with_its_symbol_from_the_outskirts() -> None:
    t = table("woods", explored=True)
    t.gate("woods", "yuggoth")
    t.gate("graveyard", "abyss")
    t.monster("byakhee", OUTSKIRTS)
    t.begin(Closing("woods", 1))
    assert t.s.monsters == {}


@pytest.mark.rule("AH-6.22")
def test_a_warlock_under_quachil_uttaus_leaves_the_game_instead_of_returning_to_the_cup() -> None:
    """He is endless there, but his own text takes precedence when he is defeated."""
    t = table(sliders=(0, 3, 0))
    t.s.ancient_one = t.card("quachil_uttaus", -1)
    t.monster("warlock", "woods")
    t.s.derive()
    t.begin(Defeating((defeat_of(t.s, 1, 500, COMBAT),)))
    assert (t.s.monsters, t.s.removed, t.row(1).clues) == ({}, ("warlock",), 0)


@pytest.mark.rule("IH-9.5")
def test_the_heat_of_cthugha_is_a_loss_for_each_step_that_michael_prevents() -> None:
    for who, lost in (("joe_diamond", 2), ("michael_mcglen", 0)):
        t = table("woods", who, sliders=(2, 0, 0) if who == "joe_diamond" else (3, 0, 0))
        t.s.ancient_one = t.card("cthugha", -1)
        before = t.row(1).stamina
        t.begin(MovementPhase())
        for space in ("uptown", "southside", "french_hill", "rivertown", "easttown"):
            t.choose(f"move:{space}")
        assert t.row(1).stamina == before - lost


@pytest.mark.rule("AH-15.17")
def test_monsters_of_the_terrible_experiment_are_not_on_the_board() -> None:
    """Neither campus security nor a closed gate affects them, and they do not count."""
    t = table("woods", explored=True)
    t.s.cup = ("byakhee",) * 5
    t.resolve(Capture(5))
    assert (t.s.captives, t.s.monsters, counted_monsters(t.s)) == (("byakhee",) * 5, {}, 0)
    t.resolve(MonstersReturn("miskatonic_university"))
    t.gate("woods", "yuggoth")
    t.gate("graveyard", "abyss")
    t.begin(Closing("woods", 1))
    assert t.s.captives == ("byakhee",) * 5
