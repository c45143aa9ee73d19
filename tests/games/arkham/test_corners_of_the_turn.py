"""Corner cases of the turn: Upkeep, movement and encounters (AH-3, AH-7)."""

from __future__ import annotations

import pytest

from kadath.games import game
from kadath.games.arkham.board import LOST, OUTSKIRTS, area
from kadath.games.arkham.cards import ALLY, COMMON, DEPUTY, MONEY, SANITY, UNIQUE
from kadath.games.arkham.rules.abilities import place_actions
from kadath.games.arkham.rules.encounters import ArkhamEncounter, Encountering
from kadath.games.arkham.rules.encounters_phase import EncountersPhase
from kadath.games.arkham.rules.movement_phase import Movement, MovementPhase
from kadath.games.arkham.rules.other_worlds import OtherWorldsPhase
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.rules.upkeep import Upkeep, UpkeepPhase
from kadath.games.arkham.vocabulary.effects.gains import Gain, Lose
from kadath.games.arkham.vocabulary.effects.moves import GoTo, HaveEncounter
from kadath.games.arkham.vocabulary.effects.states import BecomeBlessed, BecomeCursed, LoseNextTurn
from kadath.kernel.effects import do
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position

from .test_encounters import gate_cards
from .test_turn import becomes, play_turn


def finish(t: Position) -> Position:
    """Answer all other questions by doing as little as possible."""
    while t.s.decision is not None:
        done = [key for key in t.offered() if key in ("done", "pass")]
        t.choose(done[0] if done else t.offered()[-1])
    return t


# --- Upkeep ---------------------------------------------------------------------------------------


@pytest.mark.rule("AH-3.1.2")
def test_in_upkeep_each_card_is_rolled_for_separately() -> None:
    """A Curse, a Retainer and a loan: the Retainer pays before it is lost, enough for interest."""
    t = position("joe_diamond: at northside, cards curse retainer bank_loan")
    t.begin(Upkeep(1))
    finish(t)
    assert len(t.noted("die")) == 3
    assert t.row(1).money in (1, 2)


@pytest.mark.rule("AH-3.1.2")
def test_a_loan_may_be_paid_back_before_it_is_rolled_for() -> None:
    t = position("joe_diamond: at northside, money 10, cards bank_loan")
    t.begin(Upkeep(1))
    loan = t.id("bank_loan")
    repay, roll = f"use:{loan}:2", f"trigger:{loan}:1:0"
    assert t.offered() == [roll, repay, "done"]
    assert "in any order" in game("arkham").narrator().prompt_text(t.s, "en")
    t.choose(repay)
    assert (t.row(1).money, t.noted("die")) == (0, [])
    assert loan not in t.s.cards_of(1)


@pytest.mark.rule("AH-3.1.2")
def test_income_in_upkeep_may_be_used_before_the_rest_of_it() -> None:
    """The Retainer's money pays back the loan before interest is due."""
    t = position("joe_diamond: at northside, money 8, cards bank_loan retainer")
    t.begin(Upkeep(1))
    assert t.asked().ask == "order-forced"
    t.roll(6).choose(f"trigger:{t.id('retainer')}:0:0")
    assert t.asked().ask == "upkeep"
    t.choose(f"use:{t.id('bank_loan')}:2")
    assert (t.row(1).money, len(t.noted("die"))) == (0, 1)


@pytest.mark.rule("AH-3.1.2")
def test_continuing_resolves_what_is_mandatory_without_more_questions() -> None:
    t = position("joe_diamond: at northside, money 10, cards bank_loan")
    t.begin(Upkeep(1)).roll(1).choose("done")
    assert (t.row(1).money, len(t.noted("die"))) == (9, 1)
    assert t.asked().ask == "sliders"


@pytest.mark.rule("AH-7.17")
def test_failing_to_pay_interest_costs_every_item_and_nothing_else() -> None:
    t = position("joe_diamond: at northside, cards bank_loan axe food wither deputys_revolver duke")
    t.roll(3).begin(Upkeep(1)).choose("done")
    held = [t.s.cards[card].face for card in t.s.cards_of(1)]
    assert "duke" in held
    assert {"axe", "food", "wither"}.isdisjoint(held)


@pytest.mark.rule("AH-7.9")
def test_a_blessing_that_removes_a_curse_does_not_bless() -> None:
    """Cursed, then blessed twice: the first blessing only removes the curse."""
    t = position("joe_diamond: at northside")
    for effect, faces in (
        (BecomeCursed(), ["curse"]),
        (BecomeBlessed(), []),
        (BecomeBlessed(), ["blessing"]),
        (BecomeBlessed(), ["blessing"]),
    ):
        t.resolve(effect)
        assert [t.s.cards[card].face for card in t.s.cards_of(1)] == faces


@pytest.mark.rule("AH-3.1.1", "AH-6.16")
def test_a_spell_cast_in_upkeep_is_refreshed_in_the_next_one_only() -> None:
    t = position("joe_diamond: at northside, cards voice_of_ra, sliders 0 0 0")
    t.begin(Upkeep(1)).roll(1, 1).choose("use:voice_of_ra:0")
    assert t.s.cards[t.id("voice_of_ra")].exhausted
    finish(t).begin(Upkeep(1))
    assert t.key("use:voice_of_ra:0") in t.offered()


@pytest.mark.rule("AH-7.6", "AH-3.1.5")
def test_a_lost_investigator_rolls_for_nothing_in_upkeep() -> None:
    t = position("joe_diamond: at northside, cards blessing")
    becomes(t, 1, "lost")
    t.begin(UpkeepPhase())
    assert t.noted("die") == []


@pytest.mark.rule("AH-7.6")
def test_an_investigator_who_returns_from_being_lost_has_a_whole_turn() -> None:
    """They return at the start of Upkeep, refresh, move, and have an encounter."""
    t = position("""
        joe_diamond: at northside, cards shotgun
        woods: zombie
    """)
    t.s.set_card(t.id("shotgun"), exhausted=True)
    t.s.set_investigator(1, space=LOST)
    t.begin(Turn()).choose("return:woods")
    assert not t.s.cards[t.id("shotgun")].exhausted
    t.confirm()
    assert t.offered()[:2] == [t.key("evade:zombie"), t.key("fight:zombie")]


# --- Movement -------------------------------------------------------------------------------------


@pytest.mark.rule("AH-3.2.3", "AH-5.5", "AH-3.2.4")
def test_monsters_are_evaded_both_to_leave_and_to_stay() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 0 0
        woods: cultist
        uptown: zombie
    """)
    t.begin(Movement(1))
    assert {"move:uptown", "done"}.isdisjoint(t.offered())
    t.roll(6, 6, 6, 6).choose("evade:cultist")
    assert {"move:uptown", "done"} <= set(t.offered())
    t.choose("move:uptown")
    assert "done" not in t.offered(), "nobody ends a movement beside what was not dealt with"
    t.roll(6, 6, 6, 6).choose("evade:zombie").choose("move:woods")
    assert "done" in t.offered(), "who was evaded in this movement is not met again"


@pytest.mark.rule("AH-3.2.5", "AH-3.2.6")
def test_winning_a_fight_ends_the_movement_and_clues_are_taken() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 3 0
        woods: cultist, clues 2
    """)
    t.begin(Movement(1)).choose("fight:cultist").roll(6, 6, 6, 6, 6, 6, 6).choose("fight")
    t.expects_no_question()
    assert (t.row(1).trophies, t.row(1).space, t.row(1).clues) == (("cultist",), "woods", 2)


@pytest.mark.rule("AH-3.2.6")
def test_clues_on_the_way_are_not_taken() -> None:
    t = position("""
        joe_diamond: at uptown, sliders 3 0 0
        woods: clues 1
    """)
    t.begin(Movement(1)).choose("move:woods", "move:uptown", "done")
    assert (t.row(1).clues, t.s.clues["woods"]) == (0, 1)


@pytest.mark.rule("AH-3.2.12", "AH-3.2.7")
def test_delayed_investigators_cannot_read_drive_or_sail() -> None:
    t = position("""
        joe_diamond: at falcon_point, cards old_journal patrol_wagon motorcycle, money 9, delayed
        town: innsmouth
    """)
    t.begin(MovementPhase())
    t.expects_no_question()
    assert (t.row(1).space, t.row(1).money, t.row(1).delayed) == ("falcon_point", 9, False)


@pytest.mark.rule("AH-3.2.12", "AH-3.2.4")
def test_delayed_investigators_still_face_monsters() -> None:
    t = position("""
        joe_diamond: at woods, delayed
        woods: zombie
    """)
    t.begin(MovementPhase())
    assert t.offered() == [t.key("evade:zombie"), t.key("fight:zombie")]


@pytest.mark.rule("AH-3.2.12", "AH-15.3")
def test_two_who_were_drawn_through_a_gate_may_trade_while_they_are_delayed() -> None:
    t = position("""
        joe_diamond: at woods, cards axe
        michael_mcglen: at woods
    """)
    for who in (1, 2):
        t.s.set_investigator(who, space=area("abyss", 1), delayed=True)
    t.begin(MovementPhase())
    assert t.offered() == ["trade", "done"]
    t.choose("trade", t.key("give:axe:1:2"), "done")
    finish(t)
    assert t.s.cards[t.id("axe")].owner == 2
    assert [t.row(who).space for who in (1, 2)] == [area("abyss", 1)] * 2
    assert not any(t.row(who).delayed for who in (1, 2))


@pytest.mark.rule("AH-3.2.12", "AH-3.2.13")
def test_delayed_investigators_cannot_leave_an_other_world_by_a_spell() -> None:
    t = position("""
        joe_diamond: at woods, cards find_gate, delayed
        woods: gate abyss
    """)
    t.s.set_investigator(1, space=area("abyss", 2))
    t.begin(MovementPhase())
    finish(t)
    assert (t.row(1).space, t.row(1).delayed) == (area("abyss", 2), False)


@pytest.mark.rule("AH-3.2.8", "AH-15.3", "AH-3.0.3")
def test_several_things_may_be_done_before_moving_on_in_an_other_world() -> None:
    """Find Gate fails, Duke is discarded, and trading is still possible."""
    t = position("""
        joe_diamond: at woods, sanity 3, cards find_gate duke
        michael_mcglen: at woods
        woods: gate abyss
    """)
    for who in (1, 2):
        t.s.set_investigator(who, space=area("abyss", 1))
    t.begin(MovementPhase()).roll(1, 1, 1).choose("use:find_gate:0")
    duke = next(key for key in t.offered() if key.startswith(t.key("use:duke")))
    t.choose(duke)
    assert t.offered() == ["trade", "done"]
    t.choose("done")
    assert t.row(1).space == area("abyss", 2)


@pytest.mark.rule("AH-3.2.8")
def test_there_are_no_movement_points_for_a_tome_in_an_other_world() -> None:
    t = position("joe_diamond: at woods, cards necronomicon ruby_of_rlyeh motorcycle")
    t.s.set_investigator(1, space=area("abyss", 1))
    t.begin(MovementPhase()).expects_no_question()
    assert t.row(1).space == area("abyss", 2)


@pytest.mark.rule("AH-7.7", "AH-7.12")
def test_an_arrest_in_the_turn_before_a_lost_one_costs_one_turn() -> None:
    t = position("joe_diamond: at northside, money 3")
    becomes(t, 1, "skip_turn")
    becomes(t, 1, "arrested")
    assert t.row(1).money == 2
    assert play_turn(t) == []
    assert "0 movement" in play_turn(t)


@pytest.mark.rule("AH-7.12", "IH-4.2")
def test_an_arrest_in_innsmouth_does_not_cancel_a_lost_turn() -> None:
    t = position("""
        joe_diamond: at church_green
        town: innsmouth
    """)
    becomes(t, 1, "skip_turn")
    becomes(t, 1, "arrested")
    assert t.row(1).skips


# --- Arkham encounters ----------------------------------------------------------------------------


@pytest.mark.rule("AH-3.3.8", "AH-3.3.5", "AH-3.3.7")
def test_an_encounter_elsewhere_at_an_open_gate_draws_you_through_it() -> None:
    t = position("""
        joe_diamond: at library
        woods: gate abyss
    """)
    t.resolve(do(GoTo("woods"), HaveEncounter())).expects_no_question()
    assert (t.row(1).space, t.row(1).delayed) == (area("abyss", 1), False)
    assert t.noted("encounter") == []


@pytest.mark.rule("AH-3.3.8", "AH-3.3.2")
def test_an_encounter_elsewhere_may_be_replaced_by_what_the_location_offers() -> None:
    t = position("joe_diamond: at library, money 2, stamina 1")
    t.s.cards[90] = t.s.cards.pop(t.card("st_marys_hospital", -1))
    t.resolve(do(GoTo("st_marys_hospital"), HaveEncounter()))
    assert "encounter" in t.offered()
    assert any(key.startswith("ability:90") for key in t.offered())


@pytest.mark.rule("AH-3.3.9", "AH-3.2.14")
def test_being_sent_to_a_closed_location_ends_in_its_street_without_an_encounter() -> None:
    t = position("""
        joe_diamond: at library
        general_store: closed
    """)
    t.resolve(do(GoTo("general_store"), HaveEncounter())).expects_no_question()
    assert (t.row(1).space, t.noted("encounter")) == ("rivertown", [])


@pytest.mark.rule("AH-3.3.6", "AH-10.2")
def test_with_an_explored_marker_you_are_not_drawn_in_again() -> None:
    t = position("""
        joe_diamond: at woods, explored
        woods: gate abyss
    """)
    t.begin(EncountersPhase()).choose("pass")
    assert (t.row(1).space, t.row(1).explored) == ("woods", True)
    t.begin(EncountersPhase())
    assert "close:fight" in t.offered(), "and may try in a later turn"


@pytest.mark.rule("AH-3.3.1", "AH-7.3")
def test_waking_in_hospital_gives_no_encounter_there_this_turn() -> None:
    t = position("joe_diamond: at woods, stamina 0")
    becomes(t, 1, "unconscious")
    t.begin(EncountersPhase()).expects_no_question()
    assert (t.row(1).space, t.row(1).stamina) == ("st_marys_hospital", 1)


@pytest.mark.rule("AH-7.3")
def test_a_delay_outlasts_unconsciousness() -> None:
    t = position("joe_diamond: at woods, stamina 0, delayed")
    becomes(t, 1, "unconscious")
    assert t.row(1).delayed


@pytest.mark.rule("AH-3.3.2", "AH-15.2")
def test_a_shop_where_nothing_is_affordable_still_uses_the_encounter() -> None:
    t = position("""
        joe_diamond: at general_store, money 1
        common_item deck: tommy_gun rifle shotgun food
    """)
    shop = t.card("general_store", -1)
    t.begin(ArkhamEncounter(1)).choose(f"ability:{shop}:0").expects_no_question()
    faces = [t.s.cards[card].face for card in t.s.decks[COMMON]]
    assert faces == ["food", "tommy_gun", "rifle", "shotgun"], "they went to the bottom"
    assert t.row(1).money == 1


@pytest.mark.rule("AH-15.2")
def test_a_shop_with_a_single_card_left_shows_that_one() -> None:
    t = position("""
        joe_diamond: at curiositie_shoppe, money 9
        unique_item deck: holy_water
    """)
    shop = t.card("curiositie_shoppe", -1)
    t.begin(ArkhamEncounter(1)).choose(f"ability:{shop}:0").expects_no_question()
    assert t.s.cards[t.id("holy_water")].owner == 1, "it must be bought"
    assert t.s.decks[UNIQUE] == ()


@pytest.mark.rule("AH-3.3.2", "AH-3.3.10")
def test_what_a_location_offers_costs_its_full_price_in_trophies() -> None:
    """4 toughness is less than 5; 9 toughness and a gate pay the double price."""
    for trophies, gates, offered in (
        (("gug", "zombie"), 0, False),
        (("gug", "elder_thing"), 0, False),
        (("gug", "elder_thing"), 1, True),
        ((), 2, True),
        (("gug", "gug", "gug", "zombie"), 0, True),
    ):
        t = position("joe_diamond: at police_station")
        t.s.set_investigator(1, trophies=trophies)
        t.card("police_station", -1)
        t.deck(DEPUTY, "deputy_of_arkham")
        for _ in range(gates):
            t.card("abyss", 1)
        t.s.derive()
        assert bool(place_actions(t.s, 1)) is offered, (trophies, gates)


@pytest.mark.rule("AH-3.3.2", "AH-3.3.10")
def test_nobody_pays_for_an_ally_if_none_is_left() -> None:
    t = position("joe_diamond: at mas_boarding_house")
    t.s.set_investigator(1, trophies=("gug", "gug", "gug", "gug"))
    t.card("mas_boarding_house", -1)
    t.s.derive()
    assert place_actions(t.s, 1) == []
    t.deck(ALLY, "duke")
    assert len(place_actions(t.s, 1)) == 1


@pytest.mark.rule("AH-3.3.15")
def test_a_second_loss_does_not_affect_an_investigator_felled_by_the_first() -> None:
    t = position("joe_diamond: at woods, sanity 1, stamina 1, money 4")
    t.begin(ArkhamEncounter(1))
    t.s.stack.clear()
    t.resolve(do(Lose(1, SANITY), Gain(3, MONEY), LoseNextTurn()))
    assert t.row(1).space == "arkham_asylum"


@pytest.mark.rule("AH-3.3.15")
def test_effects_of_an_entry_on_the_town_happen_even_if_its_reader_goes_insane() -> None:
    """A store closes, a monster goes to the Outskirts, and a gate behind somebody closes."""
    for space, entry, closed, driven_out in (
        (
            "first_national_grocery",
            "factory_district_10_first_national_grocery",
            ["first_national_grocery"],
            0,
        ),
        ("st_marys_hospital", "innsmouth_uptown_3_st_marys_hospital", [], 1),
    ):
        t = position(f"""
            joe_diamond: at {space}, sanity 1
            town: innsmouth
        """)
        t.s.cup = ("cultist",)
        t.begin(Encountering(1, entry)).expects_no_question()
        assert t.row(1).space == "arkham_asylum"
        assert (list(t.s.closed), len(t.s.monsters_at(OUTSKIRTS))) == (closed, driven_out), entry
    t = position("""
        joe_diamond: at library, sliders 0 0 0
        woods: gate great_hall_of_celeano
        graveyard: gate yuggoth
    """)
    gate_cards(t, "blue_5")
    t.s.set_investigator(1, space=area("great_hall_of_celeano", 1), entered="woods")
    t.roll(1, 1, 1).begin(OtherWorldsPhase())
    finish(t)
    assert (t.row(1).space, list(t.s.gates)) == (LOST, ["graveyard"])


# --- Other Worlds ---------------------------------------------------------------------------------


@pytest.mark.rule("AH-3.2.10")
def test_either_of_two_gates_to_one_world_may_be_chosen() -> None:
    t = position("""
        joe_diamond: at library
        woods: gate abyss
        graveyard: gate abyss
    """)
    t.s.set_investigator(1, space=area("abyss", 2))
    t.begin(MovementPhase())
    assert set(t.offered()) == {"return:woods", "return:graveyard"}
    t.choose("return:graveyard")
    assert (t.row(1).space, t.row(1).explored) == ("graveyard", True)


@pytest.mark.rule("AH-3.4.1", "AH-3.2.9")
def test_two_in_one_world_have_an_encounter_each_and_move_on_together() -> None:
    t = position("""
        joe_diamond: at library
        michael_mcglen: at library
        woods: gate abyss
    """)
    gate_cards(t, "blue_1", "red_1", "blue_2", "red_2")
    for who in (1, 2):
        t.s.set_investigator(who, space=area("abyss", 1), sliders=(0, 0, 0))
    t.begin(OtherWorldsPhase())
    finish(t)
    assert [note["who"] for note in t.noted("gate-card")] == ["joe_diamond", "michael_mcglen"]
    for who in (1, 2):
        t.s.set_investigator(who, space=area("abyss", 1), delayed=False, out=False)
    t.begin(MovementPhase())
    finish(t)
    assert [t.row(who).space for who in (1, 2)] == [area("abyss", 2)] * 2


@pytest.mark.rule("AH-10.8", "AH-3.2.10")
def test_an_investigator_whose_gate_was_closed_is_lost_on_the_way_back() -> None:
    t = position("""
        joe_diamond: at library
        graveyard: gate yuggoth
    """)
    t.s.set_investigator(1, space=area("abyss", 2), entered="woods")
    t.begin(MovementPhase())
    assert (t.row(1).space, t.row(1).delayed, t.row(1).explored) == (LOST, True, False)


@pytest.mark.rule("AH-3.2.11", "AH-3.3.6")
def test_a_returning_investigator_may_close_the_gate_before_facing_monsters() -> None:
    t = position("""
        joe_diamond: at library
        woods: gate abyss, zombie
        graveyard: gate yuggoth
    """)
    t.s.set_investigator(1, space=area("abyss", 2))
    t.begin(MovementPhase()).choose("done")
    assert t.row(1).explored
    t.begin(EncountersPhase())
    assert {"close:fight", "close:lore", "pass"} <= set(t.offered())


@pytest.mark.rule("AH-10.1", "AH-3.2.2")
def test_a_step_away_from_a_gate_and_back_costs_the_explored_marker() -> None:
    t = position("""
        joe_diamond: at woods, explored, sliders 2 0 0
        woods: gate abyss
    """)
    t.begin(Movement(1)).choose("move:uptown", "move:woods", "done")
    assert not t.row(1).explored
    t.begin(EncountersPhase()).expects_no_question()
    assert t.row(1).space == area("abyss", 1), "it draws them in again"


@pytest.mark.rule("AH-6.9", "AH-3.4.1")
def test_a_nightgaunts_victim_has_an_encounter_in_the_other_world_this_turn() -> None:
    """Nobody leaves an Other World after a single encounter."""
    t = position("""
        joe_diamond: at uptown, sliders 0 0 0
        uptown: nightgaunt
        woods: gate abyss
    """)
    gate_cards(t, "blue_1")
    t.begin(MovementPhase()).choose("fight:nightgaunt").roll(1, 1, 1, 1, 1, 1)
    while t.s.decision is not None:
        t.choose("fight" if "fight" in t.offered() else t.offered()[-1])
    assert t.row(1).space == area("abyss", 1)
    t.begin(OtherWorldsPhase())
    finish(t)
    assert [note["who"] for note in t.noted("gate-card")] == ["joe_diamond"]


@pytest.mark.rule("AH-6.8")
def test_without_an_open_gate_a_nightgaunts_fight_goes_on() -> None:
    t = position("""
        joe_diamond: at uptown, sliders 0 0 0
        uptown: nightgaunt
    """)
    t.begin(MovementPhase()).choose("fight:nightgaunt")
    while t.asked().ask != "fight-or-flee":
        t.choose(t.offered()[-1])
    t.roll(1, 1, 1, 1).choose("fight")
    assert t.asked().ask == "fight-or-flee"
    assert t.row(1).space == "uptown"


@pytest.mark.rule("AH-3.1.2", "AH-15.11")
def test_nobody_is_asked_for_the_order_of_a_wage_and_of_rolls_to_keep_cards() -> None:
    t = Position()
    t.investigator("joe_diamond", "woods")
    for card in ("blessing", "deputy_of_arkham", "retainer"):
        t.card(card, 1)
    t.roll(5, 5).begin(Upkeep(1))
    assert t.asked().ask == "sliders"
    assert (t.row(1).money, len(t.noted("die"))) == (3, 2)
