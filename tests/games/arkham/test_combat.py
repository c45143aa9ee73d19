"""Combat: horror, fleeing, weapons and spells in two hands, defeat and damage."""

from __future__ import annotations

import pytest

from kadath.games.arkham.rules.checks import COMBAT
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.fight import fight_of
from kadath.kernel.modifiers import ADD, Change, worked_out
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def against(monster: str, *cards: str, who: str = "michael_mcglen") -> tuple[Position, list[int]]:
    """An investigator with some cards meets a monster in the woods."""
    t = Position()
    me = t.investigator(who, "woods")
    held = [t.card(key, me) for key in cards]
    t.monster(monster, "woods")
    return t, held


def begun(t: Position, *faces: int) -> Position:
    """Begin the combat, with these dice for the Horror check."""
    return t.roll(*faces).begin(Combat(1, 500))


def dice(t: Position) -> int:
    """How many dice the last check had."""
    rolled = t.noted("check")[-1]["dice"]
    assert isinstance(rolled, tuple)
    return len(rolled)


@pytest.mark.rule("AH-6.6")
def test_a_monster_that_is_defeated_becomes_a_trophy() -> None:
    t, _ = against("zombie")
    begun(t, 5, 1, 1)
    assert t.row(1).sanity == 3
    t.roll(6, 1).choose("fight")
    assert t.s.monsters == {}
    assert t.row(1).trophies == ("zombie",)
    t.expects_no_question()


@pytest.mark.rule("AH-6.1", "AH-6.8")
def test_horror_is_checked_once_and_damage_comes_with_every_failed_round() -> None:
    t, _ = against("gug")
    begun(t, 1, 1, 1)
    assert t.row(1).sanity == 1
    t.roll(1).choose("fight").roll(1).choose("fight")
    assert [entry["check"] for entry in t.noted("check")] == ["horror", COMBAT, COMBAT]
    assert t.row(1).stamina == 1, "4 less 1 for his strong body, twice"


@pytest.mark.rule("AH-6.4")
def test_fleeing_succeeds_or_hurts() -> None:
    t, _ = against("zombie")
    begun(t, 5, 1, 1)
    t.roll(1, 1, 1, 1, 1).choose("flee")
    assert t.row(1).stamina == 6
    t.roll(5, 1, 1, 1, 1).choose("flee")
    t.expects_no_question()
    assert t.s.monsters != {}


@pytest.mark.rule("AH-6.10")
def test_nobody_flees_from_an_ambusher() -> None:
    t, (revolver,) = against("ghoul", "revolver_38")
    begun(t, 5, 1, 1, 1)
    assert t.asked().ask == "wield", "to fight is all there is, and so it is not asked"
    assert t.offered() == [f"wield:{revolver}", "done"]


@pytest.mark.rule("AH-6.2")
def test_nightmarish_monsters_cost_sanity_even_after_a_passed_check() -> None:
    t, _ = against("dark_young")
    begun(t, 5, 1, 1, 1)
    assert t.row(1).sanity == 2


@pytest.mark.rule("AH-6.7", "AH-6.11")
def test_overwhelming_hurts_even_the_victor_and_endless_returns_to_the_cup() -> None:
    t, (dynamite,) = against("god_of_the_bloody_tongue", "dynamite", who="joe_diamond")
    begun(t)
    t.roll(5, 5, 5, 5, 1, 1).choose("fight", f"wield:{dynamite}")
    assert t.s.monsters == {}
    assert t.s.cup == ("god_of_the_bloody_tongue",)
    assert t.row(1).trophies == ()
    assert t.row(1).stamina == 5
    assert t.s.decks["common_item"] == (dynamite,), "it is gone with use"


@pytest.mark.rule("AH-6.5", "AH-6.14")
def test_weapons_take_at_most_two_hands() -> None:
    t, (axe, revolver, shotgun) = against("cultist", "axe", "revolver_38", "shotgun")
    begun(t).choose("fight", f"wield:{axe}")
    assert t.offered() == [f"wield:{revolver}", "done"]
    fight = fight_of(t.s, 1)
    assert fight is not None
    worked = worked_out(t.s, 1, "combat_check", 0)
    assert worked.changes == (Change(axe, ADD, 2), Change(axe, ADD, 1)), "the other hand is empty"
    t.roll(5).choose(f"wield:{revolver}")
    assert dice(t) == 3 + 1 + 2 + 3
    assert shotgun in t.s.cards_of(1)


def test_the_shotgun_counts_sixes_twice() -> None:
    t, (shotgun,) = against("deep_one", "shotgun")
    begun(t, 5, 1)
    t.roll(6, 1, 1, 1, 1, 1).choose("fight", f"wield:{shotgun}")
    assert t.row(1).trophies == ("deep_one",), "toughness 2 by a single 6"


@pytest.mark.parametrize(
    ("monster", "weapon", "bonus"),
    [
        ("dark_young", "revolver_38", 2),
        ("ghost", "revolver_38", 0),
        ("ghost", "cross", 3),
        ("cultist", "cross", 0),
        ("cultist", "revolver_38", 3),
    ],
)
def test_a_monster_may_resist_a_kind_of_weapon(monster: str, weapon: str, bonus: int) -> None:
    """Half the bonus (rounded up), or none; the Cross works against the undead."""
    t, (held,) = against(monster, weapon)
    t.s.derive()
    t.s.stack.append(Combat(1, 500, wielded=(held,)))
    assert worked_out(t.s, 1, "combat_check", 0).total == bonus


@pytest.mark.rule("AH-4.9")
def test_the_cross_helps_against_horror_without_being_held() -> None:
    t, _ = against("zombie", "cross")
    begun(t, 1, 1, 1, 1)
    assert dice(t) == 4, "Will 4 less 1 and 1 more"


@pytest.mark.rule("AH-6.14")
def test_a_spell_lasts_for_the_combat_while_it_is_held() -> None:
    t, (shrivelling, revolver, axe) = against(
        "deep_one", "shrivelling", "revolver_38", "axe", who="harvey_walters"
    )
    begun(t).roll(5).choose("pass")
    t.roll(5, 1).choose(f"use:{shrivelling}:0")
    assert (t.row(1).sanity, t.s.cards[shrivelling].exhausted) == (6, True)
    t.choose("fight")
    assert t.offered() == [f"wield:{revolver}", f"wield:{axe}", "done"], "one hand is free"
    t.roll(1, 1, 1, 1, 1).choose("done")
    assert dice(t) == 0 - 1 + 6
    t.choose("fight", f"wield:{shrivelling}")
    t.roll(5, 5, 1, 1, 1).choose("done")
    assert dice(t) == 0 - 1 + 6
    assert t.row(1).trophies == ("deep_one",)
    assert worked_out(t.s, 1, "combat_check", 0).changes == ()


@pytest.mark.rule("AH-6.14")
def test_a_spell_that_is_no_longer_held_stops_working() -> None:
    t, (wither, revolver, axe) = against(
        "cultist", "wither", "revolver_38", "axe", who="joe_diamond"
    )
    t.s.set_investigator(1, sliders=(0, 0, 3))
    begun(t).roll(5, 1, 1).choose(f"use:{wither}:0")
    t.choose("fight")
    t.roll(1, 1, 1, 1, 1, 1).choose("done")
    assert dice(t) == 2 + 1 + 3
    t.choose("fight")
    assert f"wield:{wither}" in t.offered()
    t.roll(*(1,) * 7).choose(f"wield:{revolver}", f"wield:{axe}")
    assert dice(t) == 2 + 1 + 3 + 2
    t.choose("fight")
    assert f"wield:{wither}" not in t.offered()


@pytest.mark.rule("AH-6.14")
def test_a_failed_spell_still_takes_its_hands_for_the_round() -> None:
    t, (shrivelling, shotgun, axe) = against(
        "cultist", "shrivelling", "shotgun", "axe", who="joe_diamond"
    )
    t.s.set_investigator(1, sliders=(0, 0, 3))
    begun(t).roll(1, 1).choose(f"use:{shrivelling}:0", "fight")
    assert t.offered() == [f"wield:{axe}", "done"]
    t.roll(1, 1, 1).choose("done", "fight")
    assert t.offered() == [f"wield:{shotgun}", f"wield:{axe}", "done"]


@pytest.mark.rule("AH-7.2", "AH-7.3")
def test_the_unconscious_wake_in_hospital_with_half_of_everything() -> None:
    t, (revolver, axe, statue) = against(
        "gug", "revolver_38", "axe", "obsidian_statue", who="joe_diamond"
    )
    t.s.set_investigator(1, clues=3, stamina=3)
    begun(t, 1, 5).choose("fight", f"wield:{revolver}", "done")
    t.roll(1, 1, 1).choose("done", "pass")
    assert (t.asked().ask, t.offered()) == (
        "lose-items",
        [f"lose:{revolver}", f"lose:{axe}", f"lose:{statue}"],
    )
    t.choose(f"lose:{axe}")
    row = t.row(1)
    assert (row.stamina, row.space, row.clues) == (1, "st_marys_hospital", 2)
    assert t.s.stack == []
    assert t.s.monsters != {}


@pytest.mark.rule("AH-6.4")
def test_mists_help_their_caster_evade_a_monster() -> None:
    t, (mists,) = against("cultist", "mists_of_releh", who="harvey_walters")
    t.s.set_investigator(1, sliders=(0, 0, 3))
    begun(t).choose("flee")
    assert t.offered() == [f"use:{mists}:0:0", "pass"]
    t.roll(1, 1, 6).choose(f"use:{mists}:0:0")
    assert [entry["check"] for entry in t.noted("check")] == ["spell", "evade"]
    assert dice(t) == 0, "passed without a roll"
    t.expects_no_question()


def test_the_silver_key_opens_three_times() -> None:
    t, (key,) = against("cultist", "silver_key", who="harvey_walters")
    for times in range(3):
        assert t.s.cards[key].tokens == times
        begun(t).choose("flee", f"use:{key}:0:0")
        t.expects_no_question()
    assert t.s.decks["unique_item"] == (key,)
    assert t.s.cards[key].tokens == 0


def test_duke_may_be_discarded_at_any_time() -> None:
    t, (duke,) = against("zombie", "duke", who="joe_diamond")
    begun(t).roll(1, 1).choose("pass")
    assert (t.asked().ask, t.row(1).sanity) == ("fight-or-flee", 3)
    t.choose(f"use:{duke}:1")
    assert t.row(1).sanity == 4, "his own maximum, now that Duke is gone"


@pytest.mark.rule("AH-6.23")
def test_a_fight_that_can_neither_be_won_nor_lost_may_be_ended() -> None:
    t = position("""
        michael_mcglen: at woods, sliders 3 0 0
        woods: warlock
    """)
    michael, warlock = t.id("michael_mcglen"), t.id("warlock")
    t.begin(Combat(michael, warlock, spared=False))
    assert t.offered() == ["fight", "flee"]
    t.choose("fight")
    assert t.row(michael).stamina == 7, "his body takes the one point that he would lose"
    assert t.offered() == ["fight", "flee", "break-off"]
    t.choose("break-off").expects_no_question()
    assert t.s.monsters[warlock].space == "woods"


@pytest.mark.rule("AH-6.23")
def test_a_fight_that_hurts_cannot_be_ended() -> None:
    t = position("joe_diamond: at woods, sliders 3 0 0")
    joe = t.id("joe_diamond")
    t.begin(Combat(joe, t.monster("warlock", "woods"), spared=False))
    t.choose("flee")
    assert t.offered() == ["fight", "flee"]
