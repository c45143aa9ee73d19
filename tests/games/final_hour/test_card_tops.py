"""The top effects of all thirty action cards: what makes each one different."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.state import TOP
from kadath.testkit.final_hour.position import position

# --- Jenny Barnes --------------------------------------------------------------------------------


def test_color_for_all_seasons_seals_a_path_of_the_new_location() -> None:
    t = position("""
        Jenny: at 2
        Lily: at 12
    """)
    t.jenny.resolves("color_for_all_seasons", TOP).moves(6)
    assert t.choices == {"seal 2-6", "seal 6-7"}
    t.jenny.seals("6-7")
    t.expects("seals: 6-7")
    t.expects_no_question()


@pytest.mark.rule("FH-117", "FH-213")
def test_socialite_lets_another_attack_and_changes_a_priority_card() -> None:
    t = position("""
        Jenny: at 2, hand 1 2 3 4
        Lily: at 7
        Tommy: at 8
        2: red runner 2
        8: blue runner 3, red plain 1
        priority deck: 20
    """)
    t.jenny.resolves("socialite", TOP).stops().destroys("red runner 2").picks("Tommy")
    t.tommy.destroys("blue runner 3", "red plain 1")
    t.jenny.chooses("effect 0").chooses("discard 1")
    assert t.jenny.hand == [2, 3, 4, 20]
    assert t.state.priority_discard == (1,)
    t.expects_no_question()


def test_socialite_need_not_change_a_priority_card() -> None:
    t = position("""
        Jenny: at 2, hand 1 2 3 4
        Lily: at 7
    """)
    t.jenny.resolves("socialite", TOP).stops().passes()
    assert t.jenny.hand == [1, 2, 3, 4]
    t.expects_no_question()


def test_twin_45s_attack_twice_here_or_next_door() -> None:
    t = position("""
        Jenny: at 2
        Lily: at 12
        2: red runner 2
        6: blue runner 2, red plain 1
        7: red plain 1
    """)
    t.jenny.resolves("twin_45s", TOP)
    assert t.choices == {"attack 2", "attack 6"}
    t.jenny.attacks(6).destroys("blue runner 2")
    t.jenny.attacks(2).destroys("red runner 2")
    t.expects("6: red plain 1")
    t.expects_no_question()


@pytest.mark.rule("FH-232")
def test_soiree_lets_the_others_of_the_zone_attack() -> None:
    t = position("""
        Jenny: at 2
        Lily: at 3
        Tommy: at 7
        lead: Lily
        2: red runner 2
        3: blue runner 2
        7: red plain 1
    """)
    t.jenny.resolves("soiree", TOP).stops().destroys("red runner 2")
    t.lily.destroys("blue runner 2")
    t.expects("7: red plain 1")
    t.expects_no_question()


def test_grand_gala_counts_the_priority_cards_each_has_played() -> None:
    t = position("""
        Jenny: at 2, hand 2 6 13 14, deck grand_gala-a
        Lily: at 3, hand 20 21 22 23
        Tommy: at 8, hand 24 25 26 27
        2: red runner 3, red plain 1
        3: blue runner 2, red plain 1
        8: blue runner 3
    """)
    t.begins_a_round()
    t.jenny.plays(2)
    t.lily.plays(20)
    t.tommy.plays(24)
    t.jenny.plays(14)
    # Jenny has played two cards and deals 4, the others one each and deal 2.
    t.jenny.stops().destroys("red runner 3", "red plain 1")
    t.lily.destroys("blue runner 2")
    t.expects("""
        2:
        3: red plain 1
        8: blue runner 3
    """)


# --- Rita Young ----------------------------------------------------------------------------------


def test_obstacles_seal_a_path_that_was_walked() -> None:
    t = position("""
        Rita: at 2
        Lily: at 12
    """)
    t.rita.resolves("obstacles", TOP).moves(6, 7, 8)
    assert t.choices == {"seal 2-6", "seal 6-7", "seal 7-8", "done"}
    t.rita.seals("6-7")
    t.expects("seals: 6-7")
    t.expects_no_question()


def test_obstacles_without_a_move_seal_nothing() -> None:
    t = position("""
        Rita: at 2
        Lily: at 12
    """)
    t.rita.resolves("obstacles", TOP).stops()
    t.expects_no_question()


def test_relays_are_run_by_two() -> None:
    t = position("""
        Rita: at 2
        Lily: at 12
        Tommy: at 12
        6: red runner 3
        13: blue runner 3
    """)
    t.rita.resolves("relays", TOP).moves(6).stops().destroys("red runner 3").picks("Tommy")
    t.tommy.moves(13).stops().destroys("blue runner 3")
    t.expects_no_question()


@pytest.mark.parametrize(("health", "damage"), [(5, 2), (4, 3), (2, 5), (1, 5)])
def test_overcome_grows_with_lost_health_up_to_three(health: int, damage: int) -> None:
    t = position(f"""
        Rita: at 8, health {health}
        Lily: at 12
        8: red runner 3, red runner 2
    """)
    t.rita.resolves("overcome", TOP).stops()
    can_take_both = damage >= 5
    assert ("destroy red runner 3" in t.choices) == (damage >= 3)
    if damage >= 3:
        t.rita.destroys("red runner 3")
        assert ("destroy red runner 2" in t.choices) == can_take_both


def test_cross_country_destroys_a_weak_monster_wherever_it_enters() -> None:
    t = position("""
        Rita: at 2
        Lily: at 12
        2: red plain 1
        6: red plain 1, blue plain 1
        7: red runner 2
        8: blue plain 1
    """)
    t.rita.resolves("cross_country", TOP).moves(6).destroys("red plain 1").moves(7)
    # Nothing has 1 health in 7; and 6 was entered before.
    assert t.choices == {"move 3", "move 8", "done"}
    t.rita.moves(8).destroys("blue plain 1")
    t.expects("""
        2: red plain 1
        6: blue plain 1
        7: red runner 2
        8:
    """)
    t.expects_no_question()


def test_marathon_uses_no_path_twice() -> None:
    t = position("""
        Rita: at 10
        Lily: at 12
        13: red runner 3
    """)
    t.rita.resolves("marathon", TOP).moves(8)
    assert "move 10" not in t.choices
    t.rita.moves(1, 2, 13)
    assert t.choices == {"move 12", "move 14", "move 15", "done"}
    t.rita.stops().destroys("red runner 3")
    t.expects_no_question()


def test_marathon_may_pass_a_location_again() -> None:
    t = position("""
        Rita: at 13
        Lily: at 1
    """)
    t.rita.resolves("marathon", TOP).moves(14, 15, 13, 12).stops()
    t.expects("Rita: at 12")


# --- Michael McGlen ------------------------------------------------------------------------------


def test_doorkeeper_moves_attacks_and_seals() -> None:
    t = position("""
        Michael: at 2
        Lily: at 12
        6: red runner 2
    """)
    t.michael.resolves("doorkeeper", TOP).moves(6).destroys("red runner 2").seals("6-7")
    t.expects("seals: 6-7")
    t.expects_no_question()


@pytest.mark.rule("FH-126")
def test_finish_the_work_destroys_up_to_three_of_any_health() -> None:
    t = position("""
        Michael: at 8
        Lily: at 12
        8: star spawn, red runner 3, blue plain 1, red plain 1
    """)
    t.michael.resolves("finish_the_work", TOP).stops()
    t.michael.destroys("red runner 3", "star spawn", "red plain 1")
    t.expects("8: blue plain 1")
    t.expects_no_question()


def test_dynamite_in_hand_moves_and_attacks() -> None:
    t = position("""
        Michael: at 2
        Lily: at 12
        7: red runner 2
    """)
    t.michael.resolves("dynamite", TOP).chooses("effect 0").moves(6, 7).destroys("red runner 2")
    t.expects_no_question()


def test_dynamite_thrown_deals_two_in_each_location_and_damages_ones_own() -> None:
    t = position("""
        Michael: at 6
        Lily: at 12
        6: red runner 2
        2: blue runner 2, red plain 1
        7: red plain 1, blue plain 1
    """)
    t.michael.resolves("dynamite", TOP).chooses("effect 1")
    t.michael.destroys("red runner 2", "blue runner 2", "red plain 1", "blue plain 1")
    t.expects("""
        6: damage 1
        2: red plain 1
        7:
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-229")
def test_make_a_scene_lures_monsters_and_attacks_them() -> None:
    t = position("""
        Michael: at 2
        Lily: at 12
        1: red runner 2
        13: blue plain 1
    """)
    t.michael.resolves("make_a_scene", TOP).stops()
    t.michael.chooses("lure red runner 2").chooses("lure blue plain 1")
    t.michael.destroys("red runner 2", "blue plain 1")
    t.expects_no_question()


@pytest.mark.rule("FH-126")
def test_thompson_clears_where_michael_is_and_where_he_came_from() -> None:
    t = position("""
        Michael: at 2
        Lily: at 12
        2: red plain 1, blue plain 1, red runner 2
        6: blue runner 1
        7: red plain 1
    """)
    t.michael.resolves("thompson", TOP).moves(6)
    t.expects("""
        2: red runner 2
        6:
        7: red plain 1
    """)
    t.expects_no_question()


def test_thompson_without_a_move_clears_one_location() -> None:
    t = position("""
        Michael: at 2
        Lily: at 12
        2: red plain 1
        6: blue runner 1
    """)
    t.michael.resolves("thompson", TOP).stops()
    t.expects("""
        2:
        6: blue runner 1
    """)


# --- Ashcan Pete ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("discarded", "ordered", "deck"),
    [([], [22, 20], [22, 20, 21]), ([21], [22], [22, 20]), ([20, 21, 22], [], [])],
)
def test_end_of_the_world_looks_discards_and_orders(
    discarded: list[int], ordered: list[int], deck: list[int]
) -> None:
    t = position("""
        Pete: at 2
        Lily: at 12
        priority deck: 20 21 22 29
    """)
    t.pete.resolves("end_of_the_world", TOP)
    for card in discarded:
        t.pete.chooses(f"discard {card}")
    if len(discarded) < 3 and t.asked == "foresee-discard":
        t.pete.stops()
    for card in ordered:
        if f"on-top {card}" in t.choices:
            t.pete.chooses(f"on-top {card}")
    assert t.asked == "move"
    assert list(t.state.priority_deck[: len(deck) + 1]) == [*deck, 29]
    assert sorted(t.state.priority_discard) == discarded


def test_duke_attacks_next_door_and_somebody_recovers() -> None:
    t = position("""
        Pete: at 2
        Lily: at 6, health 3
        6: red runner 2, blue runner 2
        7: red runner 3
        2: red runner 2
    """)
    t.pete.resolves("duke_to_the_rescue", TOP).moves(6).stops()
    t.pete.destroys("red runner 2", "blue runner 2")
    t.pete.attacks(7).destroys("red runner 3")
    t.pete.chooses("effect 0").picks("Lily")
    t.expects("Lily: health 4")
    t.expects_no_question()


def test_versatile_instrument_fights_or_mends() -> None:
    board = """
        Pete: at 2
        Lily: at 12
        6: red runner 3, damage 1
    """
    t = position(board)
    t.pete.resolves("versatile_instrument", TOP).chooses("effect 0").moves(6).stops()
    t.pete.destroys("red runner 3")
    t.expects_no_question()
    t = position(board)
    t.pete.resolves("versatile_instrument", TOP).chooses("effect 1").moves(6).seals("6-7")
    t.expects("""
        6: red runner 3
        seals: 6-7
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-160", "FH-229")
def test_throw_a_bone_drives_monsters_into_one_adjacent_location() -> None:
    t = position("""
        Pete: at 12
        Lily: at 12
        12: red runner 2, blue runner 2, red plain 1
    """)
    t.pete.resolves("throw_a_bone", TOP)
    t.pete.chooses("lure red runner 2").chooses("towards 14").chooses("lure blue runner 2")
    # The second one goes to the same place, unasked.
    t.expects("""
        12: red plain 1
        14: red runner 2, blue runner 2
    """)
    t.pete.stops().destroys("red plain 1")
    t.expects_no_question()


@pytest.mark.rule("FH-209")
@pytest.mark.parametrize(("card", "damage"), [(15, 4), (9, 2), (1, 2)])
def test_prophetic_dreams_are_clearer_without_an_omen(card: int, damage: int) -> None:
    t = position("""
        Pete: at 8
        Lily: at 12
        8: red runner 3, red plain 1
    """)
    t.pete.resolves("prophetic_dreams", TOP, on=card).stops()
    assert ("destroy red runner 3" in t.choices) == (damage == 4)


# --- Lily Chen -----------------------------------------------------------------------------------


def test_meditate_recovers_two_and_moves() -> None:
    t = position("""
        Lily: at 12, health 2
        Rita: at 12
    """)
    t.lily.resolves("meditate", TOP).moves(3)
    t.expects("Lily: at 3, health 4")
    t.expects_no_question()


def test_empty_hand_moves_and_attacks_twice() -> None:
    t = position("""
        Lily: at 2
        Rita: at 12
        6: red runner 3
        7: blue runner 3
    """)
    t.lily.resolves("empty_hand", TOP).moves(6).destroys("red runner 3")
    t.lily.moves(7).destroys("blue runner 3")
    t.expects_no_question()


@pytest.mark.rule("FH-126")
def test_calculated_force_destroys_one_of_each_strength() -> None:
    t = position("""
        Lily: at 8
        Rita: at 12
        8: red runner 3, blue runner 2, red plain 1, blue plain 1
    """)
    t.lily.resolves("calculated_force", TOP).stops()
    # Of 2 and 3 there is one each; of the two with 1 health one is chosen, and must be.
    assert t.choices == {"destroy red plain 1", "destroy blue plain 1"}
    t.lily.destroys("red plain 1")
    t.expects("8: blue plain 1")
    t.expects_no_question()


@pytest.mark.rule("FH-126")
def test_pierce_the_eye_destroys_one_of_any_health() -> None:
    t = position("""
        Lily: at 2
        Rita: at 12
        7: star spawn, red plain 1
    """)
    t.lily.resolves("pierce_the_eye", TOP).moves(6, 7).destroys("star spawn")
    t.expects("7: red plain 1")
    t.expects_no_question()


@pytest.mark.parametrize(("effect", "damage", "health"), [(0, 3, 5), (1, 10, 4)])
def test_daughter_of_prophecy_may_pay_with_health(effect: int, damage: int, health: int) -> None:
    t = position("""
        Lily: at 8
        Rita: at 12
        8: red runner 3, star spawn, blue runner 2, blue runner 2
    """)
    t.lily.resolves("daughter_of_prophecy", TOP).stops().chooses(f"effect {effect}")
    t.expects(f"Lily: health {health}")
    t.lily.destroys("red runner 3")
    if damage == 10:
        t.lily.destroys("star spawn", "blue runner 2", "blue runner 2")
        t.expects("8:")
    t.expects_no_question()


# --- Tommy Muldoon -------------------------------------------------------------------------------


def test_serve_and_protect_does_up_to_two_different_things() -> None:
    t = position("""
        Tommy: at 2, health 3
        Lily: at 12
        6: damage 1
    """)
    t.tommy.resolves("serve_and_protect", TOP)
    # Nothing is damaged here: repairing is no choice yet.
    assert t.choices == {"effect 0", "effect 1", "effect 3", "pass"}
    t.tommy.chooses("effect 0").moves(6)
    assert t.choices == {"effect 1", "effect 2", "effect 3", "done"}
    t.tommy.chooses("effect 2")
    t.expects("6:")
    t.expects_no_question()


def test_becky_shoots_two_paths_far() -> None:
    t = position("""
        Tommy: at 10
        Lily: at 12
        7: red runner 3, blue runner 2
        1: star spawn
        2: red plain 1
    """)
    t.tommy.resolves("becky", TOP)
    assert t.choices == {"attack 1", "attack 7"}
    t.tommy.attacks(7).destroys("red runner 3", "blue runner 2").destroys("star spawn")
    t.expects("2: red plain 1")
    t.expects_no_question()


@pytest.mark.rule("FH-017")
def test_police_surveillance_moves_or_attacks_in_the_zone() -> None:
    t = position("""
        Tommy: at 2
        Lily: at 12
        5: red runner 2
        6: red plain 1
        8: blue runner 2, red plain 1
    """)
    t.tommy.resolves("police_surveillance", TOP).chooses("effect 1").destroys("red runner 2")
    t.tommy.chooses("effect 0").moves(6)
    t.expects("6: red plain 1")
    t.expects_no_question()


@pytest.mark.rule("FH-018", "FH-225")
def test_high_ground_attacks_next_door_only() -> None:
    t = position("""
        Tommy: at 2
        Lily: at 12
        6: red plain 1
        7: red runner 3
    """)
    t.tommy.resolves("high_ground", TOP).moves(6).destroys("red runner 3")
    t.expects("6: red plain 1")
    t.expects_no_question()


def test_stand_firm_attacks_and_seals_without_moving() -> None:
    t = position("""
        Tommy: at 6
        Lily: at 12
        6: red runner 3
    """)
    t.tommy.resolves("stand_firm", TOP).destroys("red runner 3").seals("2-6")
    t.expects("seals: 2-6")
    t.expects_no_question()
