"""The nine items: when each may be used, and what it does."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.state import BOTTOM, TOP
from kadath.games.final_hour.view import seen
from kadath.testkit.final_hour.position import position

GAME = FinalHour()


@pytest.mark.rule("FH-131", "FH-223")
def test_ttka_halot_takes_the_place_of_a_bottom_effect() -> None:
    t = position("""
        Rita: at 2, items ttka_halot
        Lily: at 12
        2: red runner 1
        clues: 2 moon
    """)
    t.rita.resolves("cross_country-a", BOTTOM).uses("ttka_halot")
    t.expects("2: red runner 1")
    assert t.state.found_clues == ()
    assert t.state.items[0] == ()
    assert t.state.item_discard == (0,)
    assert len(t.state.action_discards[0]) == 1
    t.expects_no_question()


@pytest.mark.rule("FH-131", "FH-223")
def test_ttka_halot_does_not_concern_a_top_effect() -> None:
    t = position("""
        Rita: at 2, items ttka_halot
        Lily: at 12
    """)
    t.rita.resolves("obstacles-a", TOP)
    assert t.asked == "move"


@pytest.mark.rule("FH-131")
def test_ttka_halot_may_be_kept() -> None:
    t = position("""
        Rita: at 2, items ttka_halot
        Lily: at 12
        clues: 2 moon
    """)
    t.rita.resolves("cross_country-a", BOTTOM).passes().stops()
    t.expects("found: moon")
    assert t.state.items[0] == (0,)


@pytest.mark.rule("FH-127", "FH-131", "FH-224")
def test_storm_lantern_searches() -> None:
    t = position("""
        Rita: at 2, items storm_lantern
        Lily: at 12
        clues: 3 star
    """)
    t.rita.resolves("obstacles-a", TOP).moves(3).stops().stops().uses("storm_lantern")
    t.expects("found: star")
    t.expects_no_question()


@pytest.mark.rule("FH-224", "FH-130")
def test_an_item_may_be_used_right_after_the_card_that_brought_it() -> None:
    t = position("""
        Rita: at 6
        Lily: at 12
        6: red plain 1
        clues: 6 key
        item deck: shotgun
    """)
    t.rita.resolves("overcome-b", BOTTOM).stops()
    t.rita.uses("shotgun").destroys("red plain 1")
    t.expects("6:")
    t.expects_no_question()


@pytest.mark.rule("FH-131", "FH-141")
def test_first_aid_satchel_heals_somebody_in_the_same_location() -> None:
    t = position("""
        Rita: at 2, items first_aid_satchel
        Lily: at 2, health 1
        Tommy: at 3, health 1
    """)
    t.rita.resolves("obstacles-a", TOP).stops().uses("first_aid_satchel")
    assert t.choices == {"investigator rita", "investigator lily"}
    t.rita.picks("Lily")
    assert t.state.health == [4, 3, 1]
    t.expects_no_question()


@pytest.mark.rule("FH-131", "FH-134")
@pytest.mark.parametrize("seals", [0, 1, 2])
def test_warding_chalk_lays_up_to_two_seals(seals: int) -> None:
    t = position("""
        Rita: at 2, items warding_chalk
        Lily: at 12
    """)
    t.rita.resolves("obstacles-a", TOP).stops().uses("warding_chalk")
    for path in ("1-2", "2-6")[:seals]:
        t.rita.seals(path)
    if seals < 2:
        t.rita.stops()
    assert sum(map(bool, t.state.seals)) == seals
    t.expects_no_question()


@pytest.mark.rule("FH-119", "FH-223")
def test_porters_keys_move_before_the_action() -> None:
    t = position("""
        Michael: at 12, items porters_keys
        Lily: at 12
        7: red plain 1
        8: red plain 1
        3: red plain 1
    """)
    t.michael.resolves("thompson-a", TOP).uses("porters_keys").moves(3, 7).stops()
    # Where the keys led from is not where the card moved from.
    t.michael.moves(8)
    t.expects("""
        8:
        7:
        3: red plain 1
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-160", "FH-223")
def test_bone_whistle_drives_monsters_out_of_the_ritual_site() -> None:
    t = position("""
        Rita: at 12, items bone_whistle
        Lily: at 12
        12: red plain 1, blue plain 1, red runner 2, blue runner 2
    """)
    t.rita.resolves("obstacles-a", TOP).uses("bone_whistle")
    t.rita.chooses("lure red plain 1").chooses("towards 3")
    t.rita.chooses("lure red runner 2").chooses("towards 14")
    t.rita.chooses("lure blue runner 2").chooses("towards 14")
    t.expects("""
        12: blue plain 1
        3: red plain 1
        14: red runner 2, blue runner 2
    """)
    assert t.asked == "move"


@pytest.mark.rule("FH-121", "FH-224")
def test_shotgun_attacks_for_four() -> None:
    t = position("""
        Rita: at 2, items shotgun
        Lily: at 12
        2: red runner 3, blue plain 1, red plain 1
    """)
    t.rita.resolves("obstacles-a", TOP).stops().uses("shotgun")
    t.rita.destroys("red runner 3", "red plain 1")
    t.expects("2: blue plain 1")
    t.expects_no_question()


@pytest.mark.rule("FH-090", "FH-131")
@pytest.mark.parametrize(("cards", "answer"), [((1, 2, 8, 6), "rising_tide"), ((8, 2, 6, 11), "")])
def test_star_almanac_lowers_the_omens_of_a_reckoning(cards: tuple[int, ...], answer: str) -> None:
    t = position("""
        Rita: at 2
        Lily: at 12, items star_almanac
    """)
    t.reckons(*cards)
    assert seen(t.state, 0).body["omens"] == t.state.omens > 0, "the count that may be lowered"
    t.lily.uses("star_almanac")
    assert [args["omen"] for args in t.told("omen")] == ([answer] if answer else [])
    assert t.state.omens == (1 if answer else 0)
    assert seen(t.state, 0).body["omens"] == 0, "it is over, and nothing lies on the table yet"


@pytest.mark.rule("FH-131")
def test_stopped_watch_exchanges_a_played_card_and_the_order_is_worked_out_anew() -> None:
    t = position("""
        Rita: hand 1 2 6 11, deck marathon-a marathon-b, items stopped_watch
        Lily: hand 13 14 15 16, deck meditate-a meditate-b
        priority deck: 17 18 20 22
    """)
    t.begins_a_round()
    t.rita.plays(11)
    t.lily.plays(13)
    t.rita.plays(1)
    t.lily.plays(14)
    t.rita.uses("stopped_watch")
    assert "exchange 11 20" in t.choices
    t.rita.chooses("exchange 11 20")
    assert 11 in t.rita.hand
    assert 20 not in t.rita.hand
    # Everybody saw the card go back into the hand.
    assert 11 in GAME.view(t.state, 1)["hands"][0]
    t.plays_on(until="ready-for-ritual")
    assert [(args["figure"], args["half"]) for args in t.told("revealed")] == [
        (0, TOP),
        (1, TOP),
        (1, BOTTOM),
        (0, BOTTOM),
    ]


@pytest.mark.rule("FH-131", "FH-192")
def test_stopped_watch_takes_the_top_of_the_deck_in_the_solo_game() -> None:
    t = position("""
        solo: yes
        Rita: at 12, items stopped_watch
        Lily: at 12
        priority deck: 2 6 11 13 30 7
    """)
    t.begins_a_round()
    t.rita.chooses("set-aside 30").uses("stopped_watch").chooses("exchange 13")
    assert t.state.row == (2, 6, 7, 11)
    assert t.state.priority_discard == (13,)


@pytest.mark.rule("FH-131", "FH-206", "FH-222")
def test_items_are_offered_at_their_own_time_to_their_owner_only() -> None:
    t = position("""
        Rita: at 2, items shotgun porters_keys star_almanac
        Lily: at 12
        2: red plain 1
    """)
    t.rita.resolves("obstacles-a", TOP)
    assert t.choices == {"use porters_keys", "pass"}
    t.rita.passes().stops()
    assert t.choices == {"use shotgun", "pass"}
    t.rita.passes()
    t.lily.resolves("meditate-a", TOP).stops()
    t.expects_no_question()


@pytest.mark.rule("FH-131", "FH-222")
def test_several_items_may_be_used_one_after_the_other() -> None:
    t = position("""
        Rita: at 2, items shotgun storm_lantern
        Lily: at 12
        2: red plain 1
        clues: 2 moon
    """)
    t.rita.resolves("obstacles-a", TOP).stops()
    t.rita.uses("shotgun").destroys("red plain 1").uses("storm_lantern")
    t.expects("found: moon")
    t.expects_no_question()


@pytest.mark.rule("FH-131", "FH-224")
@pytest.mark.parametrize("gates_left", [0, 3])
def test_an_item_has_its_time_in_the_last_round_as_in_any_other(gates_left: int) -> None:
    t = position("""
        Rita: at 2, items shotgun
        Lily: at 12
        2: red runner 3, red plain 1, blue plain 1
    """)
    t.state.gate_pile = t.state.gate_pile[:gates_left]
    t.rita.resolves("obstacles-a", TOP).stops()
    assert "use shotgun" in t.choices
