"""Checks and combat as the rulebook explains them: dice, evading, rounds, spells (AH-4 to AH-6)."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.arkham.cards import CLUES, UNIQUE
from kadath.games.arkham.rules.checks import COMBAT, HORROR, SkillCheck, pool
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.upkeep import UpkeepPhase
from kadath.games.arkham.vocabulary.effects.checks import Check
from kadath.games.arkham.vocabulary.effects.gains import Gain
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def table(who: str = "joe_diamond", **fields: Any) -> Position:
    t = Position()
    t.investigator(who, "woods", **fields)
    return t


def dice(t: Position, number: int = -1) -> int:
    """How many dice a check had."""
    rolled = t.noted("check")[number]["dice"]
    assert isinstance(rolled, tuple)
    return len(rolled)


# --- Checks ---------------------------------------------------------------------------------------


@pytest.mark.rule("AH-4.2", "AH-4.4")
def test_AH_T1_a_sneak_of_3_less_1_is_two_dice_and_a_luck_of_2_with_2_more_is_four() -> None:
    t = table(sliders=(1, 0, 1))
    t.roll(5, 1).begin(SkillCheck(1, "sneak", -1))
    assert (dice(t), t.noted("check")[-1]["passed"]) == (2, True)
    for faces, passed in (((5, 6, 1, 1), True), ((5, 1, 1, 1), False)):
        t.roll(*faces).begin(SkillCheck(1, "luck", 2, 2))
        assert (dice(t), t.noted("check")[-1]["passed"]) == (4, passed)


@pytest.mark.rule("AH-4.6")
def test_AH_T2_two_clues_after_the_roll_bring_the_third_success() -> None:
    """Lore(-1)[3] with Lore 4: two successes, a 3 for the first Clue and a 6 for the second."""
    t = table("harvey_walters", clues=2, sliders=(0, 0, 1))
    t.roll(5, 6, 1).begin(SkillCheck(1, "lore", -1, 3))
    assert t.offered() == ["clue", "done"]
    t.roll(3).choose("clue")
    assert t.offered() == ["clue", "done"]
    t.roll(6).choose("clue")
    check = t.noted("check")[-1]
    assert (check["check"], check["dice"], check["passed"]) == ("lore", (5, 6, 1, 3, 6), True)
    assert (check["successes"], check["needed"]) == (3, 3)


@pytest.mark.rule("AH-4.8")
def test_nobody_may_choose_to_fail_a_check() -> None:
    t = table(sliders=(0, 0, 0))
    t.roll(5, 5, 5)
    t.resolve(Check("luck", 0, passed=Gain(1, CLUES)))
    t.expects_no_question()
    assert (dice(t), t.row(1).clues) == (3, 1)


@pytest.mark.rule("AH-4.11")
def test_a_skill_card_adds_to_the_skill_and_a_die_to_each_clue_spent() -> None:
    t = table("michael_mcglen", clues=1, sliders=(3, 0, 0))
    t.card("sneak", 1)
    t.roll(1, 1).begin(SkillCheck(1, "sneak", 0))
    t.roll(1, 5).choose("clue")
    assert (dice(t), t.row(1).clues) == (2 + 2, 0), "Sneak 1 and 1, and two dice for a Clue"


@pytest.mark.rule("AH-4.12")
def test_modifiers_are_added_up_and_fewer_than_no_dice_are_none() -> None:
    t = table("michael_mcglen", sliders=(3, 0, 0))
    t.card("sneak", 1)
    t.s.derive()
    assert pool(t.s, 1, "sneak", -1) == 1
    assert pool(t.s, 1, "sneak", -5) == 0


# --- Evading --------------------------------------------------------------------------------------


@pytest.mark.rule("AH-5.1", "AH-5.2")
def test_AH_T10_evading_two_monsters_in_the_streets_lets_you_go_on() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "northside", sliders=(0, 0, 0))
    spawn, other = t.monster("star_spawn", "northside"), t.monster("star_spawn", "northside")
    t.begin(Movement(joe)).roll(5, 1, 1).choose(f"evade:{spawn}")
    assert dice(t) == 3, "Sneak 4, awareness -1"
    assert t.offered() == [f"evade:{other}", f"fight:{other}"], "nobody leaves yet"
    t.roll(5, 1, 1).choose(f"evade:{other}")
    assert "move:downtown" in t.offered()


@pytest.mark.rule("AH-5.1", "AH-5.3", "AH-5.6")
def test_AH_T10_failing_to_evade_costs_three_stamina_and_ends_the_movement() -> None:
    t = position("""
        northside: star_spawn, cultist
        joe_diamond: at northside, sliders 0 0 0
    """)
    joe, other = t.id("joe_diamond"), t.id("cultist")
    t.begin(Movement(joe)).roll(1, 1, 1).choose("evade:star_spawn")
    assert t.row(joe).stamina == 3
    assert t.noted("check")[-1]["check"] == HORROR
    t.roll(5, 5, 5).choose("flee")
    assert t.offered() == [f"evade:{other}", f"fight:{other}"], "the other one still waits"
    t.roll(5).choose("evade:cultist")
    t.expects_no_question()
    assert t.row(joe).space == "northside"


@pytest.mark.rule("AH-5.4")
def test_an_elder_thing_takes_a_weapon_for_a_failed_combat_check_only() -> None:
    t = table("amanda_sharpe", sliders=(0, 2, 0))
    axe = t.card("axe", 1)
    thing = t.monster("elder_thing", "woods")
    t.begin(Movement(1)).roll(1, 1).choose(f"evade:{thing}")
    assert (t.row(1).stamina, t.s.cards[axe].owner) == (4, 1)


# --- Combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("AH-4.5", "AH-6.1")
def test_AH_T3_a_will_of_2_against_a_horror_rating_of_3_less_has_no_dice() -> None:
    t = table(sliders=(0, 1, 0))
    t.monster("star_spawn", "woods")
    t.begin(Combat(1, 500))
    assert (t.noted("check")[0]["dice"], t.row(1).sanity) == ((), 2)


@pytest.mark.rule("AH-6.5", "AH-6.14")
def test_AH_T4_thirteen_dice_against_a_star_spawn() -> None:
    """Fight 6, a .45 Automatic (+4) and Shrivelling (+6), against -3."""
    t = table("michael_mcglen", sliders=(0, 3, 3))
    gun, spell = t.card("automatic_45", 1), t.card("shrivelling", 1)
    t.s.derive()
    t.monster("star_spawn", "woods")
    t.begin(Combat(1, 500, spared=False))
    t.roll(6, 6).choose(f"use:{spell}:0", "fight")
    t.roll(5, 5, 5).choose(f"wield:{gun}")
    assert dice(t) == 13
    assert t.row(1).trophies == ("star_spawn",)


@pytest.mark.rule("AH-6.8", "AH-6.3")
def test_AH_T5_amanda_loses_a_weapon_to_the_elder_thing_and_fights_on_without_horror() -> None:
    t = table("amanda_sharpe", sliders=(0, 2, 0))
    axe = t.card("axe", 1)
    t.monster("elder_thing", "woods")
    t.begin(Combat(1, 500))
    t.roll(1, 1, 5).choose("fight", "done")
    assert dice(t) == 3
    assert (t.row(1).stamina, t.s.cards[axe].owner) == (4, 0)
    assert t.asked().ask == "fight-or-flee"
    t.roll(5, 6, 1).choose("fight")
    assert t.row(1).trophies == ("elder_thing",)
    assert [entry["check"] for entry in t.noted("check")] == [HORROR, COMBAT, COMBAT]


@pytest.mark.rule("AH-6.12", "AH-6.18")
def test_AH_T6_a_tommy_gun_gives_three_against_resistance_and_nothing_against_immunity() -> None:
    for monster, bonus in (("cultist", 6), ("dark_young", 3), ("ghost", 0)):
        t = table("michael_mcglen")
        gun = t.card("tommy_gun", 1)
        t.monster(monster, "woods")
        t.s.derive()
        t.s.stack.append(Combat(1, 500, wielded=(gun,)))
        assert pool(t.s, 1, COMBAT, 0, 500) == 3 + bonus


@pytest.mark.rule("AH-6.2")
def test_AH_T7_a_dark_young_costs_three_sanity_or_one() -> None:
    for face, left in ((1, 1), (5, 3)):
        t = table(sliders=(0, 0, 0))
        t.monster("dark_young", "woods")
        t.roll(face, 1, 1).begin(Combat(1, 500))
        assert t.row(1).sanity == left


@pytest.mark.rule("AH-6.15")
def test_dynamite_helps_one_check_and_a_revolver_any_number() -> None:
    t = table("michael_mcglen")
    dynamite = t.card("dynamite", 1)
    t.monster("ghost", "woods")
    t.roll(5, 5, 5, 5).begin(Combat(1, 500)).choose("fight", f"wield:{dynamite}")
    assert t.s.cards[dynamite].owner == 0
    t = table("michael_mcglen")
    gun = t.card("revolver_38", 1)
    t.monster("dark_young", "woods")
    t.begin(Combat(1, 500, at="wield", spared=False)).roll(1, 1, 1, 1).choose(f"wield:{gun}")
    assert (t.asked().ask, t.s.cards[gun].owner) == ("fight-or-flee", 1)
    t.choose("fight")
    assert f"wield:{gun}" in t.offered()


@pytest.mark.rule("AH-6.12", "AH-6.14")
def test_nobody_is_asked_what_to_hold_if_it_does_not_change_the_roll() -> None:
    for monster, cards, asked in (
        ("ghost", ("revolver_38", "axe"), "fight-or-flee"),
        ("ghost", ("revolver_38", "shotgun"), "wield"),
        ("ghost", ("revolver_38", "dynamite"), "wield"),
        ("ghost", ("revolver_38", "enchanted_knife"), "wield"),
        ("dark_young", ("revolver_38", "axe"), "wield"),
    ):
        t = table("michael_mcglen")
        for key in cards:
            t.card(key, 1)
        t.monster(monster, "woods")
        t.begin(Combat(1, 500, at="wield", spared=False))
        assert t.asked().ask == asked, (monster, cards)


@pytest.mark.rule("AH-6.16")
def test_AH_T13_heal_with_a_lore_of_4_and_1_more_has_five_dice() -> None:
    t = table("harvey_walters", stamina=1, sliders=(0, 0, 1))
    heal = t.card("heal", 1)
    t.begin(UpkeepPhase()).roll(5, 5, 1, 1, 1).choose(f"use:{heal}:0", "done")
    assert dice(t) == 5
    assert (t.row(1).stamina, t.row(1).sanity) == (3, 6)


@pytest.mark.rule("AH-6.21")
def test_two_monsters_are_fought_one_after_the_other_in_the_players_order() -> None:
    t = table(sliders=(0, 3, 0))
    cultist, zombie = t.monster("cultist", "woods"), t.monster("zombie", "woods")
    t.begin(Movement(1)).choose(f"fight:{zombie}")
    t.roll(5, 5, 5, 5).choose("fight")
    assert t.row(1).trophies == ("zombie",)
    assert t.offered() == [f"evade:{cultist}", f"fight:{cultist}"]
    t.choose(f"fight:{cultist}").roll(5, 5, 5, 5, 5, 5).choose("fight")
    assert t.row(1).trophies == ("zombie", "cultist")


@pytest.mark.rule("AH-6.22")
def test_a_defeated_mi_go_leaves_the_game() -> None:
    t = table(sliders=(0, 3, 0))
    t.deck(UNIQUE, "silver_key")
    t.monster("mi_go", "woods")
    t.begin(Combat(1, 500))
    t.roll(5, 5, 5, 5, 5).choose("fight")
    assert (t.s.monsters, t.s.cup, t.s.removed) == ({}, (), ("mi_go",))
    assert t.row(1).trophies == ()


@pytest.mark.rule("AH-6.9", "AH-7.2")
def test_combat_ends_when_somebody_is_knocked_out() -> None:
    t = table(stamina=1, sliders=(0, 0, 0))
    t.monster("cultist", "woods")
    t.begin(Combat(1, 500)).roll(1, 1, 1).choose("fight")
    t.expects_no_question()
    assert t.row(1).space == "st_marys_hospital"
    assert list(t.s.monsters) == [500]
