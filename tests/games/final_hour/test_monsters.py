"""What monsters do: moving, spawning, damaging, being activated."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.components.monsters import COMMON
from kadath.games.final_hour.rules.monster_move import follow_arrows
from kadath.games.final_hour.rules.monsters import take_off
from kadath.games.final_hour.rules.spawn import spawn
from kadath.games.final_hour.vocabulary.effects import (
    ActivateUnique,
    Attack,
    Damage,
    DriveOut,
    Lure,
    Repair,
    Spawn,
)
from kadath.games.final_hour.vocabulary.selectors import Here
from kadath.testkit.final_hour.position import Position, position

PAIR = """
    Rita: at 1
    Lily: at 1
"""

RED_ARROWS = "1>8 2>1 3>13 4>3 5>4 6>7 7>2 8>10 9>5 10>9 11>12 12>3 13>14 14>15 15>2"
BLUE_ARROWS = "1>15 2>1 3>7 4>3 5>11 6>2 7>6 8>7 9>3 10>8 11>4 12>11 13>12 14>12 15>13"


def arrows(colour: str) -> list[tuple[str, int, int]]:
    printed = RED_ARROWS if colour == "red" else BLUE_ARROWS
    return [(colour, *map(int, arrow.split(">"))) for arrow in printed.split()]  # type: ignore[misc]


def moves(t: Position, location: int) -> None:
    """The only monster of a location makes one move."""
    (token,) = t.state.monsters[location]
    take_off(t.state, token, location)
    follow_arrows(t.state, token, location)


# --- Moving --------------------------------------------------------------------------------------


@pytest.mark.rule("FH-019", "FH-152", "FH-153", "FH-154")
@pytest.mark.parametrize(("colour", "here", "there"), arrows("red") + arrows("blue"))
def test_a_monster_follows_the_arrow_of_its_colour(colour: str, here: int, there: int) -> None:
    t = position(f"""
        {PAIR}
        {here}: {colour} runner 1
    """)
    moves(t, here)
    t.expects(f"""
        {here}:
        {there}: {colour} runner 1
    """)


@pytest.mark.rule("FH-155", "FH-136")
def test_a_seal_further_along_the_way_destroys_too() -> None:
    t = position(f"""
        {PAIR}
        6: red runner 1
        7: damage 3
        2: damage 4
        seals: 1-2
    """)
    t.rita.activates("purple")
    # 6 to 7, which is full, to 2 off the paths, which is full, to 1 along the sealed path.
    t.expects("""
        seals: 1-2 grey
        beside the cup: red runner 1
    """)


@pytest.mark.rule("FH-156")
def test_a_monster_may_end_where_it_set_out() -> None:
    full = "2: damage 4\n 3: damage 4\n 4: damage 4\n 5: damage 4\n 9: damage 3\n 10: damage 2"
    t = position(f"""
        Rita: at 12
        Lily: at 12
        {full}
        1: damage 4
        13: damage 2
        14: damage 3
        15: damage 3
        8: red runner 1, damage 3
    """)
    t.rita.activates("purple")
    t.expects("8: red runner 1, damage 3")
    t.expects_no_question()


@pytest.mark.rule("FH-157")
def test_a_blue_monster_without_room_on_its_route_goes_to_the_ritual_site() -> None:
    """Blue arrows never lead to 14, the ritual site of Shudde M'ell."""
    t = position("""
        against: shudde_mell easy
        Rita: at 14
        Lily: at 14
        5: blue runner 1
        1: damage 4
        2: damage 4
        3: damage 4
        4: damage 4
        6: damage 2
        7: damage 3
        11: damage 3
        12: damage 4
        13: damage 2
        15: damage 3
    """)
    t.rita.activates("green")
    t.expects("""
        5:
        14: blue runner 1
    """)


@pytest.mark.rule("FH-158")
def test_the_ritual_site_is_the_end_of_the_way() -> None:
    t = position("""
        Rita: at 1
        Lily: at 1
        13: blue runner 1
    """)
    t.rita.activates("orange")
    t.expects("12: blue runner 1")
    t.rita.activates("orange")
    t.expects("12: blue runner 1")


@pytest.mark.rule("FH-158", "FH-099")
def test_no_monster_passes_through_a_full_ritual_site() -> None:
    t = position("""
        Rita: at 1
        Lily: at 1
        13: blue runner 1
        12: damage 3, red plain 1
    """)
    t.rita.activates("orange")
    t.expects_loss("overrun")


@pytest.mark.rule("FH-159")
def test_a_runner_in_the_ritual_site_stays() -> None:
    t = position("""
        Rita: at 1
        Lily: at 1
        12: red runner 2, blue runner 1
    """)
    t.rita.activates("orange")
    t.expects("12: red runner 2, blue runner 1")
    t.expects_no_question()


@pytest.mark.rule("FH-160", "FH-229")
def test_a_card_may_drive_a_monster_out_of_the_ritual_site() -> None:
    t = position("""
        Rita: at 12
        Lily: at 1
        12: red runner 2
    """)
    t.rita.does(DriveOut(1)).chooses("lure red runner 2")
    assert t.choices == {"towards 3", "towards 11", "towards 13", "towards 14"}
    t.rita.chooses("towards 14")
    t.expects("""
        12:
        14: red runner 2
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-228")
def test_a_seal_on_the_way_back_does_not_concern_a_move_off_the_paths() -> None:
    t = position(f"""
        {PAIR}
        15: red runner 1
        seals: 1-2, 13-15, 14-15, 1-15
    """)
    t.rita.activates("orange")
    t.expects("2: red runner 1")


@pytest.mark.rule("FH-229", "FH-160")
def test_monsters_moved_by_a_card_go_against_their_arrows_and_only_once() -> None:
    t = position("""
        Rita: at 8
        Lily: at 1
        7: red plain 1
        10: blue plain 1
    """)
    t.rita.does(Lure(2))
    assert t.choices == {"lure red plain 1", "lure blue plain 1", "done"}
    t.rita.chooses("lure red plain 1").chooses("lure blue plain 1")
    t.expects("8: red plain 1, blue plain 1")
    t.expects_no_question()


@pytest.mark.rule("FH-230")
def test_a_monster_may_be_driven_into_a_seal() -> None:
    t = position("""
        Rita: at 8
        Lily: at 1
        8: star spawn
        seals: 7-8 grey
    """)
    beside = len(t.state.unique)
    t.rita.does(DriveOut(1)).chooses("lure star spawn").chooses("towards 7")
    t.expects("""
        7:
        8:
        seals:
    """)
    assert len(t.state.unique) == beside + 1


@pytest.mark.rule("FH-231")
def test_a_monster_that_finds_no_room_where_a_card_sends_it_goes_on_by_its_arrows() -> None:
    t = position("""
        Rita: at 8
        Lily: at 1
        8: red plain 1
        7: damage 3
    """)
    t.rita.does(DriveOut(1)).chooses("lure red plain 1").chooses("towards 7")
    t.expects("2: red plain 1")


# --- Spawning ------------------------------------------------------------------------------------


@pytest.mark.rule("FH-162", "FH-164")
def test_a_monster_spawns_where_the_effect_says() -> None:
    t = position(f"""
        {PAIR}
        cup: red killer 2
    """)
    t.rita.does(Spawn(1, Here()))
    t.expects("1: red killer 2")


@pytest.mark.rule("FH-163")
def test_the_token_from_the_cup_is_random() -> None:
    drawn: set[int] = set()
    for seed in range(40):
        t = position(PAIR, seed)
        spawn(t.state, COMMON, 3)
        drawn.update(t.state.monsters[3])
    assert len(drawn) > 15


@pytest.mark.rule("FH-165")
def test_a_monster_that_spawns_without_room_moves_on_as_though_it_stood_there() -> None:
    t = position(f"""
        {PAIR}
        13: damage 2
        cup: blue plain 1
    """)
    spawn(t.state, COMMON, 13)
    t.expects("12: blue plain 1")


@pytest.mark.rule("FH-165", "FH-136")
def test_a_monster_that_spawns_without_room_may_run_into_a_seal() -> None:
    t = position(f"""
        {PAIR}
        13: damage 2
        cup: red plain 1
        seals: 13-14
    """)
    before = len(t.state.destroyed)
    spawn(t.state, COMMON, 13)
    assert len(t.state.destroyed) == before + 1
    t.expects("seals: 13-14 grey")


@pytest.mark.rule("FH-166")
def test_the_next_token_is_drawn_when_the_one_before_has_found_its_place() -> None:
    """The first monster runs into a seal and is destroyed; the cup is empty, so it comes again."""
    t = position(f"""
        {PAIR}
        13: damage 2
        seals: 13-14
        cup: red plain 1
    """)
    t.state.destroyed = ()
    spawn(t.state, COMMON, 13)
    spawn(t.state, COMMON, 13)
    t.expects("""
        seals:
        beside the cup: red plain 1
    """)


@pytest.mark.rule("FH-167")
def test_an_empty_cup_is_filled_with_the_tokens_beside_it() -> None:
    t = position(f"""
        {PAIR}
        cup: red plain 1
    """)
    beside = set(t.state.destroyed)
    t.rita.does(Spawn(2, Here()))
    assert t.told("cup-refilled") == [{}]
    assert t.state.destroyed == ()
    assert set(t.state.cup) | set(t.state.monsters[1][1:]) == beside


@pytest.mark.rule("FH-168")
def test_a_named_monster_comes_from_beside_the_sheet() -> None:
    t = position(PAIR)
    cup, beside = t.state.cup, len(t.state.unique)
    t.rita.does(Spawn(1, Here(), "deep_one"))
    t.expects("1: deep one")
    assert t.state.cup == cup
    assert len(t.state.unique) == beside - 1


@pytest.mark.rule("FH-169", "FH-216")
def test_no_other_monster_comes_in_place_of_a_named_one_that_is_used_up() -> None:
    t = position(f"""
        {PAIR}
        2: star spawn, star spawn, star spawn
    """)
    t.rita.does(Spawn(1, Here(), "star_spawn"))
    t.expects("1:")
    assert t.told("none-left") == [{"monster": "star_spawn"}]
    t.expects_no_question()


@pytest.mark.rule("FH-167", "FH-163")
def test_with_every_common_monster_on_the_board_none_spawns() -> None:
    t = position(PAIR)
    t.state.cup = t.state.destroyed = ()
    t.rita.does(Spawn(1, Here()))
    t.expects("1:")
    t.expects_no_question()


# --- Damage --------------------------------------------------------------------------------------


@pytest.mark.rule("FH-144", "FH-145", "FH-177")
def test_a_destroyer_damages_its_own_space_and_steps_aside() -> None:
    t = position("""
        Rita: at 1
        Lily: at 1
        3: red destroyer 2, blue plain 1
    """)
    t.rita.activates("green")
    t.expects("3: red destroyer 2, blue plain 1, damage 1")
    assert t.told("moved") == []


@pytest.mark.rule("FH-144", "FH-146")
def test_a_destroyer_without_another_space_moves_on() -> None:
    t = position("""
        Rita: at 1
        Lily: at 1
        6: red destroyer 2, blue plain 1
    """)
    t.rita.activates("purple")
    t.expects("""
        6: blue plain 1, damage 1
        7: red destroyer 2
    """)


@pytest.mark.rule("FH-161", "FH-100")
def test_a_destroyer_in_a_full_ritual_site_loses_the_game() -> None:
    t = position("""
        Rita: at 1
        Lily: at 1
        12: red destroyer 2, red plain 1, damage 2
    """)
    t.rita.activates("orange")
    t.expects_loss("overrun")


@pytest.mark.rule("FH-145", "FH-161")
def test_a_destroyer_in_the_ritual_site_steps_aside_while_there_is_room() -> None:
    t = position("""
        Rita: at 1
        Lily: at 1
        12: red destroyer 2, red plain 1, damage 1
    """)
    t.rita.activates("orange")
    t.expects("12: red destroyer 2, red plain 1, damage 2")
    t.expects_no_question()


@pytest.mark.rule("FH-147")
def test_damage_by_an_effect_goes_on_an_empty_space() -> None:
    t = position("""
        Rita: at 7
        Lily: at 1
        7: red plain 1, blue plain 1
    """)
    t.rita.does(Damage(1, Here()))
    t.expects("7: red plain 1, blue plain 1, damage 1")
    t.expects_no_question()


@pytest.mark.rule("FH-148", "FH-149")
def test_without_an_empty_space_a_monster_of_choice_is_displaced() -> None:
    t = position("""
        Rita: at 6
        Lily: at 1
        6: red plain 1, blue plain 1
    """)
    t.rita.does(Damage(1, Here()))
    assert t.choices == {"under red plain 1", "under blue plain 1"}
    t.rita.chooses("under red plain 1")
    t.expects("""
        6: blue plain 1, damage 1
        7: red plain 1
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-143", "FH-150")
def test_a_location_damaged_all_over_takes_no_more() -> None:
    t = position("""
        Rita: at 13
        Lily: at 1
        13: damage 2
    """)
    t.rita.does(Damage(2, Here()))
    t.expects("13: damage 2")
    t.expects_no_question()


@pytest.mark.rule("FH-016", "FH-143", "FH-151")
def test_a_damaged_space_holds_no_monster_until_it_is_repaired() -> None:
    t = position("""
        Rita: at 13
        Lily: at 1
        13: blue plain 1, damage 1
        cup: red plain 1, red plain 1
    """)
    t.rita.does(Spawn(1, Here()))
    t.expects("14: red plain 1")
    t.rita.does(Repair())
    t.rita.does(Spawn(1, Here()))
    t.expects("13: blue plain 1, red plain 1")


# --- Activation ----------------------------------------------------------------------------------


@pytest.mark.rule("FH-017", "FH-170")
def test_a_zone_is_all_its_locations_and_no_other() -> None:
    t = position("""
        Rita: at 12
        Lily: at 12
        1: red destroyer 2
        5: red destroyer 2
        6: blue destroyer 2
        15: blue destroyer 2
    """)
    t.rita.activates("green")
    t.expects("""
        1: red destroyer 2, damage 1
        5: red destroyer 2, damage 1
        6: blue destroyer 2
        15: blue destroyer 2
    """)


@pytest.mark.rule("FH-171", "FH-172", "FH-182")
def test_lower_locations_are_finished_before_higher_ones() -> None:
    """The runner of 2 comes to 1, which is over; the one of 4 comes to 3 before its turn."""
    t = position("""
        Rita: at 12
        Lily: at 12
        2: red runner 1
        3: blue destroyer 2
        4: blue runner 1
        1: blue destroyer 2
    """)
    t.rita.activates("green")
    told = [(e.kind, e.args.get("location")) for e in t.state.log or ()]
    assert told == [("damaged-by", 1), ("moved", 1), ("damaged-by", 3), ("moved", 3)]
    t.expects_no_question()


@pytest.mark.rule("FH-173")
def test_a_monster_without_a_symbol_does_nothing() -> None:
    t = position("""
        Rita: at 2
        Lily: at 2
        2: red plain 1, blue plain 1
    """)
    t.rita.activates("green")
    t.expects("2: red plain 1, blue plain 1")
    assert t.state.health == [5, 5]
    t.expects_no_question()


@pytest.mark.rule("FH-174")
def test_a_killer_strikes_one_investigator_in_its_location() -> None:
    t = position("""
        Rita: at 2
        Lily: at 3
        2: red killer 2
    """)
    t.lily.activates("green")
    assert t.state.health == [4, 5]
    t.expects_no_question()


@pytest.mark.rule("FH-175")
def test_a_killer_alone_harms_nobody() -> None:
    t = position("""
        Rita: at 1
        Lily: at 3
        2: red killer 2
    """)
    t.lily.activates("green")
    assert t.state.health == [5, 5]
    t.expects("2: red killer 2")


@pytest.mark.rule("FH-176")
def test_a_runner_makes_one_move() -> None:
    t = position("""
        Rita: at 1
        Lily: at 3
        6: blue runner 2
    """)
    t.lily.activates("purple")
    t.expects("2: blue runner 2")


@pytest.mark.rule("FH-178")
def test_killers_then_runners_then_destroyers() -> None:
    """6 has two spaces: the runner makes the room that the destroyer needs to step aside."""
    t = position("""
        Rita: at 8
        Lily: at 8
        8: red destroyer 2, red runner 1, blue killer 1, blue plain 1
    """)
    t.rita.activates("purple").chooses("victim lily")
    told = [entry.kind for entry in t.state.log or ()]
    assert told == ["struck", "moved", "damaged-by"]
    t.expects("8: red destroyer 2, blue killer 1, blue plain 1, damage 1")


@pytest.mark.rule("FH-179")
def test_whoever_resolves_orders_monsters_of_a_kind_where_it_matters() -> None:
    """Only one of the two runners that go to 1 finds room there."""
    t = position("""
        Rita: at 12
        Lily: at 12
        2: red runner 2, blue runner 2
        1: damage 3
    """)
    t.lily.activates("green")
    assert t.choices == {"activate red runner 2", "activate blue runner 2"}
    t.lily.chooses("activate blue runner 2")
    t.expects("""
        1: blue runner 2, damage 3
        8: red runner 2
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-180", "FH-181")
def test_every_symbol_is_resolved_and_the_first_sets_the_place() -> None:
    """A chthonian runs with the runners, before the destroyer, and damages where it arrives."""
    t = position("""
        against: shudde_mell easy
        Rita: at 14
        Lily: at 14
        2: chthonian, red destroyer 2
    """)
    t.rita.activates("green")
    t.expects("""
        1: chthonian, damage 1
        2: red destroyer 2, damage 1
    """)
    told = [(e.kind, e.args.get("location")) for e in t.state.log or ()]
    assert told == [("moved", 1), ("damaged-by", 1), ("damaged-by", 2)]


@pytest.mark.rule("FH-180", "FH-226")
def test_a_monster_that_a_seal_destroys_resolves_no_further_symbol() -> None:
    t = position("""
        against: shudde_mell easy
        Rita: at 14
        Lily: at 14
        2: chthonian
        seals: 1-2
    """)
    t.rita.does(ActivateUnique("chthonian"))
    assert sum(t.state.damage) == 0
    t.expects("seals: 1-2 grey")
    t.expects_no_question()


@pytest.mark.rule("FH-182")
def test_a_new_card_may_activate_a_monster_again() -> None:
    t = position("""
        Rita: at 12
        Lily: at 12
        6: red runner 1
    """)
    t.rita.resolves("overcome-a", "bottom").stops()
    t.expects("7: red runner 1")
    t.rita.resolves("marathon-b", "bottom").stops()
    t.expects("2: red runner 1")
    t.expects_no_question()


def test_an_attack_does_not_reach_elsewhere() -> None:
    t = position("""
        Rita: at 12
        Lily: at 12
        3: red plain 1
    """)
    t.rita.does(Attack(4, Here()))
    t.expects("3: red plain 1")
    t.expects_no_question()
