"""What action cards make investigators do: moving, attacking, searching, sealing, mending."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.components.board import ADJACENT, LOCATIONS
from kadath.games.final_hour.components.priority_cards import KEY
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.vocabulary.effects import (
    Attack,
    Damage,
    Destroy,
    DestroyEvery,
    LoseHealth,
    Move,
    PlaceSeal,
    Recover,
    Repair,
    Search,
)
from kadath.games.final_hour.vocabulary.recipients import Another, EachInvestigator
from kadath.games.final_hour.vocabulary.selectors import Adjacent, Here, HereAndAdjacent, One
from kadath.kernel.effects import do
from kadath.testkit.final_hour.position import position

GAME = FinalHour()

PAIR = """
    Rita: at 2
    Lily: at 12
"""


# --- Who decides ---------------------------------------------------------------------------------


@pytest.mark.rule("FH-117", "FH-174")
def test_whoever_resolves_a_card_decides_about_monsters_too() -> None:
    t = position("""
        Rita: at 7
        Lily: at 7
        Tommy: at 1
        7: red killer 1
    """)
    t.tommy.resolves("stand_firm-b", "bottom").stops()
    assert t.asked == "killer-victim"
    t.tommy.chooses("victim lily")
    assert t.state.health == [4, 3, 4]
    t.expects_no_question()


@pytest.mark.rule("FH-117")
def test_an_investigator_who_attacks_on_anothers_card_decides_about_it() -> None:
    t = position("""
        Rita: at 2
        Lily: at 7
        Tommy: at 1
        7: red plain 1, blue plain 1
    """)
    t.rita.does(Another(Attack(1, Here())))
    t.rita.picks("Lily")
    t.lily.destroys("blue plain 1")
    t.expects("7: red plain 1")
    t.expects_no_question()


# --- Moving --------------------------------------------------------------------------------------


@pytest.mark.rule("FH-018", "FH-118")
@pytest.mark.parametrize("here", LOCATIONS)
def test_a_move_leads_along_any_path_and_nowhere_else(here: int) -> None:
    t = position(f"""
        Rita: at {here}
        Lily: at 12
    """)
    t.rita.does(Move(1))
    assert t.choices == {"done"} | {f"move {there}" for there in ADJACENT[here]}


@pytest.mark.rule("FH-119")
@pytest.mark.parametrize("moves", [0, 1, 2, 3])
def test_an_investigator_may_make_fewer_moves_or_none(moves: int) -> None:
    t = position(PAIR)
    t.rita.does(Move(3))
    way = (3, 7, 8)[:moves]
    t.rita.moves(*way)
    if moves < 3:
        t.rita.stops()
    assert t.state.where[0] == (2, *way)[-1]
    t.expects_no_question()


@pytest.mark.rule("FH-120")
def test_any_number_of_investigators_may_be_together() -> None:
    t = position("""
        Rita: at 2
        Lily: at 1
        Tommy: at 1
        Jenny: at 1
        1: red plain 1, red plain 1, red plain 1, red plain 1
    """)
    t.rita.does(Move(1)).moves(1)
    assert t.state.where == [1, 1, 1, 1]
    t.expects_no_question()


@pytest.mark.rule("FH-019", "FH-118")
def test_investigators_do_not_follow_arrows() -> None:
    """A red arrow leads from 7 to 2, but no path does; a red monster of 7 goes there."""
    t = position("""
        Rita: at 7
        Lily: at 12
        7: red runner 1
    """)
    t.rita.does(Move(1))
    assert "move 2" not in t.choices
    t.rita.stops()
    t.rita.activates("purple")
    t.expects("2: red runner 1")


@pytest.mark.rule("FH-018", "FH-225")
def test_a_location_is_not_adjacent_to_itself() -> None:
    assert all(here not in ADJACENT[here] for here in LOCATIONS)
    t = position("""
        Rita: at 2
        Lily: at 12
        2: red plain 1
        3: red plain 1, blue plain 1
    """)
    t.rita.does(Attack(1, One(Adjacent())))
    assert t.choices == {"destroy red plain 1", "destroy blue plain 1", "done"}
    t.rita.destroys("red plain 1")
    t.expects("""
        2: red plain 1
        3: blue plain 1
    """)


# --- Attacking and destroying --------------------------------------------------------------------


@pytest.mark.rule("FH-121")
def test_damage_may_be_spread_over_any_monsters_of_the_location() -> None:
    t = position("""
        Rita: at 8
        Lily: at 12
        8: red runner 2, blue runner 2, red plain 1, blue plain 1
    """)
    t.rita.does(Attack(4, Here())).destroys("red runner 2", "red plain 1", "blue plain 1")
    t.expects("8: blue runner 2")
    t.expects_no_question()


@pytest.mark.rule("FH-122", "FH-123")
def test_what_is_left_of_the_damage_does_nothing_and_carries_over_to_nothing() -> None:
    t = position("""
        Rita: at 8
        Lily: at 12
        8: red runner 3, blue runner 2
    """)
    t.rita.does(do(Attack(2, Here()), Attack(1, Here()), Attack(2, Here())))
    assert t.choices == {"destroy blue runner 2", "done"}
    t.rita.stops()
    # One damage does nothing here, and the two that came before it are forgotten.
    assert t.choices == {"destroy blue runner 2", "done"}
    t.rita.stops()
    t.expects("8: red runner 3, blue runner 2")
    t.expects_no_question()


@pytest.mark.rule("FH-122")
def test_a_horde_has_one_more_health_than_there_are_others_around_it() -> None:
    t = position("""
        against: umordhoth easy
        Rita: at 8
        Lily: at 12
        8: ghoul horde, red plain 1, blue plain 1
    """)
    t.rita.does(Attack(2, Here()))
    assert "destroy ghoul horde" not in t.choices
    t.rita.destroys("red plain 1", "blue plain 1")
    t.rita.does(Attack(1, Here())).destroys("ghoul horde")
    t.expects("8:")


@pytest.mark.rule("FH-122")
def test_a_horde_is_as_strong_as_when_the_attack_began() -> None:
    t = position("""
        against: umordhoth easy
        Rita: at 8
        Lily: at 12
        8: ghoul horde, red plain 1
    """)
    t.rita.does(Attack(2, Here())).destroys("red plain 1")
    t.expects("8: ghoul horde")


@pytest.mark.rule("FH-124")
def test_destroyed_common_monsters_lie_beside_the_cup() -> None:
    t = position("""
        Rita: at 8
        Lily: at 12
        8: red plain 1
    """)
    in_cup = len(t.state.cup)
    t.rita.does(Attack(1, Here())).destroys("red plain 1")
    t.expects("beside the cup: red plain 1")
    assert len(t.state.cup) == in_cup


@pytest.mark.rule("FH-125")
def test_destroyed_unique_monsters_go_back_to_the_sheet_and_may_come_again() -> None:
    t = position("""
        Rita: at 8
        Lily: at 12
        8: star spawn
    """)
    beside = len(t.state.unique)
    t.rita.does(Attack(3, Here())).destroys("star spawn")
    assert len(t.state.unique) == beside + 1
    t.expects("beside the cup:")


@pytest.mark.rule("FH-126")
def test_destroying_outright_asks_for_no_damage() -> None:
    t = position("""
        Rita: at 8
        Lily: at 12
        8: star spawn, red plain 1
    """)
    t.rita.does(Destroy(1)).destroys("star spawn")
    t.expects("8: red plain 1")
    t.rita.does(DestroyEvery(1, HereAndAdjacent()))
    t.expects("8:")
    t.expects_no_question()


# --- Searching -----------------------------------------------------------------------------------


@pytest.mark.rule("FH-127", "FH-132")
def test_searching_puts_a_ritual_symbol_on_show_for_good() -> None:
    t = position("""
        Rita: at 6
        Lily: at 12
        clues: 6 star
        found: moon
    """)
    assert GAME.view(t.state, 1)["board"]["locations"][6]["clue"] is True
    t.rita.does(Search())
    t.expects("found: moon star")
    assert GAME.view(t.state, 1)["clues"]["found"] == [2, 3]
    assert GAME.view(t.state, 1)["board"]["locations"][6]["clue"] is False
    t.expects_no_question()


@pytest.mark.rule("FH-128")
def test_a_location_without_a_clue_may_be_searched_in_vain() -> None:
    t = position("""
        Rita: at 12
        Lily: at 12
    """)
    t.rita.does(Search())
    assert t.told("found-nothing") == [{"figure": 0, "location": 12}]
    assert t.state.found_clues == ()
    t.expects_no_question()


@pytest.mark.rule("FH-129", "FH-130")
def test_a_key_goes_to_the_box_and_brings_the_top_item_face_up() -> None:
    t = position("""
        Rita: at 6
        Lily: at 12
        clues: 6 key
        item deck: shotgun
    """)
    t.rita.does(Search())
    assert t.state.clues[6] is None
    assert KEY not in t.state.found_clues
    assert t.state.items == [(6,), ()]
    assert len(t.state.item_deck) == 8
    assert GAME.view(t.state, 1)["investigators"][0]["items"] == [6]
    t.expects_no_question()


@pytest.mark.rule("FH-222", "FH-130")
def test_an_investigator_may_have_any_number_of_items() -> None:
    t = position("""
        Rita: at 6, items shotgun star_almanac
        Lily: at 12
        clues: 6 key
        item deck: bone_whistle
    """)
    t.rita.does(Search())
    assert sorted(t.state.items[0]) == [5, 6, 7]


# --- Seals ---------------------------------------------------------------------------------------


@pytest.mark.rule("FH-134")
def test_a_seal_is_laid_yellow_side_up_on_a_path_of_choice() -> None:
    t = position(PAIR)
    t.rita.does(PlaceSeal())
    assert t.choices == {"seal 1-2", "seal 2-3", "seal 2-6", "seal 2-13"}
    t.rita.seals("2-6")
    t.expects("seals: 2-6")
    t.expects_no_question()


@pytest.mark.rule("FH-135", "FH-235")
def test_no_second_seal_is_laid_on_a_path_be_the_first_yellow_or_grey() -> None:
    t = position("""
        Rita: at 2
        Lily: at 12
        seals: 2-6, 1-2 grey
    """)
    t.rita.does(PlaceSeal())
    assert t.choices == {"seal 2-3", "seal 2-13"}
    t.rita.seals("2-3")
    t.expects("seals: 2-6, 1-2 grey, 2-3")


@pytest.mark.rule("FH-135", "FH-233")
def test_where_every_path_is_sealed_no_seal_is_laid() -> None:
    t = position("""
        Rita: at 10
        Lily: at 12
        seals: 8-10
    """)
    t.rita.does(do(PlaceSeal(), Damage(1, Here())))
    t.expects("""
        seals: 8-10
        10: damage 1
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-139")
def test_investigators_pass_seals_freely() -> None:
    t = position("""
        Rita: at 2
        Lily: at 12
        seals: 2-6, 6-7 grey
    """)
    t.rita.does(Move(2)).moves(6, 7)
    t.expects("""
        Rita: at 7
        seals: 2-6, 6-7 grey
    """)


@pytest.mark.rule("FH-217")
def test_seals_and_damage_never_run_out() -> None:
    t = position("""
        Rita: at 3
        Lily: at 12
        seals: 1-2, 2-3, 3-4, 4-11, 5-11, 6-7, 7-8, 8-10, 11-12
        1: damage 4
        2: damage 4
        4: damage 4
        5: damage 4
        8: damage 4
    """)
    t.rita.does(do(PlaceSeal(), Damage(2, Here()))).seals("3-7")
    assert sum(map(bool, t.state.seals)) == 10
    t.expects("3: damage 2")
    assert sum(t.state.damage) == 22


# --- Health --------------------------------------------------------------------------------------


@pytest.mark.rule("FH-140")
def test_losing_health() -> None:
    t = position(PAIR)
    t.rita.does(LoseHealth(2))
    t.expects("Rita: health 3")
    t.expects("Lily: health 5")


@pytest.mark.rule("FH-141")
def test_recovering_health() -> None:
    t = position("""
        Rita: at 2, health 1
        Lily: at 12
    """)
    t.rita.does(Recover(2))
    t.expects("Rita: health 3")


@pytest.mark.rule("FH-142")
@pytest.mark.parametrize("health", [4, 5])
def test_health_never_exceeds_what_it_was_at_the_start(health: int) -> None:
    t = position(f"""
        Rita: at 2, health {health}
        Lily: at 12
    """)
    t.rita.does(Recover(2))
    t.expects("Rita: health 5")


# --- Repair --------------------------------------------------------------------------------------


@pytest.mark.rule("FH-143", "FH-151")
def test_a_repaired_space_can_be_used_again() -> None:
    t = position("""
        Rita: at 13
        Lily: at 12
        13: red plain 1, damage 1
    """)
    assert t.state.free_spaces(13) == 0
    t.rita.does(Repair())
    t.expects("13: red plain 1")
    assert t.state.free_spaces(13) == 1
    t.rita.does(Repair())
    t.expects("13: red plain 1")
    t.expects_no_question()


@pytest.mark.rule("FH-232")
def test_in_turn_order_means_from_the_lead_clockwise() -> None:
    t = position("""
        Jenny: at 1
        Rita: at 1
        Lily: at 1
        lead: Rita
        1: red plain 1, blue plain 1, red runner 1, blue runner 1
    """)
    t.jenny.does(EachInvestigator(Attack(1, Here())))
    t.rita.stops()
    t.lily.stops()
    t.jenny.stops()
    t.expects_no_question()
