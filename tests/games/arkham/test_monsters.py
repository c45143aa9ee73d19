"""The monsters of both boxes, and what their abilities do in a fight."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.games.arkham.cards import BASE, INNSMOUTH, MONSTERS
from kadath.games.arkham.foes import as_it_is, foe, worth
from kadath.games.arkham.rules.checks import COMBAT, EVADE, HORROR, pool
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.evading import Evading
from kadath.games.arkham.rules.final_battle import as_foe
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position

from .test_combat import against, begun, dice
from .test_final_battle import battle


@pytest.mark.parametrize(
    ("box", "movements", "masks", "spawn"),
    [
        (BASE, {"flying": 12, "unique": 4, "normal": 32, "stationary": 8, "fast": 4}, 5, 0),
        (
            INNSMOUTH,
            {
                "aquatic": 13,
                "none": 4,
                "normal": 3,
                "unique": 3,
                "flying": 2,
                "fast": 6,
                "stationary": 1,
            },
            2,
            5,
        ),
    ],
)
def test_each_box_has_its_monster_tokens(
    box: str, movements: dict[str, int], masks: int, spawn: int
) -> None:
    counted: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for monster in MONSTERS.values():
        counted[monster.movement] += monster.tokens((box,))
        for word in monster.keywords:
            words[word] += monster.tokens((box,))
    assert {one: number for one, number in counted.items() if number} == movements
    assert (words["mask"], words["spawn"]) == (masks, spawn)


@pytest.mark.rule("AH-4.5", "AH-6.1")
def test_will_2_against_horror_3_has_no_dice_and_loses_the_damage() -> None:
    """AH-T3."""
    t, _ = against("star_spawn", who="joe_diamond")
    t.s.set_investigator(1, sliders=(0, 1, 0))
    begun(t)
    assert dice(t) == 0
    assert t.row(1).sanity == 2


@pytest.mark.rule("AH-6.5", "AH-6.14")
def test_a_weapon_and_a_spell_take_two_hands_and_give_13_dice() -> None:
    """AH-T4: Fight 6, a weapon of 4 and Shrivelling against a Star Spawn."""
    t, (shrivelling, revolver) = against("star_spawn", "shrivelling", "revolver_38")
    t.s.set_investigator(1, sanity=9)
    t.s.set_investigator(1, sliders=(0, 3, 3))
    begun(t).roll(5, 5).choose(f"use:{shrivelling}:0")
    while "fight" not in t.offered():
        t.choose("pass")
    t.roll(5, 5, 5).choose("fight", f"wield:{revolver}")
    assert dice(t) == 6 - 3 + 3 + 6
    assert t.row(1).trophies == ("star_spawn",)


@pytest.mark.rule("AH-6.12", "IH-9.1")
@pytest.mark.parametrize(
    ("monster", "weapon", "bonus"),
    [
        ("dark_young", "dynamite", 4),
        ("formless_spawn", "dynamite", 0),
        ("star_spawn", "dynamite", 8),
        ("lloigor", "dynamite", 0),
    ],
)
def test_resistance_halves_a_bonus_and_immunity_cancels_it(
    monster: str, weapon: str, bonus: int
) -> None:
    """AH-T6, with another two-handed weapon."""
    t, (held,) = against(monster, weapon)
    t.s.derive()
    fight = 3
    t.s.stack.append(Combat(1, 500, wielded=(held,)))
    assert pool(t.s, 1, COMBAT, 0, 500) == fight + bonus


@pytest.mark.rule("IH-9.1")
def test_spells_work_against_weapon_immunity() -> None:
    t, (wither,) = against("lloigor", "wither", who="harvey_walters")
    t.s.set_investigator(1, sliders=(0, 3, 0))
    begun(t).roll(5, 1, 1).choose(f"use:{wither}:0")
    t.roll(5, 1, 1, 1).choose("fight") if "fight" in t.offered() else None
    assert dice(t) == 3 - 2 + 3


@pytest.mark.rule("AH-6.2")
@pytest.mark.parametrize(("rolled", "lost"), [((1, 1, 1, 1), 3), ((5, 1, 1, 1), 1)])
def test_a_dark_young_costs_3_sanity_or_1(rolled: tuple[int, ...], lost: int) -> None:
    """AH-T7."""
    t, _ = against("dark_young", who="michael_mcglen")
    t.s.set_investigator(1, sanity=4)
    begun(t, *rolled)
    assert t.row(1).sanity == 4 - lost


@pytest.mark.rule("AH-6.19")
def test_a_maniac_is_worse_when_the_town_panics() -> None:
    t, _ = against("maniac")
    t.s.derive()
    assert foe(t.s, 500).combat == 1
    t.s.terror = 6
    now = foe(t.s, 500)
    assert (now.combat, now.combat_damage, now.keywords) == (-2, 3, frozenset({"endless"}))
    assert worth(t.s, "maniac") == 1


@pytest.mark.rule("AH-6.6")
@pytest.mark.parametrize(("monster", "clues"), [("warlock", 2), ("mi_go", 0)])
def test_some_monsters_give_something_other_than_a_trophy(monster: str, clues: int) -> None:
    t, _ = against(monster, who="joe_diamond")
    t.s.set_investigator(1, sliders=(0, 3, 0))
    (statue,) = t.deck("unique_item", "obsidian_statue")
    begun(t, 6, 6, 6, 6, 6)
    t.roll(6, 6, 6, 6, 6).choose("fight")
    row = t.row(1)
    assert (row.trophies, row.clues) == ((), clues)
    assert t.s.removed == (monster,)
    assert (t.s.cards[statue].owner == 1) == (monster == "mi_go")


@pytest.mark.rule("AH-4.9")
def test_the_dark_pharaoh_is_fought_with_lore() -> None:
    t, _ = against("the_dark_pharaoh", who="harvey_walters")
    t.s.derive()
    assert pool(t.s, 1, COMBAT, 0, 500) == 3
    assert pool(t.s, 1, COMBAT, 0) == 0


@pytest.mark.rule("AH-4.5")
def test_a_spellbound_investigator_fails_every_check_of_the_fight() -> None:
    t, _ = against("the_bloated_woman", who="michael_mcglen")
    begun(t, 1, 1)
    assert [entry["check"] for entry in t.noted("check")] == ["will", HORROR]
    assert t.row(1).sanity == 1
    t.choose("fight")
    checked = t.noted("check")[-1]
    assert (checked["check"], checked["dice"], checked["passed"]) == (COMBAT, (), False)
    assert t.row(1).stamina == 6


@pytest.mark.rule("AH-5.1", "AH-5.3", "AH-5.6")
def test_a_star_spawn_is_evaded_with_three_dice_or_hurts() -> None:
    """AH-T10."""
    t, _ = against("star_spawn", who="michael_mcglen")
    t.roll(1, 1, 1).begin(Evading(1, 500))
    assert t.noted("check")[0]["check"] == EVADE
    assert t.row(1).stamina == 5, "3 less 1 for his strong body"
    assert t.where().count("Combat"), "and the fight begins"
    t, _ = against("star_spawn", who="michael_mcglen")
    t.roll(5, 1, 1).begin(Evading(1, 500))
    t.expects_no_question()


@pytest.mark.rule("AH-4.1", "AH-4.2")
def test_dice_are_skill_and_modifier() -> None:
    """AH-T1."""
    t = position("joe_diamond: sliders 1 0 0")
    joe = t.id("joe_diamond")
    t.s.derive()
    assert pool(t.s, joe, "sneak", -1) == 2
    assert pool(t.s, joe, "luck", 2) == 5


def test_a_monster_in_play_is_as_printed_unless_something_changes_it() -> None:
    t = Position()
    for key, printed in MONSTERS.items():
        assert as_it_is(t.s, printed) is printed, key


@pytest.mark.parametrize(
    ("who", "card", "ancient_one", "kind", "keywords"),
    [
        ("zoey_samaras", "axe", "yog_sothoth", "cultist", {"magical_resistance"}),
        ("zoey_samaras", "axe", "nyogtha", "ghoul", {"ambush"}),
        ("joe_diamond", "richard_upton_pickman", "nyogtha", "ghoul", {"ambush"}),
    ],
)
def test_what_an_ancient_one_gives_to_monsters_is_ignored_by_those_who_ignore_it(
    who: str, card: str, ancient_one: str, kind: str, keywords: set[str]
) -> None:
    t = Position()
    t.investigator(who, "woods")
    t.card(card, 1)
    t.s.ancient_one = t.card(ancient_one, -1)
    t.monster(kind, "woods")
    t.s.derive()
    assert foe(t.s, 500, 1).keywords == keywords


@pytest.mark.rule("AH-13.5")
def test_zoey_breaks_the_immunity_that_zhar_has_in_the_battle() -> None:
    t = battle("zhar", "zoey_samaras", "joe_diamond")
    t.s.derive()
    keywords = [as_it_is(t.s, as_foe(t.s, who), who=who).keywords for who in (1, 2)]
    assert keywords == [{"magical_resistance"}, {"magical_immunity"}]


@pytest.mark.rule("AH-6.17")
def test_the_red_sign_takes_away_a_point_that_shub_niggurath_has_added() -> None:
    for ancient_one in ("yig", "shub_niggurath"):
        t = Position()
        t.investigator("joe_diamond", "woods", sliders=(0, 0, 3))
        sign = t.card("red_sign_of_shudde_mell", 1)
        t.s.ancient_one = t.card(ancient_one, -1)
        zombie = t.monster("zombie", "woods")
        t.begin(Combat(1, zombie)).roll(6, 6).choose(f"use:{sign}:0")
        assert foe(t.s, zombie, 1).toughness == 1


@pytest.mark.rule("AH-6.17")
def test_the_red_sign_removes_what_an_ancient_one_has_given() -> None:
    t = Position()
    t.investigator("joe_diamond", "woods", sliders=(0, 0, 3))
    sign = t.card("red_sign_of_shudde_mell", 1)
    t.s.ancient_one = t.card("nyogtha", -1)
    warlock = t.monster("warlock", "woods")
    t.begin(Combat(1, warlock)).roll(6, 6).choose(f"use:{sign}:0")
    assert foe(t.s, warlock, 1).keywords == {"magical_immunity"}
