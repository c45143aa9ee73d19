"""The worked examples of the rulebook, each with the page it stands on."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.components.ancient_ones import HEPTAGRAM
from kadath.games.final_hour.components.board import ADJACENT, SPACES, ZONE_OF
from kadath.games.final_hour.components.monsters import COMMON
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.rules.spawn import spawn
from kadath.games.final_hour.state import BOTTOM, TOP
from kadath.games.final_hour.view import possible_clues
from kadath.games.final_hour.vocabulary.effects import (
    ActivateUnique,
    Attack,
    Damage,
    Lure,
    Move,
    Search,
)
from kadath.games.final_hour.vocabulary.selectors import Here
from kadath.testkit.final_hour.position import position


@pytest.mark.rule("FH-015", "FH-016", "FH-017")
def test_page_3_the_athletic_facilities() -> None:
    """Location 13 is in the orange zone and has 2 monster spaces."""
    assert ZONE_OF[13] == "orange"
    assert SPACES[13] == 2
    t = position("""
        Rita: at 1
        Lily: at 1
        13: blue destroyer 2
        6: blue destroyer 2
    """)
    assert t.state.free_spaces(13) == 1
    assert 13 in FinalHour().view(t.state, 0)["board"]["locations"]
    t.rita.activates("orange")
    t.expects("""
        13: blue destroyer 2, damage 1
        6: blue destroyer 2
    """)


@pytest.mark.rule("FH-018", "FH-118")
def test_page_3_a_path_makes_locations_adjacent() -> None:
    """The auditorium (7) and the laboratory (8) are joined by a path; 7 and 9 are not."""
    assert 8 in ADJACENT[7]
    t = position("""
        Rita: at 7
        Lily: at 1
    """)
    t.rita.does(Move(1))
    assert t.choices == {"move 3", "move 6", "move 8", "done"}
    t.rita.moves(8)
    t.expects_no_question()


@pytest.mark.rule("FH-035", "FH-037", "FH-040", "FH-041")
def test_page_4_the_set_up_of_cthulhu() -> None:
    """Two random monsters stand in the auditorium (7), everybody at the ritual site."""
    s = FinalHour().new({"seats": 2, "ancient_one": "cthulhu", "difficulty": "easy"}, seed=4)
    assert len(s.monsters[7]) == 2
    assert s.where == [12, 12]
    assert s.gate_locations == (15, 8, 1)
    assert len(s.unique) == 6 + 3 - 1


@pytest.mark.rule("FH-047", "FH-048", "FH-049")
def test_page_5_the_clue_tokens() -> None:
    """Two of the ten red tokens are hidden; three keys join the other eight on the board."""
    s = FinalHour().new({}, seed=5)
    on_board = {location: clue for location, clue in enumerate(s.clues) if clue is not None}
    assert sorted(on_board) == [2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 14]
    assert sorted([*on_board.values(), *s.hidden_clues]) == sorted([0, 1, 2, 3, 4] * 2 + [5] * 3)
    assert 5 not in s.hidden_clues


@pytest.mark.rule("FH-050", "FH-052", "FH-055")
def test_page_5_rita_of_two_players() -> None:
    """Rita gets 4 priority cards and 5 health tokens in a game of two."""
    s = FinalHour().new({"seats": 2, "investigators": ["rita_young", "lily_chen"]}, seed=5)
    assert (len(s.hands[0]), s.health[0]) == (4, 5)


@pytest.mark.rule("FH-064", "FH-066", "FH-076", "FH-078", "FH-079")
def test_page_7_the_action_phase_of_three_players() -> None:
    """Martyna (Jenny) leads and plays 8, Rafał (Michael) 14, Ola (Lily) 7, Martyna again 28.

    Lily resolves a top, Jenny a top, Michael a bottom, Jenny a bottom.
    """
    t = position("""
        Jenny: hand 8 28 1 2, deck grand_gala-a twin_45s-a
        Michael: hand 14 3 4 5, deck dynamite-a
        Lily: hand 7 6 9 10, deck daughter_of_prophecy-a
    """)
    t.begins_a_round()
    t.jenny.plays(8)
    t.michael.plays(14)
    t.lily.plays(7)
    t.jenny.plays(28)

    assert len(t.told("revealed")) == 1
    t.lily.stops().chooses("effect 0")
    t.jenny.stops()
    t.michael.stops()
    t.jenny.stops()
    assert [
        (t.state.investigators[args["figure"]], args["half"]) for args in t.told("revealed")
    ] == [
        ("lily_chen", TOP),
        ("jenny_barnes", TOP),
        ("michael_mcglen", BOTTOM),
        ("jenny_barnes", BOTTOM),
    ]


@pytest.mark.rule("FH-013", "FH-089", "FH-090", "FH-091")
def test_page_8_five_omens_wake_the_nightmare() -> None:
    """The discarded cards carry 5 omens: a star spawn comes through its gate and is activated."""
    t = position("""
        Jenny: at 12
        Michael: at 12
        Lily: at 12
    """)
    t.reckons(8, 14, 7, 28)
    assert t.told("reckoning")[0]["amount"] == 5
    assert t.told("omen") == [{"omen": "waking_nightmare"}]
    t.expects("8: star spawn, damage 2")
    t.expects_no_question()


@pytest.mark.rule("FH-092")
def test_page_8_no_omens_no_effect() -> None:
    t = position("""
        Jenny: at 12
        Michael: at 12
    """)
    t.reckons(2, 6, 11, 13)
    assert t.told("omen") == []
    t.expects_no_question()


@pytest.mark.rule("FH-093", "FH-094", "FH-095", "FH-166")
def test_page_8_a_gate_that_grows_brings_two_monsters() -> None:
    """The second token of a symbol makes the lead investigator spawn 2 monsters there."""
    t = position("""
        Jenny: at 12
        Michael: at 12
        gate pile: heptagram
        cup: red plain 1, blue killer 1
    """)
    t.opens_a_gate()
    assert t.state.gates[HEPTAGRAM] == 2
    t.expects("15: red plain 1, blue killer 1")
    t.expects_no_question()


@pytest.mark.rule("FH-106", "FH-107")
def test_page_9_what_found_clues_rule_out() -> None:
    """Two crystals and one hourglass are found: no crystal is hidden, one hourglass may be."""
    t = position("""
        Jenny: at 12
        Michael: at 12
        found: crystal crystal hourglass
    """)
    assert possible_clues(t.state) == {
        "crystal": 0,
        "hourglass": 1,
        "moon": 2,
        "star": 2,
        "cross": 2,
    }


@pytest.mark.rule("FH-110", "FH-111", "FH-112", "FH-113", "FH-115")
def test_page_9_the_ritual_of_two_players() -> None:
    """Martyna and Rafał lay three moons and a star among six cards, and need four matches."""
    t = position("""
        Jenny: hand 3 8 1 30
        Michael: hand 13 4 2 6
        hidden: moon star
    """)
    t.attempts_the_ritual()
    t.jenny.chooses("keep-back 30")
    t.michael.chooses("keep-back 6")
    assert t.told("ritual-matches") == [{"amount": 4, "needed": 4}]
    t.expects_win()


@pytest.mark.rule("FH-116")
def test_page_9_three_matches_of_two_players_are_too_few() -> None:
    t = position("""
        Jenny: hand 3 8 1 30
        Michael: hand 13 4 2 6
        hidden: moon star
    """)
    t.attempts_the_ritual()
    t.jenny.chooses("keep-back 30")
    t.michael.chooses("keep-back 4")
    t.expects_loss("failed")


@pytest.mark.rule("FH-114")
def test_page_9_matches_count_twice_when_both_clues_are_alike() -> None:
    t = position("""
        Jenny: hand 3 8 1 30
        Michael: hand 5 4 2 6
        hidden: moon moon
    """)
    t.attempts_the_ritual()
    t.jenny.chooses("keep-back 30")
    t.michael.chooses("keep-back 5")
    assert t.told("ritual-matches") == [{"amount": 4, "needed": 4}]
    t.expects_win()


@pytest.mark.rule("FH-118", "FH-119")
def test_page_10_two_of_three_moves() -> None:
    """Kasia may move 3 times and moves twice: from 1 to the student union (2) and to 6."""
    t = position("""
        Rita: at 1
        Lily: at 12
    """)
    t.rita.does(Move(3)).moves(2, 6).stops()
    t.expects("Rita: at 6")
    t.expects_no_question()


@pytest.mark.parametrize(
    ("destroyed", "left"),
    [
        (["red runner 3"], "blue plain 1, red plain 1"),
        (["red plain 1", "blue plain 1"], "red runner 3"),
    ],
)
@pytest.mark.rule("FH-121", "FH-122", "FH-123")
def test_page_10_an_attack_of_three(destroyed: list[str], left: str) -> None:
    """Rafał destroys the monster with 3 health or both with 1 health, never the 3 and a 1."""
    t = position("""
        Michael: at 8
        Lily: at 12
        8: red runner 3, blue plain 1, red plain 1
    """)
    t.michael.does(Attack(3, Here())).destroys(*destroyed)
    t.expects(f"8: {left}")
    t.expects_no_question()


@pytest.mark.rule("FH-127", "FH-132")
def test_page_11_martyna_finds_a_moon() -> None:
    t = position("""
        Jenny: at 6
        Lily: at 12
        clues: 6 moon
    """)
    t.jenny.does(Search())
    t.expects("found: moon")
    assert t.state.clues[6] is None
    t.expects_no_question()


@pytest.mark.rule("FH-152", "FH-153", "FH-176")
def test_page_12_a_blue_monster_leaves_the_humanities() -> None:
    """A blue monster in 12 goes to the seminary (11)."""
    t = position("""
        against: shudde_mell easy
        Rita: at 1
        Lily: at 1
        12: blue runner 1
    """)
    t.rita.activates("orange")
    t.expects("""
        12:
        11: blue runner 1
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-154", "FH-155", "FH-165")
def test_page_12_a_monster_moves_on_until_there_is_room() -> None:
    """A red monster spawns in 13, which is full, as is 14: it comes to rest in 15."""
    t = position("""
        Lily: at 1
        Rita: at 1
        13: blue plain 1, blue plain 1
        14: blue plain 1, blue plain 1, blue plain 1
        cup: red plain 1
    """)
    spawn(t.state, COMMON, 13)
    t.expects("""
        13: blue plain 1, blue plain 1
        14: blue plain 1, blue plain 1, blue plain 1
        15: red plain 1
    """)


@pytest.mark.rule("FH-145", "FH-171", "FH-172", "FH-178", "FH-182")
def test_page_13_activating_the_purple_zone() -> None:
    """The red runner of 6 goes to 7 and rests; the blue one of 7 makes room for the destroyer."""
    t = position("""
        Jenny: at 12
        Rita: at 12
        6: red runner 1
        7: blue runner 1, red destroyer 2
    """)
    t.jenny.activates("purple")
    t.expects("""
        6: blue runner 1
        7: red runner 1, red destroyer 2, damage 1
    """)
    t.expects_no_question()


@pytest.mark.parametrize(("place", "half"), [(11, TOP), (25, BOTTOM)])
@pytest.mark.rule("FH-194", "FH-196", "FH-197", "FH-198")
def test_page_14_the_third_card_of_a_solo_round(place: int, half: str) -> None:
    """Michael has had his two cards: Lily's goes onto 11 for its top or onto 25 for its bottom."""
    t = position("""
        solo: yes
        Michael: at 12, deck thompson-a dynamite-a
        Lily: at 12, deck daughter_of_prophecy-a
        priority deck: 5 11 20 25 30
    """)
    t.begins_a_round()
    t.michael.chooses("set-aside 30").chooses("deck michael").chooses("onto 5").stops()
    t.michael.chooses("deck michael").chooses("onto 20").stops()
    assert t.asked == "choose-place"
    assert t.choices == {"onto 11", "onto 25"}
    t.lily.chooses(f"onto {place}")
    told = t.told("revealed")[-1]
    assert (told["figure"], told["half"]) == (1, half)


@pytest.mark.rule("FH-204", "FH-205")
def test_page_15_a_solo_attempt_after_five_rounds() -> None:
    """Five cards were set aside, three of them match: Kasia wins."""
    t = position("""
        solo: yes
        Michael: at 1
        Lily: at 2
        set aside: 3 8 4 1 5
        hidden: moon star
    """)
    t.attempts_the_ritual()
    assert t.told("ritual-matches") == [{"amount": 3, "needed": 3}]
    t.expects_win()


@pytest.mark.rule("FH-226")
def test_page_16_two_destroyer_symbols_one_after_the_other() -> None:
    """A star spawn damages its space, moves off, and damages where it has come to."""
    t = position("""
        Jenny: at 12
        Lily: at 12
        10: star spawn, blue plain 1
    """)
    t.jenny.does(ActivateUnique("star_spawn"))
    t.expects("""
        10: blue plain 1, damage 1
        8: star spawn, damage 1
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-228")
def test_page_17_no_seal_stops_a_move_off_the_paths() -> None:
    """A red monster goes from the observatory (10) to the administration (9), where no path is."""
    t = position("""
        Jenny: at 12
        Lily: at 12
        10: red runner 1
        seals: 8-10, 3-9
    """)
    t.jenny.activates("purple")
    t.expects("""
        9: red runner 1
        seals: 8-10, 3-9
    """)


@pytest.mark.rule("FH-229", "FH-230", "FH-231")
def test_page_17_monsters_moved_by_a_card() -> None:
    """A monster that Michael moves ignores colours, may run into a seal, and goes on if it must."""
    t = position("""
        Michael: at 13
        Lily: at 12
        13: blue plain 1
        14: blue runner 1, red runner 1
        15: blue killer 1
        seals: 13-15
    """)
    t.michael.does(Lure(3))
    t.michael.chooses("lure blue killer 1").chooses("lure blue runner 1").chooses(
        "lure red runner 1"
    )
    t.expects("""
        13: blue plain 1, blue runner 1
        14: red runner 1
        15:
        seals: 13-15 grey
        beside the cup: blue killer 1
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-147", "FH-150", "FH-233")
def test_page_17_damage_goes_only_as_far_as_possible() -> None:
    """Told to damage a location 3 times where 1 space can be damaged, one damages that space."""
    t = position("""
        Rita: at 7
        Lily: at 12
        7: damage 2
    """)
    t.rita.does(Damage(3, Here()))
    t.expects("7: damage 3")
    t.expects_no_question()


@pytest.mark.rule("FH-136", "FH-137", "FH-138", "FH-139")
def test_page_11_a_seal_destroys_two_monsters() -> None:
    """A yellow seal between 6 and 7 destroys a red runner of 6 and turns grey, then another."""
    t = position("""
        Rita: at 6
        Lily: at 12
        6: red runner 1, red runner 1
        seals: 6-7
    """)
    t.rita.does(Move(1)).moves(7)
    t.expects("seals: 6-7")
    t.rita.activates("purple")
    t.expects("""
        6:
        7:
        seals:
        beside the cup: red runner 1, red runner 1
    """)
    t.expects_no_question()


FULL_RED_ROUTE = """
    1: blue plain 1, blue plain 1, blue plain 1, blue plain 1
    2: damage 4
    3: damage 4
    4: damage 4
    5: damage 4
    8: damage 4
    9: damage 3
    10: damage 2
    13: damage 2
    14: damage 3
    15: damage 3
"""


@pytest.mark.rule("FH-157")
def test_page_12_no_room_on_the_whole_route() -> None:
    """A red monster whose whole route is full goes straight to the ritual site (12)."""
    t = position(f"""
        Rita: at 12
        Lily: at 12
        {FULL_RED_ROUTE}
        6: red runner 1
        7: damage 3
    """)
    t.rita.activates("purple")
    t.expects("""
        6:
        12: red runner 1
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-099", "FH-157", "FH-158")
def test_page_12_no_room_on_the_route_nor_at_the_ritual_site() -> None:
    t = position(f"""
        Rita: at 12
        Lily: at 12
        {FULL_RED_ROUTE}
        6: red runner 1
        7: damage 3
        12: damage 4
    """)
    t.rita.activates("purple")
    t.expects_loss("overrun")
