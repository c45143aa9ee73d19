"""Corner cases of checks, combat, spells, insanity and unconsciousness (AH-4 to AH-7)."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import CELL
from kadath.games.arkham.cards import MONEY, SANITY, STAMINA, TABLE
from kadath.games.arkham.foes import worth
from kadath.games.arkham.rules.checks import COMBAT, EVADE, HORROR, SkillCheck, pool
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.evading import Evading
from kadath.games.arkham.rules.lasting import stay_to_next_turn
from kadath.games.arkham.rules.martial_law import PassingTheWatch
from kadath.games.arkham.rules.meeting import Meeting
from kadath.games.arkham.rules.movement_phase import Movement, MovementPhase
from kadath.games.arkham.rules.upkeep import Upkeep
from kadath.games.arkham.state import Card
from kadath.games.arkham.vocabulary.effects.checks import RollDie
from kadath.games.arkham.vocabulary.effects.gains import AtOnce, Gain, Lose
from kadath.games.arkham.vocabulary.effects.meetings import MonsterAppears
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def bonus(monster: str, *held: str, who: str = "joe_diamond") -> int:
    """The bonus of some cards in hand to a Combat check against a monster."""
    t = Position()
    t.investigator(who, "woods")
    cards = tuple(t.card(key, 1) for key in held)
    foe = t.monster(monster, "woods")
    t.s.derive()
    bare = pool(t.s, 1, COMBAT, 4, foe)
    t.s.stack.append(Combat(1, foe, wielded=cards))
    return pool(t.s, 1, COMBAT, 4, foe) - bare


def answered(t: Position) -> Position:
    """Answer all other questions by doing as little as possible."""
    while t.s.decision is not None:
        done = [key for key in t.offered() if key in ("done", "pass")]
        t.choose(done[0] if done else t.offered()[-1])
    return t


# --- Hands, resistance, immunity ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monster", "held", "expected"),
    [
        ("cultist", ("axe",), 3),
        ("cultist", ("axe", "knife"), 3),
        ("vampire", ("axe",), 2),
        ("vampire", ("revolver_38", "revolver_38"), 4),
        ("vampire", ("enchanted_knife", "revolver_38"), 5),
        ("witch", ("enchanted_knife", "revolver_38"), 5),
        ("dhole", ("automatic_45", "enchanted_knife"), 4),
        ("ghost", ("cross", "automatic_45"), 3),
        ("vampire", ("cross",), 3),
        ("high_priest", ("sword_of_glory",), 0),
        ("high_priest", ("tommy_gun",), 6),
        ("lloigor", ("sword_of_glory",), 0),
        ("lloigor", ("tommy_gun",), 0),
        ("fire_vampire", ("dynamite",), 0),
        ("formless_spawn", ("holy_water",), 6),
    ],
)
@pytest.mark.rule("AH-6.12", "AH-6.18", "IH-9.1")
def test_each_bonus_is_halved_or_lost_separately(
    monster: str, held: tuple[str, ...], expected: int
) -> None:
    assert bonus(monster, *held) == expected


@pytest.mark.rule("IH-9.1")
def test_a_spell_works_against_weapon_immunity() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 0 3, cards shrivelling sword_of_glory
        woods: lloigor
    """)
    t.roll(6, 6, 6).begin(Combat(1, t.id("lloigor")))
    while t.asked().ask != "fight-or-flee":
        t.choose(t.offered()[-1])
    t.roll(6, 6).choose("use:shrivelling:0")
    assert pool(t.s, 1, COMBAT, 0, t.id("lloigor")) == 2 + 6


@pytest.mark.rule("AH-6.14", "AH-6.16")
def test_a_spell_of_two_hands_leaves_none_for_a_weapon() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 0 3, cards dread_curse_of_azathoth knife
        woods: cultist
    """)
    t.begin(Combat(1, t.id("cultist"))).roll(6, 6, 6).choose("use:dread_curse_of_azathoth:0")
    t.choose("fight").expects_no_question()
    fought = [note for note in t.noted("check") if note["check"] == COMBAT]
    assert len(fought[0]["dice"]) == 2 + 1 + 9, "without the knife"


@pytest.mark.rule("AH-6.14")
def test_an_enchanted_weapon_is_magical_for_this_combat_only() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 0 3, cards enchant_weapon rifle
        woods: fire_vampire
    """)
    t.begin(Combat(1, t.id("fire_vampire"))).roll(6, 6, 6).choose("use:enchant_weapon:0")
    while t.s.decision is not None:
        t.confirm("wield:rifle") if t.asked().ask == "wield" else t.choose("fight")
    fought = [note for note in t.noted("check") if note["check"] == COMBAT]
    assert len(fought[0]["dice"]) == 2 - 2 + 5
    assert bonus("fire_vampire", "rifle") == 0


@pytest.mark.rule("AH-6.15")
def test_dynamite_is_used_up_even_if_it_did_not_help() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 0 0, cards dynamite wither
        woods: fire_vampire
    """)
    t.begin(Combat(1, t.id("fire_vampire"))).choose("fight").confirm("wield:dynamite")
    assert t.s.cards[t.id("dynamite")].owner == 0
    assert t.s.monsters, "it is immune to what is physical"


# --- Horror, fleeing, ambush ----------------------------------------------------------------------


@pytest.mark.rule("AH-6.1", "AH-6.9")
def test_going_insane_from_horror_ends_the_fight_and_the_monster_stays() -> None:
    t = position("""
        joe_diamond: at woods, sanity 2, sliders 0 0 0
        woods: gug
    """)
    t.roll(1, 1, 1, 1).begin(MovementPhase()).choose("fight:gug")
    answered(t)
    assert (t.row(1).space, t.row(1).sanity) == ("arkham_asylum", 1)
    assert t.s.monsters[t.id("gug")].space == "woods"


@pytest.mark.rule("AH-6.2")
def test_nightmarish_may_drive_insane_even_after_a_passed_check() -> None:
    t = position("""
        joe_diamond: at woods, sanity 1, sliders 0 0 0
        woods: dark_young
    """)
    t.roll(6, 6, 6, 6).begin(Combat(1, t.id("dark_young")))
    answered(t)
    assert t.row(1).space == "arkham_asylum"


@pytest.mark.rule("AH-6.7", "AH-6.6")
def test_a_victor_knocked_out_by_overwhelming_keeps_the_trophy() -> None:
    t = position("""
        joe_diamond: at woods, stamina 1, sliders 0 3 0, cards tommy_gun
        woods: gug
    """)
    t.roll(6, 6, 6).begin(Combat(1, t.id("gug")))
    t.roll(6, 6, 6).choose("fight")
    answered(t)
    assert (t.row(1).space, t.row(1).trophies) == ("st_marys_hospital", ("gug",))


@pytest.mark.rule("AH-5.3", "AH-6.10", "AH-6.1")
def test_failing_to_evade_an_ambusher_hurts_horrifies_and_forbids_flight() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 0 0, cards wither
        woods: ghoul
    """)
    t.roll(1, 1, 1).begin(Evading(1, t.id("ghoul")))
    assert t.row(1).stamina == 5
    t.choose("pass")
    assert [note["check"] for note in t.noted("check")] == [EVADE, HORROR]
    assert "flee" not in t.offered()


@pytest.mark.rule("AH-5.4", "AH-5.3")
def test_a_nightgaunt_or_a_shambler_takes_nobody_for_a_failed_evade_check() -> None:
    for monster in ("nightgaunt", "dimensional_shambler"):
        t = position("""
            joe_diamond: at woods, sliders 0 0 0
            graveyard: gate abyss
        """)
        foe = t.monster(monster, "woods")
        t.roll(1, 1, 1, 6).begin(Evading(1, foe))
        assert (t.row(1).space, t.row(1).stamina) == ("woods", 6)
        assert t.s.decision is not None


@pytest.mark.rule("AH-6.8", "AH-6.4")
def test_a_warding_statue_helps_with_a_failed_combat_check_but_not_a_failed_flight() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 0 0, cards warding_statue
        woods: cultist
    """)
    t.begin(Combat(1, t.id("cultist"))).roll(1, 1).choose("flee")
    assert (t.row(1).stamina, t.asked().ask) == (5, "fight-or-flee")
    t.roll(1, 1, 1).choose("fight")
    assert t.offered() == [t.key("use:warding_statue:0:0"), "pass"]


@pytest.mark.rule("AH-6.4", "AH-3.2.5")
def test_fleeing_ends_the_movement_and_the_monster_need_not_be_faced_again() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 0 0
        woods: zombie
    """)
    t.begin(Movement(1)).roll(6, 6, 6).choose("fight:zombie")
    t.roll(6, 6, 6, 6, 6).choose("flee").expects_no_question()
    assert (t.row(1).space, list(t.s.monsters)) == ("woods", [t.id("zombie")])


@pytest.mark.rule("AH-3.3.12")
def test_nobody_flees_from_a_monster_that_cannot_be_evaded() -> None:
    t = position("joe_diamond: at woods, sliders 0 0 0, cards shrivelling")
    t.s.cup = ("cultist",)
    t.begin(Meeting(1, evadable=False))
    assert t.offered() == ["fight", t.key("use:shrivelling:0")]
    assert t.why_not("flee") == "AH-3.3.12 cornered"


@pytest.mark.rule("AH-3.3.12")
def test_where_no_monster_can_appear_there_is_none_to_lose_to() -> None:
    t = position("kate_winthrop: at unvisited_isle, sanity 5")
    t.s.cup = ("zombie",)
    t.resolve(MonsterAppears(won=Gain(1, SANITY), lost=Lose(1, SANITY))).expects_no_question()
    assert (t.row(1).sanity, t.s.cup) == (5, ("zombie",))


# --- Dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("AH-4.10", "AH-4.3")
def test_with_a_curse_only_a_6_succeeds_on_other_rolls_too() -> None:
    for face, cards, money in (
        (5, "curse", 0),
        (6, "curse", 1),
        (4, "blessing", 1),
        (4, "food", 0),
    ):
        t = position(f"joe_diamond: at woods, clues 3, cards {cards}")
        t.roll(face).resolve(RollDie(Gain(1, MONEY))).expects_no_question()
        assert t.row(1).money == money, "and no Clues are offered"


@pytest.mark.rule("AH-4.11", "AH-4.9")
def test_the_skill_of_fighting_adds_to_combat_checks_and_to_their_clues() -> None:
    t = position("""
        michael_mcglen: at woods, clues 1, sliders 0 0 0, cards fight
        woods: cultist
    """)
    t.begin(Combat(1, t.id("cultist"))).roll(1, 1, 1, 1, 1, 6).choose("fight")
    t.choose("clue")
    assert len(t.noted("check")[-1]["dice"]) == 3 + 1 + 1 + 2


@pytest.mark.rule("AH-4.7")
def test_a_cigarette_case_rerolls_what_clues_have_added_too() -> None:
    t = position("michael_mcglen: at woods, clues 1, sliders 0 0 0, cards lucky_cigarette_case")
    t.roll(1, 1, 1).begin(SkillCheck(1, "luck", -1)).choose("clue")
    t.roll(6, 6, 6).choose("use:lucky_cigarette_case:0:0")
    assert t.noted("check")[-1]["dice"] == (6, 6, 6)


@pytest.mark.rule("AH-4.5", "AH-4.6")
def test_with_fewer_than_zero_dice_a_clue_still_adds_a_whole_die() -> None:
    t = position("michael_mcglen: at woods, clues 1, sliders 0 0 0")
    t.roll(6).begin(SkillCheck(1, "will", -9)).choose("clue").expects_no_question()
    assert t.noted("check")[-1]["passed"]


@pytest.mark.rule("AH-4.6", "AH-3.5.14")
def test_on_a_dark_day_george_cannot_raise_a_die_for_a_clue() -> None:
    for day, asked in ((False, True), (True, False)):
        t = position("george_barnaby: at woods, clues 1, sliders 0 0 0")
        if day:
            card = t.card("axe", TABLE)
            t.s.cards[card] = Card("dark_day", 0)
            stay_to_next_turn(t.s, card)
        t.roll(4, 4, 4, 4, 4).begin(SkillCheck(1, "luck"))
        assert (t.s.decision is not None) is asked


# --- Losing Sanity and Stamina --------------------------------------------------------------------


@pytest.mark.rule("AH-7.8", "AH-7.15")
def test_losing_the_last_of_both_at_once_devours() -> None:
    both = AtOnce((Lose(1, SANITY), Lose(1, STAMINA)))
    t = position("joe_diamond: at woods, sanity 1, stamina 1")
    t.resolve(both)
    assert not t.s.investigators
    t = position("joe_diamond: at woods, sanity 1, stamina 2")
    t.resolve(both)
    assert (t.row(1).space, t.row(1).sanity, t.row(1).stamina) == ("arkham_asylum", 1, 1)


@pytest.mark.rule("AH-7.15")
def test_each_of_two_simultaneous_losses_may_be_prevented_separately() -> None:
    t = position("joe_diamond: at woods, sanity 1, stamina 1, cards food")
    t.resolve(AtOnce((Lose(1, SANITY), Lose(1, STAMINA))))
    t.choose(next(key for key in t.offered() if key != "pass"))
    assert (t.row(1).space, t.row(1).stamina) == ("arkham_asylum", 1)


@pytest.mark.rule("AH-7.1", "AH-7.4")
def test_with_one_item_and_one_clue_nothing_is_lost_when_unconscious() -> None:
    t = position("""
        joe_diamond: at woods, stamina 1, clues 1, money 5, cards food duke fight retainer
    """)
    t.resolve(Lose(1, STAMINA))
    answered(t)
    row = t.row(1)
    assert (row.space, row.clues, row.money) == ("st_marys_hospital", 1, 5)
    held = {t.s.cards[card].face for card in t.s.cards_of(1)}
    assert held == {"food", "duke", "fight"}, "only the Retainer is gone"


@pytest.mark.rule("AH-6.16", "AH-7.1")
def test_a_spell_that_takes_the_last_sanity_works_before_its_caster_goes_insane() -> None:
    t = position("""
        vincent_lee: at woods, sanity 1, stamina 1, sliders 0 0 0, cards heal
    """)
    t.begin(Upkeep(1)).roll(6, 6, 6, 6, 6).choose("use:heal:0")
    answered(t)
    assert t.row(1).stamina > 1
    assert (t.row(1).space, t.row(1).sanity) == ("arkham_asylum", 1)


@pytest.mark.rule("AH-6.19")
def test_a_trophy_is_worth_more_while_an_environment_makes_its_kind_tougher() -> None:
    t = position("joe_diamond: at woods")
    t.s.ancient_one = t.card("ithaqua", -1)
    t.s.derive()
    assert (worth(t.s, "cultist"), worth(t.s, "zombie")) == (3, 1)


@pytest.mark.rule("AH-3.2.3", "AH-6.16")
def test_mists_work_on_a_monster_during_movement() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 0 3, cards mists_of_releh
        woods: zombie
    """)
    t.begin(Movement(1)).roll(6, 6, 6, 6, 6, 6).choose("evade:zombie")
    t.choose(t.offered()[0])
    assert "move:uptown" in t.offered()


@pytest.mark.rule("IH-4.8")
def test_mists_and_a_silver_key_work_on_the_watch_of_innsmouth() -> None:
    for card, offered in (("silver_key", True), ("mists_of_releh", True)):
        t = position(f"""
            joe_diamond: at marsh_refinery, sliders 0 0 3, cards {card}
            town: innsmouth, martial_law
        """)
        t.roll(6, 6, 6, 6, 6, 6).begin(PassingTheWatch(1))
        assert (t.s.decision is not None) is offered
        if offered:
            t.choose(t.offered()[0])
        answered(t)
        assert t.row(1).space != CELL
