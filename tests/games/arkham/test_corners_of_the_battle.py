"""Corner cases of the final battle: who takes part, payments, counting (AH-12 to AH-14)."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import CELL, area
from kadath.games.arkham.cards import SANITY, TABLE
from kadath.games.arkham.rules.awakening import awaken
from kadath.games.arkham.rules.checks import pool
from kadath.games.arkham.rules.clues import clues_for_dice
from kadath.games.arkham.rules.final_battle import BattleAttack, FinalBattle
from kadath.games.arkham.rules.terror import RaisingTerror
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.games.arkham.score import score
from kadath.games.arkham.state import Card
from kadath.games.arkham.values import maximum
from kadath.testkit.arkham.position import Position

from .test_final_battle import battle


def counted(t: Position, successes: int, kept: int = 0) -> FinalBattle:
    """Count the successes of one attack, on top of those carried over."""
    t.s.derive()
    under_way = FinalBattle(at="hits", round=1, hits=kept)
    t.s.stack.append(under_way)
    t.s.returned = successes
    FinalBattle.STEPS["hits"].run(under_way, t.s)
    return under_way


def attacked(t: Position, rolls: int = 1) -> Position:
    """The Ancient One attacks in a round; investigators decline everything."""
    t.begin(FinalBattle(at="attacked", round=rolls))
    while t.s.decision is not None and t.asked().ask == "mend-roll":
        t.choose("done")
    return t


# --- How it begins --------------------------------------------------------------------------------


@pytest.mark.rule("AH-13.1", "AH-13.3")
def test_everyone_but_the_lost_takes_part_in_any_place_and_state() -> None:
    t = battle("ithaqua", "joe_diamond", "michael_mcglen", "harvey_walters")
    t.s.boxes = ("base", "innsmouth")
    t.s.set_investigator(1, space=area("abyss", 1), delayed=True)
    t.s.set_investigator(2, space=CELL, delayed=True)
    t.s.set_investigator(3, space="police_station", arrested=True, skips=True, out=True)
    t.begin(FinalBattle())
    assert sorted(t.s.investigators) == [1, 2, 3]
    assert not any(row.out or row.delayed for row in t.s.investigators.values())


@pytest.mark.rule("AH-13.1", "AH-4.6")
def test_a_headline_still_in_force_ends_when_it_awakens() -> None:
    """On a Dark Day no Clues may be spent on checks; in the battle they may."""
    t = battle("ithaqua", "joe_diamond")
    day = t.card("axe", -1)
    t.s.cards[day] = Card("dark_day", TABLE, tokens=9)
    t.s.derive()
    assert clues_for_dice(t.s, 1) == []
    t.begin(FinalBattle())
    assert t.s.cards[day].owner == 0
    assert [one.key for one in clues_for_dice(t.s, 1)] == ["clue"]


@pytest.mark.rule("AH-12.1", "AH-11.4")
def test_filling_the_doom_track_interrupts_everything_in_progress() -> None:
    """Terror rises by three beyond 10, and the second adds the last doom token."""
    t = battle("yig")
    t.s.awake = False
    t.s.terror, t.s.doom = 10, 8
    t.begin(RaisingTerror(3))
    assert (t.s.awake, t.s.doom) == (True, 10)


@pytest.mark.rule("AH-13.1")
def test_an_ancient_one_that_awakens_early_has_a_full_track() -> None:
    t = battle("ithaqua")
    t.s.awake = False
    t.s.doom = 3
    t.s.derive()
    t.s.stack.append(WholeGame())
    awaken(t.s, "uprising")
    t.s.stack.clear()
    t.begin(FinalBattle())
    assert t.s.doom == 11


@pytest.mark.rule("AH-13.2", "AH-13.4")
@pytest.mark.parametrize(
    ("sheet", "card"), [("jenny_barnes", ""), ("roland_banks", ""), ("joe_diamond", "retainer")]
)
def test_nobody_gets_income_or_clues_in_the_battle(sheet: str, card: str) -> None:
    t = battle("yig", sheet)
    t.s.set_investigator(1, money=0, clues=0)
    if card:
        t.card(card, 1)
    t.begin(FinalBattle(at="refresh"))
    assert (t.row(1).money, t.row(1).clues) == (0, 0)


# --- Successes ------------------------------------------------------------------------------------


@pytest.mark.rule("AH-13.6")
def test_successes_carry_over_between_rounds_and_the_eliminated_count() -> None:
    t = battle("yig", "joe_diamond", "michael_mcglen", "harvey_walters")
    del t.s.investigators[3]
    t.s.doom = 10
    frame = counted(t, 5)
    assert (t.s.doom, frame.hits) == (9, 2)
    t.s.stack.clear()
    frame = counted(t, 1, kept=2)
    assert (t.s.doom, frame.hits) == (8, 0)


@pytest.mark.rule("AH-13.6")
def test_chaugnar_faugn_loses_three_tokens_a_round_and_no_more() -> None:
    t = battle("chaugnar_faugn")
    t.s.doom = 12
    frame = counted(t, 7)
    assert (t.s.doom, frame.hits) == (9, 0)


@pytest.mark.rule("IH-9.9")
def test_hits_first_make_up_for_what_rhan_tegoth_drained() -> None:
    t = battle("rhan_tegoth", "joe_diamond", "michael_mcglen")
    t.s.doom, t.s.extra_hits = 11, 3
    frame = counted(t, 5)
    assert (t.s.doom, t.s.extra_hits, frame.hits) == (10, 0, 0)


@pytest.mark.rule("IH-9.10")
def test_spare_successes_are_lost_between_the_two_forms_of_zhar() -> None:
    t = battle("zhar")
    t.s.doom = 1
    frame = counted(t, 4)
    assert (t.s.doom, frame.hits, frame.beaten) == (11, 0, 1)
    assert t.s.outcome is None


# --- Attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("AH-13.8", "AH-13.9")
def test_nyarlathotep_devours_those_without_clues_even_after_a_passed_check() -> None:
    t = battle("nyarlathotep", "harvey_walters", "joe_diamond")
    t.s.set_investigator(1, clues=0, sliders=(0, 0, 0))
    t.s.set_investigator(2, clues=2, sliders=(0, 0, 3))
    t.roll(6, 6, 6).begin(FinalBattle(at="attacked", round=1))
    while t.s.decision is not None and 1 in t.s.investigators:
        t.choose("done")
    assert 1 not in t.s.investigators
    assert 2 in t.s.investigators


@pytest.mark.rule("AH-13.3")
def test_the_maximums_that_cthulhu_lowered_asleep_return_when_he_awakens() -> None:
    t = battle("cthulhu", "joe_diamond")
    t.s.awake = False
    t.s.set_investigator(1, sanity=3)
    t.s.derive()
    assert maximum(t.s, 1, SANITY) == 3, "4 on the sheet"
    t.s.stack.append(WholeGame())
    awaken(t.s, "doom")
    assert (maximum(t.s, 1, SANITY), t.row(1).sanity) == (4, 3), "what was lost stays lost"


@pytest.mark.rule("AH-13.8")
def test_cthulhu_lowers_a_maximum_with_each_attack_and_regains_a_token() -> None:
    t = battle("cthulhu", "joe_diamond")
    t.s.doom = 12
    t.begin(FinalBattle(at="attacked", round=1))
    t.choose(next(key for key in t.offered() if "sanity" in key))
    assert (maximum(t.s, 1, SANITY), t.s.doom) == (3, 13)


@pytest.mark.rule("AH-13.8")
def test_a_warding_statue_saves_the_first_player_from_quachil_uttaus() -> None:
    t = battle("quachil_uttaus", "joe_diamond")
    statue = t.card("warding_statue", 1)
    t.begin(FinalBattle(at="attacked", round=1))
    t.choose(next(key for key in t.offered() if key.startswith("use")))
    assert 1 in t.s.investigators
    assert t.s.cards[statue].owner == 0


@pytest.mark.rule("AH-13.9")
def test_being_one_sanity_short_devours_in_the_battle() -> None:
    t = battle("hastur", "joe_diamond", "michael_mcglen")
    t.s.set_investigator(1, sanity=2, clues=0, sliders=(0, 0, 0))
    t.s.set_investigator(2, clues=0, sliders=(0, 0, 0))
    attacked(t.roll(1, 1, 1, 1, 1), rolls=9)
    assert 1 not in t.s.investigators, "Luck below nothing: 2 Sanity lost"


@pytest.mark.rule("AH-13.5", "AH-13.10")
def test_against_the_ancient_one_there_is_no_horror_check_and_no_flight() -> None:
    t = battle("yig", "joe_diamond")
    t.s.set_investigator(1, clues=0)
    t.begin(BattleAttack(1, 0)).expects_no_question()
    assert [note["check"] for note in t.noted("check")] == ["combat"]


@pytest.mark.rule("AH-14.5")
def test_insanity_and_a_defaulted_loan_lower_the_score() -> None:
    t = battle("yig", "joe_diamond", "michael_mcglen")
    t.s.derive()
    before = score(t.s)
    t.card("bank_loan", 1)
    t.s.derive()
    assert score(t.s) == before - 1
    t.s.set_investigator(2, sanity=0)
    assert score(t.s) == before - 2
    t.s.signs_used = 1
    assert score(t.s) == before - 3


# --- Where everybody is ---------------------------------------------------------------------------


@pytest.mark.rule("AH-13.4")
def test_whoever_heals_reaches_everybody() -> None:
    """Vincent woke it in the woods, and Joe was in an Other World."""
    t = battle("ithaqua", "vincent_lee", "joe_diamond")
    t.s.set_investigator(2, space=area("abyss", 1), stamina=2)
    t.begin(FinalBattle())
    assert t.asked().ask == "upkeep"
    t.choose("use:1:0")
    assert t.row(2).stamina == 3


@pytest.mark.rule("AH-13.4")
def test_nobody_is_alone_at_the_water_or_in_an_other_world_any_more() -> None:
    t = battle("ithaqua", "minh_thi_phan", "silas_marsh", "gloria_goldberg")
    t.s.set_investigator(1, space="northside")
    t.s.set_investigator(2, space="river_docks")
    t.s.set_investigator(3, space=area("abyss", 1))
    t.card("gloria_goldberg_story_passed", 3)
    t.s.derive()
    in_battle = [pool(t.s, who, "luck", 0) for who in (1, 2, 3)]
    t.s.awake = False
    before = [pool(t.s, who, "luck", 0) for who in (1, 2, 3)]
    assert [now - then for now, then in zip(in_battle, before, strict=True)] == [1, -2, -2]


@pytest.mark.rule("AH-13.8")
def test_cthulhu_regains_no_doom_token_while_his_track_is_more_than_full() -> None:
    """Mother Hydra adds a token for each of her children, beyond the 13 of the track."""
    t = battle("cthulhu", "michael_mcglen")
    t.s.boxes = ("base", "innsmouth")
    t.card("mother_hydra", TABLE)
    for _ in range(4):
        t.monster("deep_one", "innsmouth_shore")
    t.begin(WholeGame(at="awakening"))
    assert t.s.doom == 17
    t.begin(FinalBattle(at="attacked", round=1)).choose("lower:stamina")
    assert t.s.doom == 17


@pytest.mark.rule("AH-13.8")
def test_cthulhu_regains_one_doom_token_after_each_attack() -> None:
    t = battle("cthulhu", "michael_mcglen")
    t.s.doom = 9
    t.begin(FinalBattle(at="attacked", round=1)).choose("lower:stamina")
    assert t.s.doom == 10
    assert t.noted("doom") == [{"doom": 10, "size": 13}]


# --- A round is a turn ----------------------------------------------------------------------------


def next_round(t: Position) -> Position:
    """Go through a round, doing as little as possible, up to the next Upkeep."""
    while True:
        done = [key for key in t.offered() if key in ("done", "pass")]
        t.choose(done[0] if done else t.offered()[0])
        if t.asked().ask == "upkeep":
            return t


@pytest.mark.rule("AH-13.4")
def test_what_may_be_done_once_a_turn_may_be_done_in_every_round() -> None:
    t = battle("ithaqua", "vincent_lee", "joe_diamond")
    t.s.set_investigator(1, sliders=(0, 3, 0))
    t.s.set_investigator(2, sliders=(0, 3, 0), stamina=2)
    t.begin(FinalBattle()).choose("use:1:0")
    assert t.row(2).stamina == 3
    assert "use:1:0" in next_round(t).offered()


@pytest.mark.rule("AH-13.4")
def test_what_lasts_for_a_turn_lasts_for_a_round() -> None:
    t = battle("ithaqua", "harvey_walters")
    t.s.set_investigator(1, sliders=(0, 3, 3))
    voice = t.card("voice_of_ra", 1)
    t.s.derive()
    luck = pool(t.s, 1, "luck", 0)
    t.begin(FinalBattle()).roll(6, 6, 6, 6, 6).choose(f"use:{voice}:0")
    assert pool(t.s, 1, "luck", 0) == luck + 1
    next_round(t)
    assert pool(t.s, 1, "luck", 0) == luck
