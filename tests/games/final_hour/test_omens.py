"""What the Ancient Ones do: every omen effect, and what makes it different."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.game import FinalHour
from kadath.testkit.final_hour.position import position

GAME = FinalHour()


@pytest.mark.rule("FH-008")
def test_rising_tide_activates_deep_ones_in_the_order_the_lead_likes() -> None:
    t = position("""
        Jenny: at 12
        Rita: at 12
        lead: Rita
        2: deep one
        9: deep one
    """)
    t.answers(omens=1)
    # Only the lead is asked; deep ones run along blue arrows: 2 to 1, 9 to 3.
    t.rita.chooses("activate deep one")
    t.expects("""
        2:
        9:
        3: deep one
        1: deep one, deep one, deep one
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-009")
def test_rising_tide_spawns_only_after_the_activations() -> None:
    t = position("""
        Jenny: at 12
        Rita: at 12
        1: deep one
    """)
    t.answers(omens=2)
    # The first one ran on to 15; the two that came after it stay at the gate.
    t.expects("""
        1: deep one, deep one
        15: deep one
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-010", "FH-011")
def test_glimpse_rlyeh_costs_the_lead_health_and_makes_the_next_round_blind() -> None:
    t = position("""
        Jenny: at 1
        Rita: at 1
        lead: Rita
    """)
    t.answers(omens=3)
    assert t.state.health == [5, 4]
    t.expects_no_question()
    t.begins_a_round()
    played = t.rita.hand[0]
    t.rita.plays(played)
    assert GAME.view(t.state, 0)["plays"][0]["priority"] is None
    assert GAME.view(t.state, 1)["plays"][0]["priority"] == played
    assert GAME.view(t.state, None)["plays"][0]["priority"] is None


@pytest.mark.rule("FH-012")
def test_after_glimpse_rlyeh_all_priority_cards_are_turned_up_together() -> None:
    t = position("""
        Jenny: at 1, hand 11 13 14 15, deck twin_45s-a meditate-a
        Rita: at 1, hand 16 17 18 20, deck marathon-a marathon-b
    """)
    t.answers(omens=4)
    t.begins_a_round()
    t.jenny.plays(11)
    t.rita.plays(16)
    t.jenny.plays(13)
    assert t.told("played") == []
    t.rita.plays(17)
    assert [args["card"] for args in t.told("played")] == [11, 16, 13, 17]
    kinds = [entry.kind for entry in t.state.log or ()]
    assert kinds.index("played") < kinds.index("revealed")
    t.plays_on(until="ready-for-ritual")
    t.plays_on(until="play-priority")
    # The round after that is open again.
    assert not t.state.face_down


@pytest.mark.rule("FH-012", "FH-218")
def test_a_card_known_in_a_hand_is_not_known_once_it_may_have_been_played_face_down() -> None:
    """Jenny knows that 30 is in Rita's hand, but not whether it is the card Rita plays."""
    t = position("""
        Jenny: at 1, hand 11 13 14 15
        Rita: at 1, hand 16 17 18 30
    """)
    t.state.learn_priority(30, seats=0b01)
    assert 30 in GAME.view(t.state, 0)["hands"][1]
    t.answers(omens=4)
    t.begins_a_round()
    t.jenny.plays(11)
    before = GAME.view(t.state, 0)
    other = t.state.clone()
    other.log = []
    assert before["hands"][1] == [30, None, None, None]
    t.rita.plays(30)
    assert other.decision is not None
    other.apply(next(one for one in other.decision.options if one.key == "play:16"))
    # Had Rita played 16, Jenny would see the same.
    assert GAME.view(t.state, 0)["plays"][:2] == GAME.view(other, 0)["plays"][:2]
    assert GAME.view(t.state, 0)["hands"][1] == GAME.view(other, 0)["hands"][1]


@pytest.mark.rule("FH-013")
def test_waking_nightmare_spawns_a_star_spawn_and_activates_the_one_the_lead_picks() -> None:
    t = position("""
        Jenny: at 1
        Rita: at 1
        15: star spawn
        lead: Rita
    """)
    t.answers(omens=6)
    assert t.asked == "activate-unique"
    at_gate = t.state.monsters[8][0]
    decision = t.state.decision
    assert decision is not None
    assert decision.seat == 1
    t.state.apply(next(one for one in decision.options if one.args == (at_gate,)))
    t.expects("""
        8: star spawn, damage 2
        15: star spawn
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-014")
@pytest.mark.parametrize("people", [2, 4])
def test_rlyeh_rises_costs_everybody_two_health(people: int) -> None:
    names = ["Jenny", "Rita", "Lily", "Tommy"][:people]
    t = position("\n".join(f"{name}: at 1" for name in names))
    t.answers(omens=7)
    assert t.state.health == [{2: 5, 4: 3}[people] - 2] * people
    t.expects_no_question()


@pytest.mark.rule("FH-021", "FH-168")
def test_from_below_spawns_a_chthonian_at_the_smallest_gate() -> None:
    t = position("""
        against: shudde_mell easy
        Jenny: at 14
        Rita: at 14
    """)
    t.state.gates = [2, 2, 1]
    t.answers(omens=1)
    t.expects("11: chthonian")
    t.expects_no_question()


@pytest.mark.rule("FH-169", "FH-180")
def test_from_below_activates_one_chthonian_when_all_are_on_the_board() -> None:
    t = position("""
        against: shudde_mell easy
        Jenny: at 14
        Rita: at 14
        1: chthonian
        2: chthonian
    """)
    t.state.gates = [2, 2, 1]
    t.answers(omens=2)
    assert t.asked == "activate-unique"
    last = t.state.monsters[11][0]
    assert t.state.decision is not None
    t.state.apply(next(one for one in t.state.decision.options if one.args == (last,)))
    # It runs along the blue arrow from 11 to 4 and damages its space there.
    t.expects("""
        11:
        4: chthonian, damage 1
        1: chthonian
        2: chthonian
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-147")
def test_tremor_damages_every_location_with_a_chthonian_but_the_ritual_site() -> None:
    t = position("""
        against: shudde_mell easy
        Jenny: at 14
        Rita: at 14
        1: chthonian
        9: chthonian
        14: chthonian
    """)
    t.answers(omens=3)
    t.expects("""
        1: chthonian, damage 1
        9: chthonian, damage 1
        14: chthonian
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-088")
def test_undermined_removes_a_seal_of_the_leads_choice_then_activates_chthonians() -> None:
    t = position("""
        against: shudde_mell easy
        Jenny: at 14
        Rita: at 14
        1: chthonian
        seals: 6-7, 1-15 grey
    """)
    t.answers(omens=5)
    assert t.choices == {"remove-seal 6-7", "remove-seal 1-15"}
    t.jenny.chooses("remove-seal 1-15")
    t.expects("""
        seals: 6-7
        1:
        15: chthonian, damage 1
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-020", "FH-147")
def test_the_ground_gives_way_under_the_ritual_site() -> None:
    t = position("""
        against: shudde_mell easy
        Jenny: at 1
        Rita: at 1
    """)
    t.answers(omens=8)
    t.expects("14: damage 2")
    t.expects_no_question()


@pytest.mark.rule("FH-100")
def test_the_ground_gives_way_where_no_room_is_left_and_the_game_is_lost() -> None:
    t = position("""
        against: shudde_mell easy
        Jenny: at 1
        Rita: at 1
        14: red plain 1, damage 1
    """)
    t.answers(omens=7)
    t.expects_loss("overrun")


@pytest.mark.rule("FH-174")
def test_gnawing_hunger_lets_hordes_strike_and_brings_another_to_the_largest_gate() -> None:
    t = position("""
        against: umordhoth easy
        Jenny: at 7
        Rita: at 2
        7: ghoul horde
    """)
    t.state.gates = [1, 3, 2]
    t.answers(omens=1)
    assert t.state.health == [4, 5]
    t.expects("5: ghoul horde")
    t.expects_no_question()


@pytest.mark.rule("FH-010", "FH-140")
def test_broken_wards_cost_a_seal_or_the_leads_health() -> None:
    t = position("""
        against: umordhoth easy
        Jenny: at 7
        Rita: at 2
        seals: 6-7
    """)
    t.answers(omens=3)
    t.expects("seals:")
    assert t.state.health == [5, 5]
    t.answers(omens=4)
    assert t.state.health == [4, 5]
    t.expects_no_question()


@pytest.mark.rule("FH-162")
def test_the_horde_gathers_where_a_horde_is() -> None:
    t = position("""
        against: umordhoth easy
        Jenny: at 7
        Rita: at 2
        7: ghoul horde
        9: ghoul horde
        cup: red plain 1, blue plain 1
    """)
    t.answers(omens=6)
    t.jenny.chooses("location 9")
    t.expects("""
        7: ghoul horde
        9: ghoul horde, red plain 1, blue plain 1
    """)
    t.expects_no_question()


def test_the_horde_gathers_nowhere_without_a_horde() -> None:
    t = position("""
        against: umordhoth easy
        Jenny: at 7
        Rita: at 2
    """)
    t.answers(omens=6)
    assert t.told("spawned") == []
    t.expects_no_question()
